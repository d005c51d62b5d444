"""R23, R24: what CR Co. pays, and where it plants."""

import pytest
from tests.rules.railway_tables import LINE, board, decided, follow, solo, turn_up
from tests.rules.tables import (
    grow,
    hexes,
    points,
    stock,
)

from ceylon.ids import HUMAN, RAILWAYS
from ceylon.rules import facts
from ceylon.rules.game import Game
from ceylon.rules.hexes import DISTRICT, HEX_NAMES, hex_named
from ceylon.rules.railways import site

BEND = "D7 D5 D6 R3 R4 R1 K7 K3 K4"
"""A line that turns back towards the rim at D6, from where D8 is nearer through Ruhuna."""


# R23


@pytest.mark.parametrize(
    ("action", "cost"), [("plant", 5), ("harvest", 0), ("contract", 5), ("advance", 5)]
)
def test_it_pays_the_usual_costs(action: str, cost: int) -> None:
    """R23: 5 rupees for planting, contracting and advancing."""
    game = solo()
    assert decided(follow(game, action)) == action
    assert game.players[RAILWAYS].rupees == 15 - cost


@pytest.mark.parametrize("action", ["plant", "contract", "advance"])
@pytest.mark.parametrize(("money", "able"), [(5, True), (4, False)])
def test_it_has_no_debts(action: str, money: int, able: bool) -> None:
    """R23: without the money the action is not possible."""
    game = solo()
    game.players[RAILWAYS].rupees = money
    assert (decided(follow(game, action)) == action) == able
    assert game.players[RAILWAYS].rupees == (0 if able else money + 2)


def test_it_gets_no_ability() -> None:
    """R23: its councillors bring neither cheaper plantations nor a point for an advance."""
    game = solo(councillors="C6 C5 C7 C4")
    for space in (1, 4, 7):
        board(game, space)
        game.players[RAILWAYS].rupees = 5
        follow(game, "contract")
        assert game.players[RAILWAYS].rupees == 0
    assert game.players[RAILWAYS].councillors == 0b111
    assert game.players[RAILWAYS].abilities == 0
    game.players[RAILWAYS].rupees = 10
    follow(game, "plant")
    assert game.players[RAILWAYS].rupees == 5
    follow(game, "advance")
    assert game.players[RAILWAYS].rupees == 0
    assert points(game, RAILWAYS) == 0


def test_c2_does_not_raise_its_rupees() -> None:
    """R23, R10: 2 rupees, whatever it contracted."""
    game = solo(councillors="C2 C4 C5 C1")
    follow(game, "contract")
    game.players[RAILWAYS].rupees = 0
    follow(game, "advance")
    assert game.players[RAILWAYS].rupees == 2


def test_c4_does_not_pay_for_its_trades() -> None:
    """R23, R26: no rupees for a trade."""
    game = solo(councillors="C4 C1 C2 C3", contracts=["1 BBG", "1 BBW", "2 BGG"])
    follow(game, "contract")
    stock(game, RAILWAYS, "BBG")
    before = game.players[RAILWAYS].rupees
    follow(game, "trade")
    assert game.players[RAILWAYS].rupees == before


def test_it_never_spends_its_tokens() -> None:
    """R23: no extra actions, however many technology tokens it has."""
    game = solo()
    game.players[RAILWAYS].technology_tokens = 5
    told = turn_up(game, "advance/harvest")
    assert game.players[RAILWAYS].technology_tokens == 6
    assert len([fact for fact in told if isinstance(fact, facts.RailwaysDecided)]) == 1
    assert not any(isinstance(fact, facts.TechnologyTokenSpent) for fact in told)


def test_its_plantation_pays_no_toll() -> None:
    """R23, R7: and not on a hex of the line."""
    game = solo()
    told = follow(game, "plant")
    assert not any(isinstance(fact, facts.TollPaid) for fact in told)


# R24


