"""Points by turn: at every turn of whole games, what the rules say is on the track."""

from functools import cache
from random import Random

import pytest
from tests.laws.modes import MODES, SOLO
from tests.laws.playing import STYLES, choose

from ceylon.box import load
from ceylon.ids import RAILWAYS
from ceylon.record import Record
from ceylon.rules.deal import draw_deal
from ceylon.rules.game import Game
from ceylon.rules.scoring import track_points
from ceylon.sight.points import points_by_turn


@cache
def finished(mode: str, seed: int) -> Record:
    """A whole game at random, in one of the styles."""
    options, rng = MODES[mode], Random(seed)
    record = Record(options, draw_deal(options, rng, load()), [], ["P"] * options.seats)
    game = record.game()
    while not game.over:
        record.choices.append(choose(game, rng, STYLES[seed]))
        game.push(record.choices[-1])
    return record


def on_track(game: Game) -> list[int]:
    return [int(track_points(game, seat)) for seat in game.seats()]


@pytest.mark.parametrize("seed", range(len(STYLES)))
@pytest.mark.parametrize("mode", MODES)
def test_each_turn_ends_with_the_points_of_the_track(mode: str, seed: int) -> None:
    """R6: without CR Co.'s bonus tokens; a row for each turn, the last one too (criterion 35)."""
    record = finished(mode, seed)
    history = points_by_turn(record.game(0), record.choices)
    rows = iter(history)
    turn = 0
    for _, _, game in record.replay():
        if game.turn > turn > 0:
            assert next(rows) == on_track(game)
        turn = int(game.turn)
    assert list(rows) == [on_track(game)]
    assert len(history) == turn


def test_the_railways_take_bonus_tokens_in_these_games() -> None:
    """R16: otherwise the law above would say nothing about them."""
    games = [finished(mode, seed).game() for mode in SOLO for seed in range(len(STYLES))]
    assert sum(bool(game.players[RAILWAYS].bonus_points) for game in games) > len(games) / 2


def test_a_game_that_goes_on_ends_with_its_last_position() -> None:
    record = finished("2-without-uva", 1)
    start = record.game(0)
    for number in (40, 41, 60):
        game = record.game(number)
        history = points_by_turn(start, record.choices[:number])
        assert len(history) == game.turn
        assert history[-1] == on_track(game)
    assert start.turn == 0
