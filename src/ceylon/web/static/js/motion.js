// Pieces travel: what the server says has moved goes from its old place to the new one. The page
// shows the new state at once; what is under way arrives even if something newer comes meanwhile; a
// press finishes all of it.

import { settings } from "./settings.js";

/**
 * @typedef {object} Motion
 * @property {"walk" | "fly" | "hop" | "enter" | "play" | "drop"} kind
 * @property {string} [piece] The id of what walks or hops.
 * @property {string[]} [over] The ids of the hexes on its way.
 * @property {string} [symbol] What flies.
 * @property {string} [from] @property {string} [to] The ids of what it flies between.
 * @property {string} [spot] The class of the part of `to` where it arrives; of a card, the part of
 *   `from` where it was.
 */
/** @typedef {{x: number, y: number}} Point */
/**
 * @typedef {object} Places
 * @property {Map<string, Point>} pawns On the map.
 * @property {Map<string, DOMRect>} boxes On the screen.
 * @property {Map<string, number>} points Of each board.
 */

/** In ms: a step from hex to hex or space to space, a flight, words, the most for any of them. */
const [STEP, FLIGHT, APPEARING, MOST] = [140, 360, 120, 600];
const EASE = "cubic-bezier(.3, .1, .2, 1)";
/** @type {Set<() => void>} How to finish what is under way. */
const running = new Set();
/** @type {WeakMap<Element, () => void>} The same, of a piece that the page has drawn. */
const travelling = new WeakMap();

const still = () =>
  document.hidden ||
  settings().pace === "0" ||
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {Motion[]} motions @returns {Places | null} Where things are, before they change. */
export function notePlaces(motions) {
  if (!motions.length || still()) return null;
  const pieces = motions.flatMap(({ piece }) => (piece ? [piece] : []));
  return {
    pawns: new Map(pieces.flatMap((id) => pair(id, translation(document.getElementById(id))))),
    boxes: new Map(
      pieces.flatMap((id) => pair(id, document.getElementById(id)?.getBoundingClientRect())),
    ),
    points: new Map([...document.querySelectorAll("[id^=seat-]")].map(pointsOf)),
  };
}

/** @template T @param {string} id @param {T | null | undefined} value @returns {[string, T][]} */
const pair = (id, value) => (value ? [[id, value]] : []);

/** @param {Element} board @returns {[string, number]} */
const pointsOf = (board) => [board.id, Number(pointsText(board)?.data)];

/** @param {Element} board @returns {Text | null} The number of its points. */
function pointsText(board) {
  const first = board.querySelector(".pts")?.firstChild;
  return first instanceof Text ? first : null;
}

/** @param {Element | null} piece @returns {Point | null} Where it is on the map. */
function translation(piece) {
  const at = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(piece?.getAttribute("transform") ?? "");
  return at ? { x: Number(at[1]), y: Number(at[2]) } : null;
}

/** @param {Motion[]} motions @param {Places | null} before */
export function playMotions(motions, before) {
  if (!before) return;
  const flights = motions.filter(({ kind }) => kind === "fly").length;
  const apart = flights > 1 ? Math.min(150, (MOST - FLIGHT) / (flights - 1)) : 0;
  let flown = 0;
  for (const motion of motions) {
    if (motion.kind === "walk") walk(motion, before);
    else if (motion.kind === "hop") hop(motion, before);
    else if (motion.kind === "enter") enter(motion);
    else if (motion.kind === "play") play(motion);
    else if (motion.kind === "drop") drop(motion);
    else fly(motion, apart * flown++);
  }
  for (const [id, points] of before.points) count(id, points);
}

// CR Co.'s turn

/** @returns {HTMLElement[]} What it did in its latest turn, step by step. */
const steps = () => [...document.querySelectorAll(/** @type {"li"} */ (".crco .steps > ol > li"))];

/** @returns {string[]} The same in words, before they change. */
export const noteSteps = () => steps().map((step) => step.textContent ?? "");

/** How long each of its steps is told, in ms. */
export const beatTime = () => (Number(settings().pace) * 2) / 3;

/** @param {string[]} before New steps are told one by one, its priorities struck one by one. */
export function tellSteps(before) {
  const fresh = steps().filter((step, at) => step.textContent !== before[at]);
  if (still()) return fresh.forEach(bringIntoView);
  const things = fresh.flatMap((step) => [step, ...step.querySelectorAll(".prio > li")]);
  things.forEach((thing, at) => {
    const delay = (at / things.length) * Math.min(beatTime(), MOST - APPEARING);
    const frames = [{ opacity: 0 }, { opacity: 1 }];
    animate(thing, frames, { duration: APPEARING, delay, fill: "backwards" });
    window.setTimeout(() => bringIntoView(thing), delay);
  });
}

