// The small dialog beside a thing: which of its choices, or whether to confirm one. Esc closes it.

import { byId, capital, offers, word } from "./page.js";
import { settings } from "./settings.js";
import { hideTip, place } from "./tips.js";

/** @type {{choices: string[], from: string} | null} What is asked, and the id of the thing. */
let open = null;

/** @returns {string[]} The choices that are asked about, if the dialog is open. */
export const promptedChoices = () => open?.choices ?? [];

/** @param {string} choice Whether the reader wants to be asked before it is final. */
export function mustAsk(choice) {
  const offer = offers()[choice];
  const wanted = settings().confirm;
  if (!offer || wanted === "never") return false;
  return wanted === "always" || offer.price > 0 || offer.ends;
}

/**
 * Ask which of these choices; if there is only one, ask for confirmation. @param {string[]} choices
 * @param {Element} beside
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
  open = { choices, from: beside.id };
  /** @type {HTMLElement} */ (list.firstElementChild).focus();
}

/** @param {string} choice @param {string} label */
function button(choice, label) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "act primary";
  made.dataset["ask"] = choice;
  made.textContent = capital(label);
  return made;
}

/** Close it without a choice. @returns {boolean} Whether it was open. */
export function closePrompt() {
  if (!open) return false;
  const inside = byId("ask").contains(document.activeElement);
  const from = open.from;
  open = null;
  byId("ask").hidden = true;
  if (inside) document.getElementById(from)?.focus();
  return true;
}

/** @param {(choice: string) => void} choose Called with what was pressed. */
export function startPrompt(choose) {
  byId("ask").addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("button") : null;
    if (!pressed || event.detail > 1) return; // the second half of a double click means nothing
    const choice = pressed.dataset["ask"];
    closePrompt();
    if (choice) choose(choice);
  });
}
