"""R7 to R11: what the human does against CR Co., and what CR Co. does in the human's turn."""

import pytest
from tests.rules.railway_tables import (
    board,
    decided,
    follow,
    human_follows,
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
    stand,
    stock,
    warehouse,
    why,
)

from ceylon.rules.facts import (
    Harvested,
    PassengersChanged,
    RailwaysDecided,
    TokenLost,
    TollPaid,
)
from ceylon.rules.game import Game
from ceylon.rules.material import ACTIONS
from ceylon.rules.state import ACT, DISCARD, FOLLOW, HARVESTING, HUMAN, PLAY, RAILWAYS

EASY = ["1 BBG", "1 BBW", "2 BGG"]


def following(drawn: str, *, place: str = "K4", money: int = 15) -> Game:
    """The human follows a card of which CR Co. took the action written first."""
    game = solo(contracts=EASY)
    ready(game, drawn.split("/", maxsplit=1)[0])
    human_follows(game, drawn)
    stand(game, HUMAN, place)
    purse(game, money)
    return game


def ready(game: Game, action: str) -> None:
    """See to it that CR Co. takes this action of its card."""
    game.players[RAILWAYS].rupees = 20
    if action == "plant":
        grow(game, HUMAN, "D7")


def pausing() -> Game:
    """The human has a technology token, so that CR Co. waits whether it is spent."""
    game = solo()
    game.players[HUMAN].technology_tokens = 1
    return game


# R7


def test_planting_on_the_railway_costs_a_rupee_more() -> None:
    """R7: 6 rupees, 1 of them to CR Co."""
    game = pausing()
    stand(game, HUMAN, "K5")
    show(game, "plant/trade")
    assert price(game, "plant K5") == 6
    told = play(game, "plant K5")
    assert [fact.rupees for fact in told if isinstance(fact, TollPaid)] == [1]
    assert rupees(game) == [15 - 6, 15 + 1]


def test_planting_beside_the_railway_costs_nothing_more() -> None:
    """R7: only on a hex of the line."""
    game = solo()
    stand(game, HUMAN, "K8")
    show(game, "plant/trade")
    assert price(game, "plant K8") == 5
    assert not any(isinstance(fact, TollPaid) for fact in play(game, "plant K8"))


def test_five_rupees_are_not_enough_on_the_railway() -> None:
    """R7, A1: the rupee for CR Co. is part of the price."""
    game = solo()
    stand(game, HUMAN, "K5")
    purse(game, 5)
    show(game, "plant/trade")
    assert not offers(game, "plant")
    assert why(game, "plant K5") == "A1: planting costs 6 rupees, you have 5 rupees"


def test_the_hex_planted_counts_not_the_pawn() -> None:
    """R7, C3: from a railway hex beside it, and from beside onto a railway hex."""
    game = solo(councillors="C1 C3 C2 C4")
    hire(game, HUMAN, "C3")
    stand(game, HUMAN, "K5")
    show(game, "plant/trade")
    assert {name: price(game, f"plant {name}") for name in offers(game, "plant")} == {
        "K1": 5,
        "K5": 6,
        "K6": 6,
        "K8": 5,
    }
    purse(game, 5)
    assert offers(game, "plant") == {"K1", "K8"}


def test_a_cheaper_plantation_on_the_railway() -> None:
    """R7, C6: 5 - 1 + 1."""
    game = solo(councillors="C6 C1 C2 C3")
    hire(game, HUMAN, "C6")
    stand(game, HUMAN, "K5")
    show(game, "plant/trade")
    assert price(game, "plant K5") == 5
    stand(game, HUMAN, "K8")
    assert price(game, "plant K8") == 4


def test_the_rupee_is_due_in_an_extra_action_too() -> None:
    """R7, T3: whatever the action was bought with."""
    game = solo()
    game.players[HUMAN].technology_tokens = 1
    stand(game, HUMAN, "K5")
    show(game, "harvest/trade")
    play(game, "technology token")
    assert price(game, "plant K5") == 6


def test_a_follower_on_the_railway_pays_both() -> None:
    """R7, R11: 7 rupees, 2 of them to CR Co."""
    game = following("advance/plant", place="K5")
    assert price(game, "plant K5") == 7
    before = game.players[RAILWAYS].rupees
    told = play(game, "plant K5")
    assert rupees(game) == [15 - 7, before + 2]
    assert [fact.rupees for fact in told if isinstance(fact, TollPaid)] == [2]


