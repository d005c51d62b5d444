// The end of the game: when the last action has been shown, the table leads to the scoring by
// itself, unless the reader stays.

import { id } from "./page.js";

/** How long the last position is shown, in ms. */
const REST = 4000;

let timer = 0;

function lead() {
  if (document.hidden) timer = window.setTimeout(lead, REST); // until somebody looks
  else location.assign(`/t/${id}/finished`);
}

function stay() {
  window.clearTimeout(timer);
  document.body.classList.remove("leaving");
}

export function startEnding() {
  document.body.classList.add("leaving");
  timer = window.setTimeout(lead, REST);
  document.addEventListener("click", (event) => {
    const used = event.target instanceof Element && event.target.closest("a, button, .hex");
    if (used) stay(); // whoever looks something up is not taken away from it
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && stay());
}
