// Hints: asked for by a button or by H, shown beside the table, gone with the question.

import { act } from "./choices.js";
import { explainRefusal, post } from "./connection.js";
import { keepOver } from "./language.js";
import { alarm, announce, byId, capital, thingOf, version, word, yours } from "./page.js";

/** @typedef {{sentence: string}} Reason */
/** @typedef {{choice: string, sentence: string, chance: number, reasons: Reason[]}} Hint */

/** Below this width the table is one column, and the hints overlap it. */
const NARROW = window.matchMedia("(max-width: 73.75em)");

/** @type {{version: number, stop: AbortController} | null} What was asked for, and is shown. */
let open = null;

/** @returns {HTMLElement | null} Null if this seat may not ask. */
const button = () => document.getElementById("hint");

/** Ask for hints, or close them. */
export function toggleAdvice() {
  if (!closeAdvice() && button()) void ask();
}

async function ask() {
  const asked = { version: version(), stop: new AbortController() };
  open = asked;
  show(true);
  announce(word("thinking"));
  try {
    const answer = await post("hint", { version: asked.version }, asked.stop.signal);
    if (answer.ok) {
      const { hints } = await answer.json();
      if (open === asked) tell(hints);
      return;
    }
    await explainRefusal(answer);
  } catch {
    if (open === asked) alarm(word("lost")); // otherwise nobody is waiting for it any more
  }
  if (open === asked) closeAdvice();
}

/** Open the box, above the dock. @param {boolean} thinking Whether the hints are still to come. */
function show(thinking) {
  const box = byId("advice");
  box.hidden = false;
  box.classList.toggle("thinking", thinking);
  if (thinking) byId("advice-list").replaceChildren();
  const dock = button()?.closest(".dock")?.getBoundingClientRect().top ?? window.innerHeight;
  box.style.setProperty("--above", `${window.innerHeight - dock}px`);
  button()?.setAttribute("aria-expanded", "true");
}

/** @param {Hint[]} hints */
function tell(hints) {
  byId("advice-list").replaceChildren(...hints.map(line));
  show(false);
  const focused = document.activeElement;
  const first = /** @type {HTMLElement | null} */ (byId("advice-list").querySelector("button"));
  // A reader who has moved the focus elsewhere is told, but the focus stays there.
  if (focused === button() || focused === document.body) first?.focus({ preventScroll: true });
  else announce(first?.textContent ?? "");
}

/** @param {Hint} hint */
function line({ choice, sentence, chance, reasons }) {
  const item = document.createElement("li");
  const pointer = document.createElement("button");
  pointer.type = "button";
  pointer.dataset["point"] = choice;
  pointer.append(element("b", capital(sentence)), " ", bar(undecided(chance)));
  item.append(pointer);
  if (reasons.length) {
    const why = document.createElement("ul");
    why.append(...reasons.map((reason) => element("li", capital(reason.sentence))));
    item.append(why);
  }
  return item;
}

/** In per cent; before the game is over nothing is certain. @param {number} chance */
const undecided = (chance) => Math.min(99, Math.max(1, Math.round(100 * chance)));

/** @param {number} percent */
function bar(percent) {
  const made = element("span", "", "pc");
  made.style.setProperty("--pc", `${percent}%`);
  const written = word("percent").replace("{n}", String(percent));
  made.append(element("span", written), " ", element("small", word("chance")));
  return made;
}

/** @param {string} tag @param {string} text @param {string} style */
function element(tag, text, style = "") {
  const made = document.createElement(tag);
  if (style) made.className = style;
  made.textContent = text;
  return made;
}

/** Close the hints. @returns {boolean} Whether there were any. */
export function closeAdvice() {
  if (!open) return false;
  open.stop.abort();
  open = null;
  const box = byId("advice");
  const inside = box.contains(document.activeElement);
  box.hidden = true;
  point("");
  button()?.setAttribute("aria-expanded", "false");
  if (inside) button()?.focus();
  return true;
}

// Where a choice is

/** @param {string} choice Mark the thing that it belongs to; for a turned card, the card. */
export function point(choice) {
  for (const each of document.querySelectorAll(".advised")) each.classList.remove("advised");
  const thing = choice ? thingOf(choice) : null;
  (thing?.closest(".card") ?? thing)?.classList.add("advised");
}

/** @param {string} choice Go there: the choice is still the reader's. */
function goTo(choice) {
  const thing = /** @type {HTMLElement | null} */ (thingOf(choice));
  if (!thing) return;
  if (NARROW.matches) closeAdvice();
  const flip = thing.closest(".card")?.querySelector("[data-turn]");
  if (flip instanceof HTMLElement && !thing.getClientRects().length) act(flip);
  thing.focus();
  point(choice);
}

/** @param {Event} event @returns {string} The choice of the hint under a pointer, or none. */
function choiceAt(event) {
  const line = event.target instanceof Element ? event.target.closest("#advice-list > li") : null;
  return line?.querySelector("button")?.dataset["point"] ?? "";
}

/** After a change: hints are for one question. @param {number} before */
export function refreshAdvice(before) {
  if (version() !== before) point("");
  if (open && (open.version !== version() || !yours())) closeAdvice();
  else if (open) button()?.setAttribute("aria-expanded", "true");
}

export function startAdvice() {
  keepOver(
    "advice",
    () => open !== null,
    (was) => was && toggleAdvice(),
  );
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("#hint")) toggleAdvice();
  });
  const box = byId("advice");
  byId("advice-close").addEventListener("click", closeAdvice);
  byId("advice-list").addEventListener("click", (event) => {
    if (choiceAt(event)) goTo(choiceAt(event));
  });
  for (const kind of ["pointerover", "focusin"]) {
    box.addEventListener(kind, (event) => point(choiceAt(event)));
  }
  box.addEventListener("pointerleave", () => point(""));
}
