"""R10, R11: CR Co. follows in the human's turn, and the human in its turn."""

import pytest
from tests.rules.railway_tables import (
    EASY,
    board,
    decided,
    follow,
    following,
    pass_turn,
    put_on_top,
    solo,
    unable,
)
from tests.rules.tables import (
    climb,
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
    stock,
    warehouse,
    why,
)

from ceylon.box import ACTIONS
from ceylon.ids import HUMAN, RAILWAYS
from ceylon.rules.facts import (
    Harvested,
    RailwaysDecided,
    TollPaid,
)
from ceylon.rules.state import ACT, DISCARD, FOLLOW, HARVESTING, PLAY

# R10


@pytest.mark.parametrize("action", ["plant", "harvest", "trade", "contract", "advance"])
def test_the_railways_follow_whenever_they_can(action: str) -> None:
    """R10: the ▼ action of the human's card."""
    game = solo(contracts=EASY)
    stock(game, RAILWAYS, "BBG")
    assert decided(follow(game, action)) == action


@pytest.mark.parametrize("action", ["plant", "trade", "contract", "advance"])
def test_the_railways_take_2_rupees_when_they_cannot(action: str) -> None:
    """R10: otherwise it takes 2 rupees."""
    game = solo(contracts=EASY)
    unable(game)
    assert decided(follow(game, action)) == "rupees"
    assert game.players[RAILWAYS].rupees == 2


def test_a_harvest_must_gain_a_chest() -> None:
    """R10: Harvest counts as possible only if it gains a chest."""
    game = solo()
    stock(game, RAILWAYS, "BBB")
    assert decided(follow(game, "harvest")) == "rupees"
    assert warehouse(game, RAILWAYS) == "BBB"
    stock(game, RAILWAYS, "BB")
    assert decided(follow(game, "harvest")) == "harvest"
    assert warehouse(game, RAILWAYS) == "BBB"


def test_a_harvest_needs_a_plantation() -> None:
    """R10: where nobody planted there is nothing to gain."""
    game = solo()
    board(game, 7)
    assert decided(follow(game, "harvest")) == "rupees"


def test_as_a_follower_it_plants_even_with_more_plantations() -> None:
    """R10: R19's condition applies only in its own turn."""
    game = solo()
    assert not hexes(game.players[HUMAN].plantations) & {"D8"}
    assert decided(follow(game, "plant")) == "plant"
    assert hexes(game.players[RAILWAYS].plantations) == {"D8", "D3"}


def test_its_following_is_told_with_the_rule() -> None:
    """R10: the human reads why CR Co. acts."""
    told = follow(solo(), "advance")
    assert [fact.rule for fact in told if isinstance(fact, RailwaysDecided)] == ["R10"]


def test_the_railways_follow_the_down_side_after_the_human() -> None:
    """R10, T2: what is ▼ counts, even if the human took an alternative action."""
    game = solo()
    told = pass_turn(game, "plant/advance")
    rules = [(fact.rule, fact.action) for fact in told if isinstance(fact, RailwaysDecided)]
    assert rules[0] == ("R10", ACTIONS.index("advance"))
    assert len(rules) == 2


def test_the_railways_follow_once_the_human_is_done() -> None:
    """R10, T3: an extra action comes before CR Co. follows."""
    game = solo()
    game.players[HUMAN].technology_tokens = 1
    show(game, "harvest/advance")
    assert not any(fact.seat == RAILWAYS for fact in play(game, "rupees"))
    play(game, "technology token")
    told = play(game, "rupees")
    assert any(isinstance(fact, RailwaysDecided) for fact in told)


# R11


@pytest.mark.parametrize(
    ("drawn", "choice", "paid"),
    [
        ("advance/plant", "plant K8", 6),
        ("advance/harvest", "harvest K4", 1),
        ("advance/contract", "contract Kandy", 6),
        ("plant/advance", "advance", 6),
    ],
)
def test_following_costs_a_rupee_more(drawn: str, choice: str, paid: int) -> None:
    """R11: 1 rupee to CR Co. for the ▼ main action."""
    game = following(drawn, place="K8" if "plant K8" in choice else "K4")
    before = game.players[RAILWAYS].rupees
    assert price(game, choice) == paid
    told = play(game, choice)
    assert [fact.rupees for fact in told if isinstance(fact, TollPaid)] == [1]
    assert game.players[HUMAN].rupees == 15 - paid
    assert game.players[RAILWAYS].rupees == before + 1 + (choice == "advance")


@pytest.mark.parametrize(
    ("drawn", "choice"),
    [
        ("advance/plant", "plant K8"),
        ("advance/contract", "contract Kandy"),
        ("plant/advance", "advance"),
    ],
)
def test_a_follower_needs_the_rupee_too(drawn: str, choice: str) -> None:
    """R11: it is part of the price, and 5 rupees are not enough."""
    game = following(drawn, place="K8" if "plant K8" in choice else "K4", money=5)
    assert why(game, choice).endswith("costs 6 rupees; you have 5 rupees")
    purse(game, 6)
    assert price(game, choice) == 6


def test_following_with_a_trade_costs_a_rupee() -> None:
    """R11, A3: the rupee is due, and the reward comes in full."""
    game = following("advance/trade")
    stock(game, HUMAN, "BBG")
    before = game.players[RAILWAYS].rupees
    assert price(game, "trade 1 rupees") == 1
    play(game, "trade 1 rupees")
    assert rupees(game) == [15 - 1 + 10, before + 1]


