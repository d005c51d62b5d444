"""What each legal choice is worth: the mean of the simulations that tried it, for every seat.

Everything comes from a view. What a choice reveals is imagined, in several worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from random import Random
from typing import Final

from ceylon.analysis.insights import Candidate
from ceylon.bots.search import settings
from ceylon.ids import Choice
from ceylon.rules.game import Game
from ceylon.rules.state import OpenState
from ceylon.rules.view import View
from ceylon.search.evaluation import Evaluation
from ceylon.search.settings import Settings
from ceylon.search.thought import Thought

CONTENDERS: Final = 3
"""How many choices, the most promising ones, are compared with each other."""
_ALONE: Final = 2
"""Each of them gets a further search with this fraction of the simulations, as a divisor."""
_WORLDS: Final = 4
_AT_ONCE: Final = 128
"""Simulations between two checks for cancellation."""


def never() -> bool:
    """The caller waits for as long as it takes."""
    return False


class Cancelled(Exception):
    """Nobody is waiting for the answer any more."""


@dataclass
class Sum:
    """What the simulations that tried a choice led to."""

    totals: list[float]
    visits: int = 0

    def add(self, rewards: list[float]) -> None:
        self.totals = [total + reward for total, reward in zip(self.totals, rewards, strict=True)]
        self.visits += 1

    def mean(self) -> tuple[float, ...]:
        """The share of each seat; rewards add up to 1, and so do these, up to rounding."""
        total = sum(self.totals)
        return tuple(each / total for each in self.totals)


class Weighing:
    """The weighing of one question, from one view."""

    def __init__(
        self, view: View, *, seed: int, simulations: int, cancelled: Callable[[], bool] = never
    ) -> None:
        self._view = view
        self._seed = seed
        self._simulations = max(1, simulations)
        self._cancelled = cancelled
        self._seat = view.seat
        self._seats = len(view.players)

    def candidates(self, *also: Choice) -> list[Candidate]:
        """All legal choices, best first; `also` are compared with the best ones."""
        sums = self._sums()
        ranked = sorted(sums, key=lambda choice: (-sums[choice].visits, choice))
        contenders = {*ranked[:CONTENDERS], *also}
        found = [
            self._contender(choice, sums[choice])
            if choice in contenders
            else self._candidate(choice, sums[choice])
            for choice in ranked
        ]
        return sorted(found, key=lambda candidate: _rank(candidate, contenders))

    def chances_after(self, choice: Choice) -> tuple[float, ...]:
        """Each seat's chance after a choice, by a search of its own with all the simulations."""
        return self._sum_after(choice, self._simulations).mean()

    def _contender(self, choice: Choice, tried: Sum) -> Candidate:
        """Contenders get the same number of simulations, in the same imagined games."""
        alone = self._sum_after(choice, max(1, self._simulations // _ALONE))
        return Candidate(choice, self._seat, alone.mean(), tried.visits + alone.visits)

    def _candidate(self, choice: Choice, tried: Sum) -> Candidate:
        if tried.visits:
            return Candidate(choice, self._seat, tried.mean(), tried.visits)
        looked_at = Sum([0.0] * self._seats)
        for world in self._worlds():
            world.push(choice)
            looked_at.add(_values(world, self._settings()))
        return Candidate(choice, self._seat, looked_at.mean(), 0)

    # Simulations

    def _sums(self) -> dict[Choice, Sum]:
        """What a search of the whole question found."""
        legal = self._view.imagine(Random(self._seed)).legal()
        sums = {choice: Sum([0.0] * self._seats) for choice in legal}
        if len(legal) == 1:
            return sums
        thought = self._thought(self._view)
        for number in range(self._simulations):
            rewards = self._simulate(thought, number)
            sums[Choice(thought.tree.choice[thought.path[0]])].add(rewards)
        return sums

    def _sum_after(self, choice: Choice, simulations: int) -> Sum:
        """What a separate search of what comes after a choice found.

        A search takes the plantations of a harvest in map order; here any of them may come first.
        """
        found = Sum([0.0] * self._seats)
        worlds = self._worlds_after(choice)
        for world in worlds:
            if world.over:
                found.add(_values(world, self._settings()))
                continue
            thought = self._thought(View.of(world, self._seat))
            for number in range(max(1, simulations // len(worlds))):
                found.add(self._simulate(thought, number))
        return found

    def _worlds_after(self, choice: Choice) -> list[Game]:
        """One is enough if the choice reveals nothing."""
        worlds = self._worlds()
        before = worlds[0].copy()
        for world in worlds:
            world.push(choice)
        return worlds[:1] if _nothing_new(before, worlds[0]) else worlds

    def _worlds(self) -> list[Game]:
        rng = Random(self._seed)
        return [self._view.imagine(rng) for _ in range(_WORLDS)]

    def _thought(self, view: View) -> Thought:
        return Thought(view, Random(self._seed), self._settings())

    def _settings(self) -> Settings:
        return settings(self._seats, solo=self._view.solo)

    def _simulate(self, thought: Thought, number: int) -> list[float]:
        if number % _AT_ONCE == 0 and self._cancelled():
            raise Cancelled
        thought.simulate(1)
        return [thought.evaluation.rewards[seat] for seat in range(self._seats)]


def _rank(candidate: Candidate, contenders: Collection[Choice]) -> tuple[bool, float, int]:
    """Contenders by what they are worth, the others by how promising they looked."""
    seldom = candidate.choice not in contenders
    worth = candidate.visits if seldom else candidate.chance
    return seldom, -worth, candidate.choice


def _nothing_new(before: OpenState, after: OpenState) -> bool:
    return (
        after.still_hidden() == before.still_hidden()
        and after.railway == before.railway
        and after.turn == before.turn
    )


def _values(game: Game, how: Settings) -> list[float]:
    evaluation = Evaluation(how.weights)
    evaluation.evaluate(game)
    return [evaluation.rewards[seat] for seat in game.seats()]
