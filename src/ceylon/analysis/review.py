"""A recorded game, choice by choice: what could be expected, and what each choice cost.

Each moment is judged from the view of the seat that chose: nobody is blamed for a hidden card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from ceylon.analysis.advice import hints
from ceylon.analysis.coach import remark
from ceylon.analysis.comparison import YOUR_CARD, of_another
from ceylon.analysis.explanation import Explaining
from ceylon.analysis.insights import Analysis, Candidate, Moment, Retry, TurningPoint
from ceylon.analysis.judgement import Cancelled, Weighing, never
from ceylon.analysis.pace import Pace
from ceylon.ids import Choice, Seat
from ceylon.record import Record
from ceylon.rules.choices import object_of, verb_of
from ceylon.rules.game import Game
from ceylon.rules.material import UP
from ceylon.rules.view import View

SIMULATIONS: Final = 1000
TURNING_POINTS: Final = 5
OWN: Final = 3
"""How many of each seat's own choices are explained."""
CAREFULLY: Final = 4
"""A choice that seems to be a mistake is weighed with this many times the simulations: as many as
a hint gets, so that nobody is blamed for what the coach said."""
SLIGHT: Final = 0.01
"""A swing below this may be noise, whose standard deviation is 0.003 after a careful look."""
MATTERED: Final = 0.03
"""From this swing on a choice is worth a second thought: ten times what may be noise."""

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Judged:
    """A choice that has been judged, and why another was better if it cost something."""

    moment: Moment
    point: TurningPoint | None


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
    moments: list[Moment] = []
    last: tuple[float, ...] = ()
    game = record.game(0)
    with suppress(Cancelled):
        for number, choice in enumerate(record.choices, start=1):
            weigh = _Weigh(View.of(game, game.seat), seed, pace.next(), cancelled)
            moments.append(_moment(record, game, number, weigh))
            game.push(choice)
            progress(number, steps)
        last = _last(game, seed, pace.next(), cancelled)
        progress(steps, steps)
    review = Review(record, seed, None if seconds else simulations)
    return review.analysis_of(moments, last, turning_points)


def judge(
    record: Record,
    number: int,
    *,
    seed: int = 1,
    simulations: int = SIMULATIONS,
    cancelled: Callable[[], bool] = never,
) -> Judged:
    """One choice of a record, by its number from 1; the same as `analyse` finds."""
    game = record.game(number - 1)
    weigh = _Weigh(View.of(game, game.seat), seed, simulations, cancelled)
    moment = _moment(record, game, number, weigh)
    return Judged(moment, _explained(game, moment, seed) if moment.swing >= MATTERED else None)


def retry(
    view: View,
    played: Choice,
    tried: Choice,
    *,
    seed: int = 1,
    simulations: int = SIMULATIONS,
    cancelled: Callable[[], bool] = never,
) -> Retry:
    """Another choice at the moment of one that was judged: in the same imagined games."""
    found = _carefully(_Weigh(view, seed, simulations, cancelled), played, tried)
    explaining = Explaining(view, seed)

    def explained(choice: Choice) -> Candidate:
        """With what the best choice has over it."""
        candidate = next(each for each in found if each.choice == choice)
        reasons = explaining.reasons(found[0].choice, choice)
        return replace(candidate, line=explaining.line(choice), reasons=reasons)

    return Retry(*map(explained, (found[0].choice, played, tried)))


class Review:
    """What has been found about a finished game so far; its choices are judged in any order."""

    def __init__(
        self, record: Record, seed: int = 1, simulations: int | None = SIMULATIONS
    ) -> None:
        self._record = record
        self._end = record.game()
        self._seed = seed
        self._simulations = simulations
        self._moments = list(_unjudged(record))
        self._points: dict[int, TurningPoint] = {}

    def next(self, seat: Seat) -> int | None:
        """The number of the choice to judge next: those of this seat come first."""
        waiting = [moment for moment in self._moments if not moment.judged]
        first = sorted(waiting, key=lambda moment: moment.seat != seat)
        return first[0].number if first else None

    def add(self, judged: Judged) -> None:
        number = judged.moment.number
        self._moments[number - 1] = judged.moment
        if judged.point is not None:
            self._points[number] = judged.point

    def analysis(self) -> Analysis:
        """All moments, those that have not been judged included."""
        return self.analysis_of(self._moments, _result(self._end), TURNING_POINTS)

    def analysis_of(
        self, moments: Sequence[Moment], last: tuple[float, ...], turning_points: int
    ) -> Analysis:
        worst, own = _worst(moments, turning_points), _worst_of_each(moments, OWN)
        return Analysis(
            choices=len(self._record.choices),
            moments=tuple(moments),
            last=last,
            over=self._end.over,
            turning_points=tuple(map(self._point, worst)),
            seed=self._seed,
            simulations=self._simulations,
            own=tuple(map(self._point, own)),
        )

    def _point(self, moment: Moment) -> TurningPoint:
        known = self._points.get(moment.number)
        if known is not None:
            return known
        return _explained(self._record.game(moment.number - 1), moment, self._seed)


