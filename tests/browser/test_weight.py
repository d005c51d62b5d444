"""The weight of the first page and the table: what a browser fetches for them, compressed."""

import pytest
from playwright.sync_api import Page
from tests.browser.fetching import fetched
from tests.browser.tabling import BOT, HERE, Room
from tests.thorough import sampled

from ceylon.words import LANGUAGES

MOST = 120_000


def weight(page: Page) -> int:
    found = fetched(page)
    kinds = {name.rsplit(".", 1)[-1] for name in found}
    assert {"css", "js", "woff2"} <= kinds
    assert all(found[name] > 0 for name in found if "/static/" in name)
    return sum(found.values())


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "en", "ru"))
def test_the_start_page_is_light(room: Room, lang: str) -> None:
    page = room.guest(locale=lang).new_page()
    page.goto("/")
    assert weight(page) < MOST


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "en", "ru"))
def test_the_table_is_light(room: Room, lang: str) -> None:
    seat = room.sit(room.made(HERE, BOT, start=0), "host", locale=lang)
    assert weight(seat.page) < MOST