@pytest.mark.parametrize(("money", "places"), [(7, {"K5"}), (6, set())])
def test_a_follower_needs_both_rupees(money: int, places: set[str]) -> None:
    """R7, R11: with 6 rupees the follower plants beside the railway only."""
    game = following("advance/plant", place="K5", money=money)
    assert offers(game, "plant") == places
    stand(game, HUMAN, "K8")
    assert offers(game, "plant") == {"K8"}


# R8


def test_the_railways_lose_a_token_when_the_human_advances() -> None:
    """R8: one technology token; CR Co. still takes the rupee of A5.2."""
    game = solo()
    game.players[RAILWAYS].technology_tokens = 2
    show(game, "advance/trade")
    told = play(game, "advance")
    assert any(isinstance(fact, TokenLost) and fact.seat == RAILWAYS for fact in told)
    assert game.players[RAILWAYS].technology_tokens == 1
    assert game.players[HUMAN].technology_tokens == 1
    assert rupees(game) == [15 - 5, 15 + 1]


def test_no_token_no_loss() -> None:
    """R8: only if it has one."""
    game = solo()
    show(game, "advance/trade")
    told = play(game, "advance")
    assert not any(isinstance(fact, TokenLost) for fact in told)
    assert game.players[RAILWAYS].technology_tokens == 0
    assert game.players[RAILWAYS].rupees == 15 + 1


def test_the_railways_lose_a_token_to_a_follower() -> None:
    """R8, R11, A5.2: in its own turn too; it gets the follower's rupee and its own."""
    game = following("plant/advance")
    game.players[RAILWAYS].technology_tokens = 1
    before = game.players[RAILWAYS].rupees
    assert price(game, "advance") == 6
    play(game, "advance")
    assert game.players[RAILWAYS].technology_tokens == 0
    assert rupees(game) == [15 - 6, before + 1 + 1]


def test_its_own_advance_costs_it_no_token() -> None:
    """R8, R28: only the human's advance does."""
    game = solo()
    game.players[RAILWAYS].technology_tokens = 1
    follow(game, "advance")
    assert game.players[RAILWAYS].technology_tokens == 2


# R9


@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_passengers_go_down_when_the_human_contracts(before: int, after: int) -> None:
    """R9: by 1, not below 0."""
    game = pausing()
    game.passengers = before
    show(game, "contract/trade")
    told = play(game, "contract Kandy")
    changed = [fact.passengers for fact in told if isinstance(fact, PassengersChanged)]
    assert changed == ([after] if before else [])
    assert game.passengers == after


def test_passengers_go_down_when_the_human_follows() -> None:
    """R9: in either player's turn."""
    game = following("advance/contract")
    game.passengers = 2
    assert price(game, "contract Kandy") == 6
    play(game, "contract Kandy")
    assert game.passengers == 1


# R10


@pytest.mark.parametrize("action", ["plant", "harvest", "trade", "contract", "advance"])
def test_the_railways_follow_whenever_they_can(action: str) -> None:
    """R10: the ▼ action of the human's card."""
    game = solo(contracts=EASY)
    stock(game, RAILWAYS, "BBG")
    assert decided(follow(game, action)) == action


@pytest.mark.parametrize("action", ["plant", "trade", "contract", "advance"])
def test_the_railways_take_2_rupees_when_they_cannot(action: str) -> None:
    """R10: else it takes 2 rupees."""
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
    """R10: R19's condition is for its own turn only."""
    game = solo()
    assert not hexes(game.players[HUMAN].plantations) & {"D8"}
    assert decided(follow(game, "plant")) == "plant"
    assert hexes(game.players[RAILWAYS].plantations) == {"D8", "D3"}


def test_its_following_is_told_with_the_rule() -> None:
    """R10: the human reads why CR Co. acts."""
    told = follow(solo(), "advance")
    assert [fact.rule for fact in told if isinstance(fact, RailwaysDecided)] == ["R10"]


def test_the_railways_follow_the_down_side_after_the_human() -> None:
    """R10, T2: what lies ▼ counts, also when the human took an alternative."""
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
    assert why(game, "trade 1 rupees").startswith("R11: ")
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


def test_why_a_penniless_follower_does_not_harvest() -> None:
    """R11: the reason names the rule and the rupee."""
    game = following("advance/harvest", money=0)
    assert why(game, "harvest K4") == "R11: following costs 1 rupee to CR Co., you have 0 rupees"


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
        "T4: the card offers the others plant, not advance in technology"
    )


def test_no_rupee_is_due_in_the_humans_own_turn() -> None:
    """R11: the next turn has the usual prices."""
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
