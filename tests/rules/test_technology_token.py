"""T3: a technology token buys one extra action in the player's own turn."""

import pytest
from tests.people import ANA
from tests.rules.tables import (
    Table,
    asks,
    finish_turn,
    hexes,
    legal,
    offers,
    play,
    purse,
    rupees,
    show,
    stand,
    stock,
    to_act,
    to_follow,
    warehouse,
    why,
)

from ceylon.rules.facts import TechnologyTokenSpent
from ceylon.rules.game import Game
from ceylon.rules.state import ACT, AFTER, EXTRA, FOLLOW


def with_tokens(count: int) -> Game:
    """The first player is on D1 beside their own plantation on D2, with technology tokens."""
    game = Table(contracts=["2 BGG", "1 BBG", "4 BBG"]).begun()
    stand(game, 0, "D1")
    game.players[0].technology_tokens = count
    return game


# When


def test_the_extra_action_may_come_before_the_action() -> None:
    """T3: directly before it; the action of the card is still to come."""
    game = with_tokens(1)
    show(game, "harvest/advance")
    told = play(game, "technology token")
    assert told == [TechnologyTokenSpent(ANA)]
    assert game.players[0].technology_tokens == 0
    assert asks(game, EXTRA, 0)
    play(game, "plant D1")
    assert asks(game, ACT, 0)
    play(game, "harvest D1", "harvest D2")
    assert asks(game, FOLLOW, 1)
    assert hexes(game.players[0].plantations) == {"D1", "D2"}
    assert warehouse(game) == "BBB"


def test_the_extra_action_may_come_after_the_action() -> None:
    """T3: directly after it, before the first other player acts."""
    game = with_tokens(1)
    show(game, "plant/advance")
    play(game, "plant D1")
    assert asks(game, AFTER, 0)
    assert legal(game) == {"technology token", "end turn"}
    play(game, "technology token", "contract Dimbula")
    assert asks(game, FOLLOW, 1)
    assert rupees(game)[0] == 15 - 5 - 5


def test_the_card_is_played_before_a_token_is_spent() -> None:
    """T3: after the card has been played."""
    assert why(with_tokens(1), "technology token") == "T1: play a card first"


def test_nobody_spends_a_token_in_another_player_s_turn() -> None:
    """T3: never in another player's turn."""
    game = with_tokens(0)
    game.players[1].technology_tokens = 3
    to_follow(game, "harvest")
    assert asks(game, FOLLOW, 1)
    assert "technology token" not in legal(game)
    reason = "T3: technology tokens can be spent only on your own turn"
    assert why(game, "technology token") == reason


def test_when_the_others_act_it_is_too_late() -> None:
    """T3: before the first other player acts."""
    game = with_tokens(2)
    to_act(game, "plant")
    play(game, "rupees", "end turn")
    for seat in (1, 2, 3):
        assert asks(game, FOLLOW, seat)
        play(game, "rupees")
    assert game.players[0].technology_tokens == 2
    assert game.active == 1


def test_without_a_token_the_turn_goes_on_at_once() -> None:
    """T3: a player without a choice is not asked."""
    game = with_tokens(0)
    to_act(game, "plant")
    assert why(game, "technology token") == "T3: you have no technology token"
    play(game, "plant D1")
    assert asks(game, FOLLOW, 1)


# How many


def test_one_token_a_turn() -> None:
    """T3: one is spent in a turn at most, before or after."""
    game = with_tokens(3)
    to_act(game, "plant")
    play(game, "technology token")
    assert why(game, "technology token") == (
        "T3: you have already spent a technology token this turn"
    )
    play(game, "rupees")
    assert "technology token" not in legal(game)
    play(game, "plant D1")
    assert asks(game, FOLLOW, 1)
    assert game.players[0].technology_tokens == 2


def test_one_token_after_the_action() -> None:
    """T3: after an extra action there is no second one."""
    game = with_tokens(3)
    to_act(game, "plant")
    play(game, "rupees", "technology token", "rupees")
    assert asks(game, FOLLOW, 1)


def test_tokens_may_be_kept() -> None:
    """T3: in any number, and spent in a later turn."""
    game = with_tokens(12)
    to_act(game, "plant")
    play(game, "plant D1", "end turn")
    assert game.players[0].technology_tokens == 12
    for _ in range(4):
        finish_turn(game)
    assert game.active == 0
    to_act(game, "harvest")
    assert "technology token" in legal(game)


def test_a_token_gained_this_turn_may_be_spent_this_turn() -> None:
    """T3: the action was an advance."""
    game = with_tokens(0)
    to_act(game, "advance")
    play(game, "advance")
    assert asks(game, AFTER, 0)
    play(game, "technology token", "plant D1")
    assert game.players[0].technology_tokens == 0
    assert rupees(game)[0] == 15 - 5 - 5


def test_a_token_gained_in_another_player_s_turn_is_kept() -> None:
    """T3: a follower who advances does not act again."""
    game = with_tokens(0)
    to_follow(game, "advance")
    play(game, "advance")
    assert asks(game, FOLLOW, 2)
    assert game.players[1].technology_tokens == 1


# What


@pytest.mark.parametrize("card", ["advance/contract", "plant/harvest", "trade/advance"])
def test_any_main_action_except_advance_or_an_alternative(card: str) -> None:
    """T3: whatever the card shows."""
    game = with_tokens(1)
    stock(game, 0, "BBGG")
    show(game, card)
    play(game, "technology token")
    assert offers(game, "plant") == {"D1"}
    assert offers(game, "harvest") == {"D2"}
    assert offers(game, "trade") == {f"{n} {r}" for n in (1, 2, 3) for r in ("rupees", "points")}
    assert offers(game, "contract") == {"Dimbula"}
    assert "rupees" in legal(game)
    assert "D2" in offers(game, "move")
    assert "advance" not in legal(game)
    assert why(game, "advance") == (
        "T3: a technology token cannot be spent on advancing in technology"
    )


def test_the_extra_action_pays_its_cost() -> None:
    """T3: paying its cost; without the money it is not possible."""
    game = with_tokens(1)
    purse(game, 4)
    to_act(game, "harvest")
    play(game, "technology token")
    assert why(game, "plant D1") == "A1: planting costs 5 rupees; you have 4 rupees"
    assert not offers(game, "contract")
    play(game, "move R3")
    assert rupees(game)[0] == 4 - 3


def test_the_extra_action_must_be_taken() -> None:
    """T3: a token once spent buys an action."""
    game = with_tokens(1)
    to_act(game, "plant")
    play(game, "technology token")
    first = "T3: take the extra action for your technology token first"
    assert why(game, "end turn") == first
    assert why(game, "play plant/harvest") == first


def test_the_extra_action_may_be_the_same_as_the_action() -> None:
    """T3, A2.2: a second harvest may take from the same plantation again."""
    game = with_tokens(1)
    to_act(game, "harvest")
    play(game, "harvest D2", "technology token", "harvest D2")
    assert warehouse(game) == "BBB"
    assert asks(game, FOLLOW, 1)


def test_a_harvest_as_the_extra_action() -> None:
    """T3, A2.2: an action of several steps is one action."""
    game = with_tokens(1)
    to_act(game, "plant")
    play(game, "technology token", "harvest D2")
    assert asks(game, ACT, 0)
    play(game, "plant D1")
    assert asks(game, FOLLOW, 1)
