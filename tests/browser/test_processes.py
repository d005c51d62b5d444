"""Two servers on one database, behind a proxy that sends each connection to either of them."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.relay import relay_to
from tests.browser.seating import Seat, lively
from tests.browser.tabling import ANA, BEN, BOT, Room, command
from tests.store.postgresql import PostgreSql, programs, running
from tests.web.server.serving import Made


@pytest.fixture(scope="module")
def database() -> Iterator[PostgreSql]:
    if programs() is None:
        pytest.skip("there is no PostgreSQL here")
    with running() as found:
        yield found


def test_a_game_goes_on_when_a_process_is_killed(browser: Browser, database: PostgreSql) -> None:
    """The second server has joined by the same database; nobody reloads a page (criterion 51)."""
    first = command(database.url)
    second = command(database.url)
    room = Room(browser, first)
    try:
        made = first.made([ANA, BEN, BOT])
        # What the test itself asks goes to the process that lives on.
        made = Made(second, made.answer)
        with relay_to(first.url, second.url) as proxy:
            pages = [room.sit(made, f"seat {seat}", base_url=proxy.url) for seat in (1, 2)]
            rng = Random(4)
            play(pages, made, rng, 6)
            for seat in pages:
                seat.page.evaluate("window.sameDocument = true")
            first.process.kill()
            play(pages, made, rng, 8)
            for seat in pages:
                assert seat.page.evaluate("window.sameDocument"), "it was not reloaded"
                expect(seat.page.locator("#lost")).to_be_empty()
    finally:
        room.leave()
        first.end()
        second.end()


def play(pages: list[Seat], made: Made, rng: Random, choices: int) -> None:
    """So many choices of people, each by a click, and each seen by the other as well."""
    for _ in range(choices):
        seat = chooser(pages, made)
        seat.until("document.querySelector('#table.yours')")
        seat.choose(lively(seat.enabled(), rng))
        version = made.as_("watch").look()["version"]
        for each in pages:
            each.newer(version - 1)


def chooser(pages: list[Seat], made: Made) -> Seat:
    """The page of the person who must choose, when the bot has chosen."""
    while True:
        seat: int = made.as_("watch").look()["position"]["seat"]
        if seat < len(pages):
            return pages[seat]
        pages[0].page.wait_for_timeout(50)
