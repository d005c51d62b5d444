"""R25 to R28: how CR Co. harvests, trades, contracts and advances."""

import pytest
from tests.rules.railway_tables import board, decided, follow, solo
from tests.rules.tables import (
    climb,
    grow,
    hire,
    points,
    rupees,
    stock,
    supply,
    wagons,
    warehouse,
)

from ceylon.box import parse, shipped_text
from ceylon.ids import HUMAN, RAILWAYS
from ceylon.rules import facts
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.material import material_of

# R25


def test_it_harvests_the_whole_district() -> None:
    """R25: from all plantations of the pawn's district, in or out of reach, and no other."""
    game = solo()
    stock(game, RAILWAYS, "")
    grow(game, HUMAN, "D3 D7")
    grow(game, RAILWAYS, "K1")
    told = follow(game, "harvest")
    assert warehouse(game, RAILWAYS) == "BBG"
    taken = {HEX_NAMES[fact.hex] for fact in told if isinstance(fact, facts.Harvested)}
    assert taken == {"D3", "D7", "D8"}


def test_the_human_scores_for_each_of_their_chests() -> None:
    """R25: 1 point each, none for CR Co.'s own."""
    game = solo()
    stock(game, RAILWAYS, "")
    grow(game, HUMAN, "D3 D7")
    follow(game, "harvest")
    assert points(game, HUMAN) == 2
    assert points(game, RAILWAYS) == 0


def test_its_own_plantations_come_first() -> None:
    """R25: with room for one black chest it takes its own; the human scores nothing."""
    game = solo()
    stock(game, RAILWAYS, "BB")
    grow(game, HUMAN, "D1 D7")
    told = follow(game, "harvest")
    assert warehouse(game, RAILWAYS) == "BBB"
    assert points(game, HUMAN) == 0
    taken = [HEX_NAMES[fact.hex] for fact in told if isinstance(fact, facts.Harvested)]
    assert taken == ["D8"]


def test_its_own_come_first_for_each_tea() -> None:
    """R25: green is counted apart from black."""
    game = solo()
    stock(game, RAILWAYS, "BBBGG")
    grow(game, HUMAN, "D3 D7")
    grow(game, RAILWAYS, "D5")
    follow(game, "harvest")
    assert warehouse(game, RAILWAYS) == "BBBGGG"
    assert points(game, HUMAN) == 0


def test_the_humans_plantations_as_far_as_storage_lasts() -> None:
    """R25, R18: two of the human's three black ones, after its own."""
    game = solo()
    stock(game, RAILWAYS, "")
    grow(game, HUMAN, "D1 D2 D7")
    told = follow(game, "harvest")
    assert warehouse(game, RAILWAYS) == "BBB"
    assert points(game, HUMAN) == 2
    owners = [fact.owner for fact in told if isinstance(fact, facts.Harvested)]
    assert owners == [RAILWAYS, HUMAN, HUMAN]


def test_a_harvest_is_free_and_needs_no_toll() -> None:
    """R23, R25: harvesting costs nothing."""
    game = solo()
    stock(game, RAILWAYS, "")
    game.players[RAILWAYS].rupees = 0
    assert decided(follow(game, "harvest")) == "harvest"
    assert rupees(game) == [15, 0]


# R26


def test_it_trades_for_the_most_points() -> None:
    """R26: of those that it can fulfil; it takes the points, not the rupees."""
    game = solo(contracts=["1 BBG", "2 BGG", "1 GGW"])
    stock(game, RAILWAYS, "BBBGGG")
    told = follow(game, "trade")
    assert points(game, RAILWAYS) == 4
    assert game.players[RAILWAYS].rupees == 15
    assert warehouse(game, RAILWAYS) == "BBG"
    traded = [fact for fact in told if isinstance(fact, facts.Traded)]
    assert [(fact.wagon, fact.rupees, fact.points, fact.chests) for fact in traded] == [
        (1, 0, 4, (1, 2, 0))
    ]


def test_the_leftmost_of_equals() -> None:
    """R26: 1 BBW, 4 BBW and 5 BBW all bring 4 points."""
    game = solo(contracts=["1 BBG", "4 BBW", "1 BBW"])
    stock(game, RAILWAYS, "BBW")
    follow(game, "trade")
    assert wagons(game) == ["1 BBG", None, "1 BBW"]


