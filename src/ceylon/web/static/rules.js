// The page of the rules: its search, and a change of language that keeps the place.

import { startSearch } from "./js/rule_search.js";

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

/** @returns {string} The id of what is read now: the last rule or chapter above the middle. */
function place() {
  const above = [...document.querySelectorAll("#start, .rule, .chapter")].filter(
    (each) => each.getBoundingClientRect().top < window.innerHeight / 2,
  );
  return above.at(-1)?.id ?? "";
}

for (const link of document.querySelectorAll(".langs a")) {
  link.addEventListener("click", () => {
    /** @type {HTMLAnchorElement} */ (link).hash = place();
  });
}
