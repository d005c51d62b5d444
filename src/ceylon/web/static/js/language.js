// The language of the page. What its scripts ask for comes in the same one, whatever is chosen in
// another tab meanwhile; and a change of language loses nothing that was open, typed or in view.

/** @typedef {{path: string, kept: Record<string, any>}} Saved */

const PLACE = "ceylon.language";

/** @param {string} address Of ours, to be answered in the language of this page. */
export function inLanguage(address) {
  const spoken = new URL(address, location.href);
  spoken.searchParams.set("lang", document.documentElement.lang);
  return spoken;
}

/**
 * Ask for a page. The header says that a script asks: the reader has not just chosen this language.
 * @param {string} address
 */
export const fetchPage = (address) =>
  fetch(inLanguage(address), { headers: { Accept: "text/html", "X-Requested-With": "fetch" } });

// A change of language

/** @type {Map<string, () => unknown>} */
const savers = new Map();
const saved = taken();

/** @returns {Saved | null} What the page before this one has saved. */
function taken() {
  try {
    const found = JSON.parse(sessionStorage.getItem(PLACE) ?? "null");
    sessionStorage.removeItem(PLACE);
    return found;
  } catch {
    return null; // no storage: the page is there, as it is opened first
  }
}

/**
 * Keep something of the page over a change of language.
 * @param {string} name
 * @param {() => unknown} save What to keep of it: a value for JSON.
 * @param {(kept: any) => void} restore Called with that, on the same page in another language.
 */
export function keepOver(name, save, restore) {
  savers.set(name, save);
  if (saved?.path === location.pathname && name in saved.kept) restore(saved.kept[name]);
}

/** @param {Event} event */
function leave(event) {
  if (!(event.target instanceof Element && event.target.closest(".langs"))) return;
  if (event instanceof MouseEvent && !event.target.closest("a, button")) return;
  const kept = Object.fromEntries([...savers].map(([name, save]) => [name, save()]));
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ path: location.pathname, kept }));
  } catch {
    return; // as above
  }
}

// What every page has

/** What a reader fills in, but for settings, which are kept anyway, and files, which cannot be. */
const FIELDS = [
  "input:not([type=hidden], [type=file], [readonly], [data-setting])",
  "select, textarea",
].join();

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

const fields = () => /** @type {Field[]} */ ([...document.querySelectorAll(FIELDS)]);
/** @param {Field} field */
const isBox = (field) => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const opened = () => ({
  fields: fields().map((field) =>
    isBox(field) ? /** @type {HTMLInputElement} */ (field).checked : field.value,
  ),
  popovers: [...document.querySelectorAll(":popover-open")].map((each) => each.id),
  details: [...document.querySelectorAll("details")].map((each) => each.open),
  scrolled: [...document.querySelectorAll("[id]")]
    .filter((each) => each.scrollTop)
    .map((each) => [each.id, each.scrollTop]),
  page: [window.scrollX, window.scrollY],
});

/** @param {ReturnType<typeof opened>} kept */
function reopen(kept) {
  for (const [at, field] of fields().entries()) {
    const value = kept.fields[at];
    if (typeof value === "boolean") /** @type {HTMLInputElement} */ (field).checked = value;
    else if (value !== undefined) field.value = value;
  }
  for (const id of kept.popovers) document.getElementById(id)?.showPopover();
  for (const [at, each] of document.querySelectorAll("details").entries()) {
    each.open = kept.details[at] ?? false;
  }
  for (const [id, top] of kept.scrolled) {
    document.getElementById(String(id))?.scrollTo(0, Number(top));
  }
  if (!location.hash) window.scrollTo(kept.page[0] ?? 0, kept.page[1] ?? 0);
  const here = /** @type {HTMLElement | null} */ (document.querySelector(".langs [aria-current]"));
  here?.focus({ preventScroll: true }); // whoever changes by keyboard goes on from there
}

/**
 * An answer that cannot be asked for again is on the page in all languages.
 * @param {MouseEvent} event
 */
function turnOver(event) {
  const link = event.target instanceof Element ? event.target.closest(".langs a") : null;
  const card = document.querySelector(".cartouche");
  const other = link && card?.querySelector(`template[lang="${link.getAttribute("lang")}"]`);
  if (!link || !card || !(other instanceof HTMLTemplateElement)) return;
  event.preventDefault();
  const templates = card.querySelectorAll("template");
  card.replaceChildren(other.content.cloneNode(true), ...templates);
  document.documentElement.lang = link.getAttribute("lang") ?? "";
  for (const each of document.querySelectorAll(".langs a")) {
    if (each === link) each.setAttribute("aria-current", "true");
    else each.removeAttribute("aria-current");
  }
  void fetch(/** @type {HTMLAnchorElement} */ (link).href, { method: "HEAD" }); // it is remembered
}

export function startLanguage() {
  keepOver("page", opened, reopen);
  document.addEventListener("click", turnOver);
  document.addEventListener("click", (event) => !event.defaultPrevented && leave(event));
}
