"""What the games of a plan say about each bot, and about each pair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Protocol

from ceylon.arena.interval import Interval, MeanOverDeals, ShareOverDeals
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan
from ceylon.arena.times import Stopwatch, Times


class Share(Protocol):
    """Adds up a share of games, deal by deal."""

    def add(self, won: int, of: int) -> None:
        """The games won and played in one more deal."""

    def interval(self) -> Interval:
        """The share of all games so far."""


@dataclass(frozen=True)
class Result:
    """How the bots of one name fared, in the games in which they played."""

    bot: str
    seats: int
    """How many seats they had in each game."""
    games: int
    even: float
    """The share that they would win if all were equally good; in a solo game, a half."""
    share: Interval
    """The share of games that one of them won; in a solo game, in which it beat CR Co."""
    score: float
    """The mean over all games and seats."""
    margin: Interval | None
    """Their best score minus the best of all others; None if there are no others."""
    times: Times
    faults: int = 0
    """How often chance chose in their place, because they failed."""


@dataclass(frozen=True)
class Pair:
    """Two bots that met."""

    first: str
    second: str
    share: Interval
    """The share of games in which the first finished ahead of the second."""


class Standings:
    """Adds up the games of a plan, deal by deal; no game is kept."""

    def __init__(self, plan: Plan, share: Callable[[], Share] = ShareOverDeals) -> None:
        self.games = 0
        self.deals = 0
        self._bots = [_Standing(name, plan, share()) for name in plan.names]
        self._pairs = [
            _Meeting(first, second)
            for first, second in combinations(plan.names, 2)
            if any({first, second} <= set(line_up) for line_up in plan.line_ups)
        ]

    def add(self, deal: Sequence[Outcome]) -> None:
        """One more deal: every line-up has played every rotation of it."""
        self.games += len(deal)
        self.deals += 1
        for bot in self._bots:
            bot.add(deal)
        for pair in self._pairs:
            pair.add(deal)

    def results(self) -> list[Result]:
        """One for each name, in the order of the plan."""
        return [bot.result() for bot in self._bots]

    def pairs(self) -> list[Pair]:
        """Each pair of bots that met."""
        return [pair.pair() for pair in self._pairs]


def share_of(name: str, deal: Sequence[Outcome]) -> float:
    """The share of a deal's games that a name won."""
    return sum(winner(outcome) == name for outcome in deal) / len(deal)


def winner(outcome: Outcome) -> str | None:
    """The name of the bot that won; None if CR Co. did."""
    if outcome.winner == len(outcome.seating):
        return None
    return outcome.seating[outcome.winner]


class _Standing:
    """The bots of one name."""

    def __init__(self, name: str, plan: Plan, share: Share) -> None:
        self._name = name
        self._plan = plan
        line_ups = [line_up for line_up in plan.line_ups if name in line_up]
        self._seats = line_ups[0].count(name)
        self._alone = not plan.solo and self._seats == plan.seats
        self._games = self._total = self._faults = 0
        self._share = share
        self._margin = MeanOverDeals(len(line_ups) * plan.rotations)
        self._stopwatch = Stopwatch()

    def add(self, deal: Sequence[Outcome]) -> None:
        played = [outcome for outcome in deal if self._name in outcome.seating]
        self._games += len(played)
        self._share.add(sum(winner(outcome) == self._name for outcome in played), len(played))
        for outcome in played:
            self._total += sum(_totals(outcome, self._name))
            self._faults += _faults(outcome, self._name)
            for holder, times in zip(outcome.seating, outcome.times, strict=True):
                if holder == self._name:
                    self._stopwatch.add(times)
        if not self._alone:
            self._margin.add(sum(_lead(outcome, self._name) for outcome in played))

    def result(self) -> Result:
        return Result(
            bot=self._name,
            seats=self._seats,
            games=self._games,
            even=0.5 if self._plan.solo else self._seats / self._plan.seats,
            share=self._share.interval(),
            score=self._total / (self._games * self._seats),
            margin=None if self._alone else self._margin.interval(),
            times=self._stopwatch.times(),
            faults=self._faults,
        )


class _Meeting:
    """Two bots that meet: who finishes ahead; with several seats, by the best of them."""

    def __init__(self, first: str, second: str) -> None:
        self._first = first
        self._second = second
        self._share = ShareOverDeals()

    def add(self, deal: Sequence[Outcome]) -> None:
        met = [o for o in deal if self._first in o.seating and self._second in o.seating]
        ahead = sum(_best(o, self._first) < _best(o, self._second) for o in met)
        self._share.add(ahead, len(met))

    def pair(self) -> Pair:
        return Pair(self._first, self._second, self._share.interval())


def _faults(outcome: Outcome, name: str) -> int:
    """Most outcomes have none."""
    by_seat = zip(outcome.seating, outcome.faults, strict=False)
    return sum(faults for holder, faults in by_seat if holder == name)


def _totals(outcome: Outcome, name: str) -> list[int]:
    return [outcome.totals[seat] for seat, at in enumerate(outcome.seating) if at == name]


def _lead(outcome: Outcome, name: str) -> int:
    """The best score of a name minus the best of the others, CR Co. included."""
    holders = [*outcome.seating, None]
    others = [
        total for holder, total in zip(holders, outcome.totals, strict=False) if holder != name
    ]
    return max(_totals(outcome, name)) - max(others)


def _best(outcome: Outcome, name: str) -> int:
    return min(outcome.ranks[seat] for seat, at in enumerate(outcome.seating) if at == name)
