"""A2 Harvest, with the councillor C8."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.people import ANA, BO
from tests.rules.tables import (
    LAW,
    PLACES,
    Table,
    adjacent,
    asks,
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
    stand,
    stock,
    to_act,
    to_follow,
    warehouse,
    why,
)

from ceylon.ids import seats
from ceylon.rules.facts import Discarded, Harvested
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES, hex_named
from ceylon.rules.state import DISCARD, FOLLOW, HARVESTING

LEVELS = dict(zip(HEX_NAMES, Table().levels.replace(" ", ""), strict=True))


def harvesting() -> Game:
    """The first player is between plantations of three levels, their own and others'.

    In reach of D6: D5 and K5 at level 1, D4 at level 2, K8 at level 0.
    """
    game = Table().begun()
    grow(game, 0, "D4 D5")
    grow(game, 1, "K5 K8")
    stand(game, 0, "D6")
    stock(game, 0, "")
    to_act(game, "harvest")
    return game


# What is within reach


@LAW
@given(pawn=st.sampled_from(HEX_NAMES), planted=st.sets(st.sampled_from(HEX_NAMES), max_size=12))
def test_in_reach_are_the_own_and_the_adjacent_hexes(pawn: str, planted: set[str]) -> None:
    """A2.1: the plantations on the hex of the pawn and on its adjacent hexes, across rivers too."""
    game = Table().begun()
    free = sorted(planted - set(PLACES))
    for seat in seats(4):
        grow(game, seat, " ".join(free[seat::4]))
    stand(game, 0, pawn)
    to_act(game, "harvest")
    assert offers(game, "harvest") == {pawn, *adjacent(pawn)} & hexes(game.planted)


def test_rivers_do_not_part_a_pawn_from_a_plantation() -> None:
    """A2.1: ruling: across rivers too."""
    game = harvesting()
    assert offers(game, "harvest") == {"D4", "D5", "K5", "K8"}


def test_a_pawn_alone_harvests_nothing() -> None:
    """A2.1, T5: without a plantation within reach there is no harvest."""
    game = Table().begun()
    stand(game, 0, "R2")
    to_act(game, "harvest")
    assert not offers(game, "harvest")
    assert why(game, "harvest R8") == "A2.1: there is no plantation on R8"
    assert why(game, "harvest R7") == "A2.1: R7 is not within reach of your pawn on R2"


def test_a_harvest_is_free() -> None:
    """A2: it costs nothing."""
    game = harvesting()
    purse(game, 0)
    assert price(game, "harvest D4") == 0
    play(game, "harvest D4", "done")
    assert rupees(game)[0] == 0


# What is taken


@pytest.mark.parametrize("place", HEX_NAMES)
def test_the_level_decides_the_tea(place: str) -> None:
    """A2.2: black from level 0, green from level 1, white from level 2."""
    game = Table().begun()
    if place not in PLACES:
        grow(game, 0, place)
    stand(game, 0, place)
    stock(game, 0, "")
    to_act(game, "harvest")
    told = play(game, f"harvest {place}")
    assert warehouse(game) == "BGW"[int(LEVELS[place])]
    assert isinstance(told[0], Harvested)
    assert told[0].tea == int(LEVELS[place])


@pytest.mark.parametrize(
    ("chosen", "taken"),
    [
        ("D4", "W"),
        ("D5", "G"),
        ("K8", "B"),
        ("D4 K5", "GW"),
        ("D5 K5", "GG"),
        ("D4 D5 K5", "GGW"),
    ],
)
def test_any_of_the_plantations_may_be_chosen(chosen: str, taken: str) -> None:
    """A2.2: the player's own or others', one chest from each."""
    game = harvesting()
    play(game, *[f"harvest {name}" for name in chosen.split()], "done")
    assert warehouse(game) == taken
    assert asks(game, FOLLOW, 1)


def test_at_least_one() -> None:
    """A2.2: ruling: a harvest takes at least one chest."""
    game = harvesting()
    assert "done" not in legal(game)
    play(game, "harvest D4")
    assert asks(game, HARVESTING, 0)
    assert legal(game) == {"harvest D5", "harvest K5", "harvest K8", "done"}


def test_each_plantation_at_most_once() -> None:
    """A2.2: ruling: in one harvest."""
    game = harvesting()
    play(game, "harvest D4")
    assert why(game, "harvest D4") == "A2.2: D4 has already given its chest in this harvest"


def test_the_order_does_not_matter() -> None:
    """A2.2: ruling: all orders give the same."""
    ends = set()
    for order in permutations(("D4", "D5", "K8")):
        game = harvesting()
        play(game, *[f"harvest {name}" for name in order], "done")
        ends.add((warehouse(game), points(game, 0), points(game, 1)))
    assert ends == {("BGW", 0, 1)}


def test_the_harvest_ends_when_nothing_is_left() -> None:
    """A2.2: a player without a choice is not asked."""
    game = harvesting()
    play(game, "harvest D4", "harvest D5", "harvest K5", "harvest K8")
    assert asks(game, FOLLOW, 1)
    assert warehouse(game) == "BGGW"


def test_a_harvest_once_begun_is_finished_first() -> None:
    """A2.2: other choices come after it."""
    game = harvesting()
    play(game, "harvest D4")
    harvest = "A2.2: you are harvesting: choose another plantation or end the harvest"
    assert why(game, "rupees") == harvest
    assert why(game, "harvest R7") == "A2.1: R7 is not within reach of your pawn on D6"
    assert why(game, "harvest D6") == "A2.1: there is no plantation on D6"


def test_the_plantations_stay() -> None:
    """A2.2: a chest comes from the supply, and next time there is another one."""
    game = harvesting()
    game.players[0].technology_tokens = 1
    before = game.planted
    play(game, "harvest D4", "harvest D5", "done", "technology token")
    assert game.planted == before
    assert offers(game, "harvest") == {"D4", "D5", "K5", "K8"}


# The owner's point


def test_the_owner_scores_for_each_chest() -> None:
    """A2.3: 1 point for each chest from another player's plantation, none for the harvester's
    own."""
    game = harvesting()
    told = play(game, "harvest D4", "harvest K5", "harvest K8")
    assert told == [
        Harvested(ANA, hex_named("D4"), tea=2, owner=ANA),
        Harvested(ANA, hex_named("K5"), tea=1, owner=BO),
        Harvested(ANA, hex_named("K8"), tea=0, owner=BO),
    ]
    assert [points(game, seat) for seat in seats(4)] == [0, 2, 0, 0]


def test_every_owner_scores() -> None:
    """A2.3: each of several owners, even when following."""
    game = Table().begun()
    grow(game, 2, "K6")
    grow(game, 3, "U3")
    grow(game, 0, "R1")
    to_follow(game, "harvest")
    play(game, "harvest K6", "harvest U3", "harvest R1", "harvest K7")
    assert [points(game, seat) for seat in seats(4)] == [1, 0, 1, 1]


def test_the_owner_scores_even_if_the_chest_is_discarded() -> None:
    """A2.3: a chest that is taken and discarded at once counts."""
    game = harvesting()
    stock(game, 0, "BBBBB")
    play(game, "harvest K5", "done", "discard green")
    assert points(game, 1) == 1
    assert warehouse(game) == "BBBBB"


# The warehouse


def test_the_warehouse_may_be_exceeded_during_the_harvest() -> None:
    """A2.4: only at its end the player discards down to 5."""
    game = harvesting()
    stock(game, 0, "BBBBB")
    play(game, "harvest D4", "harvest D5", "harvest K5")
    assert warehouse(game) == "BBBBBGGW"
    play(game, "done")
    assert asks(game, DISCARD, 0)
    assert legal(game) == {"discard black", "discard green", "discard white"}


def test_old_or_new_chests_are_discarded() -> None:
    """A2.4: of choice, one by one, down to 5."""
    game = harvesting()
    stock(game, 0, "BBBBB")
    play(game, "harvest D4", "harvest D5", "harvest K5", "done")
    told = play(game, "discard black", "discard green")
    assert told == [Discarded(ANA, 0), Discarded(ANA, 1)]
    assert asks(game, DISCARD, 0)
    play(game, "discard black")
    assert warehouse(game) == "BBBGW"
    assert asks(game, FOLLOW, 1)


def test_five_chests_fit() -> None:
    """A2.4: the warehouse holds 5."""
    game = harvesting()
    stock(game, 0, "BBB")
    play(game, "harvest D4", "harvest D5", "done")
    assert warehouse(game) == "BBBGW"
    assert asks(game, FOLLOW, 1)


def test_nothing_is_left_of_a_harvest_that_is_over() -> None:
    """A2.2: what gave its chest is shown while the harvest lasts, not while one discards (A2.4)."""
    game = harvesting()
    stock(game, 0, "BBBBB")
    play(game, "harvest D4")
    assert hexes(game.harvested) == {"D4"}
    play(game, "done")
    assert asks(game, DISCARD, 0)
    assert (game.in_reach, game.remaining, game.harvested) == (0, 0, 0)


def test_what_is_not_there_cannot_be_discarded() -> None:
    """A2.4: chests of the warehouse."""
    game = harvesting()
    stock(game, 0, "BBBBB")
    play(game, "harvest D4", "done")
    assert legal(game) == {"discard black", "discard white"}
    assert why(game, "discard green") == "A2.4: you have no chest of green tea"
    assert why(game, "rupees") == (
        "A2.4: your warehouse holds only 5 chests: discard the rest first"
    )


def test_the_harvest_of_a_follower_is_discarded_at_once() -> None:
    """A2.4: before the next player acts."""
    game = Table().begun()
    stock(game, 1, "BBBBB")
    to_follow(game, "harvest")
    play(game, "harvest K7")
    assert asks(game, DISCARD, 1)
    play(game, "discard black")
    assert asks(game, FOLLOW, 2)


# C8 A larger warehouse


@pytest.mark.parametrize(("taken", "surplus"), [(1, 0), (2, 1), (3, 2)])
def test_c8_holds_six_chests(taken: int, surplus: int) -> None:
    """C8: 1 chest more."""
    game = harvesting()
    hire(game, 0, "C8")
    stock(game, 0, "BBBBB")
    play(game, *["harvest D4", "harvest D5", "harvest K5"][:taken], "done")
    for _ in range(surplus):
        assert why(game, "rupees").startswith("A2.4: your warehouse holds only 6 chests")
        play(game, "discard black")
    assert asks(game, FOLLOW, 1)
    assert len(warehouse(game)) == 6


def test_c8_is_for_those_who_contracted_it() -> None:
    """C8: the others keep 5."""
    game = harvesting()
    hire(game, 1, "C8")
    stock(game, 0, "BBBBB")
    play(game, "harvest D4", "done")
    assert asks(game, DISCARD, 0)
