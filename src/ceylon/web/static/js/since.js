// The strip "since your last turn": its actions are shown again one by one, or played.

import { showMoment, shownMoment } from "./moments.js";
import { pause } from "./pace.js";
import { settings } from "./settings.js";

/** How long an action is shown if others' actions are shown at once, in ms. */
const USUAL = 900;
let timer = 0;

/** @returns {number[]} The moments to step through: before the first action, then after each. */
function moments() {
  const strip = document.getElementById("since");
  const links = /** @type {NodeListOf<HTMLElement>} */ (
    strip?.querySelectorAll("[data-deed]") ?? []
  );
  const ends = [...links]
    .sort((a, b) => Number(a.dataset["deed"]) - Number(b.dataset["deed"]))
    .map((link) => Number(link.dataset["moment"]));
  return ends.length ? [Number(strip?.dataset["start"]), ...ends] : [];
}

/** How many of the actions have happened at the moment that is shown. */
function position() {
  const shown = shownMoment() ?? Infinity;
  return moments().filter((moment) => moment <= shown).length - 1;
}

/** @param {number} place The last is now; after a strip of an earlier turn the game goes on. */
async function go(place) {
  const all = moments();
  const end = Number(document.getElementById("since")?.dataset["end"] ?? 0);
  if (place < all.length - 1) await showMoment(all[Math.max(0, place)] ?? null);
  else await showMoment(end ? Math.max(end, (shownMoment() ?? end) + 1) : null);
}

function stop() {
  window.clearTimeout(timer);
  timer = 0;
  showPlaying();
}

async function play() {
  if (shownMoment() === null) await go(0);
  else await go(position() + 1);
  showPlaying();
  timer = shownMoment() === null ? 0 : window.setTimeout(play, Number(settings().pace) || USUAL);
  showPlaying();
}

function showPlaying() {
  document.getElementById("table")?.classList.toggle("playing", timer !== 0);
}

/** @type {Record<string, () => void>} */
const WAYS = {
  back: () => void go(position() - 1),
  on: () => void go(position() + 1),
  end: () => void showMoment(null),
};

/** @param {string} way */
function step(way) {
  const playing = timer !== 0;
  stop();
  pause(false);
  if (way !== "play") WAYS[way]?.();
  else if (!playing) void play();
}

/** @param {KeyboardEvent} event The keys , and . step, as they do in films. */
function key(event) {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "," && moments().length) step("back");
  if (event.key === "." && moments().length) step("on");
  if (event.key === "Escape" && timer) step("end");
}

/** The places of the action that is pointed at, or has the focus. @param {Event} event */
function showPlaces(event) {
  const target = event.target instanceof Element ? event.target : null;
  const link = /** @type {HTMLElement | null} */ (target?.closest("[data-deed]") ?? null);
  for (const mark of document.querySelectorAll("[data-mark]")) {
    const here = mark.getAttribute("data-mark") === link?.dataset["deed"];
    mark.classList.toggle("told", here);
  }
}

export function startSince() {
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, showPlaces);
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = /** @type {HTMLElement | null} */ (target?.closest("[data-strip]") ?? null);
    if (button) step(button.dataset["strip"] ?? "");
    else if (target?.closest("[data-moment]")) stop();
  });
  document.addEventListener("keydown", key);
}
