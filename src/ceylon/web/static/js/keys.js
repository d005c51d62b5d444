// The keyboard. The map is one tab stop: arrow keys move to adjacent hexes, N and P to what can be
// chosen, Page Up and Page Down to another district; Enter and Space choose, Esc cancels, T turns a
// card, H asks for a hint, R opens the rule that a tooltip names, I goes to what is only drawn.

import { closeAdvice, toggleAdvice } from "./advice.js";
import { act, cancel } from "./choices.js";
import { choicesOf, table } from "./page.js";
import { openRules } from "./rules_panel.js";
import { hideTip, ruleOfTip } from "./tips.js";

/** Steps on the axial grid. Two lead up and two down: the one that stays in the column is taken. */
const STEPS = /** @type {Record<string, [number, number][]>} */ ({
  ArrowLeft: [[-1, 0]],
  ArrowRight: [[1, 0]],
  ArrowUp: [[0, -1], [1, -1]],
  ArrowDown: [[0, 1], [-1, 1]],
});
/** The column in which the reader began to move up or down: zigzags stay in it. */
let column = NaN;

/** @param {Element | null} element @returns {SVGElement | null} */
const hexOf = (element) => element?.closest(".hex") ?? null;

/** @returns {SVGElement[]} */
const hexes = () => [...table().querySelectorAll(/** @type {"g"} */ (".hex"))];

/** @param {SVGElement} hex Such as K3: the letter is its district's. */
const nameOf = (hex) => hex.dataset["hex"] ?? "";

/** @param {SVGElement} hex @returns {[number, number]} */
function axial(hex) {
  const [q, r] = (hex.dataset["axial"] ?? "0 0").split(" ").map(Number);
  return [q ?? 0, r ?? 0];
}

/** @param {SVGElement} hex How far to the right a hex is, in hexes. */
const across = (hex) => axial(hex)[0] + axial(hex)[1] / 2;

/** @param {SVGElement} hex */
const offColumn = (hex) => Math.abs(across(hex) - column);

/** @param {SVGElement} from @param {string} key @returns {SVGElement | undefined} */
function neighbour(from, key) {
  const [q, r] = axial(from);
  const upright = key === "ArrowUp" || key === "ArrowDown";
  if (!upright || Number.isNaN(column)) column = across(from);
  const wanted = (STEPS[key] ?? []).map(([dq, dr]) => `${q + dq} ${r + dr}`);
  const found = hexes().filter((hex) => wanted.includes(hex.dataset["axial"] ?? ""));
  const [next] = found.sort((a, b) => offColumn(a) - offColumn(b));
  if (!upright && next) column = across(next);
  return next;
}

/** In reading order, from the one after `from` round to it. @param {SVGElement} from */
function following(from) {
  const all = hexes().sort((a, b) => axial(a)[1] - axial(b)[1] || across(a) - across(b));
  const at = all.indexOf(from);
  return [...all.slice(at + 1), ...all.slice(0, at)];
}

/** @param {SVGElement} from @param {boolean} back */
function nextTarget(from, back) {
  const rest = back ? following(from).reverse() : following(from);
  return rest.find((hex) => choicesOf(hex).length > 0);
}

/** @param {SVGElement} from @param {boolean} back The first hex of the next district. */
function otherDistrict(from, back) {
  const all = hexes().sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const letters = [...new Set(all.map((hex) => nameOf(hex).charAt(0)))];
  const at = letters.indexOf(nameOf(from).charAt(0)) + (back ? -1 : 1);
  const wanted = letters[(at + letters.length) % letters.length];
  return all.find((hex) => nameOf(hex).charAt(0) === wanted);
}

/** @param {SVGElement} from @param {string} key @returns {SVGElement | undefined} */
function destination(from, key) {
  if (key in STEPS) return neighbour(from, key);
  column = NaN;
  if (key === "n" || key === "p") return nextTarget(from, key === "p");
  if (key === "PageDown" || key === "PageUp") return otherDistrict(from, key === "PageUp");
  return undefined;
}

/** The one hex of the map that the Tab key reaches. @param {SVGElement} hex */
function stopAt(hex) {
  for (const each of hexes()) each.setAttribute("tabindex", each === hex ? "0" : "-1");
}

/** @param {KeyboardEvent} event */
const isPress = (event) => event.key === "Enter" || event.key === " ";

/** @param {Element | null} element Whether it takes letters itself, or is in a dialog. */
const takesLetters = (element) => Boolean(element?.closest("input, select, textarea, [popover]"));

/** @param {KeyboardEvent} event @param {SVGElement} hex */
function onMap(event, hex) {
  if (isPress(event)) {
    event.preventDefault();
    if (!event.repeat) act(hex);
    return;
  }
  const next = destination(hex, event.key.length === 1 ? event.key.toLowerCase() : event.key);
  if (!next && !(event.key in STEPS)) return;
  event.preventDefault();
  next?.focus();
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const focused = document.activeElement;
  const hex = hexOf(focused);
  if (event.key === "Escape") {
    if (cancel() || closeAdvice() || hideTip()) event.preventDefault();
  } else if (event.key.toLowerCase() === "h" && !takesLetters(focused)) {
    if (!event.repeat) toggleAdvice();
  } else if (event.key.toLowerCase() === "i" && !takesLetters(focused)) {
    if (!event.repeat) void import("./looking.js").then(({ look }) => look());
  } else if (event.key.toLowerCase() === "r" && ruleOfTip() && !takesLetters(focused)) {
    event.preventDefault();
    void openRules(ruleOfTip());
  } else if (hex) onMap(event, hex);
  else if (event.repeat && isPress(event) && focused instanceof HTMLButtonElement) {
    event.preventDefault(); // a held key would press whatever gets the focus, again and again
  } else if (event.key.toLowerCase() === "t") {
    const flip = focused?.closest(".card")?.querySelector("[data-turn]");
    if (flip instanceof HTMLElement) act(flip);
  }
}

/** After a change: the focused hex stays the map's tab stop, or else the server names one. */
export function refreshKeys() {
  const named = document.getElementById(`hex-${table().dataset["stop"]}`);
  const hex = hexOf(document.activeElement) ?? hexOf(named);
  if (hex) stopAt(hex);
}

export function startKeys() {
  document.addEventListener("keydown", press);
  document.addEventListener("focusin", (event) => {
    const hex = hexOf(/** @type {Element} */ (event.target));
    if (hex) stopAt(hex);
  });
}
