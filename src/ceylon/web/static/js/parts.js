// Puts what the server has drawn in its place: the whole table, or the parts that have changed.
// Idiomorph changes only what differs, so that focus, scrolling and animations are kept.

import { notePlaces, noteSteps, playMotions, tellSteps } from "./motion.js";
import { byId, table } from "./page.js";

/**
 * @typedef {object} News What has changed on the page.
 * @property {number} version
 * @property {Record<string, string>} attributes Those of the table as a whole.
 * @property {[string, string | Edit[]][]} parts Each with its id: all of it, or edits of the text
 *     that the stream brought before.
 * @property {import("./motion.js").Motion[]} [motions] What goes from where to where.
 * @property {string[]} gone The ids of parts that are no longer there.
 * @property {News[]} [first] What comes before, one by one: CR Co. makes no choices of its own.
 */

/**
 * @typedef {[number, number, number, number, string]} Edit Of a text cut at its quotation marks:
 *     from which piece on, how many; of these, cut at their spaces: from which word on, how many
 *     make room for this text.
 */

/** @type {Map<string, string>} The text of each part, as the stream has brought it. */
const texts = new Map();

/** A new stream brings all of a part first. */
export const forgetTexts = () => texts.clear();

/**
 * Take in what the stream brings, in its order, whether it is shown now, later or never.
 * @param {News} news @returns {News} The same, with all of each part.
 */
export function takeIn(news) {
  for (const part of news.parts ?? []) {
    const [id, sent] = part;
    part[1] = typeof sent === "string" ? sent : edited(texts.get(id) ?? "", sent);
    texts.set(id, part[1]);
  }
  return news;
}

/** @param {string} text @param {Edit[]} edits The last comes first: the others stay in place. */
function edited(text, edits) {
  const pieces = text.split('"');
  for (const [piece, count, word, some, fresh] of edits.reverse()) {
    const words = pieces.slice(piece, piece + count).join('"').split(" ");
    words.splice(word, some, fresh);
    pieces.splice(piece, count, words.join(" "));
  }
  return pieces.join('"');
}

/** @param {Element | string} fresh */
export function putTable(fresh) {
  Idiomorph.morph(table(), fresh, { morphStyle: "outerHTML" });
}

/** @param {News} news */
export function putParts({ attributes, parts, gone, motions = [] }) {
  const [before, told] = [notePlaces(motions), noteSteps()];
  for (const [name, value] of Object.entries(attributes)) table().setAttribute(name, value);
  for (const id of gone) removeLine(id, gone);
  for (const [id, html] of parts) putPart(id, String(html));
  arrangeLog();
  playMotions(motions, before);
  tellSteps(told);
}

/** @param {string} id @param {string} html */
function putPart(id, html) {
  const old = document.getElementById(id);
  const fresh = element(html, old instanceof SVGElement);
  if (old) Idiomorph.morph(old, fresh, { morphStyle: "outerHTML" });
  else addLine(fresh);
}

/** @param {string} html @param {boolean} svg Whether it is a piece of a drawing. */
function element(html, svg) {
  const template = document.createElement("template");
  // SVG elements are parsed as such only within an <svg>.
  template.innerHTML = svg ? `<svg>${html}</svg>` : html;
  const root = template.content.firstElementChild;
  return /** @type {Element} */ (svg ? root?.firstElementChild : root);
}

/**
 * The only parts that go are lines of the log: the oldest, unless the whole log is open; after an
 * undo the newest.
 * @param {string} id @param {string[]} gone
 */
function removeLine(id, gone) {
  const line = document.getElementById(id);
  const log = byId("log");
  const newer = (/** @type {Element} */ other) =>
    line && order(other) > order(line) && !gone.includes(other.id);
  if (!log.classList.contains("whole") || ![...log.children].some(newer)) line?.remove();
}

/** The only new parts are lines of the log. @param {Element} line */
function addLine(line) {
  byId("log").append(line);
}

/** The newest turn first, and its newest line; each turn below its heading. */
export function arrangeLog() {
  const log = byId("log");
  const wanted = byTurns([...log.children].sort((a, b) => order(b) - order(a)));
  for (const [at, line] of wanted.entries()) {
    // A line that is in its place is not touched: it would lose the focus.
    if (log.children[at] !== line) log.insertBefore(line, log.children[at] ?? null);
  }
}

/** @param {Element[]} lines The newest first. */
function byTurns(lines) {
  /** @type {Element[]} */
  const found = [];
  /** @type {Element[]} */
  let turn = [];
  for (const line of lines) {
    if (line.classList.contains("head")) {
      found.push(line, ...turn);
      turn = [];
    } else turn.push(line);
  }
  return [...found, ...turn];
}

/** @param {Element} line By the number of its choice, and its place among that choice's facts. */
export function order(line) {
  const [, number, place] = line.id.split("-").map(Number);
  return (number ?? 0) * 1000 + (place ?? 0);
}
