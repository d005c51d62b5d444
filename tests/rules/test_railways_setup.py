"""R1 to R3, R6: setting up against the Ceylon Railways Company."""

from collections import Counter
from random import Random

import pytest
from tests.rules.railway_lines import WITHOUT, fitting
from tests.rules.railway_tables import LINE, board, put_on_top, solo, travel, turn_up
from tests.rules.tables import (
    BOX,
    grow,
    hand,
    hexes,
    offers,
    play,
    points,
    rupees,
    show,
    stand,
    warehouse,
)

from ceylon.ids import HUMAN, RAILWAYS
from ceylon.rules.deal import draw_deal
from ceylon.rules.facts import BonusTaken
from ceylon.rules.game import Game
from ceylon.rules.hexes import DISTRICT
from ceylon.rules.options import Options
from ceylon.rules.state import START

# R1


def test_the_railways_start_like_a_player() -> None:
    """R1: 15 rupees, 1 black chest, 8 markers and a technology disc, but no hand."""
    game = Game.new(Options(1), Random(1))
    assert rupees(game) == [15, 15]
    assert [warehouse(game, seat) for seat in (HUMAN, RAILWAYS)] == ["B", "B"]
    assert [player.markers for player in game.players] == [8, 8]
    game = solo()
    assert [player.markers for player in game.players] == [7, 7]
    assert [len(hand(game, seat)) for seat in (HUMAN, RAILWAYS)] == [3, 0]
    assert game.players[RAILWAYS].hand_size == 0
    assert game.cards_left == 43


@pytest.mark.parametrize("seed", range(8))
def test_the_human_starts(seed: int) -> None:
    """R1: the human is the starting player, and first on the technology stack."""
    game = Game.new(Options(1), Random(seed))
    assert (game.start, game.seat, game.question) == (HUMAN, HUMAN, START)
    assert game.players[HUMAN].technology > game.players[RAILWAYS].technology
    assert [player.space for player in game.players] == [0, 0]


@pytest.mark.parametrize("without", WITHOUT)
def test_three_districts_are_in_play(without: str) -> None:
    """R1, S3: set up for two players, Uva or Dimbula left out."""
    game = Game.new(Options(1, without=without), Random(3))
    assert {name[0] for name in hexes(game.land.hexes)} == set(WITHOUT[without])
    assert {place[0] for place in offers(game, "start")} == set(WITHOUT[without])


# R2, R3


def test_cards_are_turned_at_random() -> None:
    """R2: each card of the deck lies one way or the other, with equal probability."""
    rng = Random(1)
    turned: Counter[int] = Counter()
    for _ in range(200):
        deck = draw_deal(Options(1, railway="built"), rng, BOX).deck
        assert sorted(card >> 1 for card in deck) == sorted(
            card >> 1 for card in draw_deal(Options(2), rng, BOX).deck
        )
        turned.update(place for place, card in enumerate(deck) if card & 1)
    assert all(60 < turned[place] < 140 for place in range(46))
    assert 4350 < turned.total() < 4850


def test_cards_are_turned_in_the_solo_game_only() -> None:
    """R2, S6: with more players the cards have no orientation before they are played."""
    for seats in (2, 3, 4):
        assert not any(card & 1 for card in draw_deal(Options(seats), Random(1), BOX).deck)


def test_passengers_start_at_0() -> None:
    """R3: the passenger track starts at 0."""
    assert solo().passengers == 0


def test_the_passengers_track_ends_at_3() -> None:
    """R3: its range is 0 to 3."""
    game = solo()
    game.passengers = 3
    game.players[RAILWAYS].rupees = 99
    game.players[RAILWAYS].councillors = 0
    turn_up(game, "contract/plant")
    assert game.passengers == 3


# R6


def all_but_one_district(game: Game) -> None:
    """The human lacks only Ruhuna, and is there."""
    grow(game, HUMAN, "D7")
    stand(game, HUMAN, "R7")
    put_on_top(game, "harvest/trade")


def plant_in_the_last_district(game: Game) -> list[int]:
    show(game, "plant/trade")
    told = play(game, "plant R7")
    return [fact.points for fact in told if isinstance(fact, BonusTaken) and fact.seat == HUMAN]


def test_the_human_takes_the_top_bonus_token() -> None:
    """R6, A1.4: the 10, and scores it at once."""
    game = solo()
    all_but_one_district(game)
    assert plant_in_the_last_district(game) == [10]
    assert points(game) == 10


@pytest.mark.parametrize(("taken", "left"), [(1, [6]), (2, [3]), (3, [1]), (4, [])])
def test_the_human_takes_what_is_left(taken: int, left: list[int]) -> None:
    """R6: the tokens that CR Co. took at its resets are gone; perhaps none is left."""
    game = solo()
    for _ in range(taken):
        board(game, 8)
        travel(game)
    game.players[RAILWAYS].rupees = 0
    game.seat = HUMAN
    all_but_one_district(game)
    assert plant_in_the_last_district(game) == left
    assert game.players[HUMAN].bonus_tokens == len(left)


def test_the_railways_take_no_token_for_their_districts() -> None:
    """R6: CR Co. takes tokens at a reset only, never for a plantation in each district."""
    game = solo()
    grow(game, RAILWAYS, "K1")
    board(game, 7)
    told = turn_up(game, "plant/advance")
    assert {name[0] for name in hexes(game.players[RAILWAYS].plantations)} == {"D", "K", "R"}
    assert not any(isinstance(fact, BonusTaken) for fact in told)
    assert game.bonuses_taken == 0


def test_a_table_for_these_tests() -> None:
    """R4, R5: the railway of these tests is itself valid."""
    game = solo()
    assert tuple(LINE.split()) in fitting(game, "DKR", "D8")
    assert DISTRICT[0] & game.players[RAILWAYS].plantations
