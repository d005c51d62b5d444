// The search in the rules: the server finds, and this shows the results as the reader types.

import { inLanguage } from "./language.js";

/** How much of a thing must be visible, in pixels, for it to count as being read. */
const COVERED = 24;
/** The debounce before a search begins, in ms. */
const PAUSE = 150;

/**
 * @param {HTMLInputElement} input What is looked for.
 * @param {HTMLElement} hits Where what was found is listed.
 * @param {(rule: string) => void} open Shows a rule of the list.
 */
export function startSearch(input, hits, open) {
  let timer = 0;
  let asked = "";

  const close = () => {
    hits.hidden = true;
  };

  const find = async () => {
    asked = input.value.trim();
    if (!asked) {
      close();
      return;
    }
    const wanted = asked;
    const answer = await fetch(inLanguage(`/rules/found?q=${encodeURIComponent(wanted)}`));
    if (!answer.ok || wanted !== asked) return; // the query has changed meanwhile
    const found = await answer.text();
    if (wanted === asked) list(found);
  };

  /** @param {string} found A reader who is in the list already stays there. */
  const list = (found) => {
    const at = hits.contains(document.activeElement) ? document.activeElement : null;
    hits.innerHTML = found;
    hits.hidden = false;
    if (!at) return;
    const links = [...hits.querySelectorAll("a")];
    const same = links.find((link) => link.hash === at.getAttribute("href"));
    (same ?? links[0] ?? input).focus();
  };

  const findSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void find(), PAUSE);
  };

  input.addEventListener("input", findSoon);
  if (input.value && input === document.activeElement) findSoon(); // typed before this had come
  input.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    window.clearTimeout(timer);
    void find().then(() => hits.querySelector("a")?.focus());
  });
  input.form?.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !hits.hidden) {
      event.stopPropagation();
      close();
      input.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      step(input, hits, event.key === "ArrowDown" ? 1 : -1);
    }
  });
  hits.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    close();
    open(link.dataset["rule"] ?? "");
  });
  document.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Node && !input.form?.contains(event.target)) close();
  });
}

/**
 * @param {ParentNode} within @param {number} top Where it is covered, in pixels from above.
 * @returns {string} The id of what is read now: the first thing that is seen.
 */
export function placeRead(within, top) {
  const things = [...within.querySelectorAll("#start, .rule, .example, #glossary")];
  return things.find((each) => each.getBoundingClientRect().bottom > top + COVERED)?.id ?? "";
}

/**
 * From the input to the first thing found, from one to the next, and back.
 * @param {HTMLInputElement} input @param {HTMLElement} hits @param {number} by
 */
function step(input, hits, by) {
  const stops = [input, ...hits.querySelectorAll("a")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(Math.max(at + by, 0), stops.length - 1)]?.focus();
}
