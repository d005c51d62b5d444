// The lesson: a ring around what is meant, a sheet beside it, and one step after another. Only the
// thing in the ring can be pressed; the server draws what comes of it.

import { fetchPage } from "./js/language.js";
import { announce, byId, choicesOf, table } from "./js/page.js";
import { putTable } from "./js/parts.js";
import { keepSetting, settings } from "./js/settings.js";

/** How long each step of the others is shown, in ms. */
const PACE = 1100;
/** The space between the thing, its ring, the sheet and the edge of the window, in pixels. */
const [RING, GAP, EDGE] = [5, 16, 8];
/** How long the ring shakes, in ms. */
const SHAKE = 200;

let timer = 0;
/** The address of the step that is on its way, if one is. */
let asked = "";

const sheet = () => byId("lesson");
const spot = () => byId("spot");
/** @returns {string[]} The choices that are asked for. */
const wanted = () => (sheet().dataset["wanted"] ?? "").split("|").filter(Boolean);
const isTurning = () => sheet().dataset["kind"] === "turn";

// What is meant

/** @param {string} choice @returns {HTMLElement[]} What stands for it, the thing itself first. */
function thingsOf(choice) {
  const all = /** @type {HTMLElement[]} */ ([
    ...table().querySelectorAll("[data-choice], [data-choices], [data-go]"),
  ]);
  const found = all.filter((each) => choicesOf(each).includes(choice));
  return found.sort((a, b) => Number("go" in a.dataset) - Number("go" in b.dataset));
}

/** @returns {HTMLElement[]} What may be pressed, or looked at; the first of them gets the focus. */
function things() {
  const { points } = sheet().dataset;
  const seen = points ? table().querySelector(points) : null;
  if (seen) return [/** @type {HTMLElement} */ (seen)];
  const found = wanted().flatMap(thingsOf);
  if (!isTurning()) return found;
  const flip = found[0]?.closest(".card")?.querySelector("[data-turn]");
  return flip ? [/** @type {HTMLElement} */ (flip)] : [];
}

/** @returns {Element[]} What the ring is around: for each choice a thing, or its card or wagon. */
function ringed() {
  if (sheet().dataset["points"]) return things();
  const found = isTurning() ? things() : wanted().flatMap((each) => thingsOf(each).slice(0, 1));
  return found.map((each) => each.closest(".card, .wagon") ?? each);
}

/** The card that was turned stays so; one of two that are alike, the one in the ring. */
function turnCards() {
  for (const choice of isTurning() ? [] : wanted()) {
    const [face] = thingsOf(choice);
    if (face?.matches(".second")) face.closest(".card")?.classList.add("turned");
  }
}

// Where it is

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @param {Element[]} elements @returns {Box | null} */
function around(elements) {
  const boxes = elements.map((each) => each.getBoundingClientRect());
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map((each) => each.left)) - RING,
    top: Math.min(...boxes.map((each) => each.top)) - RING,
    right: Math.max(...boxes.map((each) => each.right)) + RING,
    bottom: Math.max(...boxes.map((each) => each.bottom)) + RING,
  };
}

/** @param {HTMLElement} element @param {Record<string, number>} pixels */
function setPixels(element, pixels) {
  for (const [name, value] of Object.entries(pixels)) {
    element.style.setProperty(name, `${Math.round(value)}px`);
  }
}

/** @returns {Element[]} What the sentence speaks of, and the learner's pawn: they stay in sight. */
function spokenOf() {
  const { clear } = sheet().dataset;
  return clear ? [...table().querySelectorAll(clear)] : [];
}

/** @param {number} value @param {number} least @param {number} most */
const between = (value, least, most) => Math.max(least, Math.min(value, most));

/** Put the ring around the thing, and the sheet beside it. */
function place() {
  const box = around(ringed());
  const where = box && (beside(box) ?? atEdge(box));
  spot().hidden = !where;
  sheet().classList.toggle("placed", Boolean(where));
  if (!box || !where) {
    sheet().removeAttribute("style");
    spot().removeAttribute("style");
    return;
  }
  const { left, top, right, bottom } = box;
  setPixels(spot(), { left, top, width: right - left, height: bottom - top });
  setPixels(sheet(), where);
  window.requestAnimationFrame(() => spot().classList.add("there"));
}

