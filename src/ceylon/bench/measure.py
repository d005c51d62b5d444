"""Take turns on one core, and report the spread of the figures."""

from __future__ import annotations

import gc
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

DECISIONS = "decisions/s"
COPIES = "copies/s"
OBSERVATIONS = "observations/s"
GAMES = "games/s"
"""The units of a rate, as the file has them."""

Rates = dict[str, list[float]]


@dataclass(frozen=True)
class Contestant:
    """Something that runs for about that many seconds and returns its rate per second."""

    name: str
    unit: str
    run: Callable[[float], float]


@dataclass(frozen=True)
class Spread:
    median: float
    low: float
    high: float
    lower_quartile: float
    upper_quartile: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        if len(values) == 1:
            return cls(*[values[0]] * 5)
        lower, median, upper = statistics.quantiles(values, n=4, method="inclusive")
        return cls(median, min(values), max(values), lower, upper)


def rate(seconds: float, work: Callable[[], int]) -> float:
    """Repeat `work` for about that long; return its rate per second.

    Processor time, so that other programs on the machine disturb as little as possible. No garbage
    collection in between: the same for everyone, and it favours those with much garbage.
    """
    gc.collect()
    gc.disable()
    try:
        return _repeat(seconds, work)
    finally:
        gc.enable()


def _repeat(seconds: float, work: Callable[[], int]) -> float:
    done = 0
    start = now = time.process_time()
    while done == 0 or now - start < seconds:
        done += work()
        now = time.process_time()
    return done / max(now - start, 1e-9)


def interleave(contestants: Sequence[Contestant], rounds: int, seconds: float) -> Rates:
    """All of them in each round, every other round in reverse, so that drift of the machine (heat,
    neighbours) affects everyone alike."""
    for contestant in contestants:
        contestant.run(seconds / 5)
    rates: Rates = {contestant.name: [] for contestant in contestants}
    for turn in range(rounds):
        order = contestants if turn % 2 == 0 else contestants[::-1]
        for contestant in order:
            rates[contestant.name].append(contestant.run(seconds))
    return rates


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """Round by round: what disturbed both in a round cancels out."""
    return [mine / other for mine, other in zip(ours, theirs, strict=True)]


@contextmanager
def one_core() -> Iterator[int | None]:
    """Stay on one core, children included; None if the system cannot do that."""
    if sys.platform != "linux":
        yield None
        return
    before = os.sched_getaffinity(0)
    core = max(before)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, before)
