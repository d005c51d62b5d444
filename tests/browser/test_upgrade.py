"""An upgrade of the server while pages are open: they load themselves again, and lose nothing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.relay import Relay, relay_to
from tests.browser.seating import until
from tests.browser.tabling import BOT, HERE, Room


@pytest.fixture
def network(room: Room) -> Iterator[Relay]:
    with relay_to(room.served.url) as relay:
        yield relay


def test_a_page_of_an_old_release_loads_itself_again(room: Room, network: Relay) -> None:
    """With the choice that waited for the server. Where the release is old all the same, as while
    several servers are upgraded one by one, it does so only once, and goes on."""
    made = room.made(HERE, BOT, start=0)
    seat = room.sit(made, "host", base_url=network.url)
    page, choice = seat.page, seat.enabled()[3]
    page.evaluate("document.body.dataset.release = 'old'; window.isOld = true")
    network.cut()
    expect(page.locator("#lost")).to_contain_text("Connection lost")
    seat.click(choice)
    expect(page.locator("#lost")).to_contain_text("Your choice will be sent")
    network.mend()
    until(page, "!window.isOld")
    until(page, "Number(document.body.dataset.version) > 0")
    expect(page.locator("#lost")).to_be_empty()
    assert made.as_("host").look()["log"][0]
    page.evaluate("document.body.dataset.release = 'old'; window.isOld = true")
    network.cut()
    expect(page.locator("#lost")).to_contain_text("Connection lost")
    network.mend()
    expect(page.locator("#lost")).to_be_empty()
    until(page, "document.body.dataset.release === ''")
    assert page.evaluate("window.isOld")