/**
 * Where the sheet covers nothing of it, and as little as possible of the desk's question and of
 * what is spoken of: above, below, at a side, or in a corner.
 * @param {Box} box @returns {Record<string, number> | null}
 */
function beside({ left, top, right, bottom }) {
  const { width, height } = sheet().getBoundingClientRect();
  const bar = Math.max(0, byId("bar").getBoundingClientRect().bottom) + EDGE;
  const [wide, high] = [window.innerWidth - EDGE - width, window.innerHeight - EDGE - height];
  const across = between((left + right - width) / 2, EDGE, wide);
  const along = between((top + bottom - height) / 2, bar, high);
  const asked = around([...document.querySelectorAll(".askrow")]);
  const above = Math.min(top, asked?.top ?? top) - GAP - height;
  const seen = [asked, ...spokenOf().map((each) => around([each]))];
  const places = [
    { left: across, top: above },
    { left: across, top: top - GAP - height },
    { left: across, top: bottom + GAP },
    { left: right + GAP, top: along },
    { left: left - GAP - width, top: along },
    ...[EDGE, wide].flatMap((x) => [bar, high].map((y) => ({ left: x, top: y }))),
  ];
  const thing = { left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP };
  const ways = places
    .map((at) => ({ ...at, right: at.left + width, bottom: at.top + height }))
    .filter((at) => at.left >= EDGE && at.left <= wide && at.top >= bar && at.top <= high)
    .filter((at) => !overlap(at, thing));
  const hidden = ways.map((at) => seen.filter((each) => each && overlap(at, each)).length);
  const way = ways[hidden.indexOf(Math.min(...hidden))];
  return way ? { left: way.left, top: way.top } : null;
}

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/**
 * The edge of the window that is further away from the thing.
 * @param {Box} box @returns {Record<string, number> | null}
 */
function atEdge({ left, top, right, bottom }) {
  if (sheet().dataset["points"]) return null; // it is only to be looked at
  const { width, height } = sheet().getBoundingClientRect();
  const bar = Math.max(0, byId("bar").getBoundingClientRect().bottom) + EDGE;
  const across = between((left + right - width) / 2, EDGE, window.innerWidth - EDGE - width);
  const high = window.innerHeight - EDGE - height;
  return { left: across, top: top - bar > window.innerHeight - bottom ? bar : high };
}

/** On a small screen the thing may be out of sight, or where the sheet will be. */
function scrollToThing() {
  const [first] = ringed();
  const fits = document.documentElement.scrollHeight <= window.innerHeight;
  if (!first || fits || first.closest(".dock")) return;
  const box = around(ringed());
  const dock = document.querySelector(".dock")?.getBoundingClientRect().top ?? window.innerHeight;
  if (box) window.scrollBy(0, box.bottom + GAP - Math.min(dock, window.innerHeight));
}

// Steps