def test_it_trades_for_no_points_at_all() -> None:
    """R26: the most points there are, in another box none."""
    game = solo(contracts=["3 BBB", "1 GGW", "4 GGG"])
    game.material = material_of(parse(shipped_text().replace("points = 2 }", "points = 0 }")))
    stock(game, RAILWAYS, "BBB")
    assert decided(follow(game, "trade")) == "trade"
    assert points(game, RAILWAYS) == 0


def test_it_needs_the_chests() -> None:
    """R26, A3.1: exactly the three that the contract shows."""
    game = solo(contracts=["1 GGW", "1 BBW", "4 GGG"])
    stock(game, RAILWAYS, "BBG")
    assert decided(follow(game, "trade")) == "rupees"
    stock(game, RAILWAYS, "BBW")
    assert decided(follow(game, "trade")) == "trade"
    assert warehouse(game, RAILWAYS) == ""


def test_it_needs_no_space_for_contracts() -> None:
    """R26: any number of companies with any number of markers."""
    game = solo(contracts=["5 BBW", "1 GGW", "2 BWW"])
    supply(game, RAILWAYS, "1 BBG", "2 BBG", "3 BBB", "4 BBG")
    assert game.players[RAILWAYS].markers == 7
    stock(game, RAILWAYS, "BBW")
    assert decided(follow(game, "trade")) == "trade"
    assert len(game.players[RAILWAYS].contracts) == 5


def test_an_empty_wagon_offers_nothing() -> None:
    """R26: it trades with what is there."""
    game = solo(contracts=["1 BBG", "1 BBW", "2 BGG"])
    game.wagons = 2**15 - 1
    stock(game, RAILWAYS, "BBBGGGWWW")
    assert decided(follow(game, "trade")) == "rupees"


# R27


def test_it_contracts_where_its_pawn_stands() -> None:
    """R27: once each; the passenger track goes up 1."""
    game = solo()
    game.players[RAILWAYS].rupees = 99
    for number, space in enumerate((0, 3, 6), start=1):
        board(game, space)
        assert decided(follow(game, "contract")) == "contract"
        assert game.passengers == number
        assert decided(follow(game, "contract")) == "rupees"
        assert game.passengers == number
    assert game.players[RAILWAYS].councillors == 0b111


def test_the_humans_councillors_do_not_matter() -> None:
    """R27, A4.2: any number of players may contract the same one."""
    game = solo()
    hire(game, HUMAN, "C1")
    assert decided(follow(game, "contract")) == "contract"


def test_contracting_is_told() -> None:
    """R27: with the councillor and the passengers."""
    told = follow(solo(councillors="C5 C1 C2 C3"), "contract")
    contracted = [fact for fact in told if isinstance(fact, facts.CouncillorContracted)]
    assert [(fact.district, fact.councillor, fact.price) for fact in contracted] == [(0, 5, 5)]
    changed = [fact.passengers for fact in told if isinstance(fact, facts.PassengersChanged)]
    assert changed == [1]


# R28


def test_its_advance_gives_the_human_a_rupee() -> None:
    """R28: 5 rupees, a token, and 1 rupee for the human."""
    game = solo()
    follow(game, "advance")
    assert rupees(game) == [16, 10]
    assert game.players[RAILWAYS].technology_tokens == 1
    assert game.players[RAILWAYS].space == 1


@pytest.mark.parametrize("space", range(1, 10))
def test_its_advance_scores_plus_5(space: int) -> None:
    """R28, A5.3: on the spaces 3, 6 and 9."""
    game = solo()
    climb(game, RAILWAYS, space - 1)
    follow(game, "advance")
    assert points(game, RAILWAYS) == (5 if space in {3, 6, 9} else 0)


def test_its_disc_goes_on_top() -> None:
    """R28, A5.4: of the human's on the same space."""
    game = solo()
    climb(game, HUMAN, 1)
    assert game.players[HUMAN].technology > game.players[RAILWAYS].technology
    follow(game, "advance")
    assert game.players[RAILWAYS].space == game.players[HUMAN].space == 1
    assert game.players[RAILWAYS].technology > game.players[HUMAN].technology


def test_its_track_ends_too() -> None:
    """R28, A5.5: on the last space it can no longer advance."""
    game = solo()
    climb(game, RAILWAYS, 9)
    assert decided(follow(game, "advance")) == "rupees"
