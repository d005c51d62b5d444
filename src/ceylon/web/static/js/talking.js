// Talking with the server: the stream of what happens, and what this page sends.

import { forget, hurry, inTurn, startPacing } from "./pacing.js";
import { alarmed, byId, id, past, table, version, word, yours } from "./page.js";
import { settings } from "./settings.js";

/** @typedef {{path: string, body: Record<string, unknown>, version: number}} Errand */
/**
 * @typedef {object} News What has changed on the page.
 * @property {number} version
 * @property {Record<string, string>} attributes Those of the table as a whole.
 * @property {[string, string][]} parts Each by its id.
 * @property {string[]} gone The ids of parts that are no longer there.
 */

const API = `/api/tables/${id}`;
const KEPT = `ceylon.errand.${id}`;
const SLOWEST = 8000;
// The server's heartbeat comes every 15 s. A browser may take minutes to see a dead TCP connection.
const SILENCE = 40_000;

/** @type {Errand | null} What was sent and is not on the screen yet. One at a time. */
let errand = null;
/** @type {EventSource | null} */
let stream = null;
let wait = 250;
let retry = 0;
let silence = 0;
/** @type {(before: number) => void} */
let changed = () => {};

/** Whether something was sent that the page does not show yet: nothing else is sent meanwhile. */
export const busy = () => errand !== null;

// Sending

/**
 * Post to the table. The stream brings what changes, so the answer need not repeat it (RFC 7240).
 * @param {string} path @param {Record<string, unknown>} body @param {AbortSignal | null} signal
 */
