"""A4 Contract a councillor, with the councillor C7."""

import pytest
from tests.people import ANA
from tests.rules.tables import (
    Table,
    asks,
    districts,
    finish_turn,
    hire,
    offers,
    play,
    price,
    purse,
    rupees,
    show,
    stand,
    to_act,
    to_follow,
    why,
)

from ceylon.rules.councillors import discs
from ceylon.rules.facts import CouncillorContracted
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.state import FOLLOW

DISTRICT_OF = {"D": "Dimbula", "K": "Kandy", "R": "Ruhuna", "U": "Uva"}


def contracting(place: str = "D1", councillors: str = "C1 C2 C3 C4") -> Game:
    """The first player may contract a councillor."""
    game = Table(councillors=councillors).begun()
    stand(game, 0, place)
    to_act(game, "contract")
    return game


def test_a_councillor_costs_5_rupees() -> None:
    """A4: paid to the supply."""
    game = contracting()
    assert price(game, "contract Dimbula") == 5
    told = play(game, "contract Dimbula")
    assert told == [CouncillorContracted(ANA, district=0, councillor=1, price=5)]
    assert rupees(game) == [10, 15, 15, 15]


def test_without_the_money_nobody_is_contracted() -> None:
    """A4: without the money the action is not possible."""
    game = contracting()
    purse(game, 5)
    assert offers(game, "contract") == {"Dimbula"}
    purse(game, 4)
    assert not offers(game, "contract")
    reason = "A4: contracting a councillor costs 5 rupees; you have 4 rupees"
    assert why(game, "contract Dimbula") == reason


@pytest.mark.parametrize("place", HEX_NAMES)
def test_the_councillor_of_the_district_where_the_pawn_stands(place: str) -> None:
    """A4.1: and no other."""
    game = contracting(place)
    assert offers(game, "contract") == {DISTRICT_OF[place[0]]}
    play(game, f"contract {DISTRICT_OF[place[0]]}")
    assert districts(game.players[0].councillors) == {DISTRICT_OF[place[0]]}


def test_the_reason_names_the_district() -> None:
    """A4.1: not in the pawn's district."""
    assert why(contracting(), "contract Uva") == "A4.1: your pawn is not in Uva"


def test_once_for_each_councillor_and_player() -> None:
    """A4.2: not the same one again, but another one."""
    game = contracting()
    hire(game, 0, "C1")
    assert not offers(game, "contract")
    reason = "A4.2: you have already contracted the councillor of Dimbula"
    assert why(game, "contract Dimbula") == reason
    stand(game, 0, "K1")
    assert offers(game, "contract") == {"Kandy"}


def test_any_number_of_players_may_contract_the_same_one() -> None:
    """A4.2: all four in one turn, the active player with an extra action."""
    game = Table().begun()
    for seat in range(4):
        stand(game, seat, "R1")
    game.players[0].technology_tokens = 1
    show(game, "harvest/contract")
    play(game, "technology token", "contract Ruhuna", "rupees", *["contract Ruhuna"] * 2)
    assert [discs(game, district) for district in range(4)] == [[], [], [0, 1, 2], []]
    play(game, "contract Ruhuna")
    for player in game.players:
        assert districts(player.councillors) == {"Ruhuna"}


@pytest.mark.parametrize("number", range(1, 9))
def test_the_ability_is_the_player_s_from_then_on(number: int) -> None:
    """A4.3: the ability of that councillor, and only for who contracted it."""
    others = [f"C{n}" for n in range(1, 9) if n != number][:3]
    game = contracting(councillors=" ".join([f"C{number}", *others]))
    play(game, "contract Dimbula")
    assert [int(player.abilities) for player in game.players] == [2 ** (number - 1), 0, 0, 0]


def test_the_ability_counts_after_the_action() -> None:
    """A4.3, C7: its own contract is not cheaper."""
    game = contracting(councillors="C7 C1 C2 C3")
    play(game, "contract Dimbula")
    assert rupees(game)[0] == 15 - 5


def test_the_ability_counts_at_once_after_the_action() -> None:
    """A4.3, C6: an extra action of the same turn has it already."""
    game = contracting(councillors="C6 C1 C2 C3")
    game.players[0].technology_tokens = 1
    play(game, "contract Dimbula", "technology token")
    assert price(game, "plant D1") == 4


def test_the_ability_stays_when_the_pawn_leaves() -> None:
    """A4.3: wherever the pawn is later."""
    game = contracting(councillors="C2 C1 C3 C4")
    play(game, "contract Dimbula")
    stand(game, 0, "U8")
    for _ in range(4):
        finish_turn(game)
    before = rupees(game)[0]
    to_act(game, "plant")
    play(game, "rupees")
    assert rupees(game)[0] == before + 3


def test_a_follower_contracts_too() -> None:
    """A4.1, T4: as the active player does."""
    game = Table().begun()
    to_follow(game, "contract")
    play(game, "contract Kandy")
    assert districts(game.players[1].councillors) == {"Kandy"}
    assert rupees(game) == [17, 10, 15, 15]
    assert asks(game, FOLLOW, 2)


# C7 Cheap councillors


@pytest.mark.parametrize("have", [2, 15])
def test_c7_contracts_for_2_rupees(have: int) -> None:
    """C7: 3 rupees less."""
    game = contracting("K1", councillors="C7 C1 C2 C3")
    hire(game, 0, "C7")
    purse(game, have)
    assert price(game, "contract Kandy") == 2
    play(game, "contract Kandy")
    assert rupees(game)[0] == have - 2


def test_c7_does_not_contract_for_1_rupee() -> None:
    """C7: 2 in total."""
    game = contracting("K1", councillors="C7 C1 C2 C3")
    hire(game, 0, "C7")
    purse(game, 1)
    reason = "A4: contracting a councillor costs 2 rupees; you have 1 rupee"
    assert why(game, "contract Kandy") == reason


def test_c7_is_for_those_who_contracted_it() -> None:
    """C7: the others pay 5."""
    game = contracting("K1", councillors="C7 C1 C2 C3")
    hire(game, 1, "C7")
    assert price(game, "contract Kandy") == 5
