// What the modules know of the page: its parts, its words, and the choices it offers.

/** @typedef {{label: string, price: number, ends: boolean}} Offer */

/** The part that is sent anew after every choice. */
export const table = () => /** @type {HTMLElement} */ (document.getElementById("table"));

/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export const id = document.body.dataset["table"] ?? "";

/** How many things have happened at the table that is shown. */
export const version = () => Number(table().dataset["version"]);

/** Whether an earlier moment is looked at: nothing may be chosen then. */
export const past = () => table().classList.contains("past");

/** Whether this page was loaded as a curtain: then it has no dialogs. */
export const bare = () => !document.getElementById("pop-settings");

export const yours = () => table().classList.contains("yours");

/** @param {string} name A sentence that the page brought along in the reader's language. */
export const word = (name) => byId("words").dataset[name] ?? "";

/** @returns {Record<string, Offer>} The legal choices by their text. */
export function offers() {
  const source = document.getElementById("offers");
  return source ? JSON.parse(source.textContent ?? "{}") : {};
}

/** @param {Element} element @returns {string[]} The choices that stand on a thing. */
export function choicesOf(element) {
  const { choice, choices, go } = /** @type {HTMLElement | SVGElement} */ (element).dataset;
  if (choice ?? go) return [String(choice ?? go)];
  return choices ? choices.split("|") : [];
}

/** @param {string} choice @returns {Element | null} The thing on which a choice stands. */
export function standing(choice) {
  const things = table().querySelectorAll("[data-choice], [data-choices]");
  return [...things].find((each) => choicesOf(each).includes(choice)) ?? null;
}

/** Say something to screen readers, without moving the focus. @param {string} text */
export function announce(text) {
  byId("announce").textContent = text;
}

let alarm = 0;

/** Say that something went wrong, for all to see. @param {string} text */
export function alarmed(text) {
  window.clearTimeout(alarm);
  byId("alert").textContent = text;
  if (text) alarm = window.setTimeout(() => alarmed(""), 8000);
}
