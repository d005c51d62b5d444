// Earlier moments: the whole game can be looked at without loading the page again.

import { changeTo, refresh } from "./connection.js";
import { fetchPage, inLanguage } from "./language.js";
import { hurry } from "./pace.js";
import { byId, id, past, table, version } from "./page.js";
import { arrangeLog, order, putParts, putTable } from "./parts.js";

/** The number of the newest request: what an older one brings is no longer wanted. */
let asked = 0;

/** The number of choices after which the page shows the table; null is now. */
export const shownMoment = () => (past() ? Number(table().dataset["shown"]) : null);

/** Whose eyes were chosen, in a game that is over; empty means one's own. */
const eyes = () => new URLSearchParams(location.search).get("seat") ?? "";

/** @param {number | null} at Show the table after that many choices, or as it is now. */
export async function showMoment(at) {
  hurry();
  const [before, from] = [version(), shownMoment()];
  if (at === null && from === null) return;
  if (at === null && eyes()) return location.assign(address(null)); // where they are one's own
  const request = ++asked;
  const query = new URLSearchParams({ at: String(at ?? ""), shown: String(from ?? "") });
  if (eyes()) query.set("seat", eyes());
  const answer = await fetch(inLanguage(`/t/${id}/moment?${query}`));
  if (request !== asked) return;
  if (!answer.ok) return location.assign(address(at));
  const news = await answer.json();
  history.replaceState(null, "", address(at));
  // The game has gone on since this page was told: the difference is from what it does not show.
  const stale = from === null && news.version !== before;
  if (news.html) changeTo(news.version, () => putTable(news.html));
  else if (stale) await refresh();
  else changeTo(news.version, () => putParts(news));
}

/** @param {number | null} at @param {string} seat */
const address = (at, seat = eyes()) =>
  at === null ? `/t/${id}` : `/t/${id}?at=${at}${seat && `&seat=${seat}`}`;

/** @param {Event} event Another seat's eyes: the page is that seat's from its frame on. */
function look(event) {
  const field = event.target;
  if (!(field instanceof HTMLSelectElement) || field.id !== "eyes") return;
  location.assign(address(shownMoment(), field.value));
}

// The log

/** @param {Element} line @returns {number} The moment to which it leads. */
const momentOf = (line) =>
  Number(line.querySelector("[data-moment]")?.getAttribute("data-moment"));

/** The line of the moment that is shown is marked and in sight; what came after it is paler. */
export function refreshMoments() {
  const shown = shownMoment();
  const lines = [...document.querySelectorAll("#log > li")];
  const earlier = lines.filter((line) => momentOf(line) <= (shown ?? Infinity));
  const newest = earlier.sort((a, b) => order(b) - order(a))[0];
  const here = shown === null ? undefined : newest;
  for (const line of lines) {
    line.classList.toggle("later", !earlier.includes(line));
    line.classList.toggle("here", line === here);
  }
  if (here) bringIntoView(here);
  else if (wasPast) document.getElementById("log")?.scrollTo(0, 0);
  wasPast = shown !== null;
}

/** Whether an earlier moment was shown before. */
let wasPast = false;

/** Scroll the log and nothing else. @param {Element} line */
function bringIntoView(line) {
  const log = byId("log");
  const [outer, inner] = [log.getBoundingClientRect(), line.getBoundingClientRect()];
  const out = inner.top < outer.top || inner.bottom > outer.bottom;
  if (out) log.scrollTop += inner.top - outer.top - outer.height / 3;
}

/** The log from the beginning. @param {string} from */
async function showWholeLog(from) {
  const answer = await fetchPage(from);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const log = byId("log");
  for (const line of page.querySelectorAll("#log > li")) {
    if (!document.getElementById(line.id)) log.append(line);
  }
  arrangeLog();
  log.classList.add("whole");
  refreshMoments();
  log.focus();
}

// Keys

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };
const TAKEN = "input, textarea, select, [popover], .hex, [role=tablist]";

/** @param {KeyboardEvent} event The arrow keys step through a game that is over. */
function press(event) {
  const step = STEPS[event.key];
  const target = event.target instanceof Element ? event.target : null;
  if (!step || !table().classList.contains("ended") || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TAKEN)) return;
  event.preventDefault();
  const to = (shownMoment() ?? version()) + step;
  if (shownMoment() !== null || step < 0) {
    void showMoment(to >= version() ? null : Math.max(0, to));
  }
}

/** @param {MouseEvent} event A link to a moment, unless it is to be opened elsewhere. */
function follow(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target instanceof Element ? event.target : null;
  const link = /** @type {HTMLAnchorElement | null} */ (
    target?.closest("#table a:is([data-moment], [data-whole])") ?? null
  );
  if (!link) return;
  event.preventDefault();
  const moment = link.dataset["moment"];
  if (moment === undefined) void showWholeLog(link.href);
  else void showMoment(moment === "now" ? null : Number(moment));
}

export function startMoments() {
  document.addEventListener("click", follow);
  document.addEventListener("keydown", press);
  document.addEventListener("change", look);
  refreshMoments();
}
