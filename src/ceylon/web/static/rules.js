// The rules page: its search, and a change of language that keeps the place.

import { placeRead, startSearch } from "./js/rule_search.js";

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

/** @returns {string} The id of the first thing that the bar does not cover. */
const place = () =>
  placeRead(document, document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0);

for (const link of document.querySelectorAll(".langs a")) {
  link.addEventListener("click", () => {
    /** @type {HTMLAnchorElement} */ (link).hash = place();
  });
}