/** Show the step at this address. @param {string} address */
async function go(address) {
  if (asked === address) return;
  asked = address;
  window.clearTimeout(timer);
  try {
    const answer = await fetchPage(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (asked !== address) return; // something else was pressed meanwhile
    if (put(page)) history.replaceState(null, "", address); // whoever comes back is here again
    else location.assign(address); // the server says what is wrong with it
  } catch {
    if (asked === address) location.assign(address); // the browser says what is wrong
  }
  if (asked === address) asked = "";
}

/** @param {Document} page @returns {boolean} Whether it is a step of the lesson. */
function put(page) {
  const [main, fresh] = [page.getElementById("table"), page.getElementById("lesson")];
  if (!main || !fresh) return false;
  putTable(main);
  sheet().replaceWith(fresh);
  document.title = page.title;
  begin();
  return true;
}

/** What each step begins with: ring, sheet, focus, and what a screen reader says. */
function begin() {
  turnCards();
  place();
  scrollToThing();
  place();
  const passing = "passing" in sheet().dataset;
  announce(said(passing));
  const pace = settings().pace === "0" ? 0 : PACE;
  const following = sheet().dataset["passing"] ?? "";
  if (passing) timer = window.setTimeout(() => void go(following), pace);
  else focusThing();
}

/** @param {boolean} passing @returns {string} Of what the others do, one sentence at a time. */
function said(passing) {
  const lines = [...sheet().querySelectorAll(".done li")];
  const parts = lines.length
    ? lines.slice(-1)
    : [...sheet().querySelectorAll(".over, .one, .why, .how")];
  const shown = parts.filter((each) => passing || each.checkVisibility());
  return shown.map((each) => /** @type {HTMLElement} */ (each).innerText.trim()).join(" ");
}

/** The thing that is to be pressed, or else the button that leads on. */
function focusThing() {
  const [thing] = sheet().dataset["points"] ? [] : things();
  const next = sheet().querySelector(".next, .play");
  const target = /** @type {HTMLElement | SVGElement | null} */ (thing ?? next);
  target?.focus({ preventScroll: true });
}

/** @returns {string} The address of what comes next. */
const onward = () =>
  sheet().querySelector("[data-go-show], [data-go-next]")?.getAttribute("href") ?? "/";

/** Do what the step asks for. */
function act() {
  if (asked === onward()) return;
  if (isTurning()) things()[0]?.closest(".card")?.classList.toggle("turned");
  void go(onward());
}

// What is pressed

/** @returns {Element[]} What does the same: the card in the ring, the button of the action. */
function alike() {
  const verb = wanted()[0]?.split(" ")[0] ?? "";
  const button = verb ? table().querySelector(`[data-verb="${verb}"]`) : null;
  return [...(isTurning() ? ringed() : []), ...(button && !isTurning() ? [button] : [])];
}

/** @param {EventTarget | null} target Whether it belongs to what is meant. */
const isMeant = (target) =>
  target instanceof Element &&
  !sheet().dataset["points"] &&
  [...things(), ...alike()].some((each) => each.contains(target));

/** Something else was pressed: the ring and the sheet say where to look. */
function miss() {
  if ("passing" in sheet().dataset) return;
  const missed = byId("missed");
  missed.hidden = false;
  place();
  spot().classList.add("shaken");
  window.setTimeout(() => spot().classList.remove("shaken"), SHAKE);
  announce(missed.innerText);
  focusThing();
}

/** @param {EventTarget | null} target Something of the table that was pressed. */
function use(target) {
  if (isMeant(target)) act();
  else if (target instanceof Element && target.closest("[data-pace=skip]")) void go(onward());
  else miss();
}

/** @param {Event} event Whether it is part of the lesson and not of the table. */
const isOfLesson = (event) =>
  event.target instanceof Element &&
  event.target.closest("#lesson, #bar, .pop, #rules-panel") !== null;

/** @param {MouseEvent} event */
function click(event) {
  if (!(event.target instanceof Element)) return;
  const way = event.target.closest("#lesson [href*='step=']");
  if (way && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    void go(way.getAttribute("href") ?? "");
  } else if (!isOfLesson(event)) {
    event.preventDefault();
    event.stopPropagation();
    use(event.target);
  }
}

/** @returns {HTMLElement[]} What the Tab key reaches in turn: the thing, the sheet, the bar. */
function stops() {
  const others = "#lesson :is(a, button), #bar :is(a, button)";
  const thing = sheet().dataset["points"] ? [] : things().slice(0, 1);
  const rest = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(others)]);
  return [...thing, ...rest].filter((each) => each.checkVisibility());
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.target instanceof Element && event.target.closest("[popover], #rules-panel")) return;
  if (event.key === "Tab") {
    event.preventDefault();
    const all = stops();
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    all[(at + (event.shiftKey ? all.length - 1 : 1)) % all.length]?.focus();
  } else if ((event.key === "Enter" || event.key === " ") && !isOfLesson(event)) {
    event.preventDefault();
    if (!event.repeat) use(event.target);
  }
}

document.addEventListener("click", click, true);
document.addEventListener("keydown", press, true);
document.addEventListener("submit", (event) => {
  if (event.target instanceof Element && event.target.matches("[data-coached]")) {
    keepSetting("coach", true);
  }
});
for (const name of ["resize", "scroll"]) window.addEventListener(name, place, { passive: true });
document.documentElement.classList.add("live");
void document.fonts.ready.then(begin);
