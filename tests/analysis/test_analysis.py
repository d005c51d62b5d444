"""A whole game: chances, swings and turning points."""

import json
import pickle
from collections.abc import Iterator

import pytest
from tests.analysis.playing import played
from tests.laws.modes import MODES

from ceylon.analysis import (
    MATTERED,
    Analysis,
    Remark,
    advice,
    analyse,
    candidates,
    hints,
    judge,
    remark,
    review,
)
from ceylon.analysis.pace import Pace
from ceylon.bots import bot
from ceylon.ids import Choice
from ceylon.record import Record
from ceylon.rules.choices import object_of, verb_of
from ceylon.rules.game import Game
from ceylon.rules.material import UP
from ceylon.rules.options import Options
from ceylon.rules.state import PLAY
from ceylon.rules.view import View
from ceylon.sight.data.advice import analysis_data
from ceylon.sight.data.encoding import to_json
from ceylon.words import LANGUAGES, Words

FEW = 8
each_mode = pytest.mark.parametrize("mode", MODES)


def begun(options: Options, choices: int) -> Record:
    return played(options, seed=4, choices=choices)


@each_mode
def test_the_laws_of_an_analysis(mode: str) -> None:
    """Chances add up to 1 at each moment; the best choice costs nothing."""
    record = begun(MODES[mode], 60)
    analysis = analyse(record, simulations=FEW, turning_points=2)
    assert analysis.complete
    assert [moment.choice for moment in analysis.moments] == record.choices
    for chances in analysis.chart():
        assert len(chances) == record.options.boards
        assert sum(chances) == pytest.approx(1)
    game = record.game(0)
    for number, moment in enumerate(analysis.moments, start=1):
        assert (moment.number, moment.seat, moment.turn) == (number, game.seat, game.turn)
        assert moment.best in game.legal()
        assert 0 <= moment.swing <= 1
        game.push(moment.choice)
    cost = {moment.swing for moment in analysis.moments if moment.best == moment.choice}
    assert cost == {0}


def test_the_best_choice_is_the_first_candidate() -> None:
    """A hint and the analysis do not contradict each other: following hints costs nothing."""
    record = begun(Options(2), 0)
    game = record.game()
    for _ in range(20):
        view = View.of(game, game.seat)
        [best, *_] = candidates(view, seed=3, simulations=64, explained=0)
        record.choices.append(best.choice)
        game.push(best.choice)
    analysis = analyse(record, simulations=64, seed=3)
    found = [(moment.best, moment.swing) for moment in analysis.moments]
    assert found == [(choice, 0) for choice in record.choices]
    assert not analysis.turning_points


@pytest.mark.parametrize("mode", ["2-without-uva", "4", "solo-drawn-without-uva"])
def test_nobody_is_blamed_for_what_the_coach_said(mode: str) -> None:
    """A coach thinks longer than a review does at first, and so does a review before it blames."""
    assert review.SIMULATIONS * review.CAREFULLY == advice.SIMULATIONS
    options = MODES[mode]
    record = begun(options, 0)
    game, bots = record.game(), [bot("chance", 4) for _ in range(options.boards)]
    obeyed = []
    for number in range(1, 25):
        view = View.of(game, game.seat)
        choice = bots[game.seat].choose(view, game.legal())
        if game.seat == 0 and game.legal_count() > 1:
            said = remark(hints(view, simulations=FEW * review.CAREFULLY))
            choice = said.candidates[-1].choice
            obeyed.append(number)
        record.choices.append(choice)
        game.push(choice)
    assert obeyed
    for number in obeyed:
        assert judge(record, number, simulations=FEW).moment.swing < MATTERED


def in_meaning(game: Game, said: Remark) -> Iterator[Choice]:
    """The advice, with another card for the same action if there is one."""
    best = said.candidates[0]
    if verb_of(best.choice) != "play":
        yield best.choice
        return
    same = [
        choice
        for choice in game.legal()
        if UP[object_of(choice)] == UP[object_of(best.choice)]
        and object_of(choice) >> 1 != object_of(best.choice) >> 1
    ]
    yield (same or [best.choice])[0]
    yield from [choice for choice in said.advised if verb_of(choice) != "play"]


