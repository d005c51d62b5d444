// Tooltips on everything that is drawn: on hover after a moment, at once on focus, on a press and
// on a long press; Esc closes them. On the map they also show the path.

import { byId, ground } from "./page.js";
import { place } from "./placing.js";

export { place };

/** How long a long press is, and how long a pointer rests before a tip comes, in ms. */
const LONG = 450;
const DELAY = 300;

/** @type {Element | null} The thing whose tip is shown. */
let owner = null;
/** Whether it stays while the pointer moves away, so that its rule can be pressed. */
let staying = false;
let pressTimer = 0;
let hoverTimer = 0;
/** @type {Element | null} What the pointer rests on, until its tip comes. */
let rested = null;
let pressedLong = false;
/** Where the pointer last was: what comes under a resting pointer shows no tip. */
let at = { x: NaN, y: NaN };

/**
 * The thing that a tip is of: one that has its own, or a kind of thing, or a picture.
 * @param {EventTarget | null} target @returns {Element | null}
 */
function ownerAt(target) {
  if (!(target instanceof Element) || !ground().contains(target)) return null;
  if (target.closest("[popover]")) return null;
  const half = target.closest(".half");
  if (half) return half; // the button around it has a tip of the whole card
  return target.closest("[data-tip]") ?? target.closest("[data-about]") ?? pictureAt(target);
}

/** @param {Element} target @returns {Element | null} A picture, or a button with one. */
function pictureAt(target) {
  const things = [target.closest("svg.i"), target.closest("button, a")];
  return things.find((thing) => thing && kindOf(thing)) ?? null;
}

/** @param {EventTarget | null} target */
const inTip = (target) => target instanceof Element && target.closest(".tip") !== null;

/** @param {Element} element @returns {HTMLElement | null} */
function tipOf(element) {
  const { tip } = /** @type {HTMLElement} */ (element).dataset;
  return tip ? document.getElementById(tip) : byId("tip-about");
}

// Kinds of pictures

/** @type {Record<string, [string, string, string]> | null} */
let kinds = null;

/** The name, the sentence and the rule of each kind, which came with the page. */
const allKinds = () => (kinds ??= JSON.parse(byId("pictures").textContent ?? "{}"));

/** @param {Element} thing @returns {string} What kind it is; empty if there is nothing to say. */
function kindOf(thing) {
  const { about } = /** @type {HTMLElement} */ (thing).dataset;
  const symbol = about ?? thing.querySelector("use")?.getAttribute("href")?.split("#")[1] ?? "";
  const names = [symbol, symbol.replace(/2?-\w+$/, "")];
  return names.find((name) => name in allKinds()) ?? (thing.ariaLabel ? "named" : "");
}

/** @param {Element} thing Its state, as it says it itself. */
function stateOf(thing) {
  const { says } = /** @type {HTMLElement} */ (thing).dataset;
  const hidden = thing.querySelector(":scope > .vh");
  return says ?? thing.ariaLabel ?? (hidden ?? thing.closest(".who"))?.textContent ?? "";
}

/** @param {Element} thing What it is called: its state, or else its kind. */
export const nameOf = (thing) => stateOf(thing) || (allKinds()[kindOf(thing)]?.[0] ?? "");

/** Fill the tip that all kinds share. @param {Element} thing */
function write(thing) {
  const [, sentence, rule] = allKinds()[kindOf(thing)] ?? ["", "", ""];
  const lines = [line("b", nameOf(thing)), line("span", sentence)];
  if (rule) lines.push(line("i", "", link(rule)));
  lines.push(...reasonsOf(thing));
  byId("tip-about").replaceChildren(...lines.filter((each) => each.textContent));
}

/** @param {Element} thing Why what it is a piece of cannot be chosen. */
function reasonsOf(thing) {
  const { reason = "" } = thing.closest(/** @type {"a"} */ ("[data-reason]"))?.dataset ?? {};
  const told = document.getElementById(reason)?.querySelectorAll(".no") ?? [];
  return [...told].map((each) => /** @type {HTMLElement} */ (each.cloneNode(true)));
}

/** @param {string} tag @param {string} text @param {Node[]} inside */
function line(tag, text, ...inside) {
  const made = document.createElement(tag);
  made.append(text, ...inside);
  return made;
}

/** @param {string} rule */
const link = (rule) =>
  Object.assign(line("a", rule), { href: `/rules#${rule}`, target: "ceylon-rules" });

// Showing

