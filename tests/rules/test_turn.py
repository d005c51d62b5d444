"""T: the turn. Who plays which card, who acts when, and what ends the turn."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.people import ANA, BO
from tests.rules.tables import (
    BOX,
    LAW,
    Table,
    acting,
    asks,
    card,
    deck_left,
    finish_turn,
    grow,
    hand,
    leave_cards,
    leave_contracts,
    legal,
    offers,
    play,
    positions,
    purse,
    rupees,
    show,
    stand,
    stock,
    to_act,
    to_follow,
    wagons,
    why,
)

from ceylon.box import ACTIONS
from ceylon.ids import Seat
from ceylon.rules.facts import CardDrawn, CardPlayed, TurnBegun, WagonFilled
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.state import ACT, FOLLOW, PLAY

SIDES = pytest.mark.parametrize(("up", "down"), list(permutations(ACTIONS, 2)))
ALTERNATIVES = {"rupees", "move"}


def rich_table() -> Table:
    """Contracts that two black and two green chests can fulfil."""
    return Table(contracts=["2 BGG", "1 BBG", "4 BBG"])


def verbs(choices: set[str]) -> set[str]:
    return {choice.split()[0] for choice in choices}


# T1 The card


def test_the_two_actions_of_a_card_differ() -> None:
    """T1: on every card of the box."""
    assert all(first != second for first, second in BOX.cards)


def test_a_card_must_be_played_first() -> None:
    """T1: mandatory; nothing else is possible before."""
    game = Table(cards=["plant/harvest", "trade/advance", "plant/contract"]).begun()
    assert legal(game) == {
        "play plant/harvest",
        "play harvest/plant",
        "play trade/advance",
        "play advance/trade",
        "play plant/contract",
        "play contract/plant",
    }
    assert why(game, "rupees") == "T1: play a card first"
    assert why(game, "play harvest/advance").startswith("T1: you have no ")


def test_two_cards_of_a_kind_are_one_choice() -> None:
    """T1: one of the two is played, the other stays."""
    game = Table(cards=["plant/trade", "plant/trade", "harvest/advance"]).begun()
    assert offers(game, "play") == {
        "plant/trade",
        "trade/plant",
        "harvest/advance",
        "advance/harvest",
    }
    play(game, "play trade/plant")
    assert hand(game) == [card("plant/trade"), card("harvest/advance")]


@SIDES
def test_the_card_goes_onto_the_discard_pile_as_it_is_turned(up: str, down: str) -> None:
    """T1: the active player chooses which action faces up."""
    game = Table().begun()
    show(game, f"{up}/{down}")
    assert game.discards == bytes([card(f"{up}/{down}")])
    assert game.players[0].hand_size == 2
    assert game.card == card(f"{up}/{down}")
    assert asks(game, ACT, 0)


def test_the_card_that_was_played_is_told() -> None:
    """T1: ▲ is for the active player, ▼ for the others."""
    game = Table(cards=["plant/trade"]).begun()
    told = play(game, "play trade/plant")
    assert told == [CardPlayed(ANA, up=ACTIONS.index("trade"), down=ACTIONS.index("plant"))]


# T2, T4 Actions of the active player and of the others


@SIDES
def test_the_active_player_takes_the_upper_action(up: str, down: str) -> None:
    """T2: ▲ or an alternative, never ▼."""
    game = rich_table().begun()
    stock(game, 0, "BBGG")
    stand(game, 0, "D1")
    show(game, f"{up}/{down}")
    assert verbs(legal(game)) == {up, *ALTERNATIVES}


@SIDES
def test_the_others_take_the_lower_action(up: str, down: str) -> None:
    """T4: ▼ or an alternative, never ▲."""
    game = rich_table().begun()
    stock(game, 1, "BBGG")
    stand(game, 1, "K8")
    grow(game, 2, "R4")
    show(game, f"{up}/{down}")
    play(game, "rupees")
    assert asks(game, FOLLOW, 1)
    assert verbs(legal(game)) == {down, *ALTERNATIVES}


def test_the_reason_names_what_the_card_offers() -> None:
    """T2, T4: to the active player and to the others."""
    game = Table().begun()
    show(game, "plant/harvest")
    assert why(game, "advance") == "T2: the card lets you plant, not advance in technology"
    play(game, "rupees")
    assert why(game, "plant K7") == "T4: on this turn the card lets you harvest, not plant"


@pytest.mark.parametrize("alternative", ["rupees", "move D1"])
def test_an_alternative_leaves_the_card_as_it_lies(alternative: str) -> None:
    """T2: it still decides what the others may do."""
    game = Table().begun()
    show(game, "contract/advance")
    play(game, alternative)
    assert "advance" in legal(game)
    assert not offers(game, "contract")


def test_everyone_acts_once_clockwise() -> None:
    """T4: each other player takes one action, and must."""
    game = Table(start=2).begun()
    to_act(game, "plant")
    play(game, "rupees")
    for seat in (3, 0, 1):
        assert asks(game, FOLLOW, seat)
        assert verbs(legal(game)) == {"harvest", *ALTERNATIVES}
        play(game, "rupees")
    assert rupees(game) == [17, 17, 17, 17]
    assert asks(game, PLAY, 3)


# T5 Someone who cannot act


def test_without_money_the_alternatives_are_left() -> None:
    """T5, A7.1: a player who cannot take the main action takes an alternative."""
    game = Table().begun()
    purse(game, 0, 0, 0, 0)
    to_follow(game, "advance")
    assert "advance" not in legal(game)
    assert "rupees" in legal(game)
    assert offers(game, "move") == {"K2", "K3", "K6", "R1", "U1", "U3"}


@LAW
@given(
    seats=st.integers(1, 4),
    tiles=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_taking_rupees_is_always_possible(seats: int, tiles: bool, seed: int) -> None:
    """T5: in every question for an action, over whole games."""
    options = Options(seats, starting_tiles=tiles and seats > 1)
    for game in positions(options, seed):
        if acting(game):
            assert "rupees" in legal(game)


# T6, T7, T8 The end of the turn


def test_the_active_player_draws_to_three_cards() -> None:
    """T6: the top card, when all have acted, and no one else draws."""
    game = Table().begun()
    top = deck_left(game)[0]
    to_act(game, "plant")
    held = hand(game)
    play(game, "rupees", "rupees", "rupees")
    assert game.players[0].hand_size == 2
    told = play(game, "rupees")
    assert CardDrawn(ANA, top) in told
    assert sorted(hand(game)) == sorted([*held, top])
    assert [player.hand_size for player in game.players] == [3, 3, 3, 3]


def test_with_an_empty_deck_nobody_draws() -> None:
    """T6, E2: the hand gets smaller."""
    game = Table().begun()
    leave_cards(game, 0)
    told = finish_turn(game)
    assert not any(isinstance(fact, CardDrawn) for fact in told)
    assert [player.hand_size for player in game.players] == [2, 3, 3, 3]


def test_the_wagons_are_refilled_after_the_draw() -> None:
    """T7: only then; the contracts on the other wagons do not shift."""
    game = Table(contracts=["2 BGG", "1 BBG", "4 BBG", "5 BGW"]).begun()
    stock(game, 0, "BGG")
    to_act(game, "trade")
    play(game, "trade 1 rupees")
    assert wagons(game) == [None, "1 BBG", "4 BBG"]
    told = finish_turn(game)
    assert wagons(game) == ["5 BGW", "1 BBG", "4 BBG"]
    order = [type(fact) for fact in told if isinstance(fact, CardDrawn | WagonFilled | TurnBegun)]
    assert order == [CardDrawn, WagonFilled, TurnBegun]


def after_two_trades() -> Game:
    """The followers have emptied the first and the third wagon."""
    game = Table(contracts=["2 BGG", "1 BBG", "4 BBG"]).begun()
    stock(game, 1, "BGG")
    stock(game, 2, "BBG")
    to_follow(game, "trade")
    play(game, "trade 1 points", "trade 3 points")
    return game


def test_several_empty_wagons_are_refilled_from_left_to_right() -> None:
    """T7: each empty wagon from left to right."""
    game = after_two_trades()
    leave_contracts(game, "3 BBB", "5 BBW", "5 BGG")
    assert wagons(game) == [None, "1 BBG", None]
    finish_turn(game)
    assert wagons(game) == ["3 BBB", "1 BBG", "5 BBW"]
    assert game.contracts_left == 1


@pytest.mark.parametrize(
    ("left", "filled"),
    [(["3 BBB"], ["3 BBB", "1 BBG", None]), ([], [None, "1 BBG", None])],
)
def test_the_wagons_are_refilled_as_far_as_the_deck_lasts(
    left: list[str], filled: list[str | None]
) -> None:
    """T7: the last contract goes to the leftmost empty wagon."""
    game = after_two_trades()
    leave_contracts(game, *left)
    finish_turn(game)
    assert wagons(game) == filled


def test_the_wagons_are_refilled_where_nothing_was_drawn() -> None:
    """T7: even if no card was drawn under T6."""
    game = after_two_trades()
    leave_cards(game, 0)
    leave_contracts(game, "3 BBB", "5 BBW")
    told = finish_turn(game)
    assert not any(isinstance(fact, CardDrawn) for fact in told)
    assert wagons(game) == ["3 BBB", "1 BBG", "5 BBW"]


def test_the_wagons_are_refilled_after_the_last_turn() -> None:
    """T7, E2: the last turn is played in full."""
    game = after_two_trades()
    game.ending = 1
    game.start = BO
    leave_contracts(game, "3 BBB", "5 BBW")
    finish_turn(game)
    assert game.over
    assert wagons(game) == ["3 BBB", "1 BBG", "5 BBW"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_player_clockwise_becomes_active(seats: int) -> None:
    """T8: and so on round the table."""
    game = Table(seats=seats, start=1).begun()
    for turn in range(2 * seats):
        assert asks(game, PLAY, (1 + turn) % seats)
        assert (game.active, game.turn) == ((1 + turn) % seats, turn + 1)
        told = finish_turn(game)
        assert told[-1] == TurnBegun(Seat((2 + turn) % seats), turn + 2)
