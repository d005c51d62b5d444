// The forms that start a game. The first one of a browser is against the weakest, with a coach;
// after that, what was chosen last stays chosen.

import { games } from "./finished_games.js";
import { keepSetting, settings } from "./settings.js";

const LEVEL = "input[name=level]";
const OPPONENTS = "input[name=opponents]";
const COACH = "[data-coach] input";

/** @param {ParentNode} place @param {string} which */
const inputs = (place, which) =>
  /** @type {HTMLInputElement[]} */ ([...place.querySelectorAll(which)]);

/** Whether nobody has played here yet, as far as this browser knows. */
const isFirst = () => games().length === 0;

function chooseLevel() {
  const all = inputs(document, LEVEL);
  const last = all.find((input) => input.value === settings().level);
  const chosen = last ?? (isFirst() ? all[0] : undefined);
  if (chosen) chosen.checked = true;
  const many = inputs(document, OPPONENTS).find((each) => each.value === settings().opponents);
  if (many) many.checked = true;
}

/** A new table begins with the same opponent, and a later choice there stays. */
function presetTable() {
  const seat = /** @type {HTMLSelectElement | null} */ (document.getElementById("kind-1"));
  const level = inputs(document, `${LEVEL}:checked`)[0]?.value;
  if (seat && level) seat.value = level;
}

function offerCoach() {
  for (const input of inputs(document, COACH)) {
    input.checked = settings().coach ?? isFirst();
    input.closest("[data-coach]")?.removeAttribute("hidden");
  }
}

/** @param {SubmitEvent} event */
function keepWishes(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  for (const input of inputs(form, COACH)) keepSetting("coach", input.checked);
  for (const input of inputs(form, `${LEVEL}:checked`)) keepSetting("level", input.value);
  for (const input of inputs(form, `${OPPONENTS}:checked`)) keepSetting("opponents", input.value);
}

export function startNewGame() {
  chooseLevel();
  presetTable();
  offerCoach();
  for (const input of inputs(document, LEVEL)) input.addEventListener("change", presetTable);
  document.addEventListener("submit", keepWishes);
}
