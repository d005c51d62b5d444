// The page of the rules: its search, and a change of language that keeps the place.

import { startSearch } from "./js/rule_search.js";

/** So much of a thing must be seen, in pixels, for it to be what is read. */
const COVERED = 24;

const input = /** @type {HTMLInputElement} */ (document.getElementById("q"));
const hits = /** @type {HTMLElement} */ (document.getElementById("hits"));

startSearch(input, hits, (rule) => {
  location.hash = rule;
  document.getElementById(rule)?.querySelector("a")?.focus();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === input) return;
  event.preventDefault();
  input.focus();
});

/** @returns {string} The id of what is read now: the first thing that the bar does not cover. */
function place() {
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const things = [...document.querySelectorAll("#start, .rule, .example, #glossary")];
  return things.find((each) => each.getBoundingClientRect().bottom > bar + COVERED)?.id ?? "";
}

for (const link of document.querySelectorAll(".langs a")) {
  link.addEventListener("click", () => {
    /** @type {HTMLAnchorElement} */ (link).hash = place();
  });
}