def test_the_rupee_is_due_before_the_reward() -> None:
    """R11: with 0 rupees no trade, though it would bring 10."""
    game = following("advance/trade", money=0)
    stock(game, HUMAN, "BBG")
    assert not offers(game, "trade")
    reason = "R11: following costs 1 rupee, paid to CR Co.; you have 0 rupees"
    assert why(game, "trade 1 rupees") == reason
    purse(game, 1)
    assert price(game, "trade 1 rupees") == 1
    play(game, "trade 1 rupees")
    assert game.players[HUMAN].rupees == 10


@pytest.mark.parametrize(
    "drawn",
    ["advance/plant", "advance/harvest", "advance/trade", "advance/contract", "plant/advance"],
)
def test_with_0_rupees_only_move_or_take_rupees(drawn: str) -> None:
    """R11: without a rupee the human moves one step or takes rupees."""
    game = following(drawn, money=0)
    stock(game, HUMAN, "BBG")
    assert {choice.split()[0] for choice in legal(game)} == {"move", "rupees"}
    assert offers(game, "move") == {"K3"}
    assert all(price(game, choice) == 0 for choice in legal(game))


@pytest.mark.parametrize("place", ["D1", "K4", "R8"])
def test_a_harvest_costs_the_rupee_alone(place: str) -> None:
    """R11, A2: wherever the plantation is."""
    game = following("advance/harvest", place=place)
    if place != "K4":
        grow(game, HUMAN, place)
    assert price(game, f"harvest {place}") == 1


def test_why_a_penniless_follower_does_not_harvest() -> None:
    """R11: the reason names the rule and the rupee."""
    game = following("advance/harvest", money=0)
    assert why(game, "harvest K4") == (
        "R11: following costs 1 rupee, paid to CR Co.; you have 0 rupees"
    )


def test_the_alternatives_cost_no_more() -> None:
    """R11: neither a move nor taking rupees."""
    game = following("advance/plant")
    before = game.players[RAILWAYS].rupees
    assert price(game, "rupees") == 0
    assert price(game, "move K3") == 0
    assert price(game, "move K2") == 1
    play(game, "move K2")
    assert rupees(game) == [14, before]


def test_taking_rupees_is_free_of_the_rupee() -> None:
    """R11, A7: 2 rupees in full."""
    game = following("advance/plant", money=0)
    play(game, "rupees")
    assert game.players[HUMAN].rupees == 2


def test_a_harvest_pays_the_rupee_once() -> None:
    """R11: for the action, not for each chest."""
    game = following("advance/harvest")
    grow(game, HUMAN, "K3")
    before = game.players[RAILWAYS].rupees
    told = play(game, "harvest K3")
    assert game.question == HARVESTING
    assert price(game, "harvest K4") == 0
    told += play(game, "harvest K4")
    assert len([fact for fact in told if isinstance(fact, Harvested)]) == 2
    assert rupees(game) == [14, before + 1]


def test_a_harvest_as_follower_discards_the_rest() -> None:
    """R11, A2.4: following ends when the warehouse is in order."""
    game = following("advance/harvest")
    stock(game, HUMAN, "BBBGG")
    play(game, "harvest K4")
    assert (game.question, game.seat) == (DISCARD, HUMAN)
    play(game, "discard green")
    assert warehouse(game) == "BBBBG"
    assert (game.question, game.active) == (PLAY, HUMAN)


def test_following_is_mandatory() -> None:
    """R11, T4: one action, nothing to pass with, and no token in CR Co.'s turn."""
    game = following("advance/plant")
    game.players[HUMAN].technology_tokens = 3
    assert (game.question, game.active, game.seat) == (FOLLOW, RAILWAYS, HUMAN)
    assert "end turn" not in legal(game)
    assert why(game, "technology token").startswith("T3: ")
    assert why(game, "play plant/harvest").startswith("T4: ")


def test_the_human_follows_what_the_card_shows_below() -> None:
    """R11, R22: only the ▼ action, not the one that CR Co. took."""
    game = following("advance/plant")
    assert why(game, "advance") == (
        "T4: on this turn the card lets you plant, not advance in technology"
    )


def test_no_rupee_is_due_in_the_humans_own_turn() -> None:
    """R11: the next turn has the normal prices."""
    game = following("advance/harvest")
    play(game, "rupees")
    assert (game.question, game.active) == (PLAY, HUMAN)
    put_on_top(game, "plant/harvest")
    show(game, "contract/trade")
    assert game.question == ACT
    assert price(game, "contract Kandy") == 5


def test_councillors_help_a_follower() -> None:
    """R11, C4, C7: abilities apply, the rupee comes on top."""
    game = following("advance/contract")
    game.councillors = bytes([7, 4, 1, 0])
    hire(game, HUMAN, "C7")
    assert price(game, "contract Kandy") == 3
    game = following("advance/trade")
    stock(game, HUMAN, "BBG")
    game.councillors = bytes([4, 2, 1, 0])
    hire(game, HUMAN, "C4")
    play(game, "trade 1 points")
    assert game.players[HUMAN].rupees == 15 - 1 + 2
    assert points(game) == 3


def test_the_last_space_of_the_track_ends_following_too() -> None:
    """R11, A5.5: what is not possible cannot be followed."""
    game = following("plant/advance")
    climb(game, HUMAN, 9)
    assert "advance" not in legal(game)
    assert why(game, "advance").startswith("A5.5: ")
