"""A recorded game, choice by choice: what could be expected, and what each choice cost.

Each moment is judged from the view of the seat that chose: nobody is blamed for a hidden card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from ceylon.analysis.comparison import of_another
from ceylon.analysis.explanation import Explaining
from ceylon.analysis.insights import Analysis, Moment, TurningPoint
from ceylon.analysis.judgement import Cancelled, Weighing, never
from ceylon.analysis.pace import Pace
from ceylon.ids import Choice
from ceylon.record import Record
from ceylon.rules.game import Game
from ceylon.rules.view import View

SIMULATIONS: Final = 1000
TURNING_POINTS: Final = 5
_SLIGHT: Final = 0.01
"""A swing below this may be noise."""

Progress = Callable[[int, int], None]


def analyse(
    record: Record,
    *,
    seed: int = 1,
    simulations: int | None = SIMULATIONS,
    seconds: float | None = None,
    turning_points: int = TURNING_POINTS,
    progress: Progress = lambda _done, _all: None,
    cancelled: Callable[[], bool] = never,
) -> Analysis:
    """Seed and simulations determine the result; with `seconds` it depends on the machine.

    If cancelled, it returns what it has found so far.
    """
    steps = len(record.choices) + 1
    pace = Pace(steps, simulations=None if seconds else simulations, seconds=seconds)
    review = _Review(record, seed, pace, cancelled)
    with suppress(Cancelled):
        review.run(progress)
    return Analysis(
        choices=len(record.choices),
        moments=tuple(review.moments),
        last=review.last,
        over=record.game().over,
        turning_points=tuple(review.turning_point(each) for each in review.worst(turning_points)),
        seed=seed,
        simulations=None if seconds else simulations,
    )


class _Review:
    """The work under way, and what it has found so far."""

    def __init__(
        self, record: Record, seed: int, pace: Pace, cancelled: Callable[[], bool]
    ) -> None:
        self._record = record
        self._seed = seed
        self._pace = pace
        self._cancelled = cancelled
        self.moments: list[Moment] = []
        self.last: tuple[float, ...] = ()

    def run(self, progress: Progress) -> None:
        choices = self._record.choices
        game = self._record.game(0)
        for number, choice in enumerate(choices, start=1):
            self.moments.append(self._moment(game, number, choice))
            game.push(choice)
            progress(number, len(choices) + 1)
        self.last = self._last(game)
        progress(len(choices) + 1, len(choices) + 1)

    def _weighing(self, game: Game) -> Weighing:
        view = View.of(game, game.seat)
        number = self._pace.next()
        return Weighing(view, seed=self._seed, simulations=number, cancelled=self._cancelled)

    def _moment(self, game: Game, number: int, choice: Choice) -> Moment:
        found = self._weighing(game).candidates(also=choice)
        best = found[0]
        made = next(each for each in found if each.choice == choice)
        return Moment(
            number=number,
            turn=game.turn,
            seat=game.seat,
            choice=choice,
            best=best.choice,
            chances=best.chances,
            swing=max(0.0, best.chance - made.chance),
        )

    def _last(self, game: Game) -> tuple[float, ...]:
        if not game.over:
            return self._weighing(game).candidates()[0].chances
        won = game.winner()
        return tuple(float(seat == won) for seat in game.seats())

    # Turning points

    def worst(self, number: int) -> Sequence[Moment]:
        """The choices that cost the most; among equals the earlier."""
        dear = [moment for moment in self.moments if moment.swing >= _SLIGHT]
        return sorted(dear, key=lambda moment: -moment.swing)[:number]

    def turning_point(self, moment: Moment) -> TurningPoint:
        game = self._record.game(moment.number - 1)
        explaining = Explaining(View.of(game, moment.seat), self._seed)
        told = map(of_another, explaining.reasons(moment.best, moment.choice))
        return TurningPoint(moment, explaining.line(moment.best), tuple(told))
