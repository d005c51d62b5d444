"""The weights before anything has been learnt: what the rules say things are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Numbers = tuple[float, float, float]
"""What always counts, what grows with the turns left, and what counts at the very end."""

NOTHING: Final[Numbers] = (0.0, 0.0, 0.0)

_POINTS: Final[Mapping[str, Numbers]] = {
    "points": (1.0, 0.0, 0.0),
    "companies": (1.0, 0.0, 0.0),
    # A majority can be lost again while the game goes on.
    "districts": (0.6, 0.0, 0.4),
    "richest": (0.1, 0.0, 0.8),
    "technology": (0.4, 0.0, 0.6),
}
RAILWAYS: Final = _POINTS
"""For CR Co., whose bonus points have the index of others' companies."""
PLAYERS: Final[Mapping[str, Numbers]] = {
    **_POINTS,
    "markers": (-2.0, 0.0, 0.0),
    "rupees to 5": (0.0, 0.5, 0.0),
    "rupees to 10": (0.0, 0.3, 0.0),
    "rupees to 20": (0.0, 0.3, 0.0),
    "plantations on level 0": (0.0, 1.0, 0.0),
    "plantations on level 1": (0.0, 1.0, 0.0),
    "plantations on level 2": (0.0, 1.0, 0.0),
}
