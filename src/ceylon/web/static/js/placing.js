// Where a box goes: beside its thing, on the screen, and not over what must stay in sight.

/** Between a box and its thing, and between a box and the edge of the screen, in pixels. */
const GAP = 10;
/** What no box may cover, as far as possible: the question, the train and the buttons. */
const KEPT = "#status, .train, #choose, .tools";

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/**
 * Beside a thing: above, below, right or left of it, over the least of what must be seen; else
 * above or below that.
 * @param {HTMLElement} box @param {DOMRect} at
 */
export function place(box, at) {
  box.style.left = box.style.top = "0"; // where its width is not that of the room beside it
  const { width, height } = box.getBoundingClientRect();
  const kept = [...document.querySelectorAll(KEPT)].map((each) => each.getBoundingClientRect());
  const tall = kept.map(({ top, bottom }) => new DOMRect(at.x, top, at.width, bottom - top));
  const beside = [around(at, width, height), ...tall.map((each) => upright(each, width, height))];
  const spots = beside.flat().map((spot) => onScreen(spot, width, height));
  const costs = spots.map((spot) => [at, ...kept].reduce((sum, each) => sum + over(spot, each), 0));
  const best = spots[costs.indexOf(Math.min(...costs))];
  box.style.left = `${best?.left ?? GAP}px`;
  box.style.top = `${best?.top ?? GAP}px`;
}

/** @typedef {[number, number]} Spot The left and the upper edge of a box. */

/** @param {DOMRect} at @param {number} width @param {number} height @returns {Spot[]} */
function upright(at, width, height) {
  const middle = at.left + (at.width - width) / 2;
  return [
    [middle, at.top - height - GAP],
    [middle, at.bottom + GAP],
  ];
}

/** @param {DOMRect} at @param {number} width @param {number} height @returns {Spot[]} */
function around(at, width, height) {
  const centre = at.top + (at.height - height) / 2;
  return [
    ...upright(at, width, height),
    [at.right + GAP, centre],
    [at.left - width - GAP, centre],
  ];
}

/** @param {Spot} spot @param {number} width @param {number} height @returns {Box} */
function onScreen([x, y], width, height) {
  const left = Math.max(GAP, Math.min(x, window.innerWidth - width - GAP));
  const top = Math.max(GAP, Math.min(y, window.innerHeight - height - GAP));
  return { left, top, right: left + width, bottom: top + height };
}

/** @param {Box} a @param {Box} b @returns {number} How much of one covers the other. */
const over = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
  * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
