// A click or a key on a thing of the table becomes a choice.

import { busy, choose, liftCurtain, post, send } from "./connection.js";
import {
  announce,
  byId,
  capital,
  choicesOf,
  id,
  table,
  thingOf,
  version,
  word,
  yours,
} from "./page.js";
import {
  ask,
  closePrompt,
  isAsked,
  mustAsk,
  planOf,
  prompted,
  startPrompt,
} from "./prompt.js";
import { afterLongPress, hideTip, showTip } from "./tips.js";

const KEPT = `ceylon.unfinished.${id}`;
/** Two taps within this many ms and pixels are one double tap. */
const DOUBLE = { time: 300, distance: 24 };
/** What can be pressed: it chooses, leads somewhere, or says why not. */
const THINGS = [
  "[data-choice], [data-choices], [data-go], [data-verb], [data-undo], [data-turn]",
  "[aria-disabled=true]",
].join();

/** What kind of target is being chosen after its button was pressed, such as `move`. */
let verb = "";
/** @type {Map<string, string>} The cards that are turned: the id of each, and its actions. */
const turned = new Map();
let lastTap = { time: -Infinity, x: 0, y: 0 };

/** Do what a thing is for, by click or by key. @param {HTMLElement | SVGElement} element */
export function act(element) {
  const { undo, turn } = element.dataset;
  if (element.getAttribute("aria-disabled") === "true") explain(element);
  else if (turn) turnCard(turn);
  else if (busy()) return;
  else if (undo) takeBack(undo);
  else if (element.dataset["verb"]) aim(element.dataset["verb"]);
  else press(choicesOf(element), element);
}

/** Say why it cannot be chosen. @param {HTMLElement | SVGElement} element */
function explain(element) {
  if (!element.dataset["tip"]) return;
  showTip(element, true);
  const reason = byId(element.dataset["tip"]).querySelector(".no");
  if (reason) announce(reason.textContent ?? "");
}

/** @param {string[]} choices @param {HTMLElement | SVGElement} element */
function press(choices, element) {
  const choice = choices.find((each) => each.startsWith(`${verb} `)) ?? choices[0];
  if (!choice) return;
  const plan = planOf(choice, element);
  const thing = plan.then.length ? element : (thingOf(choice) ?? element);
  if (!isAsked(choice, thing) && mustAsk(plan)) ask(plan, thing);
  else {
    closePrompt();
    finish(choice, plan.then);
  }
  remember();
}

/** @param {string} choice @param {string[]} then What follows it at once. */
function finish(choice, then = []) {
  aim("");
  hideTip();
  choose(choice, then);
}

/** @param {string} what One choice, or the whole turn; or a request of this seat, or its answer. */
function takeBack(what) {
  const key = crypto.randomUUID();
  if (what === "one") send("undo", { key });
  else if (what === "turn") send("undo", { key, whole_turn: true });
  else if (what === "ask") send("undo/ask", {});
  else send("undo/answer", { accept: what === "accept" });
}

// Choosing in two steps

/** Show the targets of one kind; the same kind again shows all. @param {string} wanted */
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
  const mode = main.querySelector("#status .mode");
  if (mode) mode.textContent = verb ? word(`aim${capital(verb)}`) : "";
  for (const each of main.querySelectorAll(".aimed")) each.classList.remove("aimed");
  if (verb) for (const each of targets()) each.classList.add("aimed");
  for (const each of main.querySelectorAll("button[data-verb]")) {
    const { verb: own } = /** @type {HTMLElement} */ (each).dataset;
    each.setAttribute("aria-pressed", String(own === verb));
  }
}

/** Esc: cancel a half-made choice. @returns {boolean} Whether there was one. */
export function cancel() {
  const closed = closePrompt();
  if (!closed && !verb) return false;
  if (!closed) {
    const button = document.getElementById(`act-${verb}`);
    aim("");
    button?.focus();
  }
  remember();
  return true;
}

// Cards

/** @param {string} cardId */
function turnCard(cardId) {
  const card = byId(cardId);
  const before = card.contains(document.activeElement) ? document.activeElement : null;
  const isTurned = card.classList.toggle("turned");
  if (isTurned) turned.set(cardId, actionsOf(card));
  else turned.delete(cardId);
  // The focused side is hidden now: the focus goes to the visible one.
  const way = isTurned ? ".second" : ".first";
  const seen = /** @type {HTMLElement | null} */ (card.querySelector(way));
  if (before?.matches(".face")) seen?.focus();
  remember();
  announce(seen?.getAttribute("aria-label") ?? "");
}

/** @param {Element} card What identifies it, in whatever language. */
const actionsOf = (card) => card.getAttribute("data-card") ?? "";

/** A card stays turned as long as it is the same card. */
function showTurned() {
  for (const [cardId, actions] of turned) {
    const card = document.getElementById(cardId);
    if (card && actionsOf(card) === actions) card.classList.add("turned");
    else turned.delete(cardId);
  }
}

// What a reload must not lose

function remember() {
  const half = { version: version(), verb, choice: prompted()?.choice, turned: [...turned] };
  sessionStorage.setItem(KEPT, JSON.stringify(half));
}

function recall() {
  const half = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
  for (const [cardId, actions] of half.turned ?? []) turned.set(cardId, actions);
  showTurned();
  if (half.version !== version() || !yours()) return;
  verb = half.verb;
  showAim();
  const thing = half.choice && thingOf(half.choice);
  if (thing) ask(planOf(half.choice), thing);
}

/** After a change: a choice that is half made is for one version only. @param {number} before */
export function refreshChoices(before) {
  showTurned();
  liftNeedless();
  if (version() !== before) {
    verb = "";
    closePrompt();
  }
  showAim();
}

// Clicks and taps

/** @param {Event} event @returns {HTMLElement | null} What was pressed, if it can be. */
const thingAt = (event) =>
  event.target instanceof Element && table().contains(event.target)
    ? event.target.closest(THINGS)
    : null;

/** @param {MouseEvent} event */
function click(event) {
  const element = thingAt(event);
  if (!element || afterLongPress()) return;
  const turning = Boolean(element.dataset["turn"]);
  // The second half of a double click or tap would hit whatever is now in that place.
  const twice = event.detail > 1 || (isTouch(event) && isSecondTap(event));
  if (turning || !twice) act(element);
}

/** @param {MouseEvent} event Whether it comes soon after another, in the same place. */
function isSecondTap(event) {
  const { time, x, y } = lastTap;
  lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  const near = Math.hypot(event.clientX - x, event.clientY - y) < DOUBLE.distance;
  return near && event.timeStamp - time < DOUBLE.time;
}

/** @param {MouseEvent} event */
const isTouch = (event) => event instanceof PointerEvent && event.pointerType === "touch";

/**
 * A curtain that would cover nothing, since there are no hands yet, goes up by itself. Another tab
 * may be faster: the answer does not matter.
 */
function liftNeedless() {
  if (table().querySelector("[data-needless]")) post("curtain", {}).catch(() => {});
}

export function startChoices() {
  startPrompt(finish);
  liftNeedless();
  document.addEventListener("click", click);
  document.addEventListener("submit", (event) => {
    const button = event.target instanceof Element && event.target.querySelector("[data-look]");
    if (!button) return;
    event.preventDefault();
    liftCurtain();
  });
  recall();
}
