"""How long bots think: the mean, the 99th percentile and the longest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

_PERCENT: Final = 99


@dataclass(frozen=True)
class Times:
    """Milliseconds per choice."""

    choices: int
    mean: float
    nearly_all: float
    """The 99th percentile."""
    longest: float


class Stopwatch:
    """Counts how often each number of microseconds was needed: few numbers, however many
    choices."""

    def __init__(self) -> None:
        self._counts: Counter[int] = Counter()

    def add(self, microseconds: Iterable[int]) -> None:
        self._counts.update(microseconds)

    def times(self) -> Times:
        ordered = sorted(self._counts.items())
        choices = self._counts.total()
        place = -(-choices * _PERCENT // 100)
        return Times(
            choices=choices,
            mean=sum(time * count for time, count in ordered) / max(choices, 1) / 1000,
            nearly_all=_at(ordered, place) / 1000,
            longest=_at(ordered, choices) / 1000,
        )


def _at(ordered: Sequence[tuple[int, int]], place: int) -> int:
    """The time at a place in the order of all times, counted from 1."""
    seen = 0
    for microseconds, count in ordered:
        seen += count
        if seen >= place:
            return microseconds
    return 0
