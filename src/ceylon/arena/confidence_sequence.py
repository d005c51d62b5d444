"""A sequential test that may be looked at after every deal: betting against a share.

Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2024). Two
gamblers bet before each deal, at fair odds if the true share is m: one that it is more, one that it
is less. If it is m, the probability that either ever multiplies the initial stake by 40 is at most
5%, however often one looks, and whenever one stops (Ville's inequality).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from math import log, log1p, sqrt
from typing import Final

from ceylon.arena.interval import Interval

ERROR: Final = 0.05
_RICH: Final = log(2 / ERROR)
_BOLDEST: Final = 0.5
"""A gambler stakes at most this fraction of their wealth."""
_STEPS: Final = 40
"""Bisection steps in the search for an end of the interval."""


class ConfidenceSequence:
    """The shares of one bot, deal by deal.

    What cannot be ruled out depends on every bet, so each deal takes sixteen bytes.
    """

    def __init__(self) -> None:
        self._shares = array("d")
        self._bets = array("d")
        self._gamblers: dict[float, _Gamblers] = {}
        self._sum = 0.5
        self._squares = 0.25

    def add(self, share: float) -> None:
        """One more deal; the bet on it depends only on the deals before it."""
        number = len(self._shares) + 1
        variance = self._squares / number
        self._bets.append(sqrt(2 * _RICH / (variance * number * log1p(number))))
        self._shares.append(share)
        self._sum += share
        self._squares += (share - self._sum / (number + 1)) ** 2

    def above(self, share: float) -> bool:
        """Whether the true share is more than this."""
        boldest = _boldest(share)
        return self._wealth(share, lambda bet: min(bet, boldest)) >= _RICH

    def below(self, share: float) -> bool:
        boldest = _boldest(1 - share)
        return self._wealth(share, lambda bet: -min(bet, boldest)) >= _RICH

    def decided(self, share: float) -> bool:
        """Whether it is more or less than this; quick if it is asked after every deal."""
        gamblers = self._gamblers.setdefault(share, _Gamblers(share))
        for number in range(gamblers.deals, len(self._shares)):
            gamblers.bet(self._bets[number], self._shares[number])
        return gamblers.richest >= _RICH

    def interval(self) -> Interval:
        """The shares that cannot be ruled out; valid even if the games stopped early."""
        mean = sum(self._shares) / len(self._shares)
        return Interval(mean, _last(self.above, 0.0, mean), _last(self.below, 1.0, mean))

    def _wealth(self, share: float, bet: Callable[[float], float]) -> float:
        """The logarithm of the wealth of a gambler who began with 1."""
        return sum(
            log1p(bet(size) * (seen - share))
            for size, seen in zip(self._bets, self._shares, strict=True)
        )


class _Gamblers:
    """Two who bet against a share: one that the true one is more, one that it is less."""

    def __init__(self, share: float) -> None:
        self.deals = 0
        self._share = share
        self._on_more = self._on_less = 0.0
        """The logarithms of their wealth."""

    @property
    def richest(self) -> float:
        return max(self._on_more, self._on_less)

    def bet(self, size: float, seen: float) -> None:
        self.deals += 1
        more, less = min(size, _boldest(self._share)), min(size, _boldest(1 - self._share))
        self._on_more += log1p(more * (seen - self._share))
        self._on_less += log1p(-less * (seen - self._share))


class ShareAtAnyTime:
    """Like `ShareOverDeals`, but valid even if the games stopped once they were decided."""

    def __init__(self) -> None:
        self._sequence = ConfidenceSequence()

    def add(self, won: int, of: int) -> None:
        self._sequence.add(won / of)

    def interval(self) -> Interval:
        return self._sequence.interval()


def _boldest(share: float) -> float:
    """The largest bet that cannot ruin a gambler if they lose this share of it."""
    return _BOLDEST / share if share > 0 else float("inf")


def _last(ruled_out: Callable[[float], bool], end: float, mean: float) -> float:
    """The boundary of the shares that are ruled out, between one end and the mean."""
    if not ruled_out(end):
        return end
    out, within = end, mean
    for _ in range(_STEPS):
        middle = (out + within) / 2
        if ruled_out(middle):
            out = middle
        else:
            within = middle
    return out
