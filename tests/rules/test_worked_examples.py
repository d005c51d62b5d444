"""Every worked example of the rulebooks.

English and Spanish name Dietmar and David, French of Max and David, Russian of Maxim and Oleg; the
numbers are the same. Dietmar sits at seat 0 and starts, David at seat 1.
"""

import pytest
from tests.rules.tables import (
    Table,
    asks,
    climb,
    contract,
    finish_turn,
    grow,
    hexes,
    hire,
    legal,
    offers,
    play,
    points,
    price,
    purse,
    rupees,
    show,
    stand,
    stock,
    supply,
    to_act,
    wagons,
    warehouse,
    why,
)

from ceylon.ids import by_seat, seats
from ceylon.rules.facts import Planted, Traded
from ceylon.rules.hexes import hex_named
from ceylon.rules.scoring import RUPEES, TECHNOLOGY
from ceylon.rules.state import FOLLOW, PLAY

DIETMAR, DAVID = seats(2)


@pytest.mark.parametrize(
    ("turned", "his", "theirs"),
    [("plant/harvest", "plant", "harvest"), ("harvest/plant", "harvest", "plant")],
)
def test_playing_a_card_either_way(turned: str, his: str, theirs: str) -> None:
    """T1, T2, T4: Dietmar plays plant or harvest, and leaves the other action to the others."""
    game = Table(cards=["plant/harvest"]).begun()
    for seat, place in by_seat(("D1", "K6", "R4", "U3")):
        stand(game, seat, place)
    play(game, f"play {turned}")
    assert offers(game, his)
    assert not offers(game, theirs)
    play(game, "rupees")
    for seat in seats(4)[1:]:
        assert asks(game, FOLLOW, seat)
        assert offers(game, theirs)
        assert not offers(game, his)
        assert {"rupees"} <= legal(game)
        play(game, "rupees")


def test_planting() -> None:
    """A1, A1.1: Dietmar plants on the level-1 hex where his pawn is, for 5 rupees."""
    game = Table().begun()
    stand(game, DIETMAR, "D3")
    assert game.levels[hex_named("D3")] == 1
    to_act(game, "plant")
    told = play(game, "plant D3")
    assert told == [Planted(DIETMAR, hex_named("D3"), 5, second_leaf=False)]
    assert rupees(game)[DIETMAR] == 10
    assert "D3" in hexes(game.players[DIETMAR].plantations)
    assert game.players[DIETMAR].markers == 6


def test_harvesting() -> None:
    """A2.1, A2.2, A2.3: two of his own plantations on level 0 and David's on level 1; David scores
    1."""
    game = Table().begun()
    grow(game, DIETMAR, "D1")
    grow(game, DAVID, "K5")
    stock(game, DIETMAR, "")
    assert [game.levels[hex_named(name)] for name in ("D1", "D2", "K5")] == [0, 0, 1]
    to_act(game, "harvest")
    play(game, "harvest D1", "harvest D2", "harvest K5")
    assert warehouse(game, DIETMAR) == "BBG"
    assert [points(game, seat) for seat in seats(4)] == [0, 1, 0, 0]


def test_trading() -> None:
    """A3.1, A3.2, A3.3: companies 2 and 4 could be supplied, but there is room for 2 only."""
    game = Table(contracts=["4 BBG", "2 BGG", "3 BWW"]).begun()
    supply(game, DIETMAR, "2 BBG")
    stock(game, DIETMAR, "BBGG")
    to_act(game, "trade")
    assert offers(game, "trade") == {"2 rupees", "2 points"}
    assert why(game, "trade 1 rupees").startswith("A3.2: you have no free contract space")
    told = play(game, "trade 2 rupees")
    assert told == [Traded(DIETMAR, 1, contract("2 BGG"), (1, 2, 0), rupees=11, points=0)]
    assert warehouse(game, DIETMAR) == "B"
    assert rupees(game)[DIETMAR] == 15 + 11
    assert points(game, DIETMAR) == 0
    assert game.players[DIETMAR].contracts == bytes([contract("2 BBG"), contract("2 BGG")])
    assert wagons(game) == ["4 BBG", None, "3 BWW"]


