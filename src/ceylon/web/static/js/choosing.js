// A click or a key on a thing of the table becomes a choice.

import { ask, asking, leave, mustAsk, startAsking } from "./asking.js";
import { announce, bare, byId, choicesOf, id, standing, table, version, yours } from "./page.js";
import { busy, choose, lift, send } from "./talking.js";
import { afterLongPress, hideTip, showTip } from "./tips.js";

const KEPT = `ceylon.unfinished.${id}`;
const THINGS = [
  "[data-choice], [data-choices], [data-go], [data-verb], [data-undo], [data-turn]",
  "[aria-disabled=true]",
].join();

/** What kind of target is being chosen after its button was pressed, such as `move`. */
let verb = "";
/** @type {Map<string, string>} Cards that are turned: place, and what is on it. */
const turned = new Map();
/** The last tap, to tell a double one. */
let tapped = { time: -Infinity, x: 0, y: 0 };

/** @param {Event} event @returns {HTMLElement | null} */
const thing = (event) =>
  event.target instanceof Element && table().contains(event.target)
    ? event.target.closest(THINGS)
    : null;

/** @param {HTMLElement | SVGElement} element A thing was chosen, by click or by key. */
export function act(element) {
  const { undo, turn } = element.dataset;
  if (element.getAttribute("aria-disabled") === "true") explain(element);
  else if (turn) turnCard(turn);
  else if (busy()) return;
  else if (undo) takeBack(undo);
  else if (element.dataset["verb"]) aim(element.dataset["verb"]);
  else offer(choicesOf(element), element);
}

/** @param {Element} element Why it cannot be chosen. */
function explain(element) {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  if (!element.dataset["tip"]) return;
  showTip(element);
  const reason = byId(element.dataset["tip"]).querySelector(".no");
  if (reason) announce(reason.textContent ?? "");
}

/** @param {string[]} choices @param {Element} element */
function offer(choices, element) {
  const aimed = verb ? choices.filter((each) => each.startsWith(`${verb} `)) : [];
  const wanted = aimed.length ? aimed : choices;
  const [only] = wanted;
  if (!only) return;
  if (wanted.length > 1 || mustAsk(only)) ask(wanted, standing(only) ?? element);
  else finish(only);
  remember();
}

/** @param {string} choice */
function finish(choice) {
  aim("");
  hideTip();
  choose(choice);
}

/** @param {string} what */
function takeBack(what) {
  const key = crypto.randomUUID();
  if (what === "one") send("undo", { key });
  else if (what === "turn") send("undo", { key, whole_turn: true });
  else if (what === "ask") send("undo/ask", {});
  else send("undo/answer", { accept: what === "accept" });
}

// Choosing in two steps

/** @param {string} wanted Show the targets of one kind; the same kind again leaves it. */
function aim(wanted) {
  verb = wanted === verb ? "" : wanted;
  showAim();
  const first = verb ? targets()[0] : null;
  if (first) /** @type {HTMLElement} */ (first).focus();
  remember();
}

/** @returns {Element[]} The things that have a choice of the kind that is being chosen. */
const targets = () =>
  [...table().querySelectorAll("[data-choice], [data-choices]")].filter((each) =>
    choicesOf(each).some((choice) => choice.startsWith(`${verb} `)),
  );

function showAim() {
  const main = table();
  if (verb) main.dataset["verb"] = verb;
  else delete main.dataset["verb"];
  for (const each of main.querySelectorAll(".aimed")) each.classList.remove("aimed");
  if (verb) for (const each of targets()) each.classList.add("aimed");
  for (const each of main.querySelectorAll("button[data-verb]")) {
    const { verb: own } = /** @type {HTMLElement} */ (each).dataset;
    each.setAttribute("aria-pressed", String(own === verb));
  }
}

/** Esc: leave what is half chosen. Whether there was something to leave. */
export function cancel() {
  const left = leave();
  if (!left && !verb) return false;
  if (!left) {
    const button = document.getElementById(`act-${verb}`);
    aim("");
    button?.focus();
  }
  remember();
  return true;
}

// Cards

/** @param {string} place */
function turnCard(place) {
  const card = byId(place);
  const before = card.contains(document.activeElement) ? document.activeElement : null;
  if (card.classList.toggle("turned")) turned.set(place, face(card));
  else turned.delete(place);
  const way = card.classList.contains("turned") ? ".second" : ".first";
  // The way that was focused is hidden now: the focus goes to the one that is seen.
  const seen = /** @type {HTMLElement | null} */ (card.querySelector(way));
  if (before?.matches(".face")) seen?.focus();
  remember();
  announce(seen?.getAttribute("aria-label") ?? "");
}

/** @param {Element} card */
const face = (card) => card.querySelector(".first")?.getAttribute("aria-label") ?? "";

/** A card stays turned as long as it is the same card. */
function showTurned() {
  for (const [place, label] of turned) {
    const card = document.getElementById(place);
    if (card && face(card) === label) card.classList.add("turned");
    else turned.delete(place);
  }
}

// What a reload must not lose

function remember() {
  const half = { version: version(), verb, choices: asking()?.choices ?? [], turned: [...turned] };
  sessionStorage.setItem(KEPT, JSON.stringify(half));
}

function recall() {
  const half = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
  for (const [place, label] of half.turned ?? []) turned.set(place, label);
  showTurned();
  if (half.version !== version() || !yours()) return;
  verb = half.verb;
  showAim();
  const thing = half.choices[0] && standing(half.choices[0]);
  if (thing) ask(half.choices, thing);
}

/** @param {number} before The page has changed: what was half chosen at another state is gone. */
export function refreshChoosing(before) {
  showTurned();
  if (version() !== before) {
    verb = "";
    leave();
  }
  showAim();
}

/** @param {MouseEvent} event */
function click(event) {
  const element = thing(event);
  if (!element || afterLongPress()) return;
  const turning = Boolean(element.dataset["turn"]);
  // The second half of a double click or tap would hit whatever has come to that place.
  const twice = event.detail > 1 || (isTouch(event) && isSecondTap(event));
  if (turning || !twice) act(element);
}

/** @param {MouseEvent} event Soon after another, and where that one was. */
function isSecondTap(event) {
  const { time, x, y } = tapped;
  tapped = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  const near = Math.hypot(event.clientX - x, event.clientY - y) < 24;
  return near && event.timeStamp - time < 300;
}

/** @param {MouseEvent} event */
const isTouch = (event) => event instanceof PointerEvent && event.pointerType === "touch";

export function startChoosing() {
  startAsking(finish);
  document.addEventListener("click", click);
  document.addEventListener("submit", (event) => {
    const button = event.target instanceof Element && event.target.querySelector("[data-look]");
    if (!button || bare()) return; // then the form loads it anew
    event.preventDefault();
    lift();
  });
  recall();
}
