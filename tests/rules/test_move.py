"""A6 Move, with the councillor C1."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.people import ANA
from tests.rules.tables import (
    LAW,
    Table,
    adjacent,
    asks,
    grow,
    hexes,
    hire,
    offers,
    play,
    price,
    purse,
    rupees,
    stand,
    to_act,
    to_follow,
    why,
)

from ceylon.rules.facts import Moved
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES, HEXES, hex_named
from ceylon.rules.state import FOLLOW

COSTS = [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21)]


def ways(start: str, without: str = "") -> dict[str, int]:
    """The steps from a hex to every other, counted hex by hex on the map of the box."""
    steps = {start: 0}
    border = [start]
    while border:
        reached = {
            near for here in border for near in adjacent(here) if near[0] != without
        } - steps.keys()
        steps |= dict.fromkeys(reached, steps[border[0]] + 1)
        border = sorted(reached)
    del steps[start]
    return steps


def moving(place: str, have: int = 15, *, seats: int = 4) -> Game:
    """The first player may move."""
    game = Table(seats=seats).begun()
    stand(game, 0, place)
    purse(game, have)
    to_act(game, "plant")
    return game


# The price


@pytest.mark.parametrize(("steps", "cost"), COSTS)
def test_each_step_costs_a_rupee_more(steps: int, cost: int) -> None:
    """A6, A6.1: the first is free, the second costs 1 rupee, the third 2 more, and so on."""
    goal = next(name for name, far in sorted(ways("D8").items()) if far == steps)
    game = moving("D8", have=30)
    assert price(game, f"move {goal}") == cost
    told = play(game, f"move {goal}")
    assert told == [Moved(ANA, hex_named("D8"), hex_named(goal), steps, cost)]
    assert rupees(game)[0] == 30 - cost
    assert HEX_NAMES[game.players[0].pawn] == goal


@LAW
@given(
    start=st.sampled_from(HEX_NAMES),
    have=st.integers(0, 40),
    cheap=st.booleans(),
)
def test_a_pawn_goes_as_far_as_the_money_lasts(start: str, have: int, cheap: bool) -> None:
    """A6.1, C1: n steps cost n(n-1)/2, or n-1 with the councillor; all of it is payable."""
    game = moving(start, have)
    if cheap:
        hire(game, 0, "C1")
    costs = {name: n - 1 if cheap else n * (n - 1) // 2 for name, n in ways(start).items()}
    assert offers(game, "move") == {name for name, cost in costs.items() if cost <= have}
    for name in offers(game, "move"):
        assert price(game, f"move {name}") == costs[name]


@pytest.mark.parametrize(("seats", "without"), [(4, ""), (2, "U")])
@pytest.mark.parametrize("start", ["D1", "D8", "K5"])
def test_the_steps_to_each_hex_are_counted(start: str, seats: int, without: str) -> None:
    """A6.2, S3: no number of steps leads to a district that is left out."""
    land, far = Table(seats=seats).begun().land, ways(start, without)
    here = hex_named(start)
    assert {name: land.steps(here, hex_named(name)) for name in far} == far
    for most in range(HEXES):
        near = {name for name, steps in far.items() if steps <= most}
        assert hexes(land.reachable(here, most)) == near


@LAW
@given(
    start=st.sampled_from(HEX_NAMES[:24]),
    have=st.integers(0, 40),
)
def test_the_way_leads_over_hexes_in_play(start: str, have: int) -> None:
    """A6.1, S3: round the district that is left out."""
    game = moving(start, have, seats=2)
    costs = {name: n * (n - 1) // 2 for name, n in ways(start, without="U").items()}
    assert offers(game, "move") == {name for name, cost in costs.items() if cost <= have}
    assert why(game, "move U1") == "S3: U1 is not in play"


def test_the_money_is_never_too_much() -> None:
    """A6.1: with enough rupees the whole map is open."""
    assert offers(moving("D8", have=1000), "move") == set(HEX_NAMES) - {"D8"}


def test_without_money_one_step_is_possible() -> None:
    """A6.1, T5: the first step is free."""
    game = moving("D4", have=0)
    assert offers(game, "move") == adjacent("D4")
    assert why(game, "move D7") == "A6.1: the move costs 1 rupee; you have 0 rupees"
    assert why(game, "move U1") == "A6.1: the move costs 6 rupees; you have 0 rupees"


# What is in the way


def test_nothing_blocks() -> None:
    """A6.2: not plantations, pawns, levels or rivers."""
    game = Table().begun()
    for seat, places in enumerate(("D1 D3 D4", "K1 K5 K2", "D6 K6", "K8 D5")):
        grow(game, seat, places)
    for seat, place in ((1, "D4"), (2, "K5"), (3, "K5")):
        stand(game, seat, place)
    to_act(game, "plant")
    assert price(game, "move K5") == 0
    assert price(game, "move K8") == 1
    assert price(game, "move R1") == 3
    play(game, "move K5")
    assert asks(game, FOLLOW, 1)


@pytest.mark.parametrize("name", HEX_NAMES)
def test_every_hex_is_open_to_a_pawn(name: str) -> None:
    """A6.2: at any level, with or without a plantation."""
    start = "D8" if name != "D8" else "U6"
    game = moving(start, have=100)
    play(game, f"move {name}")
    assert HEX_NAMES[game.players[0].pawn] == name


def test_the_pawn_ends_on_another_hex() -> None:
    """A6.3: ruling: not to its own hex."""
    game = moving("D4")
    assert "D4" not in offers(game, "move")
    assert why(game, "move D4") == "A6.3: your pawn is already on D4"


def test_the_shortest_way_is_paid() -> None:
    """A6.3: ruling: one choice for each hex, at the lowest price."""
    game = moving("K4")
    assert price(game, "move R5") == 3  # over U1 and U3
    assert ways("K4")["R5"] == 3


def test_a_follower_moves_too() -> None:
    """A6.1, T4: at the same price."""
    game = Table().begun()
    to_follow(game, "plant")
    play(game, "move D2")
    assert rupees(game)[1] == 15 - 3
    assert game.players[0].pawn == game.players[1].pawn


# C1 Cheap steps


@pytest.mark.parametrize("steps", range(1, 8))
def test_c1_every_further_step_costs_1_rupee(steps: int) -> None:
    """C1: n steps cost n - 1."""
    goal = next(name for name, far in sorted(ways("D8").items()) if far == steps)
    game = moving("D8")
    hire(game, 0, "C1")
    play(game, f"move {goal}")
    assert rupees(game)[0] == 15 - (steps - 1)


@pytest.mark.parametrize("have", [0, 1, 4, 30, 31, 32])
def test_c1_a_pawn_goes_as_far_as_the_money_lasts(have: int) -> None:
    """C1: n steps cost n - 1, and with enough rupees the longest path is possible."""
    game = moving("D8", have)
    hire(game, 0, "C1")
    assert offers(game, "move") == {name for name, n in ways("D8").items() if n - 1 <= have}


def test_c1_is_for_those_who_contracted_it() -> None:
    """C1: the others pay the normal price."""
    game = moving("D8")
    hire(game, 1, "C1")
    assert price(game, "move R1") == 6
