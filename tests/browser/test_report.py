"""A report of a problem has all that its page knows, and nothing else."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.seating import Seat
from tests.browser.tabling import ANA, BEN, Room
from tests.browser.test_ending import TWO, opened
from tests.web.server.repeatable import repeatable
from tests.web.server.twins import Twins, secret_of, stored, twins

from ceylon import __version__
from ceylon.ids import Seat as SeatId
from ceylon.record import Record
from ceylon.rules.options import Options

FIRST = SeatId(0)


def reported(page: Page) -> str:
    settings = page.locator("[popovertarget=pop-settings]:visible")
    if settings.count():
        settings.first.click()
    with page.expect_download() as waiting:
        page.locator("#report").click()
    return waiting.value.path().read_text(encoding="utf-8")


def test_a_report_tells_what_its_seat_may_know(room: Room) -> None:
    """Version, browser, settings and page; of the table what the API sends this seat, and of
    nobody a secret."""
    made = room.made(ANA, BEN)
    ana = room.sit(made, "seat 1")
    while not (choices := ana.look()["choices"]):
        made.seat(1).choose(
            made.seat(1).look()["choices"][0]["text"], made.seat(1).look()["version"]
        )
    ana.choose(choices[0]["text"])
    text = reported(ana.page)
    told = json.loads(text)
    assert told["ceylon"] == __version__
    assert "Chrome" in told["browser"]
    assert told["table"] == ana.look()
    record = told["record"]
    assert record["partial"] is True
    assert record["options"]["seats"] == 2
    assert record["choices"][-1]["choice"] == choices[0]["text"]
    assert "deal" not in record
    assert 'id="table"' in told["page"]
    assert not [secret for secret in made.answer["secrets"].values() if secret in text]


def test_a_report_of_a_finished_game_has_its_record(room: Room) -> None:
    """Also from its scoring and from its review."""
    page = opened(room.guest())
    wanted = Record.load(TWO)
    for path in ("/finished", "/review", ""):
        page.goto(f"/t/{page.url.split('/')[4]}{path}")
        record = json.loads(reported(page))["record"]
        assert record["partial"] is False
        assert Record.parse(record["text"]).choices == wanted.choices


@pytest.mark.parametrize("path", ["/learn", "/puzzles", "/puzzles/today"])
def test_a_report_from_a_page_without_a_table(room: Room, path: str) -> None:
    """The lesson and the puzzles have no record: the page says where it was."""
    page = room.guest().new_page()
    page.goto(path)
    page.wait_for_load_state("networkidle")
    told: dict[str, Any] = json.loads(reported(page))
    assert told["table"] is told["record"] is None
    assert told["address"].startswith(path.removesuffix("/today"))
    assert len(told["page"]) > 1000


@pytest.fixture(scope="module")
def pair() -> Twins:
    """Two games that differ only in what the first seat cannot see."""
    return twins("reported", Options(3), FIRST, "seat 1", 33, 0)


def test_nothing_hidden_is_in_a_report(browser: Browser, pair: Twins, tmp_path: Path) -> None:
    """Section 8: the reports of twin games are the same to the byte (criteria 22, 54)."""
    assert pair.deals[0] != pair.deals[1]
    reports = []
    for which in (0, 1):
        folder = tmp_path / str(which)
        folder.mkdir()
        stored(folder / "tables.db", [pair], which)
        with ExitStack() as stack:
            room = Room(browser, stack.enter_context(repeatable(folder)))
            stack.callback(room.leave)
            page = room.guest().new_page()
            page.goto(f"/t/{pair.id}/join/{secret_of(pair, 'seat 1')}")
            page.get_by_role("button", name="Sit down").click()
            Seat(page).ready()
            Seat(page).heard()
            reports.append(reported(page))
    assert json.loads(reports[0])["record"]["choices"]
    assert reports[0] == reports[1]
