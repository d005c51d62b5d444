"""V6, V7: the starting tiles Rupees +5, Free move, Advance 2 and Distant councillor."""

import pytest
from tests.people import ANA
from tests.rules.tables import (
    BOX,
    PLACES,
    Table,
    adjacent,
    climb,
    deal_tile,
    districts,
    hire,
    legal,
    offers,
    play,
    points,
    price,
    purse,
    rupees,
    stand,
    to_act,
    why,
)

from ceylon.box import DISTRICTS
from ceylon.rules.facts import Advanced, CouncillorContracted, Moved, RupeesTaken
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES, hex_named

RUPEES, MOVE, ADVANCE, COUNCILLOR = 1, 2, 4, 5


def with_tile(number: int, table: Table | None = None) -> Game:
    """The first player has a starting tile."""
    game = (table or Table()).begun()
    deal_tile(game, 0, number)
    return game


def lay_down(game: Game, up: str) -> None:
    """A card is played, and the starting tile is laid down for its action."""
    to_act(game, up)
    play(game, "starting tile")


# Rupees +5


def test_rupees_plus_5() -> None:
    """V6: with Take rupees, 5 more."""
    game = with_tile(RUPEES)
    lay_down(game, "plant")
    assert legal(game) == {"rupees"}
    assert play(game, "rupees") == [RupeesTaken(ANA, 7)]
    assert rupees(game)[0] == 22


def test_rupees_plus_5_with_c2() -> None:
    """V6, C2: 8 in total."""
    game = with_tile(RUPEES)
    hire(game, 0, "C2")
    lay_down(game, "plant")
    play(game, "rupees")
    assert rupees(game)[0] == 23


# Free move


def test_free_move() -> None:
    """V6: to any hex in play, free."""
    game = with_tile(MOVE)
    purse(game, 0)
    stand(game, 0, "D8")
    lay_down(game, "plant")
    assert price(game, "move U6") == 0
    told = play(game, "move U6")
    assert told == [Moved(ANA, hex_named("D8"), hex_named("U6"), 6, 0)]
    assert HEX_NAMES[game.players[0].pawn] == "U6"
    assert rupees(game)[0] == 0


@pytest.mark.parametrize("place", HEX_NAMES)
def test_free_move_is_for_ways_that_cost(place: str) -> None:
    """V7: to another hex that would have cost at least 1 rupee."""
    game = with_tile(MOVE)
    stand(game, 0, place)
    lay_down(game, "plant")
    assert offers(game, "move") == set(HEX_NAMES) - {place} - adjacent(place)


def test_free_move_is_not_for_a_step() -> None:
    """V7: that is free without the tile; and the pawn must go somewhere (A6.3)."""
    game = with_tile(MOVE)
    lay_down(game, "plant")
    assert why(game, "move D4") == "V7: moving to D4 is free even without the tile"
    assert why(game, "move D2") == "A6.3: your pawn is already on D2"


def test_free_move_with_c1() -> None:
    """V6, V7, C1: two steps cost 1 rupee with the councillor, so the tile is for them."""
    game = with_tile(MOVE)
    hire(game, 0, "C1")
    lay_down(game, "plant")
    play(game, "move D3")
    assert rupees(game)[0] == 15


def test_free_move_stays_in_play() -> None:
    """V6, S3: not into a district that is left out."""
    game = with_tile(MOVE, Table(seats=2))
    lay_down(game, "plant")
    assert {name[0] for name in offers(game, "move")} == {"D", "K", "R"}
    assert why(game, "move U1") == "S3: U1 is not in play"


# Advance 2


@pytest.mark.parametrize(("space", "scored"), [(0, 0), (1, 5), (2, 5), (4, 5), (5, 5), (7, 5)])
def test_advance_2(space: int, scored: int) -> None:
    """V6: two spaces, still one token and one rupee for each of the others; both count for +5."""
    game = with_tile(ADVANCE)
    climb(game, 0, space)
    lay_down(game, "advance")
    assert legal(game) == {"advance"}
    told = play(game, "advance")
    assert told == [Advanced(ANA, space + 2, price=5, points=scored)]
    assert game.players[0].space == space + 2
    assert game.players[0].technology_tokens == 1
    assert rupees(game) == [10, 16, 16, 16]
    assert points(game) == scored


