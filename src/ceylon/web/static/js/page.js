// What the modules know about the page: its parts, its words, and the choices it offers.

/**
 * @typedef {object} Offer A legal choice.
 * @property {string} label
 * @property {string} why What is final about it; empty if nothing is.
 * @property {boolean} dear Whether a slip of the hand would be.
 * @property {string} brings What would follow, in a sentence; empty if nothing is sure.
 */

/** The id of the table, as in addresses. */
export const id = document.body.dataset["table"] ?? "";

/** The part of the page that changes. It may be replaced, so do not hold on to it. */
export const table = () => byId("table");

/** What is drawn: the table, or a moment of the game in its review. */
export const ground = () =>
  /** @type {HTMLElement} */ (document.querySelector("#table, .stage"));

/** @param {string} id An element that the page certainly has. */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** How many things have happened at the table that is shown. */
export const version = () => Number(table().dataset["version"]);

/** Whether an earlier moment is shown: nothing can be chosen then. */
export const past = () => table().classList.contains("past");

/** Whether this seat must choose. */
export const yours = () => table().classList.contains("yours");

/** @param {string} name A sentence that the page brought along in the reader's language. */
export const word = (name) => byId("words").dataset[name] ?? "";

/** @param {string} text With a capital letter: labels and reasons begin with a lower-case one. */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// Choices

/** @returns {Record<string, Offer>} The legal choices by their text. */
export function offers() {
  const source = document.getElementById("offers");
  return source ? JSON.parse(source.textContent ?? "{}") : {};
}

/** @param {Element} element @returns {string[]} The choices of a thing. */
export function choicesOf(element) {
  const { choice, choices, go } = /** @type {HTMLElement | SVGElement} */ (element).dataset;
  if (choice ?? go) return [String(choice ?? go)];
  return choices ? choices.split("|") : [];
}

/** @param {string} choice @returns {Element | null} The thing that a choice belongs to. */
export function thingOf(choice) {
  const things = table().querySelectorAll("[data-choice], [data-choices]");
  return [...things].find((each) => choicesOf(each).includes(choice)) ?? null;
}

// Sentences

/** @type {string[]} What is about to be said. */
let saying = [];

/**
 * Say something to screen readers, without moving the focus. Steps that are shown at once are said
 * one after the other: the next would silence the one before. @param {string} text
 */
export function announce(text) {
  if (!saying.length) queueMicrotask(say);
  saying.push(text);
}

function say() {
  byId("announce").textContent = saying.join(" ");
  saying = [];
}

/** How long an alarm is shown, in ms. */
const ALARM = 8000;
let alarmTimer = 0;

/**
 * Say that something went wrong, for all to see.
 * @param {string} text @param {string} rule The rule at its beginning, which becomes a link.
 */
export function alarm(text, rule = "") {
  window.clearTimeout(alarmTimer);
  const link = Object.assign(document.createElement("a"), {
    href: `/rules#${rule}`,
    target: "ceylon-rules",
    textContent: rule,
  });
  const cited = rule !== "" && text.startsWith(rule);
  byId("alert").replaceChildren(...(cited ? [link, text.slice(rule.length)] : [text]));
  if (text) alarmTimer = window.setTimeout(() => alarm(""), ALARM);
}
