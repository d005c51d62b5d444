// What a choice would bring: beside the buttons, of the thing under the pointer or the focus; while
// the reader is asked about a choice, of that one.

import { capital, choicesOf, table } from "./page.js";
import { planOf, prompted } from "./prompt.js";

/** @param {EventTarget | null} target @returns {HTMLElement | SVGElement | null} */
const thingAt = (target) =>
  target instanceof Element && table().contains(target)
    ? target.closest("[data-choice], [data-choices], [data-go]")
    : null;

/** @param {HTMLElement | SVGElement | null} thing What the desk tells of; else its main action. */
function tell(thing) {
  const place = document.getElementById("ghost");
  const other = place?.querySelector(".other");
  if (!place || !other) return;
  const plan = prompted() ?? (thing && planOf(aimed(choicesOf(thing)), thing));
  const title = document.createElement("b");
  title.textContent = capital(plan?.label ?? "");
  other.replaceChildren(...(plan?.brings ? [title, ` ${plan.brings}`] : []));
  place.classList.toggle("of-other", Boolean(plan?.brings));
}

/** @param {string[]} choices The one that a press means, as far as that is known. */
function aimed(choices) {
  const verb = table().dataset["verb"];
  const wanted = choices.find((each) => each.startsWith(`${verb} `));
  return wanted ?? choices[0] ?? "";
}

/** Where the pointer last was, and where it rests since the page changed. */
let at = { x: NaN, y: NaN };
let resting = at;

/** What comes under a resting pointer was not pointed at. @param {PointerEvent} event */
function pointed(event) {
  at = { x: event.clientX, y: event.clientY };
  if (event.pointerType !== "mouse" || (at.x === resting.x && at.y === resting.y)) return;
  const moved = !Number.isNaN(resting.x);
  resting = { x: NaN, y: NaN };
  if (event.type === "pointerover" || moved) tell(thingAt(event.target));
}

/** The page may move the focus of a reader who uses the pointer. @param {FocusEvent} event */
function focused(event) {
  if (event.target instanceof Element && event.target.matches(":focus-visible")) {
    tell(thingAt(event.target));
  }
}

export function startGhosts() {
  document.addEventListener("pointerover", pointed);
  document.addEventListener("pointermove", pointed, { passive: true });
  // A finger does not hover: what it rests on is told of before it is lifted.
  document.addEventListener("pointerdown", (event) => tell(thingAt(event.target)));
  document.addEventListener("focusin", focused);
}

/** After a change: of what has the focus of a reader who uses the keyboard. */
export function refreshGhost() {
  resting = at;
  tell(thingAt(document.querySelector("#table :focus-visible")));
}