def _unjudged(record: Record) -> Iterator[Moment]:
    game = record.game(0)
    for number, choice in enumerate(record.choices, start=1):
        yield Moment(number, game.turn, game.seat, choice, best=choice, chances=(), swing=0.0)
        game.push(choice)


# One moment


@dataclass(frozen=True)
class _Weigh:
    """How a question is weighed: with so many times the usual simulations."""

    view: View
    seed: int
    simulations: int
    cancelled: Callable[[], bool]

    def __call__(self, times: int) -> Weighing:
        number = times * self.simulations
        return Weighing(self.view, seed=self.seed, simulations=number, cancelled=self.cancelled)


def _carefully(weigh: _Weigh, choice: Choice, *also: Choice) -> list[Candidate]:
    """The candidates; a choice that seems to be a mistake is weighed again, for longer."""
    found = weigh(1).candidates(choice)
    times = CAREFULLY if _swing(found, choice) >= SLIGHT else 1
    return found if times == 1 and not also else weigh(times).candidates(choice, *also)


def _swing(found: Sequence[Candidate], choice: Choice) -> float:
    made = next(each for each in found if each.choice == choice)
    return max(0.0, found[0].chance - made.chance)


def _moment(record: Record, game: Game, number: int, weigh: _Weigh) -> Moment:
    choice = record.choices[number - 1]
    found = _carefully(weigh, choice)
    swing = _swing(found, choice)
    if swing >= MATTERED and (
        _advised(record, game, number, weigh) or _as_good(weigh, found[0].choice, choice)
    ):
        swing = 0.0
    return Moment(
        number=number,
        turn=game.turn,
        seat=game.seat,
        choice=choice,
        best=found[0].choice,
        chances=found[0].chances,
        swing=swing,
        lead=found[0].chance - found[1].chance if len(found) > 1 else 0.0,
    )


def _advised(record: Record, game: Game, number: int, weigh: _Weigh) -> bool:
    """Whether a coach had recommended the choice earlier in this turn, whatever card was played."""
    for earlier in range(number - 1, 0, -1):
        before = record.game(earlier - 1)
        if before.turn != game.turn:
            return False
        if before.seat == game.seat and before.legal_count() > 1:
            told = hints(
                View.of(before, before.seat),
                seed=weigh.seed,
                simulations=CAREFULLY * weigh.simulations,
                cancelled=weigh.cancelled,
            )
            if record.choices[number - 1] in remark(told).advised:
                return True
    return False


def _as_good(weigh: _Weigh, best: Choice, choice: Choice) -> bool:
    """Whether it is the best action by another card, and nothing else that can be counted."""
    if verb_of(best) != "play" or verb_of(choice) != "play":
        return False
    if UP[object_of(best)] != UP[object_of(choice)]:
        return False
    reasons = Explaining(weigh.view, weigh.seed).all_reasons(best, choice)
    return all(reason.text == YOUR_CARD for reason in reasons)


def _last(
    game: Game, seed: int, simulations: int, cancelled: Callable[[], bool]
) -> tuple[float, ...]:
    if game.over:
        return _result(game)
    weigh = _Weigh(View.of(game, game.seat), seed, simulations, cancelled)
    return weigh(1).candidates()[0].chances


def _result(game: Game) -> tuple[float, ...]:
    """1 for the winner; empty if the game is not over."""
    if not game.over:
        return ()
    won = game.winner()
    return tuple(float(seat == won) for seat in game.seats())


# Turning points


def _worst(moments: Sequence[Moment], number: int) -> Sequence[Moment]:
    """The choices that cost the most; among equals the earlier."""
    dear = [moment for moment in moments if moment.swing >= MATTERED]
    return sorted(dear, key=lambda moment: -moment.swing)[:number]


def _worst_of_each(moments: Sequence[Moment], number: int) -> Iterator[Moment]:
    """The same for each seat, of those that mattered."""
    for seat in sorted({moment.seat for moment in moments}):
        own = [m for m in moments if m.seat == seat and m.swing >= MATTERED]
        yield from sorted(own, key=lambda moment: -moment.swing)[:number]


def _explained(game: Game, moment: Moment, seed: int) -> TurningPoint:
    explaining = Explaining(View.of(game, moment.seat), seed)
    told = map(of_another, explaining.reasons(moment.best, moment.choice))
    return TurningPoint(moment, explaining.line(moment.best), tuple(told))