/** @param {Element} thing In sight within the list of steps; nothing else is scrolled. */
function bringIntoView(thing) {
  const list = thing.closest(".steps > ol");
  if (!list) return;
  const [outer, inner] = [list.getBoundingClientRect(), thing.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
}

/** @param {string} id A piece that moves on: its last way is over. */
function arrived(id) {
  const piece = document.getElementById(id);
  if (piece) travelling.get(piece)?.();
  return piece;
}

/** @param {Motion} motion @param {Places} before A pawn, from hex to hex. */
function walk({ piece = "", over = [] }, before) {
  const pawn = arrived(piece);
  const [start, end] = [before.pawns.get(piece), translation(pawn)];
  if (!pawn || !start || !end) return;
  const between = over.slice(1, -1).flatMap((id) => {
    const [x, y] = (document.getElementById(id)?.dataset["at"] ?? "").split(" ").map(Number);
    return x === undefined || y === undefined ? [] : [{ x, y }];
  });
  const frames = [start, ...between, end].map(({ x, y }) => ({
    transform: `translate(${x}px, ${y}px)`,
  }));
  animate(pawn, frames, { duration: Math.min(STEP * (frames.length - 1), MOST) });
}

/** @param {Motion} motion @param {Places} before A disc, up the track. */
function hop({ piece = "" }, before) {
  const [disc, start] = [arrived(piece), before.boxes.get(piece)];
  if (!disc || !start) return;
  const end = disc.getBoundingClientRect();
  const way = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
  animate(disc, [{ transform: way }, { transform: "none" }], { duration: FLIGHT });
}

/** @param {Motion} motion A card, to the place of the card in play. */
function play({ from = "", spot = "" }) {
  const card = document.querySelector("#slot .card");
  const [start, end] = [middle(from, spot), middle("slot", "card")];
  if (!card || !start || !end) return;
  travelling.get(card)?.();
  const away = {
    translate: `${start.x - end.x}px ${start.y - end.y}px`,
    scale: from === "hand" ? 1 : 0.3,
  };
  animate(card, [away, { translate: "none", scale: 1 }], { duration: FLIGHT });
}

/** @param {Motion} motion The mark of who took a medal, onto it. */
function drop({ to = "" }) {
  const mark = [...(document.getElementById(to)?.querySelectorAll(".by") ?? [])].at(-1);
  const above = { translate: "0 -2.4rem", scale: 1.8, opacity: 0 };
  const there = { translate: "none", scale: 1, opacity: 1 };
  if (mark) animate(mark, [above, there], { duration: 260 });
}

/** @param {Motion} motion A contract onto its wagon. */
function enter({ to = "" }) {
  const contract = document.getElementById(to)?.querySelector(".contract");
  if (!contract) return;
  const away = { transform: "translateX(4rem)", opacity: 0 };
  animate(contract, [away, { transform: "none", opacity: 1 }], { duration: 420 });
}

/** @param {Motion} motion @param {number} delay */
function fly({ symbol = "", from = "", to = "", spot = "" }, delay) {
  const [start, end] = [middle(from), middle(to, spot)];
  if (!start || !end) return;
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `/static/sprite.svg#${symbol}`);
  piece.classList.add("flight");
  piece.setAttribute("aria-hidden", "true");
  piece.append(use);
  document.body.append(piece);
  const at = (/** @type {Point} */ { x, y }, size = 1) => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`,
  });
  const frames = [
    { ...at(start, 0.6), opacity: 0 },
    { ...at(start), opacity: 1, offset: 0.15 },
    { ...at(end, 0.8), opacity: 1 },
  ];
  animate(piece, frames, { duration: FLIGHT, delay, fill: "backwards" }, () => piece.remove());
}

/** @param {string} id @param {string} spot @returns {Point | null} */
function middle(id, spot = "") {
  const thing = document.getElementById(id);
  const place = (spot && thing?.querySelector(`.${spot}`)) || thing;
  const box = place?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** @param {string} id @param {number} from The points of a board go up one by one. */
function count(id, from) {
  const board = document.getElementById(id);
  const text = board && pointsText(board);
  const to = Number(text?.data);
  if (!text || !(to > from)) return;
  const [final, begun] = [text.data, performance.now()];
  let shown = "";
  const write = (/** @type {string} */ number) => {
    // Something newer has been put here meanwhile.
    if (shown && text.data !== shown) return false;
    text.data = shown = number;
    return number !== final;
  };
  const done = () => {
    running.delete(done);
    write(final);
  };
  const tick = () => {
    if (!running.has(done)) return;
    const part = Math.min(1, (performance.now() - begun) / 480);
    const number = String(Math.round(from + (to - from) * part));
    if (part < 1 && write(number)) requestAnimationFrame(tick);
    else done();
  };
  running.add(done);
  tick();
}

/**
 * @param {Element} thing @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options
 * @param {() => void} [after]
 */
function animate(thing, frames, options, after) {
  const animation = thing.animate(frames, { easing: EASE, ...options });
  const finish = () => animation.finish();
  running.add(finish);
  travelling.set(thing, finish);
  animation.finished
    .catch(() => {}) // its element is gone
    .finally(() => {
      running.delete(finish);
      after?.();
    });
}

/** Everything is where it belongs, at once. */
export function finishMotions() {
  for (const finish of [...running]) finish();
}

export function startMotion() {
  // A press counts while things move, and finishes that.
  document.addEventListener("pointerdown", finishMotions, { capture: true });
  document.addEventListener("keydown", finishMotions, { capture: true });
}
