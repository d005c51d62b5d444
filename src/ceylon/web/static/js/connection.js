// The connection to the server: the stream of what happens, and what this page sends.

import { fetchPage, inLanguage } from "./language.js";
import { arrive, forget, hurry, inTurn, pause, skip, skips, startPace } from "./pace.js";
import { alarm, byId, capital, id, offers, past, table, version, word, yours } from "./page.js";
import { forgetTexts, putParts, putTable, takeIn } from "./parts.js";

/**
 * @typedef {object} Errand
 * @property {string} path
 * @property {Record<string, unknown>} body
 * @property {number} version
 * @property {number} due The version that shows it.
 * @property {string[]} then The choices that follow it, each sent when the one before is shown.
 */

const API = `/api/tables/${id}`;
const KEPT = `ceylon.errand.${id}`;
/** Back-off before the stream is reopened, in ms: at first, and at most. */
const [SOON, LATE] = [250, 8000];
/** Too many requests: how long to wait before the next one. */
const PATIENCE = 2000;
/** When this tab was reloaded because of an upgrade, and how long that is not repeated, in ms. */
const [UPGRADED, ONCE_IN] = ["ceylon.upgraded", 60_000];
/** The heartbeat comes every 15 s. A browser may take minutes to notice a dead TCP connection. */
const SILENCE = 40_000;

/** @type {Errand | null} What was sent and is not on the screen yet. One at a time. */
let errand = null;
/** @type {EventSource | null} */
let stream = null;
let wait = SOON;
let retryTimer = 0;
let silenceTimer = 0;
/** The newest version that was told, even if an earlier moment is shown. */
let missed = 0;
/** @type {(before: number) => void} */
let afterChange = () => {};

/** Whether something sent is not shown yet: nothing else is sent meanwhile. */
export const busy = () => errand !== null;

// Sending

/**
 * Post to the table. The stream brings what changes, so the answer need not repeat it (RFC 7240).
 * @param {string} path @param {Record<string, unknown>} body @param {AbortSignal | null} signal
 */
export const post = (path, body, signal = null) =>
  fetch(inLanguage(`${API}/${path}`), {
    method: "POST",
    headers: { "Content-Type": "application/json", Prefer: "return=minimal" },
    body: JSON.stringify(body),
    signal,
  });

/**
 * Send one thing. Its key makes it idempotent: it is stored once, however often it is sent. @param
 * {string} path @param {Record<string, unknown>} body @param {string[]} then
 */
export function send(path, body, then = []) {
  if (busy() || past()) return;
  const shown = version();
  // Bots may have chosen before an undo is stored: only its answer says which version shows it.
  const due = path === "undo" ? Number.MAX_SAFE_INTEGER : shown + 1;
  start({ path, body: { version: shown, ...body }, version: shown, due, then });
}

/** @type {((choice: string) => void) | null} Who takes the choices of a page without a table. */
let judge = null;

/** @param {(choice: string) => void} listener Called with each choice, instead of sending it. */
export const judgeBy = (listener) => void (judge = listener);

/** @param {string} choice @param {string[]} then Choices that follow it at once. */
export function choose(choice, then = []) {
  if (judge) judge(choice);
  else send("choices", { choice, key: crypto.randomUUID() }, then);
}

/** Hot seat: the next player is at the screen. It is not a choice, so it has no version. */
export function liftCurtain() {
  const shown = version();
  if (!busy()) start({ path: "curtain", body: {}, version: shown, due: shown + 1, then: [] });
}

/** @param {Errand} what */
function start(what) {
  errand = what;
  // A page that is reloaded before the answer comes sends it again, with the same key.
  sessionStorage.setItem(KEPT, JSON.stringify(what));
  document.body.classList.add("sending");
  void run(what);
}

/** @param {Errand} what */
async function run(what) {
  let answer;
  try {
    answer = await post(what.path, what.body);
  } catch {
    connect(); // it is sent again once the stream is back
    return;
  }
  if (errand !== what) return;
  if (answer.status === 429) {
    window.setTimeout(() => errand === what && void run(what), PATIENCE);
  } else if (answer.ok) {
    await awaitTable(what, await answer.json());
  } else {
    what.then = [];
    finish();
    await explainRefusal(answer);
  }
}

/** @param {Errand} what @param {{version?: number}} answer */
async function awaitTable(what, answer) {
  if (what.path === "undo") what.due = answer.version ?? what.version + 1;
  // The stream brings the new table, usually before the answer. Until then a click would be stale.
  if (version() >= what.due || answer.version === what.version) finish();
  else if (stream?.readyState !== EventSource.OPEN) await refresh();
}

function finish() {
  const then = errand?.then ?? [];
  errand = null;
  sessionStorage.removeItem(KEPT);
  document.body.classList.remove("sending");
  showState();
  const [next, ...rest] = then;
  // What cannot be chosen any more ends the row: somebody else has changed the table.
  if (next && yours() && offers()[next]) choose(next, rest);
}

/** Say why, and show the table as it is now. @param {Response} answer */
export async function explainRefusal(answer) {
  const body = await answer.json().catch(() => null);
  const { sentence = answer.statusText, rule } = body?.error ?? {};
  alarm(capital(String(sentence)), String(rule ?? ""));
  if (answer.status === 409 || answer.status === 403) await refresh();
}

/** What a reloaded page had sent before. */
function resume() {
  errand = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
  if (!errand) return;
  document.body.classList.add("sending");
  // Either it was stored, and this is the page after it; or the answer will say.
  if (version() > errand.version) finish();
}

