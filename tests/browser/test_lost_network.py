"""A lost network, and a server that is killed."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.relay import Relay, relay_to
from tests.browser.seating import Seat
from tests.browser.tabling import ANA, BEN, BOT, HERE, Room, command

from ceylon.web.server.streams import HEARTBEAT


@pytest.fixture
def network(room: Room) -> Iterator[Relay]:
    with relay_to(room.served.url) as relay:
        yield relay


def test_a_choice_waits_for_the_network(room: Room, network: Relay) -> None:
    """A banner beside the question; the page reconnects by itself and sends the choice once
    (criterion 51)."""
    made = room.made(HERE, BOT, start=0)
    seat = room.sit(made, "host", base_url=network.url)
    page, choice = seat.page, seat.enabled()[3]
    network.cut()
    expect(page.locator("#lost")).to_contain_text("Connection lost")
    assert 0 <= gap_above_desk(page) < 40
    seat.click(choice)
    expect(page.locator("#lost")).to_contain_text("Your choice will be sent")
    seat.thing(seat.enabled()[0]).click()  # nothing else is sent meanwhile
    assert made.as_("host").look()["version"] == 0
    network.mend()
    stored_once(seat, choice)


def gap_above_desk(page: Page) -> float:
    """In pixels, between the banner and the desk."""
    banner, desk = (page.locator(each).bounding_box() for each in ("#lost", ".desk"))
    assert banner
    assert desk
    return desk["y"] - banner["y"] - banner["height"]


def test_a_choice_whose_answer_was_lost(room: Room, network: Relay) -> None:
    """A choice that the server stored but could not answer is stored once (criterion 51)."""
    made = room.made(HERE, BOT, start=0)
    seat = room.sit(made, "host", base_url=network.url)
    answers: list[int] = []

    def lose(route: Route) -> None:
        network.cut()
        answers.append(made.as_("host").choose(choice, 0, key_of(route)).status_code)
        route.abort()

    seat.page.route("**/choices?*", lose, times=1)
    choice = seat.enabled()[2]
    seat.click(choice)
    expect(seat.page.locator("#lost")).to_contain_text("Your choice will be sent")
    network.mend()
    stored_once(seat, choice)
    assert answers == [200]


def key_of(route: Route) -> str:
    return str(json.loads(route.request.post_data or "{}")["key"])


def stored_once(seat: Seat, choice: str) -> None:
    seat.newer(0)
    expect(seat.page.locator("#lost")).to_be_empty()
    assert seat.my_turn()
    table = seat.look()
    assert table["position"]["players"][0]["pawn"] == choice.split()[1]
    planted = [line for line in table["log"] if line["fact"] == "FirstPlanted"]
    assert [line["seat"] for line in planted] == [0, 1]
    seat.choose(seat.enabled()[0])


def test_what_was_missed_is_shown(room: Room, network: Relay) -> None:
    """When the network is back; the title says whose turn it is (criteria 25, 51)."""
    made = room.made(ANA, BEN, start=0)
    ana, ben = room.sit(made, "seat 1"), room.sit(made, "seat 2", base_url=network.url)
    network.cut()
    expect(ben.page.locator("#lost")).to_contain_text("Connection lost")
    ana.choose(ana.enabled()[0])
    assert ben.version == 0
    network.mend()
    ben.newer(0)
    expect(ben.page.locator("#table.yours")).to_be_visible()
    expect(ben.page.locator("#log")).to_contain_text("Ana")
    expect(ben.page).to_have_title("Your turn \N{EN DASH} Ceylon")
    expect(ben.page.locator("#lost")).to_be_empty()


def test_a_silent_connection_is_noticed(room: Room, network: Relay) -> None:
    """Without heartbeats a page takes its connection for lost, and opens another (criterion 51)."""
    made = room.made(ANA, BEN, start=0)
    ana, ben = room.sit(made, "seat 1"), room.sit(made, "seat 2", base_url=network.url)
    ben.page.clock.install()
    ana.choose(ana.enabled()[0])
    ben.newer(0)
    seen = ben.version
    network.fall_silent()
    ben.page.clock.run_for(HEARTBEAT * 1000)
    expect(ben.page.locator("#lost")).to_be_empty()
    ben.page.clock.run_for(2 * HEARTBEAT * 1000)
    expect(ben.page.locator("#lost")).to_contain_text("Connection lost")
    made.as_("seat 2").choose(ben.enabled()[0], seen)
    network.mend()
    ben.page.clock.run_for(4 * HEARTBEAT * 1000)
    expect(ben.page.locator("#lost")).to_be_empty()
    ben.newer(seen)


def test_the_server_is_killed_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """An open page with a pending choice outlives SIGKILL; it is stored once (criterion 51)."""
    store = tmp_path / "tables.db"
    served = command(store)
    port = int(served.url.rsplit(":", 1)[1])
    room = Room(browser, served)
    try:
        made = served.made([HERE, BOT], start=0)
        seat = room.sit(made, "host")
        choice = seat.enabled()[1]
        served.end()
        expect(seat.page.locator("#lost")).to_contain_text("Connection lost")
        seat.click(choice)
        expect(seat.page.locator("#lost")).to_contain_text("Your choice will be sent")
        assert seat.version == 0
        served = command(store, port)
        stored_once(seat, choice)
    finally:
        room.leave()
        served.end()
