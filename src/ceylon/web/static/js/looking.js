// Looking with the keyboard at what is only drawn: I goes there and back. None of it is a tab stop,
// so that what can be chosen stays near. Left and right go on, up and down to another group.

import { ground } from "./page.js";
import { hideTip, nameOf } from "./tips.js";

/** What belongs together, in the order in which it is looked at. */
const GROUPS = "#slot, .mine, .seat, #bonuses, .legend, .rose, #tech, #now, #turn, .train, .askrow,"
  + " #moment-head, #moment-boards li";
/** What is drawn there and no button: those have their tips by Tab. */
const THINGS = "[data-about]:not(button, a, button *, a *), svg.rose";
const STEPS = /** @type {Record<string, [number, boolean]>} */ ({
  ArrowRight: [1, false],
  ArrowLeft: [-1, false],
  ArrowDown: [1, true],
  ArrowUp: [-1, true],
});

/** @type {HTMLElement | SVGElement | null} What had the focus before. */
let from = null;
/** @type {HTMLElement | null} What is being looked at. */
let looked = null;
/** @type {Record<string, string>} What it has only as long as that. */
let added = {};
/** A part that is redrawn loses what was added, and with that the focus. */
const kept = new MutationObserver(() => looked?.hasAttribute("tabindex") || mark());

function mark() {
  for (const [name, value] of Object.entries(added)) {
    if (!looked?.hasAttribute(name)) looked?.setAttribute(name, value);
  }
  looked?.focus();
}

const focused = () => (looked && looked === document.activeElement ? looked : null);

/** @returns {HTMLElement[][]} What there is to look at, by groups; my own board first. */
function groups() {
  const found = [...ground().querySelectorAll(GROUPS)].map((group) => [
    ...(group.matches(THINGS) ? [group] : []),
    ...group.querySelectorAll(THINGS),
  ]);
  const seen = found.map((things) => things.filter((each) => each.checkVisibility()));
  return /** @type {HTMLElement[][]} */ (seen.filter((things) => things.length));
}

/** I: look at the first thing, or go back. */
export function look() {
  const now = document.activeElement;
  if (focused()) return goBack();
  from = now instanceof HTMLElement || now instanceof SVGElement ? now : null;
  lookAt(groups()[0]?.[0]);
}

function goBack() {
  const back = from?.isConnected ? from : document.getElementById(from?.id ?? "");
  hideTip();
  if (back && back !== document.body) back.focus();
  else focused()?.blur();
}

/** @param {HTMLElement | undefined} thing */
function lookAt(thing) {
  if (!thing) return;
  release();
  const all = { tabindex: "-1", role: "img", "aria-label": nameOf(thing), "data-looked": "" };
  added = Object.fromEntries(Object.entries(all).filter(([name]) => !thing.hasAttribute(name)));
  looked = thing;
  mark();
  kept.observe(thing, { attributes: true, attributeFilter: ["tabindex"] });
}

/** @param {string} key @param {HTMLElement} thing */
function step(key, thing) {
  const [by, far] = STEPS[key] ?? [0, false];
  const all = groups();
  const flat = far ? all.map(([first]) => first) : all.flat();
  const group = all.find((things) => things.includes(thing));
  const at = flat.indexOf(far ? group?.[0] : thing);
  lookAt(flat[(at + by + flat.length) % flat.length]);
}

/** It was left, not redrawn. @param {FocusEvent} event */
function leave({ target }) {
  if (target === looked && looked?.hasAttribute("tabindex")) release();
}

/** As the server drew it. */
function release() {
  kept.disconnect();
  for (const name of Object.keys(added)) looked?.removeAttribute(name);
  looked = null;
}

/** @param {KeyboardEvent} event */
function press(event) {
  const thing = focused();
  if (!thing) return;
  if (event.key === "Escape") goBack();
  else if (event.key in STEPS) step(event.key, thing);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

document.addEventListener("focusout", leave);
document.addEventListener("keydown", press, { capture: true });
