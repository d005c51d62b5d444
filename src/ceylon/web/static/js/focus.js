// What has the focus is seen: never under the bar or the desk, which are pinned on narrow screens.

import { byId } from "./page.js";

/** Between the focused thing and what is pinned, for the ring, in pixels. */
const GAP = 8;

/** @param {Element} pinned @returns {boolean} Whether it lies over the page. */
const isPinned = (pinned) => getComputedStyle(pinned).position === "sticky";

/** Scroll until a thing lies between what is pinned above and below. @param {Element} thing */
function show(thing) {
  const bar = byId("bar");
  const dock = document.querySelector(".dock");
  if (thing.closest("#bar, .dock, .pop, .tip, #ask, #advice, #rules-panel")) return;
  const { top, bottom } = thing.getBoundingClientRect();
  const high = bar && isPinned(bar) ? bar.getBoundingClientRect().bottom : 0;
  const low = dock && isPinned(dock) ? lowest(dock) : window.innerHeight;
  if (bottom > low - GAP) window.scrollBy(0, Math.min(bottom - low + GAP, top - high - GAP));
  else if (top < high + GAP) window.scrollBy(0, top - high - GAP);
}

/** Where the visible part ends: a desk beside the map covers nothing. @param {Element} dock */
function lowest(dock) {
  const { top, left } = dock.getBoundingClientRect();
  return left > 0 ? window.innerHeight : top;
}

export function startFocus() {
  document.addEventListener("focusin", (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    // The browser scrolls by itself, too: ours comes after it.
    requestAnimationFrame(() => target.isConnected && show(target));
  });
}
