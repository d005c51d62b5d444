"""A7 Take rupees, with the councillor C2."""

import pytest
from tests.people import ANA
from tests.rules.tables import Table, asks, hire, play, price, purse, rupees, to_act, to_follow

from ceylon.box import ACTIONS
from ceylon.rules.facts import RupeesTaken
from ceylon.rules.state import FOLLOW


@pytest.mark.parametrize("up", ACTIONS)
def test_take_2_rupees(up: str) -> None:
    """A7, A7.1: instead of any main action."""
    game = Table().begun()
    to_act(game, up)
    assert price(game, "rupees") == 0
    assert play(game, "rupees") == [RupeesTaken(ANA, 2)]
    assert rupees(game) == [17, 15, 15, 15]
    assert asks(game, FOLLOW, 1)


def test_a_follower_takes_2_rupees() -> None:
    """A7.1, T4: with nothing in the purse, too."""
    game = Table().begun()
    purse(game, 0, 0)
    to_follow(game, "trade")
    play(game, "rupees")
    assert rupees(game)[1] == 2


def test_an_extra_action_may_take_2_rupees() -> None:
    """A7.1, T3: twice in one turn."""
    game = Table().begun()
    game.players[0].technology_tokens = 1
    to_act(game, "plant")
    play(game, "rupees", "technology token", "rupees")
    assert rupees(game)[0] == 19


def test_c2_takes_3_rupees() -> None:
    """C2: 1 more, 3 in total."""
    game = Table().begun()
    hire(game, 0, "C2")
    to_act(game, "plant")
    assert play(game, "rupees") == [RupeesTaken(ANA, 3)]
    assert rupees(game)[0] == 18


def test_c2_is_for_those_who_contracted_it() -> None:
    """C2: the others take 2."""
    game = Table().begun()
    hire(game, 0, "C2")
    to_act(game, "plant")
    play(game, "rupees", "rupees")
    assert rupees(game)[:2] == [18, 17]


def test_c2_is_for_taking_rupees_alone() -> None:
    """C2, A5.2: the rupee from another's advance stays one."""
    game = Table().begun()
    hire(game, 1, "C2")
    to_act(game, "advance")
    play(game, "advance")
    assert rupees(game)[1] == 16
