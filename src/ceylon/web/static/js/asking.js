// The small window beside a thing: which of its choices, or whether it is meant. Esc leaves it.

import { byId, offers, version, word } from "./page.js";
import { settings } from "./settings.js";
import { hideTip, place } from "./tips.js";

/** @typedef {{choices: string[], from: string, version: number}} Open */

/** @type {Open | null} */
let open = null;
/** @type {(choice: string) => void} */
let chosen = () => {};

export const asking = () => open;

/** @param {string} choice Whether the reader wants to be asked before it is final. */
export function mustAsk(choice) {
  const offer = offers()[choice];
  const wanted = settings().confirm;
  if (!offer || wanted === "never") return false;
  return wanted === "always" || offer.price > 0 || offer.ends;
}

/**
 * Ask which of these choices; with one, whether it is meant.
 * @param {string[]} choices @param {Element} beside
 */
export function ask(choices, beside) {
  hideTip();
  const known = offers();
  const list = byId("ask-choices");
  list.replaceChildren(...choices.map((choice) => button(choice, known[choice]?.label ?? choice)));
  byId("ask-title").textContent = word(choices.length > 1 ? "which" : "sure");
  const box = byId("ask");
  box.hidden = false;
  place(box, beside.getBoundingClientRect());
  open = { choices, from: beside.id, version: version() };
  /** @type {HTMLElement} */ (list.firstElementChild).focus();
}

/** @param {string} choice @param {string} label */
function button(choice, label) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "act primary";
  made.dataset["ask"] = choice;
  made.textContent = label.charAt(0).toUpperCase() + label.slice(1);
  return made;
}

/** Leave it; nothing was sent. Whether there was something to leave. */
export function leave() {
  if (!open) return false;
  const inside = byId("ask").contains(document.activeElement);
  const from = open.from;
  open = null;
  byId("ask").hidden = true;
  if (inside) document.getElementById(from)?.focus();
  return true;
}

/** @param {(choice: string) => void} listener */
export function startAsking(listener) {
  chosen = listener;
  byId("ask").addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("button") : null;
    if (!pressed || event.detail > 1) return; // the second half of a double click means nothing
    const choice = pressed.dataset["ask"];
    leave();
    if (choice) chosen(choice);
  });
}
