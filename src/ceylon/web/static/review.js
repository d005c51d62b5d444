// The review of a finished game: follows the progress of the analysis, then reads out its chart.

import { fetchPage, keepOver } from "./js/language.js";

/** How long to wait before asking again, in ms: usually, and where that was too often. */
const [OFTEN, SELDOM] = [500, 4000];

/** @param {string} id */
const byId = (id) => document.getElementById(id);

// While it is running

/** Poll for the page until it is the review. */
async function follow() {
  if (!byId("progress")) return;
  let wait = SELDOM;
  try {
    const answer = await fetchPage(location.href);
    showLost("");
    if (answer.status !== 429) {
      show(new DOMParser().parseFromString(await answer.text(), "text/html"), answer.ok);
      wait = OFTEN;
    }
  } catch {
    showLost(byId("lost")?.dataset["lost"] ?? "");
  }
  window.setTimeout(() => void follow(), wait);
}

/** @param {string} text That the connection is lost, or nothing. */
function showLost(text) {
  const place = byId("lost");
  if (place && place.textContent !== text) place.textContent = text;
}

/** @param {Document} page @param {boolean} good Whether it is the page, and not a refusal. */
function show(page, good) {
  const fresh = page.getElementById("review");
  if (!good || !fresh) {
    document.documentElement.replaceWith(page.documentElement);
  } else if (page.getElementById("progress")) {
    advance(page);
  } else {
    byId("review")?.replaceWith(fresh);
    const announce = byId("announce");
    if (announce) announce.textContent = fresh.querySelector("h1")?.textContent ?? "";
  }
}

/** Move the locomotive, by changing the attributes of the same drawing. @param {Document} page */
function advance(page) {
  const [now, next] = [byId("progress"), page.getElementById("progress")];
  if (!now || !next) return;
  const fresh = [next, ...next.children];
  for (const [at, element] of [now, ...now.children].entries()) {
    for (const { name, value } of fresh[at]?.attributes ?? []) element.setAttribute(name, value);
  }
  const said = byId("said");
  if (said) said.textContent = page.getElementById("said")?.textContent ?? "";
}

// The chart

/** @param {EventTarget | null} target @returns {SVGAElement | null} The moment at a place. */
function stopAt(target) {
  const found = target instanceof Element && target.closest(".stop");
  return found instanceof SVGAElement ? found : null;
}

const stops = () => [...document.querySelectorAll(".stop")].filter((e) => e instanceof SVGAElement);

/** Say what is known about a moment. @param {SVGAElement} stop */
function read(stop) {
  for (const other of document.querySelectorAll(".stop.read")) other.classList.remove("read");
  stop.classList.add("read");
  const place = byId("moment");
  const [text, link] = [place?.querySelector("span"), place?.querySelector("a")];
  if (text) text.textContent = stop.getAttribute("aria-label");
  if (link) {
    link.href = stop.href.baseVal;
    link.hidden = false;
  }
}

/** The chart is one tab stop; the arrow keys move through the game. @param {KeyboardEvent} event */
function walk(event) {
  const here = stopAt(event.target);
  if (!here) return;
  const all = stops();
  const at = all.indexOf(here);
  const ways = { ArrowLeft: at - 1, ArrowRight: at + 1, PageUp: at - 10, PageDown: at + 10 };
  const places = { ...ways, Home: 0, End: all.length - 1 };
  if (!(event.key in places)) return;
  event.preventDefault();
  const to = places[/** @type {keyof typeof places} */ (event.key)];
  const next = all[Math.max(0, Math.min(all.length - 1, to))];
  if (!next) return;
  here.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}

/** @param {Event} event */
function readHere(event) {
  const stop = stopAt(event.target);
  if (stop) read(stop);
}

document.addEventListener("pointerover", readHere);
document.addEventListener("focusin", readHere);
document.addEventListener("keydown", walk);
document.addEventListener("click", (event) => {
  const stop = stopAt(event.target);
  // A finger is wider than a moment: a tap shows one, and the link below opens it.
  if (!stop || !(event instanceof PointerEvent) || event.pointerType !== "touch") return;
  event.preventDefault();
  read(stop);
});

keepOver(
  "moment",
  () => stops().findIndex((stop) => stop.matches(".read")),
  (at) => {
    const stop = stops()[at];
    if (stop) read(stop);
  },
);
window.setTimeout(() => void follow(), OFTEN);
