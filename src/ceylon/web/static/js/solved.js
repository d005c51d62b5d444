// What this browser has done with each puzzle, stored only here. The first answer counts.

/** @typedef {"tried" | "shown" | "solved"} State */

const PLACE = "ceylon.puzzles";

/** @returns {Record<string, State>} By the id of the puzzle. */
export function states() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {}; // no storage, or not our JSON in it: puzzles work without
  }
}

/**
 * Whoever has solved it, seen the answer or been wrong at first cannot undo that.
 * @param {string} id @param {State} state
 */
export function note(id, state) {
  const known = states();
  if (known[id] === "solved" || known[id] === "shown") return;
  if (known[id] === "tried" && state === "solved") return;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...known, [id]: state }));
  } catch {
    return; // nothing can be stored here
  }
}