def planted(game: Game) -> str:
    """Where CR Co. plants next."""
    before = hexes(game.planted)
    assert decided(follow(game, "plant")) == "plant"
    (new,) = hexes(game.planted) - before
    return new


def level(game: Game, **levels: int) -> None:
    """Give hexes of Dimbula other levels."""
    changed = bytearray(game.levels)
    for name, height in levels.items():
        changed[hex_named(name)] = height
    game.levels = bytes(changed)


def test_it_plants_on_the_closest_hex() -> None:
    """R24: before a higher one that is farther."""
    game = solo()
    board(game, 0)
    level(game, D3=0, D5=2, D6=2)
    assert planted(game) == "D3"


def test_it_never_plants_on_the_railway() -> None:
    """R24: neither under its pawn nor beside it."""
    game = solo()
    for space in range(9):
        board(game, space)
        assert HEX_NAMES[site(game)] not in LINE.split()


def test_among_equally_close_ones_the_highest() -> None:
    """R24: D3, D5 and D6 are all next to D4."""
    game = solo()
    board(game, 2)
    level(game, D3=0, D5=1, D6=2)
    assert planted(game) == "D6"
    assert planted(game) == "D5"
    assert planted(game) == "D3"


def test_among_equals_the_first_in_map_order() -> None:
    """R24: then by the number of the hex."""
    game = solo()
    board(game, 2)
    level(game, D3=1, D5=1, D6=1)
    assert [planted(game), planted(game)] == ["D3", "D5"]
    level(game, D3=0, D5=0, D6=0)
    assert planted(game) == "D6"


def test_distance_counts_before_height_before_order() -> None:
    """R24: the whole order in one district."""
    game = solo()
    game.players[RAILWAYS].rupees = 99
    board(game, 0)
    level(game, D3=0, D5=0, D6=1, D7=2)
    assert [planted(game) for _ in range(4)] == ["D3", "D6", "D5", "D7"]


def test_the_way_may_lead_through_another_district() -> None:
    """R24: distance is counted over all districts in play, so D8 is as close to D6 as D7."""
    game = solo(human="K1", plantation="D1", line=BEND)
    board(game, 2)
    steps = [game.land.steps(hex_named("D6"), hex_named(name)) for name in ("D4", "D8")]
    assert steps == [1, 2]
    grow(game, HUMAN, "D2 D4")
    level(game, D3=0, D8=1)
    assert planted(game) == "D8"


def test_it_plants_in_the_pawns_district_only() -> None:
    """R24: though a hex across the river is closer."""
    game = solo()
    board(game, 6)
    assert planted(game)[0] == "R"
    board(game, 3)
    assert planted(game)[0] == "K"


def test_no_hex_no_plantation() -> None:
    """R24: in a full district it cannot plant."""
    game = solo()
    grow(game, HUMAN, "D3 D5 D6 D7")
    assert site(game) == -1
    assert decided(follow(game, "plant")) == "rupees"
    assert decided(turn_up(game, "plant/advance")) == "advance"


def test_a_free_railway_hex_does_not_help() -> None:
    """R24: the district is full for CR Co. though D1, D2 and D4 are free."""
    game = solo()
    grow(game, HUMAN, "D3 D5 D6 D7")
    free = DISTRICT[0] & ~game.planted
    assert hexes(free) == {"D1", "D2", "D4"}
    assert site(game) == -1


def test_no_marker_no_plantation() -> None:
    """R24, A1.3: without a marker it cannot plant."""
    game = solo()
    game.players[RAILWAYS].markers = 0
    assert decided(follow(game, "plant")) == "rupees"


def test_its_plantation_uses_a_marker() -> None:
    """R24, A1.1: like everyone's."""
    game = solo()
    told = follow(game, "plant")
    assert game.players[RAILWAYS].markers == 6
    assert [fact.price for fact in told if isinstance(fact, facts.Planted)] == [5]
