"""E1, E2: what triggers the end, and how long play goes on."""

from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.people import ANA, BO
from tests.rules.tables import (
    LAW,
    Table,
    asks,
    climb,
    deal_tile,
    finish_turn,
    grow,
    hexes,
    leave_cards,
    leave_contracts,
    legal,
    play,
    purse,
    show,
    stand,
    stock,
    to_act,
    wagons,
    why,
)

from ceylon.ids import NOBODY
from ceylon.rules.facts import CardDrawn, EndTriggered, GameEnded, WagonFilled
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.state import ACT, FOLLOW, OVER, PLAY


def one_marker_left(game: Game, seat: int) -> str:
    """All markers of a seat except one are on the map; return where its pawn is."""
    free = [name for name in HEX_NAMES[:24] if name not in hexes(game.planted)]
    grow(game, seat, " ".join(free[:6]))
    stand(game, seat, free[6])
    return free[6]


def place_last_marker(game: Game, seat: int) -> None:
    """In the turn that begins now a seat places its last marker, active or not."""
    place = one_marker_left(game, seat)
    if game.active == seat:
        to_act(game, "plant")
    else:
        show(game, "harvest/plant")
        while game.seat != seat:
            play(game, "rupees")
    play(game, f"plant {place}")


def turns_to_the_end(game: Game) -> int:
    """How many turns there are in total, if everyone takes rupees from now on."""
    while not game.over:
        finish_turn(game)
    return game.turn


# E1 The trigger


def test_the_last_marker_triggers_the_end() -> None:
    """E1: when a player places it."""
    game = Table().begun()
    place = one_marker_left(game, 0)
    to_act(game, "plant")
    assert not game.ending
    told = play(game, f"plant {place}")
    assert EndTriggered(ANA, by_markers=True) in told
    assert game.ending
    assert game.players[0].markers == 0


def test_the_last_marker_of_a_follower_triggers_the_end() -> None:
    """E1: in anyone's turn."""
    game = Table().begun()
    place_last_marker(game, 2)
    assert game.ending
    assert asks(game, FOLLOW, 3)


def test_a_second_leaf_may_be_the_last_marker() -> None:
    """E1, V6: a marker is a marker."""
    game = Table().begun()
    deal_tile(game, 0, 3)
    one_marker_left(game, 0)
    stand(game, 0, "D2")
    to_act(game, "plant")
    play(game, "starting tile", "plant D2")
    assert game.ending


def test_the_last_card_triggers_the_end() -> None:
    """E1: when it is drawn, not when it is the only one left."""
    game = Table().begun()
    leave_cards(game, 2)
    finish_turn(game)
    assert not game.ending
    told = finish_turn(game)
    assert EndTriggered(BO, by_markers=False) in told
    assert game.ending


def test_the_end_is_triggered_once() -> None:
    """E1: the last card of a game that is already ending changes nothing."""
    game = Table().begun()
    leave_cards(game, 1)
    place_last_marker(game, 1)
    told = finish_turn(game)
    assert any(isinstance(fact, CardDrawn) for fact in told)
    assert not any(isinstance(fact, EndTriggered) for fact in told)


# E2 The last turns


@LAW
@given(data=st.data())
def test_all_have_the_same_number_of_turns(data: st.DataObject) -> None:
    """E2: until the player on the starting player's right has ended a turn."""
    seats = data.draw(st.integers(2, 4), "seats")
    start = data.draw(st.integers(0, seats - 1), "starting player")
    before = data.draw(st.integers(0, 2 * seats), "turns before")
    game = Table(seats=seats, start=start).begun()
    for _ in range(before):
        finish_turn(game)
    place_last_marker(game, data.draw(st.integers(0, seats - 1), "who places the last marker"))
    assert turns_to_the_end(game) == seats * ceil((before + 1) / seats)


@pytest.mark.parametrize(("seats", "turns", "last_card"), [(2, 40, 40), (3, 39, 37), (4, 36, 34)])
@pytest.mark.parametrize("start", [0, 1])
def test_a_game_that_nobody_ends_by_planting(
    seats: int, turns: int, last_card: int, start: int
) -> None:
    """E2: 4 players have 36 turns, 3 have 39, 2 have 40; nobody draws from an empty deck."""
    game = Table(seats=seats, start=start).begun()
    while not game.ending:
        finish_turn(game)
    assert game.cards_left == 0
    assert (game.turn if game.over else game.turn - 1) == last_card
    assert turns_to_the_end(game) == turns
    hands = [game.players[(start + place) % seats].hand_size for place in range(seats)]
    assert hands == {2: [3, 3], 3: [3, 2, 2], 4: [3, 3, 2, 2]}[seats]
    assert len(game.discards) == turns


def test_the_turn_of_the_last_player_is_the_last_one() -> None:
    """E2: the current turn counts if it is theirs."""
    game = Table().begun()
    for _ in range(3):
        finish_turn(game)
    place_last_marker(game, 3)
    finish_turn(game)
    assert game.over
    assert game.turn == 4


def test_the_turn_of_the_trigger_is_played_in_full() -> None:
    """E2: the followers, the draw, the wagons."""
    game = Table(contracts=["2 BGG", "1 BBG", "4 BBG"]).begun()
    for _ in range(3):
        finish_turn(game)
    leave_contracts(game, "3 BBB")
    stock(game, 0, "BGG")
    place = one_marker_left(game, 3)
    show(game, "plant/trade")
    play(game, f"plant {place}", "trade 1 points")
    assert asks(game, FOLLOW, 1)
    told = finish_turn(game)
    kinds = [type(fact) for fact in told]
    assert kinds[-3:] == [CardDrawn, WagonFilled, GameEnded]
    assert wagons(game) == ["3 BBB", "1 BBG", "4 BBG"]


def test_a_technology_token_may_still_be_spent() -> None:
    """E2, T3: after the last marker the turn continues normally."""
    game = Table().begun()
    place = one_marker_left(game, 0)
    game.players[0].technology_tokens = 1
    to_act(game, "harvest")
    play(game, "technology token", f"plant {place}")
    assert asks(game, ACT, 0)


def test_when_the_game_is_over_nobody_chooses() -> None:
    """E2: the winner is announced, and nothing more can be played."""
    game = Table(seats=2, start=1).begun()
    finish_turn(game)
    place_last_marker(game, 0)
    purse(game, 0, 0)
    climb(game, 1, 3)
    told = finish_turn(game)
    assert game.over
    assert (game.question, game.seat, game.active) == (OVER, NOBODY, NOBODY)
    assert legal(game) == set()
    assert told[-1] == GameEnded(game.winner(), game.total(game.winner()))
    assert why(game, "rupees") == "E2: the game is over"


def test_the_others_still_have_their_turn() -> None:
    """E2: after a trigger in the first player's turn each other one plays a card."""
    game = Table(seats=3).begun()
    place_last_marker(game, 0)
    finish_turn(game)
    for seat in (1, 2):
        assert asks(game, PLAY, seat)
        finish_turn(game)
    assert game.over