def test_the_reward_that_is_forfeited() -> None:
    """A3.3: the same contract would have given 4 points."""
    game = Table(contracts=["2 BGG"]).begun()
    stock(game, DIETMAR, "BGG")
    to_act(game, "trade")
    play(game, "trade 1 points")
    assert points(game, DIETMAR) == 4
    assert rupees(game)[DIETMAR] == 15


def test_contracting_a_councillor() -> None:
    """A4, A4.1: the one of the district where his pawn is, for 5 rupees."""
    game = Table().begun()
    stand(game, DIETMAR, "R4")
    to_act(game, "contract")
    play(game, "contract Ruhuna")
    assert rupees(game)[DIETMAR] == 10
    assert game.players[DIETMAR].councillors == 0b0100


def test_advancing_to_the_sixth_space() -> None:
    """A5.1, A5.2, A5.3: 5 rupees, a token, a rupee for each other player, and 5 points."""
    game = Table().begun()
    climb(game, DIETMAR, 5)
    to_act(game, "advance")
    play(game, "advance")
    assert game.players[DIETMAR].space == 6
    assert game.players[DIETMAR].technology_tokens == 1
    assert rupees(game) == [10, 16, 16, 16]
    assert points(game, DIETMAR) == 5


def test_moving_three_steps() -> None:
    """A6.1, A6.2: to the level-2 hex of a nearby district, for 1 + 2 rupees."""
    game = Table().begun()
    assert game.levels[hex_named("K6")] == 2
    stand(game, DIETMAR, "D1")
    to_act(game, "advance")
    assert price(game, "move K6") == 3
    play(game, "move K6")
    assert rupees(game)[DIETMAR] == 12


def test_the_last_marker() -> None:
    """E1, E2: Dietmar, the starting player, ends the game; each other player has a turn yet."""
    game = Table().begun()
    grow(game, DIETMAR, "D1 D3 D4 D5 D6 D7")
    stand(game, DIETMAR, "D8")
    show(game, "plant/harvest")
    play(game, "plant D8")
    for seat in seats(4)[1:]:
        assert asks(game, FOLLOW, seat)
        assert offers(game, "harvest")
        play(game, "rupees")
    for seat in seats(4)[1:]:
        assert asks(game, PLAY, seat)
        finish_turn(game)
    assert game.over
    assert game.turn == 4


def test_the_final_score() -> None:
    """E3, E4, E5, E6, E7, E8: 16 + 6 + 10 + 20 + 6 = 58."""
    game = Table().begun()
    dietmar = game.players[DIETMAR]
    dietmar.contract_points, dietmar.technology_points, dietmar.harvest_points = 7, 5, 4
    grow(game, DIETMAR, "D1 D3 R1 R2 R3 R4 K1")
    grow(game, DAVID, "D5 R8")
    purse(game, 9, 4, 12, 2)
    climb(game, DAVID, 5)
    climb(game, DIETMAR, 6)
    supply(game, DIETMAR, "1 BBG", "2 BBG", "2 BGG", "4 BBG")
    for seat in (DIETMAR, DAVID):
        hire(game, seat, "C1")
        hire(game, seat, "C3")
    assert points(game, DIETMAR) == 16
    score = game.scores()[DIETMAR]
    by_majority = {placing.majority: placing for placing in score.placings}
    assert (by_majority[RUPEES].place, by_majority[RUPEES].points) == (2, 6)
    assert (by_majority[TECHNOLOGY].place, by_majority[TECHNOLOGY].points) == (1, 10)
    assert [by_majority[d].points for d in range(4)] == [10, 0, 10, 0]
    assert (score.companies, score.markers) == (6, 0)
    assert score.total == game.total(DIETMAR) == 58
