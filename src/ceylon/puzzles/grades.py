"""How hard a puzzle is: by the number of simulations with which a search finds its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceylon.bots import LEVELS

BUDGETS: Final = (10, 30, 100, 300, 1000, 3000)
"""The simulations that are tried, from a glance to a long thought."""


@dataclass(frozen=True)
class Grade:
    """A step of the scale, named after the opponent for whom it would be a fair task."""

    key: str
    name: str
    """In English, as the catalogues have it."""
    most: int
    """The largest budget that belongs to it."""


_MOST: Final = (10, 30, 100, 300, BUDGETS[-1])
GRADES: Final = tuple(
    Grade(level.key, level.name, most) for level, most in zip(LEVELS, _MOST, strict=True)
)
"""The easiest first."""


def grade_of(budget: int) -> Grade:
    """The grade of a puzzle that a search finds with that many simulations."""
    return next(grade for grade in GRADES if budget <= grade.most)
