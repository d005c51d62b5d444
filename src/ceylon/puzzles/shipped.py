"""The puzzles that are shipped, and the puzzle of the day."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Final

from ceylon.puzzles.grades import GRADES, grade_of
from ceylon.puzzles.puzzle import Puzzle
from ceylon.puzzles.puzzle_text import puzzle_of

FILE: Final = "puzzles.jsonl"
_EASIER: Final = 3


def place() -> Path:
    """Where the shipped puzzles are."""
    return Path(__file__).parent / FILE


class Collection:
    """Puzzles in their order, the easiest first; people count them from 1."""

    def __init__(self, puzzles: Sequence[Puzzle]) -> None:
        self.puzzles = tuple(puzzles)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {puzzle.id: number for number, puzzle in enumerate(self.puzzles, start=1)}

    @cached_property
    def fit_for_anybody(self) -> tuple[Puzzle, ...]:
        """Of the easier grades, and with a fair chance of winning: all of them if there is none."""
        easier = GRADES[:_EASIER]
        fit = [
            puzzle
            for puzzle in self.puzzles
            if grade_of(puzzle.budget) in easier
            and puzzle.chances[puzzle.answer] * puzzle.options.boards >= 1
        ]
        return tuple(fit) or self.puzzles

    def __len__(self) -> int:
        return len(self.puzzles)

    def number_of(self, puzzle: Puzzle) -> int:
        return self._numbers[puzzle.id]

    def find(self, puzzle_id: str) -> Puzzle | None:
        """The puzzle with that id."""
        number = self._numbers.get(puzzle_id)
        return None if number is None else self.puzzles[number - 1]

    def of_day(self, day: date) -> Puzzle:
        """The same for everybody, and fit for anybody; none comes twice before all of those have
        come once."""
        fit = [puzzle.id for puzzle in self.fit_for_anybody]
        round_number, place = divmod(day.toordinal(), len(fit))
        in_turn = sorted(fit, key=lambda each: _lot(round_number, each))
        return self.puzzles[self._numbers[in_turn[place]] - 1]


def _lot(round_number: int, puzzle_id: str) -> bytes:
    return blake2b(f"{round_number}/{puzzle_id}".encode(), digest_size=8).digest()


@cache
def shipped() -> Collection:
    """Read once: they never change while the program runs."""
    _, *lines = place().read_text(encoding="utf-8").splitlines()
    return Collection([puzzle_of(line) for line in lines])


def heading() -> dict[str, object]:
    """The first line of the file: with which box the puzzles were made, and from how much."""
    with place().open(encoding="utf-8") as opened:
        found: dict[str, object] = json.loads(opened.readline())
    return found
