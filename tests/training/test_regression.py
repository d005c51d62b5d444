"""The fit finds weights that are known, and means by them what the evaluation means."""

from math import log
from random import Random

import numpy as np
import pytest
from tests.training.known import FEATURES, known_numbers, known_positions, positions_of_games

from ceylon.bots.search import settings_of
from ceylon.bots.weights import read
from ceylon.rules.game import Game
from ceylon.search.evaluation import Evaluation
from ceylon.training.estimate import learn
from ceylon.training.games import positions_of
from ceylon.training.modes import TABLES
from ceylon.training.numbers import learned_of, numbers_of
from ceylon.training.positions import Compared, Floats, Positions
from ceylon.training.regression import Ridge, fit, foreseen, later_values, shapes
from ceylon.training.selfplay import Lesson, SelfPlayer
from ceylon.training.weights_file import shipped
from ceylon.training.win_chance import best_spread, log_loss

BOTH = pytest.mark.parametrize("solo", [False, True])


def beginnings() -> np.random.Generator:
    return np.random.default_rng(1)


@BOTH
def test_known_weights_are_found(*, solo: bool) -> None:
    """By the turns left, since there the three numbers of a feature are one."""
    rng = beginnings()
    numbers = known_numbers(rng, solo=solo)
    positions = known_positions(numbers, rng, solo=solo)
    found = learn(positions, numbers_of(None, solo=solo), solo=solo)
    assert np.abs(shapes() @ (found.numbers - numbers))[3:].max() < 0.3
    assert found.r2 > 0.999
    assert found.positions == 8100


def test_what_the_fit_foresees_is_what_the_evaluation_says() -> None:
    """In thousandths of a point, for each seat minus the mean; solo, minus CR Co."""
    for mode, tables in TABLES.items():
        learned = read(shipped())[mode]
        solo = mode == "solo"
        game = Game.new(tables[0], Random(3))
        judge = Evaluation(settings_of(learned).weights)
        while not game.over:
            judge.score(game)
            boards = game.seats()
            scores = [judge.scores[seat] / 1000 for seat in boards]
            rows = []
            for seat in boards:
                judge.features.read(game, seat)
                rows.append([int(value) for value in judge.features.values])
            left = np.array([judge.features.left])
            position = positions_of_games(np.array([rows]), left, np.zeros((1, len(boards))))
            values = foreseen(Compared(position, solo=solo), numbers_of(learned, solo=solo))[0]
            mean = scores[-1] if solo else sum(scores) / len(scores)
            assert values == pytest.approx(
                [score - mean for score in scores][: len(values)], abs=0.2
            )
            game.push(Random(int(game.turn)).choice(game.legal()))


def one_board_ahead(points: list[float]) -> Compared:
    """A game with a position for each of these numbers, which ends as the last of them says."""
    number = len(points)
    features = np.zeros((number, 2, FEATURES), np.int16)
    totals = np.tile(np.array([[points[-1], 0]], np.int16), (number, 1))
    game, winner = np.zeros(number, np.int32), np.zeros(number, np.int8)
    left = np.zeros(number, np.int16)
    return Compared(Positions(features, left, game, totals, winner), solo=True)


def test_a_position_is_worth_what_follows_it() -> None:
    """Nine tenths are the next position's return, one tenth its value."""
    compared = one_board_ahead([0, 0, 0, 10])
    values = np.array([[1.0], [2.0], [3.0], [4.0]])
    third = 0.1 * 4 + 0.9 * 10
    second = 0.1 * 3 + 0.9 * third
    first = 0.1 * 2 + 0.9 * second
    assert later_values(compared, values)[:, 0] == pytest.approx([first, second, third, 10])


def test_one_game_says_nothing_about_another() -> None:
    positions = one_board_ahead([0, 0, 10]).positions
    other = Positions(**{**vars(positions), "game": positions.game + 1})
    two = Compared(Positions.joined([positions, other]), solo=True)
    values = np.array([[0.0], [0.0], [0.0], [99.0], [0.0], [0.0]])
    assert later_values(two, values)[2, 0] == 10


