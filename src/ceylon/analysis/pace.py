"""How many simulations the next moment gets: a fixed number, or what the time allows."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_FIRST: Final = 100
_FEWEST: Final = 40
_MOST: Final = 200_000


class Pace:
    """Spreads a time over the moments that are left."""

    def __init__(
        self,
        moments: int,
        *,
        simulations: int | None,
        seconds: float | None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._left = moments
        self._simulations = simulations
        self._clock = clock
        self._begun = clock()
        self._end = self._begun + (seconds or 0)
        self._spent = 0

    def next(self) -> int:
        """Called once for each moment, in order."""
        number = self._simulations
        if number is None:
            number = self._affordable()
        self._left -= 1
        self._spent += number
        return number

    def _affordable(self) -> int:
        now = self._clock()
        if not self._spent:
            return _FIRST
        each = (now - self._begun) / self._spent
        share = max(0.0, self._end - now) / max(1, self._left)
        return max(_FEWEST, min(_MOST, int(share / max(each, 1e-9))))
