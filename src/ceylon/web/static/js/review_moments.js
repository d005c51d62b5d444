// A finished game, moment by moment, without loading a page: buttons, arrow keys, the slider under
// the chart, and by itself. The server draws some moments at once; those nearby are fetched early.

import { inLanguage, keepOver } from "./language.js";

/**
 * @typedef {object} Shown
 * @property {number} at @property {string} said
 * @property {string} head @property {string} boards @property {string} tell
 * @property {Record<string, string>} layers
 */

/** How many moments come at once. */
const BLOCK = 12;
/** How near the end of a block the next one is fetched. */
const NEAR = 3;

/** @type {Map<string, Promise<Shown[]>>} By eyes and block. */
const blocks = new Map();
/** The moment that is shown, or will be as soon as it has come. */
let at = 0;
/** Whether the reader has gone to any moment. */
let gone = false;
let timer = 0;

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const slider = () => /** @type {HTMLInputElement} */ (byId("slider"));
const eyes = () => /** @type {HTMLSelectElement} */ (byId("eyes")).value;
const last = () => Number(slider().max);
export const shown = () => at;
export const moved = () => gone;
const table = () => document.body.dataset["table"] ?? "";

/** @param {number} moment @returns {Promise<Shown[]>} The block that it is in. */
function block(moment) {
  const first = Math.floor(moment / BLOCK) * BLOCK;
  const key = `${eyes()} ${first}`;
  const known = blocks.get(key);
  if (known) return known;
  const address = `/t/${table()}/moments?from=${first}&seat=${eyes()}`;
  const found = fetch(inLanguage(address)).then(async (answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return /** @type {Shown[]} */ ((await answer.json()).moments);
  });
  found.catch(() => blocks.delete(key)); // it is asked for again
  blocks.set(key, found);
  return found;
}

/** Show a moment. @param {number} to */
export async function show(to) {
  at = Math.max(0, Math.min(last(), to));
  const [wanted, seen] = [at, eyes()];
  slider().value = String(at);
  const moment = (await block(at).catch(() => [])).find((each) => each.at === wanted);
  if (!moment || wanted !== at || seen !== eyes()) return; // another one is wanted meanwhile
  put(moment);
  for (const near of [at - NEAR, at + NEAR]) {
    if (near >= 0 && near <= last()) block(near).catch(() => {});
  }
}

/** @param {Shown} moment */
function put(moment) {
  for (const [name, drawn] of Object.entries(moment.layers)) layer(name, drawn);
  const parts = { head: moment.head, boards: moment.boards, tell: moment.tell };
  for (const [name, html] of Object.entries(parts)) {
    Idiomorph.morph(byId(`moment-${name}`), html, { morphStyle: "outerHTML" });
  }
  slider().setAttribute("aria-valuetext", moment.said);
  for (const field of document.querySelectorAll(".player [name=at]")) {
    /** @type {HTMLInputElement} */ (field).value = String(moment.at);
  }
  byId("at-table")?.setAttribute("href", `/t/${table()}?at=${moment.at}`);
  showMarks();
  history.replaceState(null, "", address());
}

/** Where the moment is: on the chart, and in the lists. */
export function showMarks() {
  reveal();
  cursor();
  for (const each of document.querySelectorAll("[data-at]")) {
    const here = Number(/** @type {HTMLElement} */ (each).dataset["at"]) === at;
    each.classList.toggle("sel", here);
  }
  for (const panel of document.querySelectorAll("[role=tabpanel]")) bringIntoView(panel);
}

/** The line of the moment, without scrolling the page. @param {Element} panel */
function bringIntoView(panel) {
  const line = panel.querySelector(".point.sel, .lines .sel");
  if (!line) return;
  const [outer, inner] = [panel.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.top < outer.top) panel.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) panel.scrollTop += inner.bottom - outer.bottom;
}

/** More has been judged: what was fetched is out of date. @param {boolean} here Here, too. */
export function marksChanged(here) {
  blocks.clear();
  if (here) void show(at);
}

/** @param {string} name @param {string} drawn */
function layer(name, drawn) {
  const old = byId(`layer-${name}`);
  if (!old) return;
  const template = document.createElement("template");
  template.innerHTML = `<svg><g>${drawn}</g></svg>`;
  const fresh = template.content.querySelector("g");
  if (fresh) Idiomorph.morph(old, [...fresh.childNodes], { morphStyle: "innerHTML" });
}

