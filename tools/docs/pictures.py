"""docs/table.png and docs/review.png: two pages of docs/game.ceylon, as Chromium shows them.

One Chromium draws the same bytes each time. Another version may draw letters a little differently,
so no test compares the pictures.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from tests.browser.hanging import hung
from tests.browser.tabling import WIDE, launched
from tests.web.reviewed import ended

from ceylon.analysis import analyse
from ceylon.record import Record
from ceylon.web.pages.review import review_page
from ceylon.web.pages.table import table_page
from ceylon.words import Words
from tools.chromium import chromium
from tools.docs import ROOT

RECORD = ROOT / "docs" / "game.ceylon"
MOMENT = 172
"""How many choices had been made when the picture of the table is taken."""


def table() -> str:
    """The table in the middle of the game, as the player to choose sees it."""
    record = Record.load(RECORD)
    until_then = replace(record, choices=record.choices[:MOMENT])
    return table_page(ended(until_then, Words.of("en"), seat=int(until_then.game().seat)))


def review() -> str:
    """The review of the whole game."""
    record = Record.load(RECORD)
    return review_page(ended(record, Words.of("en")), analyse(record), record.game)


PICTURES: Mapping[str, Callable[[], str]] = {
    "docs/table.png": table,
    "docs/review.png": review,
}
"""By their paths, the pages that are on them."""


def take() -> bool:
    """Draw all pictures anew; whether there is a Chromium to draw them."""
    if not (path := chromium()):
        return False
    pages = {name: page() for name, page in PICTURES.items()}
    width, height = WIDE
    viewport = {"width": width, "height": height}
    with launched(path) as browser, hung(browser, pages, viewport=viewport) as opened:
        for name, page in opened:
            page.screenshot(path=ROOT / name, full_page=True)
    return True
