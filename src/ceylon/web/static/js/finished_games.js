// The finished games of this browser, stored only here: who played, and how they ended.

/**
 * A game that several people played on this screen has no place of its own: 0.
 * @typedef {{
 *   id: string, levels: string[], players: string[], won: boolean, place: number, points?: number,
 *   date?: string,
 * }} Game
 */

const PLACE = "ceylon.games";
/** Tables with a deal that was played before: their results would prove nothing. */
const REPLAYS = "ceylon.replays";
/** Older games are forgotten. */
const MOST = 500;

/** @param {unknown} each @returns {each is string[]} */
const areTexts = (each) => Array.isArray(each) && each.every((text) => typeof text === "string");

/** @param {any} each @returns {each is Game} Whether it is ours, and not rubbish. */
const isGame = (each) =>
  typeof each?.id === "string" &&
  typeof each.won === "boolean" &&
  typeof each.place === "number" &&
  areTexts(each.levels) &&
  areTexts(each.players);

/** @param {any} each A game as it was kept before the list had lines. */
const brought = (each) =>
  typeof each?.against === "string"
    ? { players: [], place: each.won ? 1 : 2, ...each, levels: [each.against] }
    : each;

/** @returns {Game[]} The oldest first. */
export function games() {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.map(brought).filter(isGame) : [];
  } catch {
    return []; // no storage, or not our JSON in it
  }
}

/** @returns {string[]} */
function replays() {
  try {
    const found = JSON.parse(localStorage.getItem(REPLAYS) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return []; // as above
  }
}

/** The game at this table does not count: its deal is known. @param {string} id */
export function keepReplay(id) {
  try {
    localStorage.setItem(REPLAYS, JSON.stringify([...replays(), id].slice(-MOST)));
  } catch {
    return; // then no game is kept either
  }
}

/** Remember the game whose scoring is on the page, once. */
export function keepGame() {
  const { table: id = "", result } = document.body.dataset;
  if (!result || replays().includes(id)) return;
  const known = games();
  if (known.some((game) => game.id === id)) return;
  const game = { id, date: new Date().toISOString(), ...JSON.parse(result) };
  try {
    localStorage.setItem(PLACE, JSON.stringify([...known, game].slice(-MOST)));
  } catch {
    return; // nothing can be stored here
  }
}

export function forgetGames() {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    return; // there is nothing to forget
  }
}
