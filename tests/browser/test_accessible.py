"""What axe-core, the checker of accessibility, finds on our pages."""

from collections.abc import Mapping

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page
from tests.browser.gallery import pages, sampled
from tests.browser.hanging import hung
from tests.browser.tabling import PHONE, WIDE
from tests.thorough import thorough

from ceylon.words import Words

RUN = "async () => (await axe.run({resultTypes: ['violations']})).violations"


def faults(page: Page) -> list[str]:
    """The checker stays in place while one page replaces another."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(RUN)
    return [
        f"{fault['id']} ({fault['impact']}): {fault['help']}: {node['html'][:200]}"
        for fault in found
        for node in fault["nodes"]
    ]


def check(browser: Browser, found: Mapping[str, str], size: tuple[int, int], scheme: str) -> None:
    width, height = size
    viewport = {"width": width, "height": height}
    with hung(browser, found, viewport=viewport, color_scheme=scheme) as opened:
        complaints = [f"{name}: {fault}" for name, page in opened for fault in faults(page)]
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize(
    ("size", "scheme"), [pytest.param(WIDE, "light", marks=thorough), (PHONE, "dark")]
)
def test_no_page_has_a_fault(browser: Browser, size: tuple[int, int], scheme: str) -> None:
    """On no page, not even a small one; text has enough contrast (criteria 39, 44)."""
    check(browser, pages(Words.of("en")), size, scheme)


@pytest.mark.parametrize(
    ("size", "scheme", "language", "number"),
    [
        (WIDE, "dark", "ru", 15),
        pytest.param(WIDE, "dark", "ru", 30, marks=thorough),
        pytest.param(PHONE, "light", "fr", 30, marks=thorough),
    ],
)
def test_no_position_has_a_fault(
    browser: Browser, size: tuple[int, int], scheme: str, language: str, number: int
) -> None:
    """In as many positions, of games of every mode, light and dark (criteria 39, 44)."""
    found = sampled(Words.of(language), number)
    assert len(found) == number
    check(browser, found, size, scheme)


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (PHONE, "dark")])
def test_no_window_over_the_table_has_a_fault(
    browser: Browser, size: tuple[int, int], scheme: str
) -> None:
    """Neither the cards beside the board nor help and settings, once open (criteria 39, 44)."""
    width, height = size
    table = {"the table": pages(Words.of("en"))["four, tiles: act"]}
    viewport = {"width": width, "height": height}
    with hung(browser, table, viewport=viewport, color_scheme=scheme) as opened:
        complaints = [fault for _, page in opened for fault in window_faults(page)]
    assert not complaints, "\n".join(complaints)


def window_faults(page: Page) -> list[str]:
    windows = page.evaluate("[...document.querySelectorAll('[popover]')].map((e) => e.id)")
    assert {"pop-contracts", "pop-cards", "pop-aid", "pop-help", "pop-settings"} <= set(windows)
    found = []
    for window in windows:
        page.evaluate("(id) => document.getElementById(id).showPopover()", window)
        found += [f"{window}: {fault}" for fault in faults(page)]
        page.evaluate("(id) => document.getElementById(id).hidePopover()", window)
    return found
