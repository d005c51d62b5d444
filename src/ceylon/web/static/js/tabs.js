// Lists under tabs: one of them is shown. A tab is a link to its list, so that one that is chosen
// before this has been loaded is chosen all the same.

const tabs = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[role=tab]")]);

/** @param {HTMLElement} chosen */
function choose(chosen) {
  for (const tab of tabs()) {
    const here = tab === chosen;
    tab.setAttribute("aria-selected", String(here));
    tab.tabIndex = here ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    panel?.toggleAttribute("hidden", !here);
  }
}

/** The tabs are redrawn: the same one stays chosen. @param {() => void} draw */
export function keepTab(draw) {
  const before = tabs().find((tab) => tab.getAttribute("aria-selected") === "true")?.id;
  draw();
  const same = tabs().find((tab) => tab.id === before) ?? tabs()[0];
  if (same) choose(same);
}

/** @param {KeyboardEvent} event */
function press(event) {
  const all = tabs();
  const here = all.findIndex((tab) => tab === event.target);
  const ways = { ArrowLeft: here - 1, ArrowRight: here + 1 };
  if (here < 0 || !(event.key in ways)) return;
  event.preventDefault();
  const to = ways[/** @type {keyof typeof ways} */ (event.key)];
  const next = all[(to + all.length) % all.length];
  if (!next) return;
  choose(next);
  next.focus();
}

/** The tab whose list the address names. */
const named = () => tabs().find((tab) => tab.getAttribute("href") === location.hash);

export function startTabs() {
  const first = named() ?? tabs().find((tab) => tab.getAttribute("aria-selected") === "true");
  if (first) choose(first);
  document.addEventListener("keydown", press);
  // A tab that is redrawn between press and release gets no click.
  for (const kind of ["pointerdown", "click"]) document.addEventListener(kind, chooseTarget);
}

/** @param {Event} event */
function chooseTarget(event) {
  const tab = event.target instanceof Element ? event.target.closest("[role=tab]") : null;
  if (!(tab instanceof HTMLElement)) return;
  choose(tab);
  if (event.type === "click") event.preventDefault();
}
