"""R7 to R9: what the human's actions cost and do against CR Co."""

import pytest
from tests.rules.railway_tables import (
    follow,
    following,
    solo,
)
from tests.rules.tables import (
    hire,
    offers,
    play,
    price,
    purse,
    rupees,
    show,
    stand,
    why,
)

from ceylon.ids import HUMAN, RAILWAYS
from ceylon.rules.facts import (
    PassengersChanged,
    TechnologyTokenLost,
    TollPaid,
)
from ceylon.rules.game import Game


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
    assert why(game, "plant K5") == "A1: planting costs 6 rupees; you have 5 rupees"


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
    assert any(isinstance(fact, TechnologyTokenLost) and fact.seat == RAILWAYS for fact in told)
    assert game.players[RAILWAYS].technology_tokens == 1
    assert game.players[HUMAN].technology_tokens == 1
    assert rupees(game) == [15 - 5, 15 + 1]


def test_no_token_no_loss() -> None:
    """R8: only if it has one."""
    game = solo()
    show(game, "advance/trade")
    told = play(game, "advance")
    assert not any(isinstance(fact, TechnologyTokenLost) for fact in told)
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
