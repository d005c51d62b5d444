"""docs/table.png, the same in other languages, and docs/review.png: pages of docs/game.ceylon.

They are as Chromium shows them. The same Chromium draws the same bytes each time. Another version
may draw text a little differently, so no test compares the pictures.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from tests.browser.hanging import hung
from tests.browser.tabling import WIDE, launched
from tests.web.reviewed import ended, review_of

from ceylon.analysis import analyse
from ceylon.record import Record
from ceylon.web.pages.table import table_page
from ceylon.words import Words
from ceylon.words.catalogues import TRANSLATED
from ceylon.words.language import SOURCE
from tools.chromium import chromium
from tools.docs import ROOT

RECORD = ROOT / "docs" / "game.ceylon"
MOMENT = 172
"""How many choices have been made in the picture of the table."""


def table(language: str = SOURCE) -> str:
    """The table in the middle of the game, as the player to choose sees it."""
    record = Record.load(RECORD)
    until_then = replace(record, choices=record.choices[:MOMENT])
    return table_page(ended(until_then, Words.of(language), seat=until_then.game().seat))


def review() -> str:
    """The review of the whole game."""
    record = Record.load(RECORD)
    return review_of(record, analyse(record), ended(record, Words.of(SOURCE)))


PICTURES: Mapping[str, Callable[[], str]] = {
    "docs/table.png": table,
    **{f"docs/table.{language}.png": partial(table, language) for language in TRANSLATED},
    "docs/review.png": review,
}
"""The page in each picture, by path."""


def take() -> bool:
    """Redraw all pictures; return whether there is a Chromium to draw them."""
    if not (path := chromium()):
        return False
    pages = {name: page() for name, page in PICTURES.items()}
    width, height = WIDE
    viewport = {"width": width, "height": height}
    with launched(path) as browser, hung(browser, pages, viewport=viewport) as opened:
        for name, page in opened:
            page.screenshot(path=ROOT / name, full_page=True)
    return True
