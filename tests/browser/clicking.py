"""A whole game by clicks alone, the shortest way that the page offers."""

from random import Random
from typing import NamedTuple

from tests.browser.seating import Seat, lively

COUNTED = """() => {
    globalThis.clicked = 0;
    globalThis.shifted = 0;
    globalThis.waited = [];
    let since = 0;
    const count = (event) => {
        if (!event.isTrusted) return;
        globalThis.clicked += 1;
        since = performance.now();
    };
    new MutationObserver(() => {
        if (since) globalThis.waited.push(performance.now() - since);
        since = 0;
    }).observe(document.body, {attributeFilter: ['data-version']});
    document.addEventListener('click', count, {capture: true});
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            for (const source of entry.sources ?? [])
                if (source.node?.closest?.('.cards')) globalThis.shifted += entry.value;
    }).observe({type: 'layout-shift'});
}"""


class Clicked(NamedTuple):
    clicks: int
    choices: int
    shifted: float
    """The layout shifts of the hand, together."""
    waited: list[float]
    """From each click that made a choice until the board showed it, in ms."""


def play_by_clicks(seat: Seat, rng: Random) -> Clicked:
    """To the end, with random choices, mostly no moves; as the reader is asked by default."""
    sent = seat.stores()
    seat.page.evaluate(COUNTED)
    clicks, shifted, waited = 0, 0.0, []
    while seat.my_turn():
        before = seat.version
        _click(seat, lively(seat.enabled(), rng))
        clicks, shifted = seat.page.evaluate("[globalThis.clicked, globalThis.shifted]")
        seat.newer(before)
        waited = seat.page.evaluate("globalThis.waited")
        seat.until("!document.body.classList.contains('sending')")
    return Clicked(clicks, len(sent), shifted, waited)


def _click(seat: Seat, choice: str) -> None:
    """A harvest takes all that is in reach: one button does it."""
    whole = seat.page.locator("#act-harvest[data-then]")
    if choice.startswith("harvest ") and whole.count():
        whole.click()
    else:
        seat.click(choice)
