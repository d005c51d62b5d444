"""No text is cut off: every kind of page, four languages, three sizes."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.gallery import pages
from tests.browser.hanging import hung
from tests.browser.tabling import PHONE, WIDE
from tests.thorough import sampled
from tests.words.stretched import stretched, stretched_words

from ceylon.rulebook.book import book_of, source
from ceylon.words import LANGUAGES, Words

FIT = Path(__file__).with_name("fit.js").read_text()
SIZES = (WIDE, (1920, 1080), PHONE)
SAMPLED = {"en": slice(0, None, 2), "es": slice(1, None, 2)}
"""Every page in the languages with the longest words; of the others, every second one."""
ROWS = """() => [...new Set([...document.querySelectorAll(
    '#choose :is(.mains, .ends) > button, #choose .tally')].map((e) =>
    Math.round(e.getBoundingClientRect().top / 9)))]"""
"""Where each row of buttons begins."""
PARTS = 4
"""Of the pages with longer words, `make test` looks at one in so many."""
WINDOWS = ("four, tiles: act", "start", "scoring")


def unfit(page: Page, *, windows: bool) -> list[str]:
    """What does not fit on the page that is open, and in each window over it."""
    found: list[str] = page.evaluate(FIT, "")
    ids = page.evaluate("[...document.querySelectorAll('[popover]')].map((e) => e.id)")
    for window in ids if windows else []:
        page.evaluate("(id) => document.getElementById(id).showPopover()", window)
        found += page.evaluate(FIT, window)
        page.evaluate("(id) => document.getElementById(id).hidePopover()", window)
    return found


def crowded(page: Page) -> list[str]:
    """More than two rows of answers on the desk."""
    rows = page.evaluate(ROWS)
    return [f"{len(rows)} rows: {rows}"] if len(rows) > 2 else []


@pytest.mark.parametrize("size", sampled(SIZES, WIDE, PHONE))
@pytest.mark.parametrize("language", sampled(LANGUAGES, "ru"))
def test_nothing_that_is_written_is_cut(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    """No word is cut, covered, off the screen or too small; nothing scrolls sideways; the desk has
    two rows of answers at most.

    On a phone and in every language (criteria 36, 47).
    """
    found = dict(list(pages(Words.of(language)).items())[SAMPLED.get(language, slice(None))])
    assert_fit(browser, found, size)


@pytest.mark.parametrize("part", sampled(range(PARTS), 0))
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_longer_words_fit(browser: Browser, size: tuple[int, int], part: int) -> None:
    """A language with words two fifths longer than the English would fit as well (criterion 47)."""
    found = pages(stretched_words(), book_of(stretched(source("en"))))
    assert_fit(browser, dict(list(found.items())[part::PARTS]), size)


def assert_fit(browser: Browser, found: dict[str, str], size: tuple[int, int]) -> None:
    width, height = size
    with hung(browser, found, viewport={"width": width, "height": height}) as opened:
        complaints = [
            f"{name}: {complaint}"
            for name, page in opened
            for complaint in [*unfit(page, windows=name in WINDOWS), *crowded(page)]
        ]
    assert not complaints, "\n".join(complaints)
