// The table in the browser. The server draws it; this sends choices and shows what comes back.

import { point, refreshAdvice, startAdvice } from "./js/advice.js";
import { refreshAnnouncements, startAnnouncements } from "./js/announcements.js";
import { refreshChoices, startChoices } from "./js/choices.js";
import { startConnection } from "./js/connection.js";
import { startFocus } from "./js/focus.js";
import { refreshGhost, startGhosts } from "./js/ghosts.js";
import { refreshKeys, startKeys } from "./js/keys.js";
import { refreshMoments, startMoments } from "./js/moments.js";
import { startMotion } from "./js/motion.js";
import { past, table } from "./js/page.js";
import { startRulesPanel } from "./js/rules_panel.js";
import { settings } from "./js/settings.js";
import { refreshTip, startTips } from "./js/tips.js";

// What few readers need, or need only once, is fetched when they do.

/** @type {Promise<typeof import("./js/coach.js")> | null} */
let coach = null;

function callCoach() {
  if (coach || !settings().coach) return;
  coach = import("./js/coach.js");
  void coach.then(({ startCoach }) => startCoach(point));
}

/** Whether there has been a strip of what others did: until then nothing steps through it. */
let stripped = false;

async function callStrip() {
  if (stripped || !document.querySelector("#since [data-deed]")) return;
  stripped = true;
  const { startSince } = await import("./js/since.js");
  startSince();
}

const over = () => table().dataset["question"] === "over" && !past();
/** Whether the game was over before: then the reader has come back to look at the table. */
let wasOver = over();

function endIfOver() {
  if (!over() || wasOver) return;
  wasOver = true;
  void import("./js/ending.js").then(({ startEnding }) => startEnding());
}

async function markReplay() {
  if (location.hash !== "#replay") return;
  history.replaceState(null, "", location.pathname);
  const { keepReplay } = await import("./js/finished_games.js");
  keepReplay(document.body.dataset["table"] ?? "");
}

callCoach();
void markReplay();
document.addEventListener("setting", callCoach);
startTips();
startChoices();
startAdvice();
startKeys();
startFocus();
startGhosts();
startAnnouncements();
startRulesPanel();
startMotion();
startMoments();
startConnection((before) => {
  refreshChoices(before);
  refreshAdvice(before);
  void coach?.then(({ refreshCoach }) => refreshCoach());
  refreshKeys();
  refreshGhost();
  refreshAnnouncements();
  refreshTip();
  refreshMoments();
  endIfOver();
  void callStrip();
});
await callStrip();
document.documentElement.classList.add("live");
