// Hints: asked for by a button or by H, shown beside the table, gone with the question.

import { act } from "./choosing.js";
import { alarmed, announce, byId, standing, version, word, yours } from "./page.js";
import { post, refused } from "./talking.js";

/** @typedef {{sentence: string}} Reason */
/** @typedef {{choice: string, sentence: string, chance: number, reasons: Reason[]}} Hint */

/** Below this the table is one column, and the hints lie over it. */
const NARROW = window.matchMedia("(max-width: 1180px)");

/** @type {{version: number, stop: AbortController} | null} What was asked, and is shown. */
let open = null;

/** @returns {HTMLElement | null} Where this seat may ask. */
const button = () => document.getElementById("hint");

/** Ask, or put the hints away. */
export function advise() {
  if (!leaveAdvice() && button()) void ask();
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
    await refused(answer);
  } catch {
    if (open === asked) alarmed(word("lost")); // else nobody waits for it any more
  }
  if (open === asked) leaveAdvice();
}

/** @param {boolean} thinking The box, with what is known so far. */
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
  const waiting = document.activeElement;
  const first = /** @type {HTMLElement | null} */ (byId("advice-list").querySelector("button"));
  // Whoever has gone elsewhere meanwhile is told, and not called back.
  if (waiting === button() || waiting === document.body) first?.focus({ preventScroll: true });
  else announce(first?.textContent ?? "");
}

/** @param {Hint} hint */
function line({ choice, sentence, chance, reasons }) {
  const made = document.createElement("li");
  const thing = document.createElement("button");
  thing.type = "button";
  thing.dataset["point"] = choice;
  const percent = Math.round(100 * chance);
  thing.append(part("b", capital(sentence)), " ", bar(percent));
  made.append(thing);
  if (reasons.length) {
    const why = document.createElement("ul");
    why.append(...reasons.map((reason) => part("li", capital(reason.sentence))));
    made.append(why);
  }
  return made;
}

/** @param {number} percent */
function bar(percent) {
  const made = part("span", "");
  made.className = "pc";
  made.style.setProperty("--pc", `${percent}%`);
  const named = part("span", `${word("chance")} `);
  named.className = "vh";
  made.append(named, `${percent}\u00a0%`);
  return made;
}

/** @param {string} tag @param {string} text */
function part(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Put the hints away. Whether there were any. */
export function leaveAdvice() {
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

// Where a choice stands

/** @param {string} choice Mark the thing on which it stands; of a card that is turned, the card. */
function point(choice) {
  for (const each of document.querySelectorAll(".advised")) each.classList.remove("advised");
  const thing = choice ? standing(choice) : null;
  (thing?.closest(".card") ?? thing)?.classList.add("advised");
}

/** @param {string} choice Go there: it is still the reader who chooses. */
function find(choice) {
  const thing = /** @type {HTMLElement | null} */ (standing(choice));
  if (!thing) return;
  if (NARROW.matches) leaveAdvice();
  const flip = thing.closest(".card")?.querySelector("[data-turn]");
  if (flip instanceof HTMLElement && !thing.getClientRects().length) act(flip);
  thing.focus();
  point(choice);
}

/** @param {Event} event @returns {string} */
const pointed = (event) => {
  const line = event.target instanceof Element ? event.target.closest("#advice-list > li") : null;
  const thing = /** @type {HTMLElement | null} */ (line?.querySelector("button") ?? null);
  return thing?.dataset["point"] ?? "";
};

/** @param {number} before After a change: another question makes the hints idle. */
export function refreshAdvice(before) {
  if (version() !== before) point("");
  if (open && (open.version !== version() || !yours())) leaveAdvice();
  else if (open) button()?.setAttribute("aria-expanded", "true");
}

export function startAdvising() {
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("#hint")) advise();
  });
  const box = byId("advice");
  byId("advice-close").addEventListener("click", leaveAdvice);
  byId("advice-list").addEventListener("click", (event) => {
    if (pointed(event)) find(pointed(event));
  });
  for (const kind of ["pointerover", "focusin"]) {
    box.addEventListener(kind, (event) => point(pointed(event)));
  }
  box.addEventListener("pointerleave", () => point(""));
}
