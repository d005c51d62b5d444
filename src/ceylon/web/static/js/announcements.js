// After each change: what is said, what the title shows, and where the focus goes.

import { announce, choicesOf, table, word, yours } from "./page.js";
import { settings } from "./settings.js";

/** The number of the last choice whose sentences were said. */
let saidUpTo = 0;
/** Whether it was this seat's turn before the change. */
let wasYours = false;
/** @type {{id: string, choice: string} | null} What had the focus before the change. */
let focus = null;

/** Whose turn it is, in the title of the browser's tab. */
function showTitle() {
  const name = table().querySelector("[aria-current] .nm b")?.textContent ?? "";
  const who = yours() ? word("yours") : name;
  document.title = who ? `${who} – ${word("ceylon")}` : word("ceylon");
}

/** @returns {[number, string][]} The lines of the log with the number of their choice. */
const lines = () =>
  [...table().querySelectorAll("#log a")].map((line) => [
    Number(/** @type {HTMLElement} */ (line).dataset["moment"]),
    (line.textContent ?? "").trim(),
  ]);

/** @returns {string[]} The sentences since the last change. */
function news() {
  const all = lines();
  const fresh = all.filter(([number]) => number > saidUpTo).map(([, text]) => text);
  saidUpTo = Math.max(0, ...all.map(([number]) => number));
  return fresh;
}

/** Notify a reader who is looking elsewhere, if they want that. */
function callReader() {
  if (!document.hidden) return;
  const { notify, sound } = settings();
  if (notify && "Notification" in window && Notification.permission === "granted") {
    new Notification(word("yours"), { body: status(), tag: location.pathname });
  }
  if (sound) ring();
}

/** A short tone, synthesised here: nothing needs to be loaded. */
function ring() {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.15, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.5);
  tone.frequency.value = 660;
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.5);
}

const status = () => (document.getElementById("status")?.textContent ?? "").trim();

/** Remember what has the focus: the next change may remove it. */
function noteFocus() {
  const now = document.activeElement;
  if (!now || !table().contains(now)) return;
  focus = { id: now.id, choice: choicesOf(now)[0] ?? "" };
}

/** If the focused thing is gone, the focus goes to the nearest thing that can be used. */
function keepFocus() {
  const now = document.activeElement;
  // What the change hides (a card that is turned back) loses the focus only later.
  if (!focus || (now && now !== document.body && now.checkVisibility())) return;
  const main = table();
  const { id, choice } = focus;
  const same = id && document.getElementById(id);
  const next =
    same ||
    [...main.querySelectorAll("[data-choice]")].find((each) => choicesOf(each)[0] === choice) ||
    main.querySelector("#choose button:not([aria-disabled])") ||
    main.querySelector(".hex[tabindex='0']") ||
    main.querySelector("button");
  if (next) /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
}

export function refreshAnnouncements() {
  keepFocus();
  showTitle();
  const said = news();
  if (yours() && !wasYours) {
    said.push(word("yours"));
    callReader();
  }
  wasYours = yours();
  if (said.length) announce(said.join(" "));
}

export function startAnnouncements() {
  showTitle();
  wasYours = yours();
  news();
  document.addEventListener("focusin", noteFocus);
  document.addEventListener("pointerdown", (event) => {
    // A click on nothing releases the focus.
    if (!(event.target instanceof Element && event.target.closest("button, a, .hex"))) focus = null;
  });
}
