"""R12 to R18: CR Co. travels on its railway."""

import pytest
from tests.rules.railway_tables import (
    LAST,
    able,
    board,
    lay_discards,
    pass_turn,
    put_on_top,
    solo,
    travel,
    turn_up,
)
from tests.rules.tables import (
    card,
    deck_left,
    grow,
    leave_cards,
    play,
    stock,
    warehouse,
)

from ceylon.ids import HUMAN, RAILWAYS
from ceylon.rules import facts
from ceylon.rules.hexes import HEX_NAMES


def resets(told: list[facts.Fact]) -> int:
    moves = [fact for fact in told if isinstance(fact, facts.RailwaysMoved)]
    return sum(fact.end == 0 for fact in moves)


# R12


@pytest.mark.parametrize(("tokens", "spaces"), [(0, 2), (1, 3), (4, 6), (6, 8)])
def test_two_spaces_and_one_for_each_token(tokens: int, spaces: int) -> None:
    """R12: 2 spaces, plus 1 for each technology token."""
    game = solo()
    game.players[RAILWAYS].technology_tokens = tokens
    told = travel(game)
    assert game.station == spaces
    assert game.players[RAILWAYS].pawn == game.railway[spaces]
    moves = [(fact.start, fact.end) for fact in told if isinstance(fact, facts.RailwaysMoved)]
    assert moves == [(space, space + 1) for space in range(spaces)]
    assert game.players[RAILWAYS].technology_tokens == tokens


def test_tokens_count_as_the_move_begins() -> None:
    """R12: one that it gains in the same turn counts with the next move."""
    game = able()
    put_on_top(game, "harvest/plant", "advance/trade")
    board(game, 0)
    pass_turn(game, "plant/harvest")
    assert game.station == 2
    assert game.players[RAILWAYS].technology_tokens == 1
    play(game, "rupees")
    pass_turn(game, "plant/harvest")
    assert game.station == 5


# R13


def test_a_move_that_ends_on_the_ninth_space_stays_there() -> None:
    """R13: the reset comes with the next move."""
    game = solo()
    board(game, 6)
    told = travel(game)
    assert game.station == LAST
    assert resets(told) == 0
    assert warehouse(game, RAILWAYS) == "B"
    assert game.bonuses_taken == 0
    told = travel(game)
    assert game.station == 1
    assert resets(told) == 1


def test_a_reset_is_one_space_of_movement() -> None:
    """R13: from the eighth hex three spaces lead over the ninth and the first to the second."""
    game = solo()
    board(game, 7)
    game.players[RAILWAYS].technology_tokens = 1
    travel(game)
    assert game.station == 1
    assert HEX_NAMES[game.players[RAILWAYS].pawn] == "D2"


def test_a_move_may_end_with_the_reset() -> None:
    """R13: then it has its effect at once."""
    game = solo()
    board(game, 7)
    told = travel(game)
    assert game.station == 0
    assert resets(told) == 1
    assert warehouse(game, RAILWAYS) == "BBGW"


def test_several_resets_in_a_move_have_their_full_effect() -> None:
    """R13, R14, R15, R16, R17: 10 spaces from the ninth lead round the line, and reset twice."""
    game = solo()
    board(game, LAST)
    game.players[RAILWAYS].technology_tokens = 8
    game.passengers = 2
    before = deck_left(game)
    told = travel(game)
    assert resets(told) == 2
    assert game.station == 0
    assert warehouse(game, RAILWAYS) == "BBBGGWW"
    assert game.players[RAILWAYS].bonus_points == 10 + 6
    assert game.discards == before[:4]
    assert game.players[RAILWAYS].rupees == 15 + 2 * 2


def test_three_resets_in_a_move() -> None:
    """R13, R16: as many as the move is long."""
    game = solo()
    board(game, LAST)
    game.players[RAILWAYS].technology_tokens = 17
    told = travel(game)
    assert resets(told) == 3
    assert game.players[RAILWAYS].bonus_points == 10 + 6 + 3
    assert game.players[RAILWAYS].rupees == 15 + 4 * 2


# R14


@pytest.mark.parametrize(
    ("start", "tokens", "crossings"),
    [
        (0, 0, 0),
        (1, 0, 1),
        (2, 0, 1),
        (3, 0, 0),
        (4, 0, 1),
        (2, 2, 2),
        (6, 0, 0),
    ],
)
def test_two_rupees_for_each_river(start: int, tokens: int, crossings: int) -> None:
    """R14: for each step from one district into another."""
    game = solo()
    board(game, start)
    game.players[RAILWAYS].technology_tokens = tokens
    told = travel(game)
    assert game.players[RAILWAYS].rupees == 15 + 2 * crossings
    crossed = [fact.rupees for fact in told if isinstance(fact, facts.RiverCrossed)]
    assert crossed == [2] * crossings


