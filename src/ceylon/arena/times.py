"""How long bots think: the mean, the 99th percentile and the longest."""

from __future__ import annotations

from collections.abc import Sequence
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


def times_of(microseconds: Sequence[int]) -> Times:
    ordered = sorted(microseconds)
    last = -(-len(ordered) * _PERCENT // 100) - 1
    return Times(
        choices=len(ordered),
        mean=sum(ordered) / len(ordered) / 1000,
        nearly_all=ordered[last] / 1000,
        longest=ordered[-1] / 1000,
    )
