"""V6, V7: the starting tiles Distant harvest and One chest less."""

import pytest
from tests.people import ANA
from tests.rules.tables import (
    PLACES,
    Table,
    asks,
    contract,
    deal_tile,
    grow,
    hire,
    legal,
    offers,
    play,
    points,
    purse,
    rupees,
    stand,
    stock,
    supply,
    tile_spent,
    to_act,
    wagons,
    warehouse,
    why,
)

from ceylon.rules.facts import Traded
from ceylon.rules.game import Game
from ceylon.rules.state import DISCARD, FOLLOW, HARVESTING, KEEP

DISTANT_HARVEST = 6
ONE_CHEST_LESS = 7


# Distant harvest


def far_harvest() -> Game:
    """The first player, on D2 with plantations on D2 and D4, lays down the tile."""
    game = Table().begun()
    grow(game, 0, "D4")
    grow(game, 1, "D1 U8")
    deal_tile(game, 0, DISTANT_HARVEST)
    stock(game, 0, "")
    to_act(game, "harvest")
    play(game, "starting tile")
    return game


def test_distant_harvest() -> None:
    """V6: choose plantations anywhere, within reach or not, the player's own or others'."""
    game = far_harvest()
    assert legal(game) == {f"harvest {name}" for name in ["D1", "D2", "D4", "K7", "R7", "U5", "U8"]}
    play(game, "harvest D4", "harvest U8", "harvest R7", "done")
    assert warehouse(game) == "BGW"
    assert tile_spent(game.players[0])
    assert asks(game, FOLLOW, 1)


def test_distant_harvest_scores_for_the_owners() -> None:
    """V6, A2.3: as in any harvest."""
    game = far_harvest()
    play(game, "harvest U8", "harvest K7", "harvest U5", "harvest D2", "done")
    assert [points(game, seat) for seat in range(4)] == [0, 2, 0, 1]


def test_distant_harvest_takes_at_least_one_out_of_reach() -> None:
    """V7: before that the harvest cannot end."""
    game = far_harvest()
    play(game, "harvest D4", "harvest D1")
    assert asks(game, HARVESTING, 0)
    assert "done" not in legal(game)
    assert why(game, "done") == "V7: harvest at least one plantation that is out of reach"
    play(game, "harvest K7")
    assert "done" in legal(game)


@pytest.mark.parametrize("pawn", PLACES)
def test_distant_harvest_does_not_end_with_what_is_in_reach(pawn: str) -> None:
    """V7: wherever the pawn is, its own hex is not enough."""
    game = Table().begun()
    deal_tile(game, 0, DISTANT_HARVEST)
    stand(game, 0, pawn)
    to_act(game, "harvest")
    play(game, "starting tile", f"harvest {pawn}")
    assert legal(game) == {f"harvest {name}" for name in PLACES if name != pawn}


def test_distant_harvest_from_all_plantations() -> None:
    """V6, A2.2: each at most once; with the last one it is done."""
    game = far_harvest()
    play(game, *[f"harvest {name}" for name in ["D1", "D2", "D4", "K7", "R7", "U5", "U8"]])
    assert asks(game, DISCARD, 0)
    assert warehouse(game) == "BBBBBGW"


def test_distant_harvest_discards_what_does_not_fit() -> None:
    """V6, A2.4: and only then is the action over."""
    game = far_harvest()
    stock(game, 0, "BBBBB")
    play(game, "harvest U8", "done", "discard black")
    assert warehouse(game) == "BBBBG"
    assert asks(game, FOLLOW, 1)


def test_distant_harvest_with_c8() -> None:
    """V6, C8: six chests."""
    game = far_harvest()
    hire(game, 0, "C8")
    stock(game, 0, "BBBBB")
    play(game, "harvest U8", "done")
    assert len(warehouse(game)) == 6
    assert asks(game, FOLLOW, 1)


def test_distant_harvest_without_any_plantation_in_reach() -> None:
    """V6: the pawn may be far from everything."""
    game = Table().begun()
    deal_tile(game, 0, DISTANT_HARVEST)
    stand(game, 0, "R2")
    to_act(game, "harvest")
    assert not offers(game, "harvest")
    play(game, "starting tile")
    assert offers(game, "harvest") == {"D2", "K7", "R7", "U5"}


