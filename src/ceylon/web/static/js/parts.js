// Puts what the server has drawn in its place: the whole table, or the parts that have changed.
// Idiomorph changes only what differs, so that focus, scrolling and animations are kept.

import { byId, table } from "./page.js";

/**
 * @typedef {object} News What has changed on the page.
 * @property {number} version
 * @property {Record<string, string>} attributes Those of the table as a whole.
 * @property {[string, string][]} parts Each with its id.
 * @property {string[]} gone The ids of parts that are no longer there.
 */

/** @param {Element | string} fresh */
export function putTable(fresh) {
  Idiomorph.morph(table(), fresh, { morphStyle: "outerHTML" });
}

/** @param {News} news */
export function putParts({ attributes, parts, gone }) {
  for (const [name, value] of Object.entries(attributes)) table().setAttribute(name, value);
  for (const id of gone) document.getElementById(id)?.remove();
  for (const [id, html] of parts) putPart(id, html);
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

/** The only new parts are lines of the log, the newest first. @param {Element} line */
function addLine(line) {
  const log = byId("log");
  const older = [...log.children].find((each) => order(each) < order(line));
  log.insertBefore(line, older ?? null);
}

/** @param {Element} line By the number of its choice, and its place among that choice's facts. */
function order(line) {
  const [, number, place] = line.id.split("-").map(Number);
  return (number ?? 0) * 1000 + (place ?? 0);
}
