"""Whole games in a real browser, by clicking on the things themselves."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.clicking import play_by_clicks
from tests.browser.seating import Seat, lively
from tests.browser.tabling import ANA, BEN, BOT, HERE, Room
from tests.browser.whole import elsewhere, scored, step
from tests.thorough import thorough


@thorough
def test_a_whole_game_against_bots(room: Room) -> None:
    """Only legal choices are enabled, other clicks send nothing; it adds up (criteria 2, 34)."""
    seat = room.sit(room.made(HERE, BOT, BOT, starting_tiles=True), "host")
    sent, rng, choices = seat.stores(), Random(3), 0
    while seat.my_turn():
        elsewhere(seat)
        step(seat, rng)
        choices += 1
    assert len(sent) == choices > 40
    scored(seat)


@thorough
def test_a_whole_game_in_few_clicks(room: Room) -> None:
    """At most 100 for 76 choices, as the reader is asked by default (criterion 12)."""
    seat = room.sit(room.made(HERE, {"kind": "pupil"}), "host", confirm="final")
    clicked = play_by_clicks(seat, Random(5))
    assert clicked.choices > 40
    assert clicked.clicks / clicked.choices <= 100 / 76


@thorough
def test_a_whole_hot_seat_game(room: Room) -> None:
    """A curtain with the next player's name, before any hand is shown (criteria 2, 34, 53)."""
    seat = room.sit(room.made({**HERE, "name": "Ana"}, {**HERE, "name": "Ben"}), "host")
    rng, page, lifted = Random(8), seat.page, []
    while True:
        yours = seat.my_turn()
        if page.locator("#table.curtain").count():
            name = ("Ana", "Ben")[seat.look()["position"]["seat"]]
            expect(page.locator("#status")).to_contain_text(f"Pass the device to {name}")
            assert page.locator("[data-choice], .hand, [id^=card-]").count() == 0
            assert seat.look()["hand"] == []
            lifted.append(name)
            page.get_by_role("button", name="Show my cards").click()
            seat.until("!document.querySelector('#table.curtain')")
            seat.ready()
        elif yours:
            step(seat, rng)
        else:
            break
    assert set(lifted) == {"Ana", "Ben"}
    assert len(lifted) > 20
    scored(seat)


OWN_CARDS_DRAWN = 40
"""After so many choices everyone has drawn cards."""


def own_cards_only(watching: Seat, *seats: Seat) -> None:
    """The log says which card was drawn to who drew it alone."""
    expect(watching.page.locator("#log")).not_to_contain_text("drew")
    drawn = [seat.page.locator("#log li", has_text="drew").all_inner_texts() for seat in seats]
    assert all(drawn)
    assert all(line.strip().startswith("You drew ") for lines in drawn for line in lines)
    own = [{line["card"] for line in seat.look()["log"] if own_card(line)} for seat in seats]
    assert all(own)


def own_card(line: dict[str, Any]) -> bool:
    return bool(line["fact"] == "CardDrawn" and line["card"] >= 0)


@pytest.mark.parametrize("clicked", [3, pytest.param(1, marks=thorough)])
def test_two_people_finish_a_game_by_links(room: Room, clicked: int) -> None:
    """Each on a device of their own; both pages stay in step and say who (criteria 1, 22, 34, 48).

    One in this many choices is a click; the others come from another program at the same seat.
    """
    made = room.made(ANA, BEN)
    ana = room.sit(made, "seat 1")
    ben = room.sit(made, "seat 2", size=(1024, 768), has_touch=True)
    rng, version = Random(4), 0
    while True:
        for seat in (ana, ben):
            seat.newer(version - 1)
        yours = [seat for seat in (ana, ben) if seat.page.locator("#table.yours").count()]
        if not yours:
            break
        (mover,) = yours
        waiting, name = (ben, "Ana") if mover is ana else (ana, "Ben")
        expect(waiting.page.locator("#status")).to_contain_text(name)
        assert waiting.enabled() == []
        choice = lively(mover.enabled(), rng)
        if version == OWN_CARDS_DRAWN:
            own_cards_only(room.sit(made, "watch"), ana, ben)
        if version % clicked:
            assert mover.api.choose(choice, version).status_code == 200
        else:
            mover.choose(choice)
        version += 1
    assert ana.look()["finished"]
    for seat in (ana, ben):
        scored(seat)
