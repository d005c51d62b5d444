// The small dialog beside a thing: whether to confirm a choice. Esc closes it.

import { byId, capital, offers, word } from "./page.js";
import { settings } from "./settings.js";
import { hideTip, place } from "./tips.js";

/**
 * @typedef {object} Plan What a press would do.
 * @property {string} choice
 * @property {string[]} then What follows it at once.
 * @property {string} label What all of that is called.
 * @property {string} why What is final about it; empty if nothing is.
 * @property {boolean} dear Whether a slip of the hand would be.
 * @property {string} brings What would follow, in a sentence; empty if nothing is sure.
 */

/** @type {(Plan & {from: Element}) | null} What is asked, and beside which thing. */
let open = null;

/** @returns {Plan | null} What is asked about; null if the dialog is closed. */
export const prompted = () => open;

/**
 * What a press would do: one choice, or all that an element has in a row.
 * @param {string} choice @param {HTMLElement | SVGElement | null} element @returns {Plan}
 */
export function planOf(choice, element = null) {
  const { then = "", label = "", why = "", brings = "", dear } = element?.dataset ?? {};
  if (then) return { choice, then: then.split("|"), label, why, brings, dear: dear !== undefined };
  const unknown = { label: choice, why: "", brings: "", dear: false };
  return { choice, then: [], ...(offers()[choice] ?? unknown) };
}

/** @param {Plan} plan Whether the reader wants to be asked before it is made. */
export function mustAsk({ dear }) {
  const wanted = settings().confirm;
  return wanted === "always" || (dear && wanted !== "never");
}

/**
 * Whether this is asked about: pressed again, it is meant.
 * @param {string} choice @param {Element} beside
 */
export const isAsked = (choice, beside) => open?.choice === choice && open.from === beside;

/** Ask for confirmation. @param {Plan} plan @param {Element} beside */
export function ask(plan, beside) {
  hideTip();
  const answer = button(plan);
  byId("ask-choices").replaceChildren(answer);
  byId("ask-title").textContent = word("sure");
  byId("ask-why").textContent = plan.why ? word(`final${capital(plan.why)}`) : "";
  byId("ask-brings").textContent = plan.brings;
  const box = byId("ask");
  box.hidden = false;
  place(box, beside.getBoundingClientRect());
  open = { ...plan, from: beside };
  answer.focus();
}

/** @param {Plan} plan */
function button({ choice, label }) {
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
  const from = document.getElementById(open.from.id) ?? open.from;
  open = null;
  byId("ask").hidden = true;
  if (inside && from instanceof HTMLElement) from.focus();
  if (inside && from instanceof SVGElement) from.focus();
  return true;
}

/** @param {(choice: string, then: string[]) => void} choose Called with what was pressed. */
export function startPrompt(choose) {
  byId("ask").addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("button") : null;
    if (!pressed || event.detail > 1) return; // the second half of a double click means nothing
    const choice = pressed.dataset["ask"];
    const then = open?.then ?? [];
    closePrompt();
    if (choice) choose(choice, then);
  });
}
