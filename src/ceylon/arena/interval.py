"""Intervals of shares of won games and of means, when the games of one deal are not independent."""

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


class ShareOverDeals:
    """The share of won games with its 95% interval, from the games won and played in each deal.

    Wilson's interval for an effective number of games: as many independent games as would have the
    observed variance between deals. One deal whose games all have the same result is added to that
    variance, so that a few deals that happen to agree do not look certain.

    Only sums are kept, as integers: they are exact, in whatever order, and take no more memory for
    a million deals than for one.
    """

    def __init__(self) -> None:
        self._deals = 0
        self._won = self._of = 0
        self._won_squared = self._won_of = self._of_squared = 0

    def add(self, won: int, of: int) -> None:
        """One more deal."""
        self._deals += 1
        self._won += won
        self._of += of
        self._won_squared += won * won
        self._won_of += won * of
        self._of_squared += of * of

    def interval(self) -> Interval:
        won, played, squares = self._won, self._of, self._of_squared
        share = won / played
        usual = played / self._deals
        # The sum of (w - share n) squared over the deals, with the share as a fraction.
        exact = won * won * squares - 2 * won * played * self._won_of
        seen = (exact + played * played * self._won_squared) / (played * played)
        likeness = (seen + usual**2) / (share * (1 - share) * squares + usual**2)
        return Interval(share, *wilson(share, played * played / squares / likeness))


class MeanOverDeals:
    """A mean with its 95% interval, from one value per deal; a single deal has no interval.

    The values are whole numbers divided by the same one, so that their sums are exact.
    """

    def __init__(self, divisor: int = 1) -> None:
        self._divisor = divisor
        self._deals = 0
        self._sum = 0
        self._squares = 0

    def add(self, value: int) -> None:
        """One more deal; the value is still to be divided."""
        self._deals += 1
        self._sum += value
        self._squares += value * value

    def interval(self) -> Interval:
        number, divisor = self._deals, self._divisor
        mean = self._sum / (number * divisor)
        if number == 1:
            return Interval(mean, float("-inf"), float("inf"))
        deviations = number * self._squares - self._sum * self._sum
        variance = deviations / (number * (number - 1) * divisor * divisor)
        return _around(mean, variance, number)


def mean_over_deals(values: Sequence[float]) -> Interval:
    """A mean with its 95% interval, from one value per deal; a single deal has no interval."""
    number = len(values)
    mean = sum(values) / number
    if number == 1:
        return Interval(mean, float("-inf"), float("inf"))
    return _around(mean, sum((value - mean) ** 2 for value in values) / (number - 1), number)


def _around(mean: float, variance: float, number: int) -> Interval:
    reach = Z * sqrt(variance / number)
    return Interval(mean, mean - reach, mean + reach)
