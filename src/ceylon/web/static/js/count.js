// The final scoring, counted out: rows light up one by one, terraces grow, the engine runs from
// station to station. The server says what holds after each row; this only shows it.

import { settings } from "./settings.js";

/**
 * @typedef {object} Standing What holds after a row.
 * @property {number} rows How many rows of the table have been counted.
 * @property {string} title @property {string} says
 * @property {string} over @property {string} headline
 * @property {number} leader
 * @property {string} place @property {string} distance
 * @property {number[]} totals @property {string[]} places
 * @property {number[][]} layers Those of each terrace, and last by how much it is cut down.
 */

/** How long a row is shown, in ms. */
const A_ROW = 900;
/** The height of a layer that has room for its number. */
const READABLE = 15;
const PLACE = "ceylon.counted";
/** How many games are remembered as counted. */
const MOST = 100;

/** @type {Standing[]} */
let steps = [];
/** Which of them is shown. */
let shown = 0;
let timer = 0;

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const rows = () => [...document.querySelectorAll(".scores tbody > tr")];
const last = () => steps.length - 1;

/** Numbers as the page writes them. @param {number} value */
const said = (value) => (value < 0 ? `\u2212${-value}` : String(value));

/** @param {number} at Show what holds after a step, from 0. */
function show(at) {
  shown = Math.max(0, Math.min(last(), at));
  const step = steps[shown];
  if (!step) return;
  const end = shown === last();
  document.body.classList.toggle("counting", !end);
  for (const [number, row] of rows().entries()) {
    row.classList.toggle("later", number >= step.rows);
    row.classList.toggle("now", !end && number === current(step));
  }
  byId("count").style.setProperty("--at", String((shown + 1) / steps.length));
  tell(step);
  for (const [column, cell] of document.querySelectorAll(".total td").entries()) {
    cell.textContent = said(step.totals[column] ?? 0);
  }
  for (const each of document.querySelectorAll(".terrace")) grow(each, step);
}

/** The row that was counted: a sum comes with the row before it. @param {Standing} step */
function current(step) {
  return rows()[step.rows - 1]?.matches(".sub") ? step.rows - 2 : step.rows - 1;
}

/** @param {Standing} step */
function tell(step) {
  const texts = {
    "count-title": step.title.charAt(0).toUpperCase() + step.title.slice(1),
    "count-says": step.says,
    "hero-over": step.over,
    "hero-won": step.headline,
    "hero-place": step.place,
    "hero-far": step.distance,
  };
  for (const [id, text] of Object.entries(texts)) byId(id).textContent = text;
  const pawn = byId("hero-pawn");
  const loco = pawn.dataset["solo"] && step.leader === 1;
  const symbol = loco ? "loco-pawn" : `pawn-${step.leader}`;
  pawn.querySelector("use")?.setAttribute("href", `/static/sprite.svg#${symbol}`);
}

/** @param {Element} terrace @param {Standing} step */
function grow(terrace, step) {
  const drawing = byId("terraces").dataset;
  const [scale, base] = [Number(drawing["scale"]), Number(drawing["base"])];
  const column = Number(/** @type {SVGElement} */ (terrace).dataset["column"]);
  const values = [...(step.layers[column] ?? [])];
  const cut = values.pop() ?? 0;
  const full = values.reduce((sum, value) => sum + value, 0);
  const height = Math.max(0, full - cut) * scale;
  let y = base;
  for (const [at, layer] of terrace.querySelectorAll(".layer").entries()) {
    const tall = (values[at] ?? 0) * scale;
    y -= tall;
    put(layer, { y, height: tall });
    // Lawn and pawn are on top of what is left of a layer that is cut.
    const left = y + tall - Math.max(y, base - height);
    const number = layer.nextElementSibling;
    if (number) number.textContent = left >= READABLE ? String(values[at]) : "";
    if (number) put(number, { y: y + tall - left / 2 + 4.4 });
  }
  put(terrace.querySelector(".cutoff"), { y: base - full * scale, height: full * scale - height });
  put(terrace.querySelector(".side"), { y: -height, height });
  const top = terrace.querySelector(".top");
  const x = /\(([^ ]+) /.exec(top?.getAttribute("transform") ?? "")?.[1] ?? "0";
  top?.setAttribute("transform", `translate(${x} ${round(base - height)})`);
  const [total, place] = [terrace.querySelector(".tt"), terrace.querySelector(".tn")];
  if (total) total.textContent = said(step.totals[column] ?? 0);
  if (place) place.textContent = step.places[column] ?? "";
}

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

/** @param {Element | null} element @param {Record<string, number>} values */
function put(element, values) {
  for (const [name, value] of Object.entries(values)) {
    element?.setAttribute(name, String(round(value)));
  }
}

// Playing

const playing = () => timer !== 0;

function stop() {
  window.clearTimeout(timer);
  timer = 0;
  document.querySelector("[data-count=play] use")?.setAttribute("href", "/static/sprite.svg#play");
}

function next() {
  window.clearTimeout(timer);
  if (shown >= last()) return stop();
  show(shown + 1);
  timer = window.setTimeout(next, A_ROW);
}

/** Count from the beginning, or from where it stopped. */
function play() {
  stop();
  if (shown >= last()) show(0);
  document.querySelector("[data-count=play] use")?.setAttribute("href", "/static/sprite.svg#pause");
  timer = window.setTimeout(next, A_ROW);
}

/** @param {string} way */
function go(way) {
  if (way === "play" && !playing()) return play();
  stop();
  if (way === "back") show(shown - 1);
  if (way === "on") show(shown + 1);
  if (way === "end") show(last());
}

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "on", " ": "play", Escape: "end" };

/** @param {KeyboardEvent} event */
function press(event) {
  const way = KEYS[event.key];
  const busy = event.target instanceof Element && event.target.closest("a, button, input, select");
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector(":popover-open") || (busy && event.key === " ")) return;
  event.preventDefault();
  go(way);
}

/**
 * A click on a control does what it says; any other shows the next row.
 * @param {MouseEvent} event
 */
function click(event) {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest("[data-count]");
  if (control instanceof HTMLElement) go(control.dataset["count"] ?? "");
  else if (playing() && !target?.closest("a, button, form, [popover]")) next();
}

/** Whether this browser has counted this game before; from now on it has. */
function countedBefore() {
  const game = document.body.dataset["table"] ?? "";
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    const known = Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
    if (known.includes(game)) return true;
    localStorage.setItem(PLACE, JSON.stringify([...known, game].slice(-MOST)));
  } catch {
    return true; // nothing can be remembered here: the result is shown, and can be counted
  }
  return false;
}

export function startCount() {
  const source = document.getElementById("steps");
  if (!source) return;
  steps = JSON.parse(source.textContent ?? "[]");
  shown = last();
  document.querySelector(".count .ctl")?.removeAttribute("hidden");
  document.addEventListener("keydown", press);
  document.addEventListener("click", click);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || settings().pace === "0";
  if (!countedBefore() && !still) {
    show(0);
    play();
  }
}
