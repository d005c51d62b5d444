// Tooltips: on hover, on focus and on a long press; Esc closes them. On the map they also show the
// path.

import { byId, table } from "./page.js";

/** How long a long press is, in ms. */
const LONG = 450;
/** Between a box and its thing, and between a box and the edge of the screen, in pixels. */
const GAP = 10;

/** @type {Element | null} The thing whose tip is shown. */
let owner = null;
/** Whether it stays while the pointer moves away, so that its rule can be pressed. */
let staying = false;
let pressTimer = 0;
let pressedLong = false;

/** @param {EventTarget | null} target @returns {Element | null} */
const ownerAt = (target) => (target instanceof Element ? target.closest("[data-tip]") : null);

/** @param {EventTarget | null} target */
const inTip = (target) => target instanceof Element && target.closest(".tip") !== null;

/** @param {Element} element @returns {HTMLElement | null} */
const tipOf = (element) =>
  document.getElementById(/** @type {HTMLElement} */ (element).dataset["tip"] ?? "");

/** @param {Element} element @param {boolean} stays Until something is pressed or focused. */
export function showTip(element, stays = false) {
  hideTip();
  const tip = tipOf(element);
  if (!tip) return;
  owner = element;
  staying = stays;
  tip.hidden = false;
  element.setAttribute("aria-describedby", tip.id);
  place(tip, element.getBoundingClientRect());
  drawWay(/** @type {HTMLElement} */ (element).dataset["way"] ?? "");
}

/** @returns {boolean} Whether one was shown. */
export function hideTip() {
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
  const link = owner && tipOf(owner)?.querySelector("a");
  return link instanceof HTMLAnchorElement ? link.hash.slice(1) : "";
}

/** After a change: the same tooltip with its new content. */
export function refreshTip() {
  if (!owner) return;
  if (owner.isConnected && tipOf(owner)) showTip(owner, staying);
  else hideTip();
}

/**
 * Beside a thing, above or below it, never over it and never off the screen.
 * @param {HTMLElement} box @param {DOMRect} at
 */
export function place(box, at) {
  const { width, height } = box.getBoundingClientRect();
  const middle = at.left + at.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(middle, window.innerWidth - width - GAP));
  const above = at.top - height - GAP;
  const below = Math.min(at.bottom + GAP, window.innerHeight - height - GAP);
  box.style.left = `${left}px`;
  box.style.top = `${above > GAP ? above : Math.max(GAP, below)}px`;
}

/** On the map. @param {string} way The names of hexes, from the pawn to the end. */
function drawWay(way) {
  const line = document.getElementById("way");
  const points = way ? way.split(" ").map((name) => byId(`hex-${name}`).dataset["at"]) : [];
  line?.setAttribute("d", points.length ? `M${points.join("L")}` : "");
}

/** @param {PointerEvent} event */
function pointerDown(event) {
  pressedLong = false;
  window.clearTimeout(pressTimer);
  const element = ownerAt(event.target);
  if (staying && !inTip(event.target) && element !== owner) hideTip();
  if (event.pointerType === "mouse" || !element) return;
  pressTimer = window.setTimeout(() => {
    pressedLong = true;
    showTip(element);
  }, LONG);
}

/** Whether the next click is the end of a long press, which chooses nothing. */
export const afterLongPress = () => pressedLong;

export function startTips() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || staying) return;
    const element = ownerAt(event.target);
    if (element && element !== owner) showTip(element);
    else if (!element && owner !== document.activeElement) hideTip();
  });
  document.addEventListener("focusin", (event) => {
    if (inTip(event.target)) return;
    const element = ownerAt(event.target);
    if (element?.matches(":focus-visible")) showTip(element);
    else hideTip();
  });
  document.addEventListener("pointerdown", pointerDown);
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => window.clearTimeout(pressTimer));
  }
  document.addEventListener("contextmenu", (event) => {
    if (pressedLong && table().contains(/** @type {Node} */ (event.target))) event.preventDefault();
  });
  document.addEventListener("scroll", () => hideTip(), { capture: true, passive: true });
}
