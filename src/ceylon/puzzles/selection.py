"""Which of the puzzles are shipped: few of each game, and a variety of grades, kinds and tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from ceylon.puzzles.explanation import explained
from ceylon.puzzles.grades import GRADES, grade_of
from ceylon.puzzles.puzzle import Puzzle
from ceylon.rules.state import QUESTION_NAMES

OF_ONE_GAME: Final = 2
PLAIN: Final = 0.05
"""How far ahead the answer of a shipped puzzle is."""
_ROUNDING: Final = 1e-9


def selected(puzzles: Sequence[Puzzle], number: int) -> list[Puzzle]:
    """At most so many puzzles, each explained; the easiest first."""
    chosen = _Chosen()
    rest = list({each.id: each for each in puzzles if each.gap >= PLAIN - _ROUNDING}.values())
    while rest and len(chosen.puzzles) < number:
        best = min(rest, key=chosen.plenty)
        rest.remove(best)
        if chosen.of_game(best) < OF_ONE_GAME and (told := explained(best)):
            chosen.add(told)
    return sorted(chosen.puzzles, key=_order)


class _Chosen:
    """What was chosen so far, counted by what makes puzzles differ."""

    def __init__(self) -> None:
        self.puzzles: list[Puzzle] = []
        self._counts: Counter[Hashable] = Counter()

    def add(self, puzzle: Puzzle) -> None:
        self.puzzles.append(puzzle)
        self._counts.update(_features(puzzle))

    def plenty(self, puzzle: Puzzle) -> tuple[int, int, str]:
        """The less there is of what a puzzle is, the sooner it is chosen."""
        return sum(self._counts[each] for each in _features(puzzle)), -puzzle.budget, puzzle.id

    def of_game(self, puzzle: Puzzle) -> int:
        return self._counts["game", puzzle.game]


def _features(puzzle: Puzzle) -> Iterator[Hashable]:
    yield "game", puzzle.game
    yield "grade", grade_of(puzzle.budget).key
    yield "kind", puzzle.kind
    yield "question", QUESTION_NAMES[puzzle.view().question]
    yield "players", puzzle.options.seats


def _order(puzzle: Puzzle) -> tuple[int, str]:
    """Within a grade in no order that could be guessed from the game."""
    return GRADES.index(grade_of(puzzle.budget)), puzzle.id
