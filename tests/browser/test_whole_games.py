"""Whole games in a real browser, by clicking on the things themselves."""

from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect
from tests.browser.tabling import BOT, HERE, HUMAN, Room, Seat, command, lively, texts


def test_play_now_by_the_real_command(browser: Browser, tmp_path: Path) -> None:
    """49: one click from the start page to the first choice; the choice is seen on the page."""
    with command(tmp_path / "tables.db") as served:
        room = Room(browser, served)
        page = room.guest().new_page()
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        seat = Seat(page)
        seat.ready()
        assert seat.my_turn()
        seat.choose(seat.enabled()[0])
        expect(page.locator("#log li").first).to_be_visible()
        room.leave()


def step(seat: Seat, rng: Random) -> None:
    """One choice by clicking; what is enabled is what the engine allows."""
    enabled = seat.enabled()
    assert sorted(enabled) == sorted(texts(seat.look()))
    seat.choose(lively(enabled, rng))


def scored(seat: Seat) -> None:
    """The final table adds up to the engine's scoring."""
    scores = seat.look()["scores"]
    seat.page.get_by_role("link", name="See the scoring").click()
    rows = seat.page.locator(".scores tbody tr:not(.sub):not(.total)").all()
    points = [[_number(cell.inner_text()) for cell in row.locator("td").all()] for row in rows]
    sums = [sum(column) for column in zip(*points, strict=True)]
    totals = [int(n) for n in seat.page.locator(".scores tr.total td").all_inner_texts()]
    assert sums == totals
    assert sorted(totals) == sorted(score["total"] for score in scores)
    expect(seat.page.locator("#status")).to_contain_text("over")
    expect(seat.page.locator(".ties").first).not_to_be_empty()


def _number(text: str) -> int:
    return int(text.split("\n", maxsplit=1)[0].replace("\N{MINUS SIGN}", "-"))


def test_a_whole_game_against_bots(room: Room) -> None:
    """2, 34: at every decision exactly the legal choices are enabled; the final table adds up."""
    seat = room.sit(room.made(HERE, BOT, BOT, starting_tiles=True), "host")
    rng = Random(3)
    while seat.my_turn():
        step(seat, rng)
    scored(seat)


def test_a_whole_solo_game_with_a_railway_of_my_own(room: Room) -> None:
    """57: the railway is built on the map with its rules in sight; CR Co. shows its steps."""
    seat = room.sit(room.made(HERE, railway="built"), "host")
    rng, page = Random(5), seat.page
    seen, stops = 0, 0
    while seat.my_turn():
        if page.locator("#table[data-question=rail]").count():
            expect(page.locator(".rules li").first).to_be_visible()
            stops = page.locator(".railway .station").count()
        step(seat, rng)
        seen = max(seen, page.locator(".steps li").count())
    assert stops == 8
    assert page.locator(".railway .station").count() == 9
    assert seen > 0
    scored(seat)


def test_a_whole_hot_seat_game(room: Room) -> None:
    """53: a curtain with the next player's name comes before any hand is shown."""
    seat = room.sit(room.made({**HERE, "name": "Ana"}, {**HERE, "name": "Ben"}), "host")
    rng, page = Random(8), seat.page
    names = set()
    while True:
        yours = seat.my_turn()
        if page.locator("#table.curtain").count():
            assert page.locator("[data-choice], .hand, .card").count() == 0
            names.add(page.locator("#status b").inner_text())
            page.get_by_role("button", name="Show my cards").click()
            seat.until("!document.querySelector('#table.curtain')")
            seat.ready()
        elif yours:
            seat.choose(lively(seat.enabled(), rng))
        else:
            break
    assert names == {"Ana", "Ben"}
    scored(seat)


def test_two_people_finish_a_game_by_links(room: Room) -> None:
    """48, 52: each in a browser of their own; both pages are always in step."""
    made = room.made({**HUMAN, "name": "Ana"}, {**HUMAN, "name": "Ben"})
    seats = [room.sit(made, "seat 1"), room.sit(made, "seat 2")]
    rng, version = Random(4), 0
    while True:
        for seat in seats:
            seat.newer(version - 1)
        mover = next((s for s in seats if s.page.locator("#table.yours").count()), None)
        if mover is None:
            break
        mover.choose(lively(mover.enabled(), rng))
        version = mover.version
    assert seats[0].look()["finished"]
    scored(seats[1])