@pytest.mark.parametrize(("space", "scored"), [(0, 1), (1, 6)])
def test_advance_2_with_c5(space: int, scored: int) -> None:
    """V6, C5: one point, not two."""
    game = with_tile(ADVANCE)
    hire(game, 0, "C5")
    climb(game, 0, space)
    lay_down(game, "advance")
    play(game, "advance")
    assert points(game) == scored


def test_advance_2_only_where_two_spaces_are_left() -> None:
    """V6: ruling: on the last but one space only an ordinary advance is possible."""
    game = with_tile(ADVANCE)
    climb(game, 0, BOX.technology_spaces - 1)
    to_act(game, "advance")
    assert "advance" in legal(game)
    assert "starting tile" not in legal(game)


def test_advance_2_jumps_over_a_stack() -> None:
    """V6, A5.4: the space between does not matter for the order."""
    game = with_tile(ADVANCE)
    climb(game, 1, 1)
    climb(game, 2, 2)
    lay_down(game, "advance")
    play(game, "advance")
    order = sorted(range(4), key=lambda seat: -game.players[seat].technology)
    assert order == [0, 2, 1, 3]


# Distant councillor


def test_distant_councillor() -> None:
    """V6, V7: in a district other than the pawn's, at the normal cost."""
    game = with_tile(COUNCILLOR)
    lay_down(game, "contract")
    assert offers(game, "contract") == {"Kandy", "Ruhuna", "Uva"}
    assert price(game, "contract Uva") == 5
    told = play(game, "contract Uva")
    assert told == [CouncillorContracted(ANA, district=3, councillor=4, price=5)]
    assert districts(game.players[0].councillors) == {"Uva"}
    assert rupees(game)[0] == 10


def test_distant_councillor_is_not_for_the_own_district() -> None:
    """V7: there the tile would change nothing."""
    game = with_tile(COUNCILLOR)
    lay_down(game, "contract")
    reason = "V7: the starting tile is for a district other than your pawn’s (Dimbula)"
    assert why(game, "contract Dimbula") == reason


@pytest.mark.parametrize("pawn", PLACES)
def test_distant_councillor_is_for_all_other_districts(pawn: str) -> None:
    """V7: wherever the pawn is."""
    game = with_tile(COUNCILLOR)
    stand(game, 0, pawn)
    lay_down(game, "contract")
    here = next(district for district in DISTRICTS if district[0] == pawn[0])
    assert offers(game, "contract") == set(DISTRICTS) - {here}


def test_distant_councillor_once_each() -> None:
    """V6, A4.2: not one that is contracted already."""
    game = with_tile(COUNCILLOR)
    hire(game, 0, "C2")
    lay_down(game, "contract")
    assert offers(game, "contract") == {"Ruhuna", "Uva"}
    reason = "A4.2: you have already contracted the councillor of Kandy"
    assert why(game, "contract Kandy") == reason


def test_distant_councillor_with_c7() -> None:
    """V6, C7: 2 rupees."""
    game = with_tile(COUNCILLOR, Table(councillors="C1 C7 C2 C3"))
    hire(game, 0, "C7")
    purse(game, 2)
    lay_down(game, "contract")
    play(game, "contract Uva")
    assert rupees(game)[0] == 0


def test_distant_councillor_stays_in_play() -> None:
    """V6, S3: a district left out has none."""
    game = with_tile(COUNCILLOR, Table(seats=2))
    lay_down(game, "contract")
    assert offers(game, "contract") == {"Kandy", "Ruhuna"}
    assert why(game, "contract Uva") == "S3: Uva is not in play"
