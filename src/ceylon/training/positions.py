"""The positions of many games, as arrays: the data for the fit.

Only differences between the boards are predicted: who wins depends on nothing else. So the mean of
all boards is subtracted from each board's features and final score. In the solo game, where CR Co.
has weights of its own, its score is subtracted from the player's.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ceylon.ids import HUMAN, RAILWAYS
from ceylon.search.horizon import MOST_TURNS

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
GENERATION: Final = 1_000_000
"""More games than a generation has: the offset between the game numbers of generations."""


@dataclass(frozen=True)
class Positions:
    """All arrays are by position, in the order of play."""

    features: NDArray[np.int16]
    """By board and feature."""
    left: NDArray[np.int16]
    """The turns to come."""
    game: NDArray[np.int32]
    """The number of the game."""
    totals: NDArray[np.int16]
    """How the game ended, by board."""
    winner: NDArray[np.int8]

    @classmethod
    def joined(cls, parts: Sequence[Positions]) -> Positions:
        return cls(
            np.concatenate([part.features for part in parts]),
            np.concatenate([part.left for part in parts]),
            np.concatenate([part.game for part in parts]),
            np.concatenate([part.totals for part in parts]),
            np.concatenate([part.winner for part in parts]),
        )

    def ending_with(self, digits: Container[int]) -> Positions:
        """The positions of the games whose number ends with one of these digits."""
        of_digit = np.array([digit in digits for digit in range(10)])
        kept = of_digit[self.game % 10]
        return Positions(
            self.features[kept],
            self.left[kept],
            self.game[kept],
            self.totals[kept],
            self.winner[kept],
        )

    def __len__(self) -> int:
        return len(self.left)

    def scores(self) -> Floats:
        """The mean final score of each board, over games."""
        _, firsts = np.unique(self.game, return_index=True)
        means: Floats = self.totals[firsts].mean(0, dtype=np.float64)
        return means


class Compared:
    """Positions whose boards are compared: a row for each board, or one in the solo game."""

    def __init__(self, positions: Positions, *, solo: bool) -> None:
        self.positions = positions
        self.solo = solo
        own, others = self._both(positions.totals)
        self.results: Floats = own - others
        """The targets, by position and row."""

    def by_turns_left(self) -> Iterator[tuple[int, Whole, Floats]]:
        """The turns left, which positions have that many, and their features by row."""
        for left in range(MOST_TURNS + 1):
            (which,) = np.nonzero(self.positions.left == left)
            if len(which):
                own, others = self._both(self.positions.features[which])
                both = np.concatenate([own, -others], axis=2) if self.solo else own - others
                yield left, which, both

    def _both(self, numbers: NDArray[np.int16]) -> tuple[Floats, Floats]:
        """What a row has, and what is subtracted from it."""
        floats = numbers.astype(np.float64)
        if self.solo:
            return floats[:, [HUMAN]], floats[:, [RAILWAYS]]
        return floats, floats.mean(1, keepdims=True)