// Showing

/** Ask for the page as it is now. */
export async function refresh() {
  try {
    const answer = await fetchPage(location.href);
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("table");
    forget();
    if (fresh) changeTo(Number(fresh.dataset["version"]), () => putTable(fresh));
  } catch {
    connect();
  }
}

/** @param {number} to The version that is shown from now on. @param {() => void} put */
export function changeTo(to, put) {
  const before = version();
  if (to < before) return;
  put();
  document.body.dataset["version"] = String(to);
  if (errand && to >= errand.due) finish();
  afterChange(before);
  if (yours() || table().dataset["question"] === "over") arrive();
  skipWaiting();
  if (!past() && missed > to) void refresh();
}

/** A reader who wants to see others' actions at once need not wait for bots either. */
function skipWaiting() {
  if (!skips() || yours() || past() || table().classList.contains("solo")) return;
  if (table().dataset["question"] === "over" || table().classList.contains("watch")) return;
  post("skip", {}).catch(() => {}); // then the bots take their time
}

// Receiving

/** Open the stream now. A new stream brings the newest state at once. */
function connect() {
  window.clearTimeout(retryTimer);
  stream?.close();
  const address = inLanguage(document.body.dataset["stream"] ?? "");
  address.searchParams.set("release", document.body.dataset["release"] ?? "");
  const source = new EventSource(address);
  forgetTexts();
  // Its address says what the page shows at first, which will not be true later.
  document.body.dataset["stream"] = String(inLanguage(source.url.replace(/\?.*/, "")));
  stream = source;
  expectBeat(source);
  source.addEventListener("open", () => {
    wait = SOON;
    showState();
    if (errand) void run(errand);
  });
  source.addEventListener("beat", () => expectBeat(source));
  source.addEventListener("table", (event) => {
    if (source !== stream) return; // its edits are not of the texts that this one brings
    expectBeat(source);
    hear(/** @type {MessageEvent<string>} */ (event).data);
  });
  source.addEventListener("gone", () => {
    source.close();
    location.reload(); // the link has been replaced: the server says so in the reader's language
  });
  source.addEventListener("upgraded", () => {
    source.close();
    upgrade();
  });
  source.addEventListener("error", () => reconnectLater(source));
}

/**
 * The server has other scripts now: load the page again, with what it was about to send. While
 * several servers are upgraded one by one, the next may have the old ones again: once is enough.
 */
function upgrade() {
  const last = Number(sessionStorage.getItem(UPGRADED) ?? 0);
  if (Date.now() - last > ONCE_IN) {
    sessionStorage.setItem(UPGRADED, String(Date.now()));
    location.reload();
  } else {
    document.body.dataset["release"] = "";
    connect();
  }
}

/** @param {string} data The whole table, or what has changed. */
function hear(data) {
  const news = JSON.parse(data);
  const steps = [...(news.first ?? []), news].map(takeIn);
  if (past()) {
    missed = news.version;
    return;
  }
  const [first, ...rest] = steps.map(stepOf);
  if (first) inTurn(first);
  if (errand) hurry(); // what this page sent is shown at once
  rest.forEach(inTurn);
}

/**
 * @param {any} news @param {number} at @param {unknown[]} all
 * @returns {import("./pace.js").Step}
 */
function stepOf(news, at, all) {
  const put = () => (news.html ? putTable(news.html) : putParts(news));
  return {
    action: all.length > 1 ? String(at) : (news.attributes?.["data-action"] ?? ""),
    // The first two show what was chosen and how CR Co. follows, the last one the next question.
    beat: at > 1 && at < all.length - 1,
    show: () => past() || changeTo(news.version, put),
  };
}

/** @param {EventSource} source It is alive; after a period of silence it counts as dead. */
function expectBeat(source) {
  window.clearTimeout(silenceTimer);
  silenceTimer = window.setTimeout(() => reconnectLater(source), SILENCE);
}

/** @param {EventSource} source The stream that was lost. */
function reconnectLater(source) {
  if (source !== stream) return;
  source.close();
  showState();
  window.clearTimeout(retryTimer);
  retryTimer = window.setTimeout(connect, wait);
  wait = Math.min(wait * 2, LATE);
}

/** Say when the connection is lost, and whether something waits to be sent. */
function showState() {
  const lost = !stream || stream.readyState === EventSource.CLOSED;
  const text = lost ? word(errand ? "pending" : "lost") : "";
  const place = byId("lost");
  if (place.textContent !== text) place.textContent = text;
}

/** @param {MouseEvent} event The buttons that hold what the others do, or skip it. */
function pressPace(event) {
  const target = event.target instanceof Element ? event.target : null;
  const button = /** @type {HTMLElement | null} */ (target?.closest("[data-pace]") ?? null);
  if (button?.dataset["pace"] === "pause") pause(button.getAttribute("aria-pressed") !== "true");
  if (button?.dataset["pace"] === "skip") {
    skip();
    skipWaiting();
  }
}

/** @param {(before: number) => void} listener Called after each change, with the version before. */
export function startConnection(listener) {
  afterChange = listener;
  resume();
  startPace();
  document.addEventListener("click", pressPace);
  connect();
  window.addEventListener("online", connect);
  window.addEventListener("offline", () => stream && reconnectLater(stream));
  window.addEventListener("pageshow", (event) => event.persisted && connect());
  document.addEventListener("visibilitychange", () => {
    // A browser may put a hidden page to sleep, and its stream with it.
    if (!document.hidden) void refresh();
  });
}
