"""The reason for an action that is not possible at all: what is nearest to being possible."""

import pytest
from tests.people import ANA
from tests.rules.tables import Table, grow, hire, purse, stand, stock, to_act
from tests.web.playing import Playing

from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.web.pages.parts.actions import Action, actions_of


def refused(game: Game, action: str) -> Action:
    [found] = [
        each for each in actions_of(Playing(Options(2), game).screen(ANA)) if each.key == action
    ]
    assert not found.possible
    return found


def why(game: Game, action: str) -> str:
    tip = refused(game, action).tip
    assert tip
    [reason] = tip.reasons
    return reason.sentence


def to_plant(rupees: int) -> Game:
    """The pawn is on a plantation, and its neighbours are free."""
    game = Table(2).begun("D2 K7")
    stand(game, 0, "D1")
    grow(game, 0, "D1")
    purse(game, rupees, 9)
    to_act(game, "plant")
    return game


def test_a_planted_hex_is_the_obstacle() -> None:
    """A1.1, A1.2: no other hex can be planted."""
    assert why(to_plant(2), "plant") == "There is already a plantation on D1"


def test_where_only_rupees_are_missing_they_are_the_obstacle() -> None:
    """C3, A1: a neighbouring hex is free, but too dear."""
    game = to_plant(2)
    hire(game, 0, "C3")
    assert why(game, "plant") == "Planting costs 5 rupees; you have 2 rupees"


@pytest.mark.parametrize(
    ("chests", "missing"), [("GG", "1 white"), ("B", "1 black and 1 green"), ("BB", "1 green")]
)
def test_the_contract_that_needs_the_least_is_named(chests: str, missing: str) -> None:
    """A3.1: of all wagons."""
    game = Table(2, contracts=["1 GGW", "1 BBG", "4 GGG"]).begun("D2 K7")
    stock(game, 0, chests)
    to_act(game, "trade")
    assert why(game, "trade").endswith(f" missing {missing}")
