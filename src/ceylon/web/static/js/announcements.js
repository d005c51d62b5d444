// After each change: what is said, what the title shows, and where the focus goes.

import { announce, choicesOf, past, table, word, yours } from "./page.js";
import { order } from "./parts.js";
import { settings } from "./settings.js";
import { focusQuietly } from "./tips.js";

/** The order of the last line of the log that was said. */
let saidUpTo = -1;
/** Whether it was this seat's turn before the change. */
let wasYours = false;
/** @type {{id: string, choice: string} | null} What had the focus before the change. */
let focus = null;

/** Whose turn it is, in the title and on the icon of the browser's tab; at the end, who has won. */
function showTitle() {
  const name = table().querySelector("[aria-current] .nm b")?.textContent ?? "";
  const won = table().querySelector(".result span")?.textContent ?? "";
  const who = yours() ? word("yours") : won || name;
  document.title = who ? `${who} – ${word("ceylon")}` : word("ceylon");
  const icon = /** @type {HTMLLinkElement | null} */ (document.getElementById("favicon"));
  const picture = `/static/favicon${yours() ? "-yours" : ""}.svg`;
  if (icon && icon.getAttribute("href") !== picture) icon.href = picture;
}

/** @returns {string[]} What has happened since the last change, as it happened. */
function news() {
  const lines = [...table().querySelectorAll("#log > li")].sort((a, b) => order(a) - order(b));
  const orders = lines.map(order);
  const fresh = lines.filter((line, at) => (orders[at] ?? 0) > saidUpTo && sentence(line));
  // After an undo the lines that come next have the numbers of those that went.
  saidUpTo = Math.min(saidUpTo, orders.at(-1) ?? -1);
  for (const line of fresh) saidUpTo = Math.max(saidUpTo, order(line));
  return fresh.map(sentence);
}

/** @param {Element} line Its whole sentence; a harvest has one when it is complete. */
const sentence = (line) => /** @type {HTMLElement} */ (line).dataset["said"] ?? "";

/** @param {string[]} sentences @returns {string} With a stop after each. */
const spoken = (sentences) =>
  sentences.map((each) => (/[.?!…]$/.test(each) ? each : `${each}.`)).join(" ");

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
    main.querySelector("#choose :is(a.end, button:not([aria-disabled], [data-pace=pause]))") ||
    main.querySelector(".hex[tabindex='0']") ||
    main.querySelector("button");
  if (next) focusQuietly(/** @type {HTMLElement} */ (next));
}

export function refreshAnnouncements() {
  keepFocus();
  showTitle();
  if (past()) return; // a reader who looks back knows what happened
  const said = news();
  if (yours() && !wasYours) {
    said.push(word("yours"));
    callReader();
  }
  wasYours = yours();
  if (said.length) announce(spoken(said));
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
