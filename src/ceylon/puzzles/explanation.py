"""Why the answer of a puzzle is better: against each of the best other choices, in messages."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ceylon.analysis import Explaining
from ceylon.puzzles.puzzle import Puzzle, Reasons

RIVALS: Final = 3
"""So many of the other choices are compared with the answer."""
_SEED: Final = 1
_FAINT: Final = frozenset({"card"})
"""The values of a reason that is true of most cards: alone, it explains nothing."""


def explained(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with its reasons; None if nothing can be said against the best other choice."""
    explaining = Explaining(puzzle.view(), _SEED)
    reasons = {rival: explaining.reasons(puzzle.answer, rival) for rival in puzzle.rivals[:RIVALS]}
    if not _tells(reasons[puzzle.rivals[0]]):
        return None
    return replace(puzzle, reasons=reasons)


def _tells(reasons: Reasons) -> bool:
    return any(each.values.keys() != _FAINT for each in reasons)
