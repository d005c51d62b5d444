// The coach: one sentence at each choice, for a reader who wants one.

import { post } from "./connection.js";
import { announce, byId, id, table, version, word, yours } from "./page.js";
import { settings } from "./settings.js";

const SILENT = `ceylon.coach.silent.${id}`;

/** @typedef {{choice: string, sentence: string}} Remark */

/** @type {{version: number, stop: AbortController, remark: Remark | null} | null} */
let asked = null;

/** Whether the coach speaks at this table: until silenced, in this game. */
const speaks = () => settings().coach && sessionStorage.getItem(SILENT) === null;

/** @returns {HTMLElement | null} The lamp; null if there is nothing to advise on. */
const lamp = () => document.getElementById("hint");

/** @param {(choice: string) => void} point Marks the thing that a choice belongs to. */
export function startCoach(point) {
  // On the document: a table without hints has no coach.
  document.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("button")?.id : "";
    if (pressed === "coach-show") point(asked?.remark?.choice ?? "");
    if (pressed === "coach-close") silence();
  });
  document.addEventListener("setting", (event) => {
    if (/** @type {CustomEvent<string>} */ (event).detail !== "coach") return;
    sessionStorage.removeItem(SILENT);
    refreshCoach();
  });
  refreshCoach();
}

/** After a change: a remark is for one question. */
export function refreshCoach() {
  const wanted = yours() && speaks() && lamp() !== null;
  if (asked && (!wanted || asked.version !== version())) {
    asked.stop.abort();
    asked = null;
  }
  if (wanted && !asked) void ask();
  show();
}

async function ask() {
  const mine = { version: version(), stop: new AbortController(), remark: null };
  asked = mine;
  try {
    const answer = await post("hint", { version: mine.version }, mine.stop.signal);
    if (!answer.ok || asked !== mine) return; // without a word: nobody has pressed anything
    const { coach } = await answer.json();
    asked = { ...mine, remark: coach };
    show();
    announce(`${word("coach")} ${coach.sentence}`);
  } catch {
    if (asked === mine) asked = null; // the network is lost: the next change asks again
  }
}

/** The box belongs to the desk, whose parts come and go. */
function show() {
  const box = document.getElementById("coach");
  if (!box) return;
  const remark = asked?.remark ?? null;
  box.hidden = remark === null;
  byId("coach-says").textContent = remark?.sentence ?? "";
  lamp()?.classList.toggle("lit", remark !== null);
  table().classList.toggle("coached", remark !== null);
}

function silence() {
  sessionStorage.setItem(SILENT, "");
  refreshCoach();
  lamp()?.focus();
}
