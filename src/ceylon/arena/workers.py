"""Games on all cores, with outcomes in order."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from ceylon.arena.fixtures import play_fixture
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan
from ceylon.processes import Crew, share_out

SECONDS: Final = 0.2
"""What a worker plays at one go: quick games together, since each exchange with it costs time; slow
ones singly, since those of an interrupted run are lost."""
_MOST: Final = 1024
_FASTER: Final = 4
"""Batches grow by this factor at most, so that a lucky quick game does no harm."""


class Parcels:
    """Outcomes from another process, unpacked one by one: as many small things as they consist of
    would otherwise make the garbage collector search the whole program after every few batches,
    which takes longer than to unpack them."""

    def __init__(self, parcels: list[bytes]) -> None:
        self._parcels = parcels

    def __len__(self) -> int:
        return len(self._parcels)

    def __iter__(self) -> Iterator[Outcome]:
        return map(Outcome.unpacked, self._parcels)


@dataclass(frozen=True)
class Played:
    """Some games in a row."""

    outcomes: list[Outcome] | Parcels
    seconds: float

    def __reduce__(
        self,
    ) -> tuple[Callable[[list[bytes], float], Played], tuple[list[bytes], float]]:
        return _received, ([outcome.packed() for outcome in self.outcomes], self.seconds)


def _received(parcels: list[bytes], seconds: float) -> Played:
    return Played(Parcels(parcels), seconds)


def outcomes_of(plan: Plan, numbers: range, crew: Crew) -> Iterator[Outcome]:
    """The outcomes of the games of these numbers."""
    batches = Batches(numbers)
    for played in share_out(partial(_play, plan), batches, crew):
        batches.note(played)
        yield from played.outcomes


class Batches(Iterator[range]):
    """The games in batches that take about the same time, whatever the bots."""

    def __init__(self, numbers: range) -> None:
        self._left = numbers
        self._size = 1

    def __next__(self) -> range:
        if not self._left:
            raise StopIteration
        batch, self._left = self._left[: self._size], self._left[self._size :]
        return batch

    def note(self, played: Played) -> None:
        """Learn from games how long they take."""
        fits = int(SECONDS * len(played.outcomes) / max(played.seconds, 1e-6))
        self._size = max(1, min(fits, _FASTER * self._size, _MOST))


def _play(plan: Plan, numbers: range) -> Played:
    start = time.perf_counter()
    outcomes = [play_fixture(plan, number) for number in numbers]
    return Played(outcomes, time.perf_counter() - start)
