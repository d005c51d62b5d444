"""Windows that are lower than usual: a laptop's, a phone's that lies, a page at 400 %."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.gallery import chooser, positions
from tests.browser.hanging import hung
from tests.browser.seating import eager
from tests.browser.tabling import BOT, HERE, Room

from ceylon.web.pages.table import table_page
from ceylon.words import Words

HIDDEN = """(wanted) => [...document.querySelectorAll(wanted)].filter((thing) => {
    if (!thing.checkVisibility()) return false;
    thing.scrollIntoView({block: 'center'});
    const at = (thing.querySelector('.hit') ?? thing).getBoundingClientRect();
    const seen = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
    return !thing.contains(seen);
}).map((thing) => thing.id || thing.className)"""
"""What stays out of reach, however one scrolls."""
LOW = ((740, 360), (640, 360), (320, 256))
QUESTIONS = ("four, tiles: act", "four, tiles: harvesting", "solo, drawn: act")


def shown(names: tuple[str, ...]) -> dict[str, str]:
    return {name: table_page(chooser(positions()[name], Words.of("en"))) for name in names}


@pytest.mark.parametrize("height", [650, 480])
def test_a_low_laptop_reaches_everything(browser: Browser, height: int) -> None:
    """At 1366 by 650 all is in view; in a lower window the page scrolls (criteria 29, 37)."""
    with hung(browser, shown(QUESTIONS), viewport={"width": 1366, "height": height}) as opened:
        for name, page in opened:
            assert not page.evaluate(HIDDEN, "#hint, [data-undo], .card .way, .mine .ware"), name
            if height == 650:
                assert page.evaluate("document.scrollingElement.scrollHeight") <= height, name


@pytest.mark.parametrize("size", LOW, ids=str)
def test_the_map_can_be_clicked_in_a_low_window(browser: Browser, size: tuple[int, int]) -> None:
    """A phone that lies, and 1280 by 1024 at 400 %: nothing covers the map (criterion 37)."""
    width, height = size
    with hung(browser, shown(QUESTIONS), viewport={"width": width, "height": height}) as opened:
        for name, page in opened:
            assert not page.evaluate(HIDDEN, ".hex, .card .way, #choose button"), name
            assert sideways(page) == 0, name


def sideways(page: Page) -> int:
    found: int = page.evaluate(
        "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
    )
    return found


def test_a_whole_turn_at_400_percent(room: Room) -> None:
    """By clicks, in a window of 320 by 256 (criterion 37)."""
    seat, table = room.at(
        lambda t: t["question"]["name"] == "play", seats=(HERE, BOT), guest={"size": (320, 256)}
    )
    turn = table["position"]["turn"]
    while table["position"]["turn"] == turn and seat.my_turn():
        seat.choose(eager("move", "end")(seat.enabled(), Random(1)))
        table = seat.look()
    assert table["position"]["turn"] > turn
