"""A1.4: the district bonus."""

import pytest
from tests.people import ANA
from tests.rules.tables import (
    Table,
    asks,
    grow,
    hire,
    play,
    points,
    show,
    stand,
    to_act,
)

from ceylon.rules.facts import BonusTaken, Planted
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES, hex_named
from ceylon.rules.state import FOLLOW

ALL_BUT_ONE = (("K1 R5", "U1"), ("R6 U2", "D1"), ("U7 D7", "K4"), ("D8 K8", "R8"))
"""By seat: plantations in two more districts, and a free hex in the one that is missing."""


def before_the_bonus(seats: int = 4) -> Game:
    """Everyone lacks one district, and is in it; the active player has an extra action."""
    game = Table(seats=seats).begun()
    for seat in range(seats):
        places, pawn = ALL_BUT_ONE[seat] if seats > 2 else (("K1", "R5"), ("R6", "D1"))[seat]
        grow(game, seat, places)
        stand(game, seat, pawn)
    game.players[0].technology_tokens = 1
    return game


def test_a_plantation_in_each_district_gives_the_bonus_at_once() -> None:
    """A1.4: the top token, scored the moment it is earned."""
    game = before_the_bonus()
    to_act(game, "plant")
    assert points(game, 0) == 0
    told = play(game, "plant U1")
    assert told == [Planted(ANA, hex_named("U1"), 5, second_leaf=False), BonusTaken(ANA, 10)]
    assert points(game, 0) == 10
    assert game.bonuses_taken == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_10_6_3_and_1_in_order_of_arrival(seats: int) -> None:
    """A1.4, S7: everyone in one and the same turn."""
    game = before_the_bonus(seats)
    show(game, "harvest/plant")
    play(game, "technology token", f"plant {HEX_NAMES[game.players[0].pawn]}", "rupees")
    for seat in range(1, seats):
        assert asks(game, FOLLOW, seat)
        play(game, f"plant {HEX_NAMES[game.players[seat].pawn]}")
    assert [points(game, seat) for seat in range(seats)] == [10, 6, 3, 1][:seats]
    assert game.bonuses_taken == seats


def test_two_districts_are_not_enough() -> None:
    """A1.4: a district is still missing."""
    game = before_the_bonus()
    stand(game, 0, "R8")
    to_act(game, "plant")
    play(game, "plant R8")
    assert points(game, 0) == 0


def test_one_bonus_for_each_player() -> None:
    """A1.4: at most one per game."""
    game = before_the_bonus()
    to_act(game, "plant")
    play(game, "plant U1", "technology token")
    stand(game, 0, "U3")
    told = play(game, "plant U3")
    assert told == [Planted(ANA, hex_named("U3"), 5, second_leaf=False)]
    assert points(game, 0) == 10
    assert game.bonuses_taken == 1


def test_c3_and_the_bonus() -> None:
    """C3, A1.4: a plantation counts in its own district."""
    game = before_the_bonus()
    hire(game, 0, "C3")
    to_act(game, "plant")
    play(game, "plant U4")
    assert points(game, 0) == 10
