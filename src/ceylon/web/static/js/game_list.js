// The list of finished games on the start page: the last ones as lines, and the results by level.

import { forgetGames, games } from "./finished_games.js";

/** @typedef {import("./finished_games.js").Game} Game */

/** So many lines. */
const LAST = 10;

/** @param {string} id */
const byId = (id) => document.getElementById(id);
/** @param {Game[]} those */
const won = (those) => those.filter((game) => game.won).length;
/** @param {Game} game Whether it was won or lost by the reader alone. */
const isOwn = (game) => game.place > 0;

/** @param {Game[]} all @returns {number} How many were won since the last that was not. */
const streak = (all) => all.length - 1 - all.map((game) => game.won).lastIndexOf(false);

/** @param {ParentNode} place @param {string} which @param {string} text */
function write(place, which, text) {
  const found = place.querySelector(which);
  if (found) found.textContent = text;
}

/** English is British here. */
const language = () => document.documentElement.lang.replace(/^en$/, "en-GB");

/** @param {string | undefined} date As it was kept; rubbish is not a date. */
function written(date) {
  const day = new Date(date ?? "");
  if (Number.isNaN(day.getTime())) return "";
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(day);
}

/** @param {number | undefined} points With a minus sign that is none of the keyboard's. */
const counted = (points) => String(points ?? "").replace("-", "\u2212");

// The lines

/** @param {HTMLTemplateElement} model @param {Game} game */
function line(model, game) {
  const row = /** @type {DocumentFragment} */ (model.content.cloneNode(true));
  const places = (model.dataset["places"] ?? "").split("|");
  const listed = new Intl.ListFormat(language(), { type: "conjunction" });
  write(row, "time", written(game.date));
  write(row, ".names", listed.format(game.players));
  write(row, ".place", places[game.place - 1] ?? "");
  write(row, ".points", isOwn(game) ? counted(game.points) : "");
  for (const link of row.querySelectorAll("a")) {
    link.href = `/t/${encodeURIComponent(game.id)}/${link.dataset["page"]}`;
  }
  return row;
}

/** @param {Game[]} all */
function showLines(all) {
  const model = /** @type {HTMLTemplateElement | null} */ (byId("games-line"));
  const told = all.filter((game) => game.players.length > 0);
  const last = told.slice(-LAST).reverse();
  if (model) byId("games-lines")?.replaceChildren(...last.map((game) => line(model, game)));
  byId("games-last")?.toggleAttribute("hidden", last.length === 0);
}

/** Links lead somewhere as long as the server has the game. */
async function offerPages() {
  for (const links of document.querySelectorAll("#games-lines .pages[hidden]")) {
    const address = links.querySelector("a")?.href ?? "";
    const answer = await fetch(address, { method: "HEAD" }).catch(() => null);
    if (answer?.ok) links.removeAttribute("hidden");
  }
}

// The results

/** @param {Game[]} all */
function showResults(all) {
  for (const row of document.querySelectorAll("#games-rows tr")) {
    const against = /** @type {HTMLElement} */ (row).dataset["against"] ?? "";
    const those = all.filter((game) => game.levels.includes(against));
    row.toggleAttribute("hidden", those.length === 0);
    const numbers = [those.length, won(those)];
    for (const [at, cell] of row.querySelectorAll("td").entries()) {
      cell.textContent = String(numbers[at]);
    }
  }
  write(document, "#games-streak", String(streak(all)));
}

function show() {
  const all = games();
  const own = all.filter(isOwn);
  byId("games-door")?.toggleAttribute("hidden", all.length === 0);
  byId("games-results")?.toggleAttribute("hidden", own.length === 0);
  write(document, "#games-door small", `${won(own)} / ${own.length}`);
  showLines(all);
  showResults(own);
}

export function startGames() {
  show();
  byId("games")?.addEventListener("toggle", () => void offerPages());
  byId("games-forget")?.addEventListener("click", () => {
    forgetGames();
    show();
    byId("games")?.hidePopover();
  });
}
