"""How sure a share of won games is."""

from __future__ import annotations

from math import sqrt
from typing import Final

_Z: Final = 1.959963984540054
"""Of a normal distribution, 95 % lies within so many standard deviations."""


def wilson(won: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; it is sound for few games and for shares near 0 or 1."""
    share = won / of
    middle = share + _Z * _Z / (2 * of)
    reach = _Z * sqrt(share * (1 - share) / of + _Z * _Z / (4 * of * of))
    scale = 1 + _Z * _Z / of
    # At 0 and at 1 the interval ends there exactly, but for the rounding of floats.
    low = (middle - reach) / scale if won else 0.0
    high = (middle + reach) / scale if won < of else 1.0
    return low, high
