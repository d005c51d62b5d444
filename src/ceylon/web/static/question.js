// A question on the table, without a stream. The first choice is the answer; the server judges it.

import { startChoices } from "./js/choices.js";
import { explainRefusal, judgeBy } from "./js/connection.js";
import { startGhosts } from "./js/ghosts.js";
import { startKeys } from "./js/keys.js";
import { inLanguage, keepOver } from "./js/language.js";
import { alarm, byId, thingOf, word } from "./js/page.js";
import { startRulesPanel } from "./js/rules_panel.js";
import { note } from "./js/solved.js";
import { startTips } from "./js/tips.js";

const { judge = "", puzzle = "" } = document.body.dataset;
/** What was tried last: the answer is compared with it. */
let tried = "";
/** @type {Record<string, string> | null} What the verdict on the page was asked with. */
let asked = null;

/** @typedef {{verdict: string, html: string}} Verdict */

/**
 * One question at a time.
 * @param {Record<string, string>} query @returns {Promise<Verdict | null>}
 */
async function ask(query) {
  if (document.body.classList.contains("judging")) return null;
  document.body.classList.add("judging");
  try {
    const answer = await fetch(inLanguage(`${judge}?${new URLSearchParams(query)}`));
    if (answer.ok) return await answer.json();
    await explainRefusal(answer);
  } catch {
    alarm(word("lost"));
  } finally {
    document.body.classList.remove("judging");
  }
  return null;
}

/** @param {string} choice */
async function answer(choice) {
  const found = await ask({ choice });
  if (!found) return;
  tried = choice;
  asked = { choice };
  if (puzzle) note(puzzle, found.verdict === "right" ? "solved" : "tried");
  tell(found.html);
}

async function reveal() {
  const query = tried ? { tried } : {};
  const found = await ask(query);
  if (!found) return;
  asked = query;
  note(puzzle, "shown");
  tell(found.html);
}

/**
 * The same verdict in another language; the focus stays at the switch.
 * @param {{asked: typeof asked, tried: string}} kept
 */
async function tellAgain(kept) {
  tried = kept.tried;
  if (!kept.asked) return;
  const found = await ask(kept.asked);
  if (!found) return;
  asked = kept.asked;
  write(found.html);
}

/** @param {string} html */
function tell(html) {
  const place = write(html);
  place.focus({ preventScroll: true });
  byId("asked").scrollIntoView({ block: "nearest" });
  place.firstElementChild?.scrollIntoView({ block: "nearest" });
}

/** @param {string} html */
function write(html) {
  const place = byId("verdict");
  place.innerHTML = html;
  const answers = place.querySelector("[data-answers]")?.getAttribute("data-answers") ?? "";
  point(answers ? answers.split("|") : []);
  const show = document.querySelector("[data-show]");
  if (show instanceof HTMLElement) show.hidden = answers !== "";
  document.body.classList.toggle("answered", answers !== "");
  return place;
}

/** Mark where the answer is. @param {string[]} answers */
function point(answers) {
  for (const each of document.querySelectorAll(".advised")) each.classList.remove("advised");
  for (const each of answers) {
    const thing = thingOf(each);
    (thing?.closest(".card") ?? thing)?.classList.add("advised");
  }
}

/** Back to the question. */
function again() {
  asked = null;
  byId("verdict").replaceChildren();
  const first = document.querySelector("#choose button:not([aria-disabled]), .hex[tabindex='0']");
  if (first instanceof HTMLElement || first instanceof SVGElement) first.focus();
}

document.addEventListener("click", (event) => {
  const pressed = event.target instanceof Element ? event.target.closest("#asked button") : null;
  if (pressed?.matches("[data-show]")) void reveal();
  if (pressed?.matches("[data-again]")) again();
});
judgeBy((choice) => void answer(choice));
startTips();
startChoices();
startGhosts();
startKeys();
startRulesPanel();
keepOver("verdict", () => ({ asked, tried }), (kept) => void tellAgain(kept));
document.documentElement.classList.add("live");
