// What is written and cannot be read whole, as sentences: on the page, or in one open window of it.
(id) => {
  const SLACK = 1.5;
  const LEAST = 11;
  const root = id ? document.getElementById(id) : document.body;
  const found = [];

  const path = (e) => {
    const name = e.className ? `.${String(e.className).trim().replace(/\s+/g, '.')}` : '';
    return e === document.body ? '' : `${path(e.parentElement)} ${e.localName}${name}`;
  };
  const complain = (e, why) => found.push(`${why}: "${e.textContent.trim()}" in${path(e)}`);
  const painted = (style) =>
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.boxShadow !== 'none'
    || style.borderTopWidth !== '0px';

  /** Where the ink of a text is: a line is higher than its letters. */
  const ink = (node, size) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5);
    return lines.length && {
      left: Math.min(...lines.map((line) => line.left)),
      right: Math.max(...lines.map((line) => line.right)),
      top: Math.min(...lines.map((line) => line.top)) + 0.18 * size,
      bottom: Math.max(...lines.map((line) => line.bottom)) - 0.2 * size,
    };
  };
  const sticksOut = (text, box) =>
    text.left < box.left - SLACK || text.right > box.right + SLACK
    || text.top < box.top - SLACK || text.bottom > box.bottom + SLACK;

  /** Whether it is inside of all that hides what sticks out, and of the sheet it is written on. */
  const inside = (e, text) => {
    let sheet = false;
    for (let box = e; box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (['inline', 'contents'].includes(style.display)) continue;
      const at = box.getBoundingClientRect();
      if (['auto', 'scroll'].includes(style.overflowY)) {
        if (text.left < at.left - SLACK || text.right > at.right + SLACK) complain(e, 'sideways');
        return false;
      }
      const hides = style.overflowY !== 'visible';
      if ((hides || (!sheet && painted(style))) && sticksOut(text, at)) {
        complain(e, hides ? 'cut' : 'sticks out');
        return false;
      }
      sheet ||= painted(style);
    }
    return true;
  };

  // What is pinned to an edge of the screen lies over the page; that is meant.
  const pinned = (e) => e.closest('.bar, .dock, .lesson');
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || e.closest('svg, script, option, .vh') || !e.checkVisibility({ visibilityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    const text = ink(node, size);
    if (!text) continue;
    if (size < LEAST) complain(e, `letters of ${size} px`);
    if (!inside(e, text)) continue;
    if (text.left < -SLACK || text.right > innerWidth + SLACK) complain(e, 'off the screen');
    const fixed = getComputedStyle(document.body).overflowY === 'hidden';
    if (fixed && text.bottom > innerHeight) complain(e, 'below the screen');
    texts.push([e, text]);
  }

  /** What is painted over a text: a button that lies on a sentence. What only takes a press is not. */
  const over = (e, x, y) => {
    const top = document.elementFromPoint(x, y);
    if (!top || top.contains(e) || e.contains(top)) return null;
    for (let sheet = top; sheet && !sheet.contains(e); sheet = sheet.parentElement) {
      const at = sheet.getBoundingClientRect();
      const within = x > at.left && x < at.right && y > at.top && y < at.bottom;
      if (within && painted(getComputedStyle(sheet))) return sheet;
    }
    return null;
  };
  const clipped = (e) => getComputedStyle(e).clipPath !== 'none';
  for (const [e, text] of texts.filter(([each]) => !clipped(each))) {
    const middle = (text.top + text.bottom) / 2;
    for (const part of [0.25, 0.5, 0.75]) {
      const cover = over(e, text.left + part * (text.right - text.left), middle);
      if (cover && pinned(e) === pinned(cover)) complain(e, `under${path(cover)}`);
    }
  }

  for (const [i, [e, text]] of texts.entries()) {
    for (const [other, another] of texts.slice(i + 1)) {
      const wide = Math.min(text.right, another.right) - Math.max(text.left, another.left);
      const high = Math.min(text.bottom, another.bottom) - Math.max(text.top, another.top);
      const related = e.contains(other) || other.contains(e);
      if (wide > 2 && high > 2 && !related && pinned(e) === pinned(other)) {
        complain(other, `over "${e.textContent.trim()}"`);
      }
    }
  }
  const scroller = id ? root : document.scrollingElement;
  const more = scroller.scrollWidth - scroller.clientWidth;
  if (more > 0) found.push(`${id || 'the page'} scrolls sideways by ${more} px`);
  return found;
}
