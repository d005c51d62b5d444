"""A1 Plant, with the councillors C3 and C6."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.tables import (
    LAW,
    PLACES,
    Table,
    adjacent,
    grow,
    hexes,
    hire,
    legal,
    offers,
    play,
    price,
    purse,
    rupees,
    stand,
    stock,
    to_act,
    to_follow,
    why,
)

from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES

FREE = sorted(set(HEX_NAMES) - set(PLACES))


def nearby(name: str) -> set[str]:
    """The adjacent hexes of the same district."""
    return {other for other in adjacent(name) if other[0] == name[0]}


def planting(place: str = "D1") -> Game:
    """The first player may plant."""
    game = Table().begun()
    stand(game, 0, place)
    to_act(game, "plant")
    return game


# The cost


def test_planting_costs_5_rupees() -> None:
    """A1: paid to the supply."""
    game = planting()
    assert price(game, "plant D1") == 5
    play(game, "plant D1")
    assert rupees(game) == [10, 15, 15, 15]


def test_exactly_5_rupees_are_enough() -> None:
    """A1: there is no debt, and the last rupee may be spent."""
    game = planting()
    purse(game, 5)
    play(game, "plant D1")
    assert rupees(game)[0] == 0


@pytest.mark.parametrize("have", [0, 1, 4])
def test_without_the_money_nobody_plants(have: int) -> None:
    """A1: without the money the action is not possible."""
    game = planting()
    purse(game, have)
    assert not offers(game, "plant")
    assert why(game, "plant D1").startswith("A1: planting costs 5 rupees; you have ")
    assert rupees(game)[0] == have


# The place


@pytest.mark.parametrize("place", FREE)
def test_a_plantation_is_placed_on_the_hex_of_the_pawn(place: str) -> None:
    """A1.1: there and nowhere else, at any level, with a marker of the personal board."""
    game = planting(place)
    assert offers(game, "plant") == {place}
    play(game, f"plant {place}")
    player = game.players[0]
    assert hexes(player.plantations) == {"D2", place}
    assert place in hexes(game.planted)
    assert player.markers == 6
    assert HEX_NAMES[player.pawn] == place


def test_the_reason_names_the_hex_of_the_pawn() -> None:
    """A1.1: another hex is refused."""
    assert why(planting(), "plant D3") == (
        "A1.1: you must plant on your pawn’s hex (D1), not on D3"
    )


def test_the_leftmost_marker_is_taken() -> None:
    """A1.1: with 1, 2, 4, 6 and 8 markers placed, 1 to 5 contract spaces are free."""
    game = Table().begun()
    free = []
    for place in ("D1", "D3", "D4", "D5", "D6", "D7", "D8"):
        free.append(game.material.open_spaces[game.players[0].markers])
        grow(game, 0, place)
    free.append(game.material.open_spaces[game.players[0].markers])
    assert free == [1, 2, 2, 3, 3, 4, 4, 5]


@pytest.mark.parametrize(("place", "owner"), [("D2", 0), ("K7", 1)])
def test_one_plantation_on_a_hex(place: str, owner: int) -> None:
    """A1.2: neither on the player's own nor on another's plantation."""
    game = planting(place)
    assert place in hexes(game.players[owner].plantations)
    assert not offers(game, "plant")
    assert why(game, f"plant {place}") == f"A1.2: there is already a plantation on {place}"


def test_pawns_do_not_matter() -> None:
    """A1.2: other pawns may be on the hex."""
    game = Table().begun()
    for seat in range(4):
        stand(game, seat, "D1")
    to_act(game, "plant")
    play(game, "plant D1")
    assert "D1" in hexes(game.players[0].plantations)


def test_a_follower_plants_too() -> None:
    """A1.1, T4: as the active player does."""
    game = Table().begun()
    stand(game, 1, "U3")
    to_follow(game, "plant")
    play(game, "plant U3")
    assert hexes(game.players[1].plantations) == {"K7", "U3"}
    assert rupees(game)[1] == 10


# The markers


def without_markers() -> Game:
    game = Table(contracts=["2 BGG"]).begun()
    grow(game, 0, "D1 D3 D4 D5 K1 K2 K3")
    game.ending = 1
    stand(game, 0, "D6")
    stock(game, 0, "BGG")
    return game


def test_without_a_marker_nobody_plants() -> None:
    """A1.3: a player without a marker left cannot plant."""
    game = without_markers()
    to_act(game, "plant")
    assert game.players[0].markers == 0
    assert not offers(game, "plant")
    assert why(game, "plant D6") == "A1.3: you have no plantation marker left"


@pytest.mark.parametrize(
    ("action", "choice"),
    [
        ("harvest", "harvest D4"),
        ("trade", "trade 1 points"),
        ("contract", "contract Dimbula"),
        ("advance", "advance"),
        ("plant", "move U1"),
        ("plant", "rupees"),
    ],
)
def test_without_a_marker_all_else_goes_on(action: str, choice: str) -> None:
    """A1.3: everything else goes on as before."""
    game = without_markers()
    to_act(game, action)
    assert choice in legal(game)


# C3 Planting nearby


@pytest.mark.parametrize("place", HEX_NAMES)
def test_c3_plants_nearby_in_the_same_district(place: str) -> None:
    """C3: on the hex of the pawn or on any adjacent hex of the same district."""
    game = Table().begun()
    hire(game, 0, "C3")
    stand(game, 0, place)
    to_act(game, "plant")
    assert offers(game, "plant") == (nearby(place) | {place}) - set(PLACES)


def test_c3_leaves_the_pawn_where_it_is() -> None:
    """C3: the plantation is placed on the adjacent hex."""
    game = planting("D1")
    hire(game, 0, "C3")
    play(game, "plant D4")
    assert hexes(game.players[0].plantations) == {"D2", "D4"}
    assert HEX_NAMES[game.players[0].pawn] == "D1"
    assert rupees(game)[0] == 10


def test_c3_stays_in_the_district_of_the_pawn() -> None:
    """C3: not across a river, nor two steps away."""
    game = planting("D4")
    hire(game, 0, "C3")
    where = "is neither your pawn’s hex (D4) nor adjacent to it in the same district"
    assert why(game, "plant K5") == f"C3: K5 {where}"
    assert why(game, "plant D7") == f"C3: D7 {where}"


def test_c3_is_for_those_who_contracted_it() -> None:
    """C3: the others plant on the hex of their pawn."""
    game = Table().begun()
    hire(game, 0, "C3")
    stand(game, 1, "K8")
    to_follow(game, "plant")
    assert offers(game, "plant") == {"K8"}


# C6 Cheap planting


def test_c6_plants_for_4_rupees() -> None:
    """C6: 1 rupee less."""
    game = planting()
    hire(game, 0, "C6")
    assert price(game, "plant D1") == 4
    purse(game, 4)
    play(game, "plant D1")
    assert rupees(game)[0] == 0


def test_c6_does_not_plant_for_3_rupees() -> None:
    """C6: 4 in total."""
    game = planting()
    hire(game, 0, "C6")
    purse(game, 3)
    assert why(game, "plant D1") == "A1: planting costs 4 rupees; you have 3 rupees"


@LAW
@given(pawn=st.sampled_from(HEX_NAMES), have=st.integers(0, 9), cheap=st.booleans())
def test_abilities_go_together(pawn: str, have: int, cheap: bool) -> None:
    """C3, C6: nearby and cheap at once; the place and the price are independent."""
    game = Table(councillors="C3 C6 C1 C2").begun()
    hire(game, 0, "C3")
    if cheap:
        hire(game, 0, "C6")
    stand(game, 0, pawn)
    purse(game, have)
    to_act(game, "plant")
    where = (nearby(pawn) | {pawn}) - set(PLACES)
    assert offers(game, "plant") == (where if have >= (4 if cheap else 5) else set())