export const post = (path, body, signal = null) =>
  fetch(`${API}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Prefer: "return=minimal" },
    body: JSON.stringify(body),
    signal,
  });

/**
 * Send one thing. Its key makes sure that it is stored once, however often it is sent.
 * @param {string} path @param {Record<string, unknown>} body
 */
export function send(path, body) {
  if (busy() || past()) return;
  start({ path, body: { version: version(), ...body }, version: version() });
}

/** Hot-seat: the next player is at the screen. It is no choice, so it has no version. */
export function lift() {
  if (!busy()) start({ path: "curtain", body: {}, version: version() });
}

/** @param {string} choice */
export const choose = (choice) => send("choices", { choice, key: crypto.randomUUID() });

/** @param {Errand} what */
function start(what) {
  errand = what;
  // A page that is loaded anew before the answer came sends it again, with the same key.
  sessionStorage.setItem(KEPT, JSON.stringify(what));
  document.body.classList.add("sending");
  void run(what);
}

function done() {
  errand = null;
  sessionStorage.removeItem(KEPT);
  document.body.classList.remove("sending");
  banner();
}

/** @param {Errand} what */
async function run(what) {
  let answer;
  try {
    answer = await post(what.path, what.body);
  } catch {
    connect(); // it is sent again when the stream is back
    return;
  }
  if (errand !== what) return;
  if (answer.status === 429) {
    window.setTimeout(() => errand === what && void run(what), 2000);
    return;
  }
  if (answer.ok) await stored(what, await answer.json());
  else {
    done();
    await refused(answer);
  }
}

/** @param {Errand} what @param {{version?: number}} answer */
async function stored(what, answer) {
  // The stream brings the new table, mostly before the answer. Until then a click would be stale.
  if (version() > what.version || answer.version === what.version) done();
  else if (stream?.readyState !== EventSource.OPEN) await refresh();
}

/** Tell why, and show the table as it is now. @param {Response} answer */
export async function refused(answer) {
  const told = await answer.json().catch(() => null);
  const sentence = String(told?.error?.sentence ?? answer.statusText);
  alarmed(sentence.charAt(0).toUpperCase() + sentence.slice(1));
  if (answer.status === 409 || answer.status === 403) await refresh();
}

// Hearing

/** Ask for the page as it is now. */
export async function refresh() {
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("table");
    forget();
    if (fresh) show(fresh, Number(fresh.dataset["version"]));
  } catch {
    connect();
  }
}

/** @param {Element | string} fresh The whole table. @param {number} number */
function show(fresh, number) {
  change(number, () => Idiomorph.morph(table(), fresh, { morphStyle: "outerHTML" }));
}

/** @param {News} news The parts that have changed, and lines of the log that come and go. */
function mend({ version: number, attributes, parts, gone }) {
  change(number, () => {
    for (const [name, value] of Object.entries(attributes)) table().setAttribute(name, value);
    for (const id of gone) document.getElementById(id)?.remove();
    for (const [id, html] of parts) mendPart(id, html);
  });
}

/** @param {string} id @param {string} html */
function mendPart(id, html) {
  const old = document.getElementById(id);
  const fresh = element(html, old instanceof SVGElement);
  if (old) Idiomorph.morph(old, fresh, { morphStyle: "outerHTML" });
  else enter(fresh);
}

/** @param {Element} line A line of the log goes among the others: the newest comes first. */
function enter(line) {
  const log = byId("log");
  log.insertBefore(line, [...log.children].find((each) => age(each) < age(line)) ?? null);
}

/** @param {Element} line From the number of its choice, and its place among the facts of it. */
function age(line) {
  const [, number, place] = line.id.split("-").map(Number);
  return (number ?? 0) * 1000 + (place ?? 0);
}

/** @param {string} html @param {boolean} svg A piece of a drawing is read as one. */
function element(html, svg) {
  const template = document.createElement("template");
  template.innerHTML = svg ? `<svg>${html}</svg>` : html;
  const root = template.content.firstElementChild;
  return /** @type {Element} */ (svg ? root?.firstElementChild : root);
}

/** @param {number} number @param {() => void} put */
function change(number, put) {
  if (number < version()) return;
  const before = version();
  put();
  document.body.dataset["version"] = String(number);
  if (errand && number > errand.version) done();
  changed(before);
  skip();
}

/** A reader who wants to see at once what others do need not wait for bots either. */
function skip() {
  if (settings().pace !== "0" || yours() || past()) return;
  if (table().dataset["question"] === "over" || byId("table").classList.contains("watch")) return;
  post("skip", {}).catch(() => {}); // then the bots take their time
}

/** Open the stream, now. Every open one brings the newest state at once. */
function connect() {
  window.clearTimeout(retry);
  stream?.close();
  const mine = new EventSource(document.body.dataset["stream"] ?? "");
  // It says what the page shows at first: later that is no longer true.
  document.body.dataset["stream"] = mine.url.replace(/\?.*/, "");
  stream = mine;
  heard(mine);
  mine.addEventListener("open", () => {
    wait = 250;
    banner();
    if (errand) void run(errand);
  });
  mine.addEventListener("beat", () => heard(mine));
  mine.addEventListener("table", (event) => {
    heard(mine);
    if (past()) return; // an earlier moment is looked at
    const told = JSON.parse(/** @type {MessageEvent<string>} */ (event).data);
    inTurn(() => (told.html ? show(told.html, told.version) : mend(told)));
    if (errand) hurry(); // what this page sent is shown at once
  });
  mine.addEventListener("gone", () => {
    mine.close();
    location.reload(); // the link is no longer good: the server says so in the reader's language
  });
  mine.addEventListener("error", () => lost(mine));
}

/** @param {EventSource} which It lives; but not if it is silent from now on. */
function heard(which) {
  window.clearTimeout(silence);
  silence = window.setTimeout(() => lost(which), SILENCE);
}

/** @param {EventSource} which */
function lost(which) {
  if (which !== stream) return;
  which.close();
  banner();
  window.clearTimeout(retry);
  retry = window.setTimeout(connect, wait);
  wait = Math.min(wait * 2, SLOWEST);
}

function banner() {
  const away = !stream || stream.readyState === EventSource.CLOSED;
  const text = away ? word(errand ? "pending" : "lost") : "";
  const place = byId("lost");
  if (place.textContent !== text) place.textContent = text;
}

/** @param {(before: number) => void} listener Called after each change, with the version before. */
export function startTalking(listener) {
  changed = listener;
  const kept = sessionStorage.getItem(KEPT);
  if (kept) {
    errand = JSON.parse(kept);
    document.body.classList.add("sending");
    // It was stored, and this is the page after it; or its answer will tell.
    if (errand && version() > errand.version) done();
  }
  startPacing();
  connect();
  window.addEventListener("online", connect);
  window.addEventListener("offline", () => stream && lost(stream));
  window.addEventListener("pageshow", (event) => event.persisted && connect());
  document.addEventListener("visibilitychange", () => {
    // A browser may put a hidden page to sleep, and its stream with it.
    if (!document.hidden) void refresh();
  });
}
