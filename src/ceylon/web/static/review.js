// The review of a finished game: steps through it, and shows what is found while it is analysed.

import { fetchPage } from "./js/language.js";
import { marksChanged, moved, shown, show, showMarks, startMoments } from "./js/review_moments.js";
import { keepTab, startTabs } from "./js/tabs.js";
import { hideTip, startTips } from "./js/tips.js";

/** How long to wait before asking again, in ms: usually, and where that was too often. */
const [OFTEN, SELDOM] = [1000, 4000];
/** What changes while the game is analysed, by the ids of the elements. */
const FOUND = ["wait", "tabs", "list-own", "list-everyone", "list-all", "chances", "by-turn"];

/** @param {string} id */
const byId = (id) => document.getElementById(id);

/** Ask for the page until the analysis is complete. */
async function follow() {
  if (!byId("progress")) return;
  let wait = SELDOM;
  try {
    const answer = await fetchPage(location.href);
    showLost("");
    if (answer.status !== 429) {
      put(new DOMParser().parseFromString(await answer.text(), "text/html"), answer.ok);
      wait = OFTEN;
    }
  } catch {
    showLost(byId("lost")?.dataset["lost"] ?? "");
  }
  window.setTimeout(() => void follow(), wait);
}

/** @param {string} text That the connection is lost, or nothing. */
function showLost(text) {
  const place = byId("lost");
  if (place && place.textContent !== text) place.textContent = text;
}

/** @param {Document} page @param {boolean} good Whether it is the page, and not a refusal. */
function put(page, good) {
  if (!good || !page.getElementById("review")) {
    document.documentElement.replaceWith(page.documentElement);
    return;
  }
  const judged = isJudged();
  keepTab(() => {
    for (const id of FOUND) {
      const [old, fresh] = [byId(id), page.getElementById(id)];
      if (old && fresh) Idiomorph.morph(old, fresh, { morphStyle: "outerHTML" });
    }
  });
  showMarks();
  marksChanged(judged !== isJudged());
  if (!byId("progress")) finish();
}

/** Whether the choice at the moment on the map has been judged. */
const isJudged = () => !!document.querySelector(`#list-all [data-at="${shown()}"] b`);

/** The analysis is complete: a reader who has not gone anywhere sees what mattered most. */
function finish() {
  const announce = byId("announce");
  if (announce) announce.textContent = document.querySelector("h1")?.textContent ?? "";
  const worst = /** @type {HTMLElement | null} */ (document.querySelector(".point[data-at]"));
  if (worst && !moved()) void show(Number(worst.dataset["at"]));
}

/** I leads to what is only drawn, Esc closes its tip. @param {KeyboardEvent} event */
function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.key === "Escape") hideTip();
  const typing = event.target instanceof Element && event.target.closest("select, input");
  if (event.key.toLowerCase() !== "i" || typing) return;
  void import("./js/looking.js").then(({ look }) => look());
}

startTabs();
startMoments();
startTips();
document.addEventListener("keydown", press);
window.setTimeout(() => void follow(), OFTEN);
