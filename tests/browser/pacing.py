"""The pace that a reader has set, and what moves then."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.browser.seating import Seat

ANIMATED = """() => {
    globalThis.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const note = {
            id: this.id, frames: frames.length, all: options.duration + (options.delay ?? 0),
            step: this.matches('.steps > ol > li'), contract: this.matches('.contract'),
            part: this.closest('#slot, #bonuses')?.id ?? '',
            priority: this.matches('.prio > li'),
            flight: this.querySelector('use')?.getAttribute('href').split('#')[1] ?? '',
            cut: false, done: false,
        };
        globalThis.moved.push(note);
        const animation = animate.call(this, frames, options);
        animation.finish = () => {
            note.cut ||= animation.playState === 'running';
            Animation.prototype.finish.call(animation);
        };
        animation.finished.then(() => { note.done = true; }, () => {});
        return animation;
    };
}"""
"""Notes what the page animates, and whether it comes to its end."""


STAGES = """() => {
    globalThis.stages = [];
    const table = document.getElementById('table');
    new MutationObserver(() => {
        const find = (what) => [...table.querySelectorAll(what)];
        const stage = {
            yours: table.classList.contains('yours'),
            offers: find('[data-choice], [data-choices]').length,
            current: find('[aria-current]').map((e) => e.id).join(),
            station: find('.station.here text').map((e) => e.textContent).join(),
            card: table.querySelector('#slot').ariaLabel ?? '',
            steps: find('.steps .told').map((e) => e.innerText.trim()),
            priorities: find('.prio > li').length,
        };
        const said = JSON.stringify(stage);
        if (said !== globalThis.stages.at(-1)) globalThis.stages.push(said);
    }).observe(table, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
"""Notes what the table shows, one after the other."""


def stages(seat: Seat) -> list[dict[str, Any]]:
    return [json.loads(each) for each in seat.page.evaluate("globalThis.stages.splice(0)")]


def prefer(seat: Seat, **settings: object) -> None:
    """Settings of the reader, as the form stores them."""
    wanted = json.dumps(json.dumps({"confirm": "never", **settings}))
    seat.page.evaluate(f"localStorage.setItem('ceylon.settings', {wanted})")


def moved(seat: Seat) -> list[dict[str, Any]]:
    """What the page has animated, when all of it has ended."""
    seat.until("globalThis.moved.every((each) => each.done)")
    found: list[dict[str, Any]] = seat.page.evaluate("globalThis.moved")
    return found


def cut_short(found: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """What did not come to its end, though its piece did not move on: a bot's pawn may walk again
    before a slow machine has shown all of its last way."""
    ways = Counter(each["id"] for each in found)
    return [each for each in found if each["cut"] and (not each["id"] or ways[each["id"]] == 1)]