/** @param {Element} element @param {boolean} stays Until something is pressed or focused. */
export function showTip(element, stays = false) {
  hideTip();
  const tip = tipOf(element);
  if (!tip) return;
  if (tip.id === "tip-about") write(element);
  owner = element;
  staying = stays;
  tip.hidden = false;
  element.setAttribute("aria-describedby", tip.id);
  place(tip, (element.closest(".card") ?? element).getBoundingClientRect());
  drawWay(/** @type {HTMLElement} */ (element).dataset["way"] ?? "");
}

/** @returns {boolean} Whether one was shown. */
export function hideTip() {
  window.clearTimeout(hoverTimer);
  if (!owner) return false;
  const tip = tipOf(owner);
  if (tip) tip.hidden = true;
  owner.removeAttribute("aria-describedby");
  owner = null;
  staying = false;
  drawWay("");
  return true;
}

/** @returns {Element | null} What the open tooltip is of. */
export const ownerOfTip = () => owner;

/** @returns {string} The rule that the open tooltip names; empty if there is none. */
export function ruleOfTip() {
  const rule = owner && tipOf(owner)?.querySelector("a");
  return rule instanceof HTMLAnchorElement ? rule.hash.slice(1) : "";
}

/** After a change: the same tooltip with its new content. */
export function refreshTip() {
  if (!owner) return;
  if (owner.isConnected && tipOf(owner)) showTip(owner, staying);
  else hideTip();
}

/** On the map. @param {string} way The names of hexes, from the pawn to the end. */
function drawWay(way) {
  const drawn = document.getElementById("way");
  const points = way ? way.split(" ").map((name) => byId(`hex-${name}`).dataset["at"]) : [];
  drawn?.setAttribute("d", points.length ? `M${points.join("L")}` : "");
}

// Pointers

/** A page that changes under a resting pointer is not hovered. @param {PointerEvent} event */
function pointerMove(event) {
  if (event.pointerType !== "mouse" || (event.clientX === at.x && event.clientY === at.y)) return;
  at = { x: event.clientX, y: event.clientY };
  if (staying) return;
  const element = ownerAt(event.target);
  if (element === owner) return;
  window.clearTimeout(hoverTimer);
  if (!element) {
    if (owner !== document.activeElement) hideTip();
  } else if (owner && owner !== document.activeElement) showTip(element);
  else {
    rested = element;
    hoverTimer = window.setTimeout(() => element.isConnected && showTip(element), DELAY);
  }
}

/** @param {PointerEvent} event */
function pointerDown(event) {
  pressedLong = false;
  window.clearTimeout(pressTimer);
  window.clearTimeout(hoverTimer);
  const element = ownerAt(event.target);
  if (staying && !inTip(event.target) && element !== owner) hideTip();
  if (event.pointerType === "mouse" || !element) return;
  pressTimer = window.setTimeout(() => {
    pressedLong = true;
    showTip(element, true);
  }, LONG);
}

/** What is only looked at explains itself when it is pressed. @param {MouseEvent} event */
function click(event) {
  const element = ownerAt(event.target);
  if (element && !element.closest("button, a, label, .hex")) showTip(element, true);
}

/** Whether the page itself moves the focus: its reader has not asked what is there. */
let quiet = false;

/** Put the focus on something without its tip. @param {HTMLElement} element */
export function focusQuietly(element) {
  quiet = true;
  element.focus({ preventScroll: true });
  quiet = false;
}

/** @param {FocusEvent} event */
function focusIn(event) {
  if (inTip(event.target) || pressedLong) return;
  if (quiet) return void hideTip();
  const element = ownerAt(event.target);
  if (element?.matches(":focus-visible")) showTip(element);
  else hideTip();
}

/** Whether the next click is the end of a long press, which chooses nothing. */
export const afterLongPress = () => pressedLong;

/** A thing that scrolls away loses its tip; a list elsewhere may scroll. @param {Event} event */
function scroll({ target }) {
  const thing = owner ?? rested;
  if (target instanceof Node && thing && target.contains(thing)) hideTip();
}

export function startTips() {
  document.addEventListener("pointermove", pointerMove, { passive: true });
  document.addEventListener("pointerleave", () => !staying && hideTip());
  document.addEventListener("focusin", focusIn);
  document.addEventListener("pointerdown", pointerDown);
  document.addEventListener("click", click);
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => window.clearTimeout(pressTimer));
  }
  document.addEventListener("contextmenu", (event) => {
    if (pressedLong && ownerAt(event.target)) event.preventDefault();
  });
  document.addEventListener("scroll", scroll, { capture: true, passive: true });
}