@BOTH
def test_weights_that_are_held_back_stay(*, solo: bool) -> None:
    rng = beginnings()
    compared = Compared(known_positions(known_numbers(rng, solo=solo), rng, solo=solo), solo=solo)
    prior = numbers_of(None, solo=solo)
    assert np.abs(fit(compared, prior, 1e12) - prior).max() < 1e-3
    assert np.abs(Ridge(compared, prior).fit(compared.results, 1.0) - prior).max() > 1


def spread_of(
    boards: int, wide: Floats, left: Floats, rng: np.random.Generator
) -> tuple[Compared, Floats]:
    """Games whose winners, and solo whose margins, spread as the chance of winning says."""
    values = rng.normal(0, 8, (len(left), boards))
    noise = rng.gumbel(0, 1, values.shape) * wide[:, None]
    positions = Positions(
        np.zeros((len(left), max(2, boards), FEATURES), np.int16),
        left.astype(np.int16),
        np.arange(len(left), dtype=np.int32),
        np.round(10 * (values + noise)).astype(np.int16),
        (values + noise).argmax(1).astype(np.int8),
    )
    return Compared(positions, solo=False), values


def test_the_spread_is_found() -> None:
    """The highest score wins, with noise for which a softmax gives the chances."""
    rng = beginnings()
    left = rng.integers(0, 48, 20000).astype(np.float64)
    compared, values = spread_of(4, 3.0 + 1.5 * np.sqrt(left), left, rng)
    near, far = best_spread(compared, values)
    assert near == pytest.approx(3.0, abs=1.0)
    assert far == pytest.approx(1.5, abs=0.3)
    assert log_loss(compared, values, (near, far)) <= log_loss(compared, values, (3.0, 1.5))
    assert log_loss(compared, np.zeros_like(values), (3.0, 1.5)) == pytest.approx(log(4))


def solo_games(values: Floats, left: Floats, rng: np.random.Generator) -> Compared:
    """Their margins are as predicted, with a spread of 6 + 0.5 √left."""
    margins = values[:, 0] + rng.logistic(0, 1, len(left)) * (6.0 + 0.5 * np.sqrt(left))
    totals = np.stack([np.round(margins), np.zeros(len(left))], axis=1)
    positions = Positions(
        np.zeros((len(left), 2, FEATURES), np.int16),
        left.astype(np.int16),
        np.arange(len(left), dtype=np.int32),
        totals.astype(np.int16),
        (margins < 0).astype(np.int8),
    )
    return Compared(positions, solo=True)


def test_solo_the_spread_is_that_of_the_margins() -> None:
    rng = beginnings()
    left = rng.integers(0, 48, 20000).astype(np.float64)
    values = rng.normal(0, 4, (len(left), 1))
    near, far = best_spread(solo_games(values, left, rng), values)
    assert near == pytest.approx(6.0, abs=0.6)
    assert far == pytest.approx(0.5, abs=0.2)


def test_who_always_loses_still_sees_differences() -> None:
    """Solo: at a typical deficit the chance is small, but not the same for all choices."""
    rng = beginnings()
    left = rng.integers(0, 48, 20000).astype(np.float64)
    values = np.full((len(left), 1), -200.0)
    near, far = best_spread(solo_games(values, left, rng), values)
    assert 200 / (near + far * np.sqrt(left)).min() == pytest.approx(4.0, abs=0.1)


def test_weights_are_written_with_as_many_digits_as_count() -> None:
    learned = learned_of(np.full((3, FEATURES), -0.00049), (3.0, 1.25))
    assert set(map(tuple, learned["weights"].values())) == {(0.0, 0.0, 0.0)}
    assert "-" not in str(learned)


def test_games_become_positions() -> None:
    """Every kept position has its game's number and its end."""
    player = SelfPlayer(Lesson("solo", 1, 0, 1, read(shipped())["solo"]))
    games = [player.play(number) for number in (0, 1)]
    positions = positions_of(games, 40)
    lengths = [len(game.left) for game in games]
    assert positions.features.shape == (sum(lengths), 2, FEATURES)
    assert positions.game.tolist() == [40] * lengths[0] + [41] * lengths[1]
    assert positions.totals[-1].tolist() == games[1].totals
    assert positions.winner[0] == games[0].winner
    ends = np.array([game.totals for game in games])
    assert positions.scores().tolist() == ends.mean(0).tolist()
    assert set(positions.ending_with([1]).game.tolist()) == {41}
