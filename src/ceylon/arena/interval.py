"""The interval of a share of won games, when the games of one deal are not independent."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

LEVEL: Final = 0.95
"""How often an interval holds what it is about."""
Z: Final = 1.959963984540054
"""This share of a normal distribution lies within this many standard deviations."""


class Interval(NamedTuple):
    """A value with its 95% interval."""

    value: float
    low: float
    high: float


def wilson(share: float, of: float) -> tuple[float, float]:
    """Wilson's 95% interval of a share of independent games, valid even if there are few.

    `of` may be an effective number of games, which need not be an integer.
    """
    middle = share + Z * Z / (2 * of)
    reach = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    scale = 1 + Z * Z / of
    # At 0 and at 1 the interval ends exactly there, which rounding would miss.
    low = (middle - reach) / scale if share > 0 else 0.0
    high = (middle + reach) / scale if share < 1 else 1.0
    return low, high


def share_over_deals(won: Sequence[int], of: Sequence[int]) -> Interval:
    """The share of won games with its 95% interval, from the games won and played in each deal.

    Wilson's interval for an effective number of games: as many independent games as would have the
    observed variance between deals. One deal whose games all have the same result is added to that
    variance, so that a few deals that happen to agree do not look certain.
    """
    played = sum(of)
    share = sum(won) / played
    usual = played / len(of)
    seen = sum((w - share * n) ** 2 for w, n in zip(won, of, strict=True))
    squares = sum(n * n for n in of)
    likeness = (seen + usual**2) / (share * (1 - share) * squares + usual**2)
    return Interval(share, *wilson(share, played * played / squares / likeness))


def mean_over_deals(values: Sequence[float]) -> Interval:
    """A mean with its 95% interval, from one value per deal; a single deal has no interval."""
    number = len(values)
    mean = sum(values) / number
    if number == 1:
        return Interval(mean, float("-inf"), float("inf"))
    variance = sum((value - mean) ** 2 for value in values) / (number - 1)
    reach = Z * sqrt(variance / number)
    return Interval(mean, mean - reach, mean + reach)