def test_nobody_is_blamed_for_the_same_action_by_another_card() -> None:
    """What the coach says a card is for is his advice at the next choice, too."""
    record, obeyed, otherwise = begun(Options(2), 0), [], 0
    game, other = record.game(), bot("greedy", 4)
    while len(record.choices) < 60:
        plan: list[Choice] = []
        if game.seat == 0 and game.question == PLAY:
            said = remark(hints(View.of(game, game.seat), simulations=FEW * review.CAREFULLY))
            card, *plan = in_meaning(game, said)
            otherwise += card != said.candidates[0].choice
        else:
            card = other.choose(View.of(game, game.seat), game.legal())
        for choice in (card, *plan):
            if choice in game.legal() and game.seat == (0 if plan else game.seat):
                record.choices.append(choice)
                game.push(choice)
                obeyed += [len(record.choices)] if choice in plan else []
    assert obeyed
    assert otherwise
    for number in obeyed:
        assert judge(record, number, simulations=FEW).moment.swing < MATTERED


@pytest.mark.parametrize("mode", ["3-tiles", "solo-drawn-without-uva"])
def test_the_winner_is_certain_in_the_end(mode: str) -> None:
    """E9: after the last choice one seat has won."""
    record = played(MODES[mode], seed=2)
    analysis = analyse(record, simulations=2, turning_points=0)
    assert analysis.over
    winner = record.game().winner()
    assert analysis.last == tuple(float(seat == winner) for seat in range(record.options.boards))


def test_a_game_before_its_first_choice() -> None:
    analysis = analyse(begun(Options(3), 0), simulations=FEW)
    assert (analysis.moments, analysis.over, analysis.complete) == ((), False, True)
    assert sum(analysis.last) == pytest.approx(1)


def test_turning_points_are_the_dearest_choices() -> None:
    analysis = analyse(begun(Options(2), 50), simulations=FEW, turning_points=3)
    swings = sorted((moment.swing for moment in analysis.moments), reverse=True)
    assert [point.moment.swing for point in analysis.turning_points] == swings[:3]
    for point in analysis.turning_points:
        assert point.moment.best != point.moment.choice
        assert len(point.reasons) <= 3


def test_seed_and_simulations_decide_everything() -> None:
    record = begun(Options(4, starting_tiles=True), 40)
    first = analyse(record, simulations=FEW, seed=9)
    assert analyse(record, simulations=FEW, seed=9) == first
    assert analyse(record, simulations=FEW, seed=10) != first


def test_progress_is_told_after_each_choice() -> None:
    heard: list[tuple[int, int]] = []
    record = begun(Options(2), 12)
    analyse(record, simulations=1, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(done, 13) for done in range(1, 14)]


def test_what_was_found_before_it_was_cancelled_is_kept() -> None:
    record = begun(Options(2), 30)
    seen: list[int] = []
    stopped = analyse(
        record,
        simulations=FEW,
        progress=lambda done, _total: seen.append(done),
        cancelled=lambda: len(seen) >= 10,
    )
    whole = analyse(record, simulations=FEW)
    assert not stopped.complete
    assert stopped.moments == whole.moments[:10]
    assert len(stopped.chart()) == 10


def test_it_is_plain_data() -> None:
    analysis = analyse(begun(Options(1), 25), simulations=FEW)
    assert pickle.loads(pickle.dumps(analysis)) == analysis  # noqa: S301 - our own
    for language in LANGUAGES:
        data = json.loads(to_json(analysis_data(analysis, Words.of(language))))
        assert len(data["moments"]) == 25
        for point in data["turning_points"]:
            assert all(reason["sentence"] for reason in point["reasons"])


# The time


def paced(seconds: float, each: float, moments: int = 10) -> tuple[list[int], float]:
    """The numbers of simulations when each takes that long, and when the last one ends."""
    now = 0.0
    pace = Pace(moments, simulations=None, seconds=seconds, clock=lambda: now)
    numbers = []
    for _ in range(moments):
        numbers.append(pace.next())
        now += each * numbers[-1]
    return numbers, now


def test_the_time_is_spread_over_the_moments() -> None:
    numbers, end = paced(10.0, 0.001)
    assert sum(numbers) == pytest.approx(10_000, rel=0.01)
    assert max(numbers[1:]) - min(numbers[1:]) <= 2
    assert end == pytest.approx(10.0, rel=0.01)


def test_without_time_the_least_is_done() -> None:
    numbers, _ = paced(0.001, 1.0)
    assert set(numbers[1:]) == {40}


def test_an_analysis_by_time() -> None:
    analysis: Analysis = analyse(begun(Options(2), 8), seconds=0.05)
    assert analysis.complete
    assert analysis.simulations is None
