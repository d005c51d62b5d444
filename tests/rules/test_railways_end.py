"""R29: the ways a solo game ends, and how long it lasts."""

import pytest
from tests.rules.railway_tables import LAST, board, pass_turn, put_on_top, solo, unable
from tests.rules.tables import (
    finish_turn,
    grow,
    leave_cards,
    play,
    show,
    stand,
)

from ceylon.ids import HUMAN, RAILWAYS
from ceylon.rules import facts
from ceylon.rules.game import Game
from ceylon.rules.state import FOLLOW, PLAY

HUMAN_BUT_ONE = "K1 K2 K3 K8 R7 R6"
"""With the starting plantation seven; one marker is left."""
RAILWAYS_BUT_ONE = "D3 D5 D6 D7 R2 R3"


def triggers(told: list[facts.Fact]) -> list[tuple[int, bool]]:
    """Who triggered the end, and whether with the last marker."""
    ended = [fact for fact in told if isinstance(fact, facts.EndTriggered)]
    return [(fact.seat, fact.by_markers) for fact in ended]


def assert_last_turn_of_the_railways(game: Game) -> None:
    """It is CR Co.'s turn, the human still follows, and then the game is over."""
    assert (game.question, game.seat, game.active) == (FOLLOW, HUMAN, RAILWAYS)
    told = play(game, "rupees")
    assert game.over
    assert isinstance(told[-1], facts.GameEnded)
    assert game.turn % 2 == 0


# R29: each way to the end


def test_the_last_marker_in_the_humans_turn() -> None:
    """R29: CR Co. has one more turn."""
    game = solo()
    grow(game, HUMAN, HUMAN_BUT_ONE)
    stand(game, HUMAN, "K7")
    show(game, "plant/trade")
    told = play(game, "plant K7")
    assert triggers(told) == [(HUMAN, True)]
    assert_last_turn_of_the_railways(game)


def test_the_last_marker_with_an_extra_action() -> None:
    """R29, T3: the human's turn is played to its end, and CR Co. follows in it."""
    game = solo()
    grow(game, HUMAN, HUMAN_BUT_ONE)
    stand(game, HUMAN, "K7")
    game.players[HUMAN].technology_tokens = 1
    show(game, "harvest/trade")
    play(game, "technology token", "plant K7")
    assert game.ending
    play(game, "rupees")
    assert_last_turn_of_the_railways(game)


def test_the_railways_last_marker_in_the_humans_turn() -> None:
    """R29, R10: placed as a follower, it has one more turn."""
    game = solo()
    grow(game, RAILWAYS, RAILWAYS_BUT_ONE)
    board(game, 3)
    told = pass_turn(game, "harvest/plant")
    assert triggers(told) == [(RAILWAYS, True)]
    assert game.players[RAILWAYS].markers == 0
    assert_last_turn_of_the_railways(game)


def test_the_railways_last_marker_in_its_own_turn() -> None:
    """R29: that turn is the last, and the human still follows in it."""
    game = solo()
    grow(game, RAILWAYS, RAILWAYS_BUT_ONE)
    board(game, 3)
    put_on_top(game, "harvest/trade", "plant/contract")
    told = pass_turn(game)
    assert triggers(told) == [(RAILWAYS, True)]
    assert_last_turn_of_the_railways(game)


def test_the_humans_last_marker_in_the_railways_turn() -> None:
    """R29: placed as a follower, the game is over at once."""
    game = solo()
    grow(game, HUMAN, HUMAN_BUT_ONE)
    put_on_top(game, "harvest/trade", "advance/plant")
    pass_turn(game)
    stand(game, HUMAN, "R5")
    told = play(game, "plant R5")
    assert triggers(told) == [(HUMAN, True)]
    assert game.over
    assert game.turn == 2


def test_the_human_draws_the_last_card() -> None:
    """R29: in the human's turn, so CR Co. has one more (R21)."""
    game = solo()
    leave_cards(game, 1)
    told = pass_turn(game, "plant/harvest")
    assert triggers(told) == [(HUMAN, False)]
    assert_last_turn_of_the_railways(game)