/** Which moment is shown, and through whose eyes. */
const place = () => `?at=${at}&seat=${eyes()}`;
/** The address of what is shown. */
const address = () => `${location.pathname}${place()}`;

/** The line on the chart. */
function cursor() {
  const { left, right, end } = byId("chances").dataset;
  const wide = Number(right) - Number(left);
  const part = at === last() ? 1 : at / Math.max(1, last()) / Number(end);
  const x = Number(left) + part * wide;
  byId("cursor").setAttribute("transform", `translate(${Math.round(x * 10) / 10} 0)`);
}

// By itself

export function stop() {
  window.clearTimeout(timer);
  timer = 0;
  symbol("play");
}

/** @param {string} name */
function symbol(name) {
  const use = document.querySelector("[data-go=play] use");
  use?.setAttribute("href", `/static/sprite.svg#${name}`);
}

function play() {
  if (at >= last()) void show(0);
  symbol("pause");
  const next = () => {
    if (at >= last()) return stop();
    void show(at + 1);
    timer = window.setTimeout(next, pace());
  };
  timer = window.setTimeout(next, pace());
}

const pace = () => Number(/** @type {HTMLSelectElement} */ (byId("pace")).value);

/** @param {string} way */
function go(way) {
  gone = true;
  const playing = timer !== 0;
  stop();
  if (way === "play" && !playing) play();
  if (way === "back") void show(at - 1);
  if (way === "on") void show(at + 1);
  if (way === "first") void show(0);
  if (way === "last") void show(last());
}

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "on", " ": "play", Home: "first", End: "last" };

/** @param {KeyboardEvent} event */
function press(event) {
  const way = KEYS[event.key];
  const inside = event.target instanceof Element ? event.target : null;
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
  if (inside?.closest("select, [role=tablist], input")) return;
  if (event.key === " " && inside?.closest("a, button, summary")) return;
  event.preventDefault();
  go(way);
}

/** A press on the chart. @param {PointerEvent} event */
function point(event) {
  const chart = event.target instanceof Element ? event.target.closest("#chances") : null;
  if (!(chart instanceof SVGSVGElement) || event.buttons !== 1) return;
  const { left, right, end } = chart.dataset;
  const inside = chart.getScreenCTM()?.inverse();
  const x = new DOMPoint(event.clientX, event.clientY).matrixTransform(inside).x;
  const part = ((x - Number(left)) / (Number(right) - Number(left))) * Number(end);
  stop();
  gone = true;
  void show(Math.round(Math.min(1, part) * last()));
}

/** @param {MouseEvent} event */
function click(event) {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest("[data-go]");
  if (control instanceof HTMLElement) go(control.dataset["go"] ?? "");
  const link = target?.closest("a[data-at], a[href^='?at=']");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stop();
  gone = true;
  void show(Number(/at=(\d+)/.exec(link.getAttribute("href") ?? "")?.[1]));
}

async function copy() {
  const button = byId("copy-moment");
  const field = Object.assign(document.createElement("textarea"), {
    value: new URL(`${button.dataset["link"]}${place()}`, location.href).href,
  });
  document.body.append(field);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // over plain HTTP there is no clipboard API
  }
  field.remove();
  button.focus();
  button.textContent = button.dataset["copied"] ?? "";
}

/** Show the buttons that need this script. */
function reveal() {
  const hidden = ".player .ctl, #pace, #copy-moment, #slider";
  for (const each of document.querySelectorAll(hidden)) each.removeAttribute("hidden");
}

/** The review is on the page: from now on it can be stepped through. */
export function startMoments() {
  at = Number(slider().value);
  gone = new URLSearchParams(location.search).has("at");
  void show(at);
  slider().addEventListener("input", () => {
    stop();
    gone = true;
    void show(Number(slider().value));
  });
  byId("eyes").addEventListener("change", () => void show(at));
  byId("copy-moment").addEventListener("click", () => void copy());
  document.addEventListener("keydown", press);
  document.addEventListener("click", click);
  document.addEventListener("pointerdown", point);
  document.addEventListener("pointermove", point);
  keepOver("moment", () => at, (kept) => void show(Number(kept)));
}
