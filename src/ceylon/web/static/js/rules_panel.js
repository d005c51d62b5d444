// The rules beside the board: the table stays as it is, and the game goes on behind them.

import { fetchPage, keepOver } from "./language.js";
import { byId } from "./page.js";
import { ownerOfTip } from "./tips.js";

const STYLES = ["/static/rulebook.css", "/static/examples.css"];
const PAGE = "/rules";

/** @type {Element | null} What had the focus before; for a link of a tooltip, what that is of. */
let before = null;
/** @type {Promise<void> | null} The rules are fetched once. */
let fetched = null;
/** What is read of them; it comes with their search. */
let placeRead = /** @type {typeof import("./rule_search.js").placeRead} */ (() => "");

const panel = () => byId("rules-panel");
/** Where the text of the rules begins on the screen. */
const top = () => byId("rules-body").getBoundingClientRect().top;

/** Put the rules into the panel, as their page has them, with their style and their search. */
async function fetchRules() {
  const styled = STYLES.map(addStyle);
  const answer = await fetchPage(PAGE);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const rulebook = page.getElementById("rulebook");
  if (rulebook) byId("rules-body").replaceChildren(rulebook);
  const { startSearch, ...search } = await import("./rule_search.js");
  placeRead = search.placeRead;
  startSearch(/** @type {HTMLInputElement} */ (byId("rules-words")), byId("rules-hits"), show);
  await Promise.all(styled);
}

/** @param {string} address */
function addStyle(address) {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = address;
  const added = new Promise((done) => style.addEventListener("load", done, { once: true }));
  document.head.append(style);
  return added;
}

/**
 * @param {string} rule Where to open them: the ID of a rule, or nothing for their beginning.
 * @param {boolean} focus Whether the reader goes there.
 */
export async function openRules(rule, focus = true) {
  if (panel().hidden) before = ownerOfTip() ?? document.activeElement;
  panel().hidden = false;
  fetched ??= fetchRules();
  try {
    await fetched;
  } catch {
    fetched = null; // the network is lost: the next press tries again
    return;
  }
  const searching = document.activeElement === byId("rules-words");
  show(rule, focus && !searching); // who has begun to type meanwhile goes on typing
}

/** @param {string} id @param {boolean} focus */
function show(id, focus = true) {
  for (const each of panel().querySelectorAll(".here")) each.classList.remove("here");
  const place = id ? document.getElementById(id) : null;
  if (focus) byId("rules-body").focus({ preventScroll: true });
  if (!place || !panel().contains(place)) return;
  place.classList.add("here");
  place.scrollIntoView({ block: "start" });
}

function close() {
  panel().hidden = true;
  // The table may have been redrawn since.
  const back = before?.isConnected ? before : document.getElementById(before?.id ?? "");
  if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
}

/** @param {MouseEvent} event A link to the rules opens them here, or in a new tab on request. */
function follow(event) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || "tab" in link.dataset) return;
  if (panel().contains(link) && link.getAttribute("href")?.startsWith("#")) {
    event.preventDefault();
    show(link.hash.slice(1));
  } else if (link.pathname === PAGE && link.origin === location.origin) {
    event.preventDefault();
    const over = link.closest("[popover]");
    if (over instanceof HTMLElement) over.hidePopover();
    void openRules(link.hash.slice(1));
  }
}

export function startRulesPanel() {
  if (!document.getElementById("rules-panel")) return; // a curtain has none
  keepOver(
    "rules",
    () => (panel().hidden ? null : placeRead(byId("rules-body"), top())),
    (rule) => rule !== null && void openRules(rule, false),
  );
  const words = /** @type {HTMLInputElement} */ (byId("rules-words"));
  // Enter is pressed before the search has come: what was typed is found here all the same.
  words.form?.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("click", follow);
  byId("rules-close").addEventListener("click", close);
  panel().addEventListener("keydown", (event) => {
    event.stopPropagation(); // keys here are not meant for the map
    if (event.key === "Escape") close();
  });
  byId("find-rule").addEventListener("submit", (event) => {
    event.preventDefault();
    const asked = /** @type {HTMLInputElement} */ (byId("find-rule-words"));
    byId("pop-help").hidePopover();
    words.value = asked.value;
    void openRules("").then(() => words.form?.requestSubmit());
  });
}
