// Others' actions are shown one by one, at the pace that the reader has set.

import { beatTime, finishMotions } from "./motion.js";
import { announce, word } from "./page.js";
import { settings } from "./settings.js";

/**
 * @typedef {object} Step
 * @property {() => void} show
 * @property {string} action The action that it belongs to: a harvest has many steps.
 * @property {boolean} [beat] Whether it is a step on the way to an action of CR Co.
 */

/** How long a step within an action is shown, in ms. */
const WITHIN = 150;

/** @type {Step[]} What has come and is not shown yet. */
let waiting = [];
/** When the last step was shown, and the action that it belonged to. */
let shownAt = -Infinity;
let shownAction = "";
let timer = 0;
let paused = false;
/** Whether everything is shown at once, until the reader must choose. */
let skipping = false;

/** @param {Step} step Shown when its time has come; the steps before it come first. */
export function inTurn(step) {
  waiting.push(step);
  if (!timer) next();
}

/** @param {Step} step How long what is shown now stays, in ms. */
function stay(step) {
  const pace = Number(settings().pace);
  if (step.beat) return beatTime();
  return step.action === shownAction ? Math.min(WITHIN, pace) : pace;
}

function next() {
  timer = 0;
  const [step] = waiting;
  if (!step) return showState();
  if (paused && !document.hidden) return showState();
  const rest = stay(step) - (performance.now() - shownAt);
  // Nobody is watching a hidden page, and it must be current when it is shown.
  if (rest > 0 && !document.hidden && !skipping) {
    timer = window.setTimeout(next, rest);
    showState();
  } else {
    waiting.shift();
    shown(step);
    next();
  }
}

/** @param {Step} step */
function shown(step) {
  if (skipping) finishMotions();
  shownAt = performance.now();
  shownAction = step.action;
  step.show();
}

/** Show all of it, now. */
export function hurry() {
  const steps = waiting;
  forget();
  for (const [at, step] of steps.entries()) {
    if (at) finishMotions();
    shown(step);
  }
  showState();
}

/** The whole table is redrawn, including what was waiting. */
export function forget() {
  window.clearTimeout(timer);
  timer = 0;
  waiting = [];
}

/** @param {boolean} now Hold what the others do, or let it go on. */
export function pause(now) {
  paused = now;
  if (paused) {
    window.clearTimeout(timer);
    timer = 0;
    showState();
    announce(word("paused"));
  } else if (!timer) next();
}

/** Show everything at once, until the reader must choose. */
export function skip() {
  skipping = true;
  paused = false;
  hurry();
}

/** The reader must choose: what comes after that is shown at its pace again. */
export function arrive() {
  skipping = false;
  paused = false;
  showState();
}

export const skips = () => skipping || settings().pace === "0";

/** For the style sheet: whether steps are waiting, and whether they are held. */
function showState() {
  const { classList } = document.documentElement;
  classList.toggle("acting", waiting.length > 0);
  classList.toggle("paused", paused);
  for (const button of document.querySelectorAll("[data-pace=pause]")) {
    button.setAttribute("aria-pressed", String(paused));
  }
}

/** @param {Event} event Something to press: it does its own work, and the steps go on. */
const pressed = (event) =>
  event.target instanceof Element &&
  event.target.closest("button, a, input, select, summary, label, [popover], [data-choice]");

export function startPace() {
  // A reader who clicks beside everything does not want to wait.
  document.addEventListener("pointerdown", (event) => pressed(event) || hurry());
  document.addEventListener("keydown", (event) => event.key === "Escape" && hurry());
  document.addEventListener("visibilitychange", () => document.hidden && hurry());
}
