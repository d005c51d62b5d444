// Others' actions are shown step by step, at the pace that the reader has set.

import { settings } from "./settings.js";

/** @type {(() => void)[]} What has come and is not shown yet. */
let waiting = [];
/** When the last step was shown. */
let shownAt = -Infinity;
let timer = 0;

/** @param {() => void} step Shown when its time has come; the steps before it come first. */
export function inTurn(step) {
  waiting.push(step);
  if (!timer) next();
}

function next() {
  timer = 0;
  const rest = Number(settings().pace) - (performance.now() - shownAt);
  // Nobody is watching a hidden page, and it must be current when it is shown.
  if (waiting.length && rest > 0 && !document.hidden) timer = window.setTimeout(next, rest);
  else if (waiting.length) {
    shownAt = performance.now();
    waiting.shift()?.();
    next();
  }
}

/** Show all of it, now. */
export function hurry() {
  window.clearTimeout(timer);
  timer = 0;
  const steps = waiting;
  waiting = [];
  for (const step of steps) step();
}

/** The whole table is redrawn, including what was waiting. */
export function forget() {
  window.clearTimeout(timer);
  timer = 0;
  waiting = [];
}

export function startPace() {
  // A reader who clicks or types does not want to wait.
  document.addEventListener("pointerdown", hurry);
  document.addEventListener("keydown", hurry);
  document.addEventListener("visibilitychange", () => document.hidden && hurry());
}
