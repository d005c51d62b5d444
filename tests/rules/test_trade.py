"""A3 Trade, with the councillor C4."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.people import ANA
from tests.rules.tables import (
    BOX,
    LAW,
    Table,
    asks,
    contract,
    contract_name,
    counts,
    grow,
    hire,
    offers,
    play,
    points,
    price,
    purse,
    rupees,
    stock,
    supply,
    to_act,
    to_follow,
    wagons,
    warehouse,
    why,
)

from ceylon.rules.facts import Traded
from ceylon.rules.game import Game
from ceylon.rules.state import FOLLOW

ALL_CONTRACTS = [contract_name(number) for number in range(20)]
ON_WAGONS = ["2 BGG", "1 BBW", "4 GGG"]


def trading(teas: str, *on_wagons: str) -> Game:
    """The first player may trade, with these chests."""
    game = Table(contracts=on_wagons or ON_WAGONS).begun()
    stock(game, 0, teas)
    to_act(game, "trade")
    return game


# Delivering


@pytest.mark.parametrize("name", ALL_CONTRACTS)
def test_the_three_chests_of_a_contract(name: str) -> None:
    """A3.1: exactly these are delivered, and the contract is taken off its wagon."""
    game = trading(f"{name[2:]}BG", name)
    told = play(game, "trade 1 points")
    wanted = BOX.contracts[contract(name)]
    assert sorted(warehouse(game)) == ["B", "G"]
    assert game.players[0].contracts == bytes([contract(name)])
    assert wagons(game)[0] is None
    assert told == [Traded(ANA, 0, contract(name), wanted.chests, 0, wanted.points)]


def test_no_trade_waits_when_it_is_done() -> None:
    """A3.1: a table after a trade is like any other, whatever was traded."""
    game = trading("BGGBBW")
    play(game, "trade 2 points")
    assert game.pending == 0


@LAW
@given(
    teas=st.text("BGW", max_size=5),
    on_wagons=st.lists(st.sampled_from(ALL_CONTRACTS), min_size=3, max_size=3, unique=True),
)
def test_a_contract_is_fulfilled_with_all_its_chests(teas: str, on_wagons: list[str]) -> None:
    """A3.1: any of the wagons whose three chests are there, and no other."""
    game = trading(teas, *on_wagons)
    possible = {
        f"{place} {reward}"
        for place, name in enumerate(on_wagons, start=1)
        for reward in ("rupees", "points")
        if all(have >= need for have, need in zip(counts(teas), counts(name), strict=True))
    }
    assert offers(game, "trade") == possible


@pytest.mark.parametrize("wagon", [1, 2, 3])
def test_one_of_the_wagons_is_chosen(wagon: int) -> None:
    """A3.1: the contracts on the other wagons stay."""
    game = trading("BBGGG", "2 BGG", "1 BBG", "4 GGG")
    play(game, f"trade {wagon} points")
    left: list[str | None] = ["2 BGG", "1 BBG", "4 GGG"]
    left[wagon - 1] = None
    assert wagons(game) == left
    assert asks(game, FOLLOW, 1)


def test_the_reason_names_the_missing_chests() -> None:
    """A3.1: two chests are not enough."""
    game = trading("BG")
    assert why(game, "trade 1 rupees") == "A3.1: you are missing 1 green"
    assert why(game, "trade 2 points") == "A3.1: you are missing 1 black and 1 white"


def test_an_empty_wagon() -> None:
    """A3.1, T7: a contract taken in this turn is gone."""
    game = Table(contracts=ON_WAGONS).begun()
    stock(game, 1, "BGG")
    stock(game, 2, "BGG")
    to_follow(game, "trade")
    play(game, "trade 1 rupees")
    assert not offers(game, "trade")
    assert why(game, "trade 1 rupees") == "A3.1: there is no contract on wagon 1"


def test_a_trade_is_free() -> None:
    """A3: it costs nothing."""
    game = trading("BGG")
    purse(game, 0)
    assert price(game, "trade 1 points") == 0
    play(game, "trade 1 points")
    assert rupees(game)[0] == 0


# The contract spaces

SPACES = [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)]
"""Markers placed after the one at the start, and the contract spaces that are then free."""
MORE_PLACES = ["D1", "D3", "D4", "D5", "D6", "D7", "D8"]
ONE_OF_EACH = ["1 BBG", "2 BBG", "3 BBB", "4 BBG", "5 BBW"]


@pytest.mark.parametrize(("placed", "spaces"), SPACES)
def test_a_new_company_needs_a_free_space(placed: int, spaces: int) -> None:
    """A3.2: one free of leaves and of contracts."""
    for company in range(2, 6):
        game = trading("BBGGW", {2: "2 BGG", 3: "3 BGG", 4: "4 BBG", 5: "5 BGG"}[company])
        grow(game, 0, " ".join(MORE_PLACES[:placed]))
        supply(game, 0, *ONE_OF_EACH[: company - 1])
        assert ("1 points" in offers(game, "trade")) == (company <= spaces)


def test_the_reason_names_the_company() -> None:
    """A3.2: planting frees spaces."""
    game = trading("BGG")
    supply(game, 0, "1 BBG")
    reason = "A3.2: you have no free contract space for company 2: plant to free one"
    assert why(game, "trade 1 rupees") == reason


def test_a_company_takes_one_space() -> None:
    """A3.2: whatever the number of its contracts; a space of the company is always enough."""
    game = trading("BGG")
    supply(game, 0, "2 BBG", "2 BGW", "2 BWW")
    play(game, "trade 1 points")
    assert game.players[0].companies == 0b00010
    assert len(game.players[0].contracts) == 4


def test_contracts_of_one_company_leave_the_other_spaces_free() -> None:
    """A3.2: three contracts of company 1 and two spaces: there is room for a second company."""
    game = trading("BGG")
    grow(game, 0, "D1")
    supply(game, 0, "1 BBG", "1 BBW", "1 BGW")
    play(game, "trade 1 points")
    assert game.players[0].companies == 0b00011


def test_a_new_company_takes_the_leftmost_free_space() -> None:
    """A3.2: so the spaces are filled in the order in which the companies came."""
    game = trading("BBBGGG", "4 BBG", "2 BGG")
    grow(game, 0, "D1")
    game.players[0].technology_tokens = 1
    play(game, "trade 1 points", "technology token", "trade 2 points")
    assert [number // 4 + 1 for number in game.players[0].contracts] == [4, 2]


# The reward


@pytest.mark.parametrize("name", ALL_CONTRACTS)
def test_rupees_or_points(name: str) -> None:
    """A3.3: all of the one and none of the other."""
    wanted = BOX.contracts[contract(name)]
    for_rupees, for_points = trading(name[2:], name), trading(name[2:], name)
    play(for_rupees, "trade 1 rupees")
    assert (rupees(for_rupees)[0], points(for_rupees)) == (15 + wanted.rupees, 0)
    play(for_points, "trade 1 points")
    assert (rupees(for_points)[0], points(for_points)) == (15, wanted.points)


@pytest.mark.parametrize("reward", ["rupees", "points"])
def test_a_second_reward_is_added_to_the_first(reward: str) -> None:
    """A3.3: the points and the rupees of every contract count."""
    both = [BOX.contracts[contract(name)] for name in ("4 BBG", "4 GGG")]
    game = trading("BBGGGG", "4 BBG", "4 GGG")
    game.players[0].technology_tokens = 1
    play(game, f"trade 1 {reward}", "technology token", f"trade 2 {reward}")
    if reward == "rupees":
        assert (rupees(game)[0], points(game)) == (15 + sum(each.rupees for each in both), 0)
    else:
        assert (rupees(game)[0], points(game)) == (15, sum(each.points for each in both))


def test_the_reward_is_chosen_with_the_contract() -> None:
    """A3.3: both rewards of each contract are offered."""
    assert offers(trading("BGG"), "trade") == {"1 rupees", "1 points"}


# C4 The trading bonus


@pytest.mark.parametrize(("reward", "money", "scored"), [("rupees", 13, 0), ("points", 2, 4)])
def test_c4_takes_2_rupees_with_either_reward(reward: str, money: int, scored: int) -> None:
    """C4: also take 2 rupees, whichever reward is chosen."""
    game = trading("BGG")
    hire(game, 0, "C4")
    told = play(game, f"trade 1 {reward}")
    assert told == [Traded(ANA, 0, contract("2 BGG"), (1, 2, 0), money, scored)]
    assert rupees(game) == [15 + money, 15, 15, 15]
    assert points(game) == scored


def test_c4_is_for_those_who_contracted_it() -> None:
    """C4: nobody else takes them."""
    game = trading("BGG")
    hire(game, 1, "C4")
    play(game, "trade 1 points")
    assert rupees(game) == [15, 15, 15, 15]
