// The search in the rules: the server finds, this shows what it found while one types.

/** How long one pauses before a search begins, in ms. */
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
    const answer = await fetch(`/rules/found?q=${encodeURIComponent(wanted)}`);
    if (!answer.ok || wanted !== asked) return; // something else is looked for by now
    hits.innerHTML = await answer.text();
    hits.hidden = false;
  };

  input.addEventListener("input", () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void find(), PAUSE);
  });
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
 * From the input to the first thing found, from one to the next, and back.
 * @param {HTMLInputElement} input @param {HTMLElement} hits @param {number} by
 */
function step(input, hits, by) {
  const stops = [input, ...hits.querySelectorAll("a")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(Math.max(at + by, 0), stops.length - 1)]?.focus();
}