def test_a_reset_crosses_no_river() -> None:
    """R14: though it leads from Ruhuna to Dimbula."""
    game = solo()
    board(game, LAST)
    travel(game)
    assert game.station == 1
    assert game.players[RAILWAYS].rupees == 15


# R15, R16, R18


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "BGW"),
        ("BB", "BBBGW"),
        ("BBB", "BBBGW"),
        ("BBBGGGWW", "BBBGGGWWW"),
        ("BBBGGGWWW", "BBBGGGWWW"),
    ],
)
def test_a_reset_brings_a_chest_of_each_tea(before: str, after: str) -> None:
    """R15, R18: up to 3 of each tea."""
    game = solo()
    board(game, LAST)
    stock(game, RAILWAYS, before)
    travel(game)
    assert warehouse(game, RAILWAYS) == after


def test_gained_chests_are_told() -> None:
    """R15, R18: only those that found room."""
    game = solo()
    board(game, LAST)
    stock(game, RAILWAYS, "BBBGG")
    gained = [fact.chests for fact in travel(game) if isinstance(fact, facts.ChestsGained)]
    assert gained == [(0, 1, 1)]


def test_its_storage_holds_3_of_each_tea() -> None:
    """R18: 9 chests in total, more than a warehouse; a harvest fills it up to 3 of each tea."""
    game = solo()
    grow(game, HUMAN, "D1 D2")
    grow(game, RAILWAYS, "D7")
    turn_up(game, "harvest/trade")
    assert warehouse(game, RAILWAYS) == "BBB"


def test_a_reset_takes_the_topmost_bonus_token() -> None:
    """R16: 10, 6, 3, 1; then nothing."""
    game = solo()
    won: list[int] = []
    for _ in range(6):
        board(game, LAST)
        won += [fact.points for fact in travel(game) if isinstance(fact, facts.BonusTaken)]
    assert won == [10, 6, 3, 1]
    assert game.bonuses_taken == 4
    assert game.players[RAILWAYS].bonus_tokens == 4


def test_tokens_that_the_human_took_are_gone() -> None:
    """R16: the topmost that is left."""
    game = solo()
    game.bonuses_taken = 1
    game.players[HUMAN].bonus_tokens = 1
    game.players[HUMAN].bonus_points = 10
    board(game, LAST)
    travel(game)
    assert game.players[RAILWAYS].bonus_points == 6


# R17


@pytest.mark.parametrize("passengers", [0, 1, 2, 3])
def test_passengers_discard_cards_as_they_lie(passengers: int) -> None:
    """R17: from the top of the deck, openly, not turned over."""
    game = solo()
    put_on_top(game, "trade/plant", "harvest/contract", "advance/harvest")
    game.passengers = passengers
    board(game, LAST)
    before = deck_left(game)
    told = travel(game)
    assert game.discards == before[:passengers]
    assert deck_left(game) == before[passengers:]
    shown = [fact.cards for fact in told if isinstance(fact, facts.CardsDiscarded)]
    assert shown == ([tuple(before[:passengers])] if passengers else [])
    assert game.passengers == passengers
    assert game.station == 1  # then it keeps moving


def test_discarded_cards_lie_on_the_pile_in_their_order() -> None:
    """R17: one by one, so that the last one is on top."""
    game = solo()
    put_on_top(game, "trade/plant", "harvest/contract")
    lay_discards(game, "plant/harvest")
    game.passengers = 2
    board(game, LAST)
    travel(game)
    expected = ["plant/harvest", "trade/plant", "harvest/contract"]
    assert game.discards == bytes(map(card, expected))
    assert game.card == card("harvest/contract")


@pytest.mark.parametrize("left", [0, 1, 2])
def test_all_that_are_left_if_fewer(left: int) -> None:
    """R17, R29: the passengers discard what there is; the last card triggers the end."""
    game = solo()
    leave_cards(game, left)
    game.ending = int(left == 0)
    game.passengers = 3
    board(game, LAST)
    told = travel(game)
    assert game.cards_left == 0
    assert len(game.discards) == left
    triggered = [fact for fact in told if isinstance(fact, facts.EndTriggered)]
    assert len(triggered) == (left > 0)
    assert game.station == 1
