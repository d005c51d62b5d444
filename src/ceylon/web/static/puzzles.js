// The list of puzzles: marks what this browser has solved, and finds the next one.

import { states } from "./js/solved.js";

const list = /** @type {HTMLElement} */ (document.getElementById("puzzles"));

/** @param {ParentNode} place @returns {HTMLAnchorElement[]} */
const links = (place) => [...place.querySelectorAll(/** @type {"a"} */ ("a[data-puzzle]"))];

function show() {
  const known = states();
  for (const link of links(list)) {
    const state = known[link.dataset["puzzle"] ?? ""];
    link.classList.remove("tried", "shown", "solved");
    if (state) link.classList.add(state);
    const said = /** @type {HTMLElement} */ (link.querySelector(".vh:last-child"));
    said.textContent = state ? `, ${list.dataset[state]}` : "";
  }
  for (const grade of list.querySelectorAll(".grade")) showGrade(grade, known);
}

/** @param {Element} grade @param {ReturnType<typeof states>} known */
function showGrade(grade, known) {
  const own = links(grade);
  const sum = /** @type {HTMLElement} */ (grade.querySelector(".sum"));
  const solved = own.filter((link) => known[link.dataset["puzzle"] ?? ""] === "solved");
  sum.textContent = (sum.dataset["pattern"] ?? "").replace("{n}", String(solved.length));
  const next = own.find((link) => !known[link.dataset["puzzle"] ?? ""]) ?? own[0];
  const way = /** @type {HTMLAnchorElement} */ (grade.querySelector("a[data-next]"));
  if (next) way.setAttribute("href", next.getAttribute("href") ?? "");
}

show();
window.addEventListener("storage", show); // another tab of this browser has solved one
window.addEventListener("pageshow", show); // back from a puzzle