def test_the_railways_draw_the_last_card() -> None:
    """R29: in CR Co.'s turn, which is the last."""
    game = solo()
    leave_cards(game, 2)
    told = pass_turn(game, "plant/harvest")
    assert triggers(told) == [(RAILWAYS, False)]
    assert_last_turn_of_the_railways(game)


@pytest.mark.parametrize("left", [2, 3, 4])
def test_the_passengers_discard_the_last_card(left: int) -> None:
    """R17, R29: the last card leaving the deck in any way counts."""
    game = solo()
    board(game, LAST)
    game.passengers = 3
    leave_cards(game, left)
    told = pass_turn(game, "plant/harvest")
    assert triggers(told) == [(RAILWAYS, False)]
    assert any(isinstance(fact, facts.CardsDiscarded) for fact in told)
    assert_last_turn_of_the_railways(game)


def test_one_card_more_and_the_game_goes_on() -> None:
    """R29: with 3 passengers and 6 cards one is left after both drew."""
    game = solo()
    board(game, LAST)
    game.passengers = 3
    leave_cards(game, 6)
    pass_turn(game, "plant/harvest")
    play(game, "rupees")
    assert not game.over
    assert (game.question, game.active, game.cards_left) == (PLAY, HUMAN, 1)


def test_the_end_is_triggered_once() -> None:
    """R29, E1: the last marker and then the last card in the same turn end the game once."""
    game = solo()
    grow(game, HUMAN, HUMAN_BUT_ONE)
    stand(game, HUMAN, "K7")
    leave_cards(game, 20)
    show(game, "plant/trade")
    leave_cards(game, 1)
    told = play(game, "plant K7")
    assert triggers(told) == [(HUMAN, True)]
    assert_last_turn_of_the_railways(game)


def test_the_wagons_are_refilled_after_the_last_turn() -> None:
    """R22, R29, T7: also at the end."""
    game = solo(contracts=["1 BBG", "1 BBW", "2 BGG"])
    leave_cards(game, 1)
    pass_turn(game, "plant/harvest")
    game.wagons |= 31
    told = play(game, "rupees")
    assert game.over
    assert [fact.wagon for fact in told if isinstance(fact, facts.WagonFilled)] == [0]


def test_a_solo_game_lasts_44_turns() -> None:
    """R29, R21, E: the human's 22nd turn draws the last card; CR Co.'s 22nd is played under R21."""
    game = solo()
    game.players[RAILWAYS].councillors = 0b111  # no passengers, so that no card is lost
    told: list[facts.Fact] = []
    while not game.over:
        unable(game)
        told += finish_turn(game)
    assert game.turn == 44
    assert triggers(told) == [(HUMAN, False)]
    drew = [fact.from_discards for fact in told if isinstance(fact, facts.RailwaysDrew)]
    assert drew == [False] * 21 + [True]
    ended_in = [fact.turn for fact in told if isinstance(fact, facts.TurnBegun)]
    assert ended_in[-1] == 44


@pytest.mark.parametrize("passengers", [1, 2, 3])
def test_a_solo_game_is_shorter_with_passengers(passengers: int) -> None:
    """R17, R29: every reset costs cards."""
    game = solo()
    game.players[RAILWAYS].councillors = 0b111
    game.passengers = passengers
    told: list[facts.Fact] = []
    while not game.over:
        unable(game)
        told += finish_turn(game)
    lost = [len(fact.cards) for fact in told if isinstance(fact, facts.CardsDiscarded)]
    drawn = [fact for fact in told if isinstance(fact, facts.CardDrawn | facts.RailwaysDrew)]
    reused = [fact for fact in drawn if isinstance(fact, facts.RailwaysDrew) and fact.from_discards]
    assert sum(lost) + len(drawn) - len(reused) == 43
    assert 2 <= len(lost) <= 5
    assert 44 - sum(lost) - 1 <= game.turn <= 44 - sum(lost) + 1