def test_distant_harvest_needs_something_out_of_reach() -> None:
    """V7: if all plantations are within reach, the tile would change nothing."""
    game = Table(seats=2).begun("D2 K1")
    deal_tile(game, 0, DISTANT_HARVEST)
    to_act(game, "harvest")
    assert offers(game, "harvest") == {"D2", "K1"}
    reason = "V7: your starting tile (distant harvest) would change nothing now"
    assert why(game, "starting tile") == reason


def test_distant_harvest_is_free() -> None:
    """V6, A2: without a rupee, too."""
    game = Table().begun()
    deal_tile(game, 0, DISTANT_HARVEST)
    purse(game, 0)
    to_act(game, "harvest")
    play(game, "starting tile", "harvest R7", "done")
    assert rupees(game)[0] == 0


def test_an_ordinary_harvest_keeps_the_tile() -> None:
    """V7: with only plantations within reach the tile cannot be used."""
    game = Table().begun()
    deal_tile(game, 0, DISTANT_HARVEST)
    to_act(game, "harvest")
    play(game, "harvest D2")
    assert not tile_spent(game.players[0])


# One chest less


def short_trade(teas: str, *on_wagons: str) -> Game:
    """The first player, with some chests, may trade."""
    game = Table(contracts=on_wagons or ("2 BGG", "1 BGW", "3 BBB")).begun()
    deal_tile(game, 0, ONE_CHEST_LESS)
    stock(game, 0, teas)
    to_act(game, "trade")
    return game


@pytest.mark.parametrize(("teas", "sold"), [("GG", (0, 2, 0)), ("BG", (1, 1, 0))])
def test_one_chest_less(teas: str, sold: tuple[int, int, int]) -> None:
    """V6: Trade without any one of the required chests, if the others are there."""
    game = short_trade(teas)
    assert not offers(game, "trade")
    play(game, "starting tile")
    assert {"1 rupees", "1 points"} <= offers(game, "trade")
    told = play(game, "trade 1 rupees")
    assert told == [Traded(ANA, 0, contract("2 BGG"), sold, 11, 0)]
    assert warehouse(game) == ""
    assert rupees(game)[0] == 26
    assert tile_spent(game.players[0])
    assert wagons(game)[0] is None


def test_one_chest_less_is_chosen() -> None:
    """V6: which one, if there is a choice."""
    game = short_trade("BGGW")
    play(game, "starting tile", "trade 1 points")
    assert asks(game, KEEP, 0)
    assert legal(game) == {"keep black", "keep green"}
    assert why(game, "keep white") == "V6: the contract does not ask for white tea"
    assert why(game, "rupees") == "V6: first choose which chest to keep"
    play(game, "keep green")
    assert warehouse(game) == "GW"
    assert points(game) == 4
    assert asks(game, FOLLOW, 1)


def test_one_chest_less_where_one_is_missing_anyway() -> None:
    """V6: a player without a choice is not asked."""
    game = short_trade("BW")
    play(game, "starting tile", "trade 2 rupees")
    assert warehouse(game) == ""
    assert asks(game, FOLLOW, 1)


def test_one_chest_less_does_not_replace_two() -> None:
    """V6: two of the three must be delivered."""
    game = short_trade("WWWW", "2 BGG", "1 BGW", "3 BWW")
    play(game, "starting tile")
    assert offers(game, "trade") == {"3 rupees", "3 points"}
    reason = "V6: you are missing more than one chest: 1 black and 2 green"
    assert why(game, "trade 1 rupees") == reason


def test_one_chest_less_is_useless_with_one_chest() -> None:
    """V6: then the tile cannot be used."""
    assert "starting tile" not in legal(short_trade("B"))


def test_one_chest_less_needs_a_contract_space() -> None:
    """V6, A3.2: as in any trade."""
    game = short_trade("GG")
    supply(game, 0, "1 BBG")
    assert "starting tile" not in legal(game)


def test_one_chest_less_is_free() -> None:
    """V6, A3: without a rupee, too."""
    game = short_trade("GG")
    purse(game, 0)
    play(game, "starting tile", "trade 1 points")
    assert rupees(game)[0] == 0


def test_one_chest_less_with_c4() -> None:
    """V6, C4: also 2 rupees."""
    game = short_trade("GG")
    hire(game, 0, "C4")
    play(game, "starting tile", "trade 1 points")
    assert rupees(game)[0] == 17
    assert points(game) == 4


def test_one_chest_less_of_three_equal_ones() -> None:
    """V6: three black chests are asked for, two are delivered."""
    game = short_trade("BBB")
    play(game, "starting tile", "trade 3 rupees")
    assert warehouse(game) == "B"
