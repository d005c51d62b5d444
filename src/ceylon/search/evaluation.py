"""What a position is worth to each seat: features times weights, and the chance of winning.

Everything is in thousandths of a point, as integers: the same interpreted and compiled.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.ids import RAILWAYS, Seat
from ceylon.rules import scoring
from ceylon.rules.state import OVER, OpenState
from ceylon.search.catalogue import COUNT
from ceylon.search.features import Features
from ceylon.search.horizon import MOST_TURNS

POINT: Final[i64] = 1000
_STEPS: Final[i64] = 64
"""The resolution of the table below, in steps per spread."""
_FAR: Final[i64] = 8 * 64
_EXP: Final = vec[float]([exp(-step / 64) for step in range(8 * 64 + 1)])
_WINNING: Final = 0.95
"""The weight of winning at the end; the rest is for the margin."""
_MARGIN: Final[i64] = 10 * POINT


class Weights:
    """Thousandths of a point for each feature, by the number of turns left."""

    def __init__(
        self,
        rows: Sequence[Sequence[int]],
        spread: Sequence[int],
        railways: Sequence[Sequence[int]] | None = None,
    ) -> None:
        self.rows: vec[i64] = vec[i64]([weight for row in rows for weight in row])
        self.spread: vec[i64] = vec[i64](list(spread))
        """By how much the final scores may still differ from the prediction."""
        self.railways: vec[i64] = vec[i64]([w for row in railways or rows for w in row])


class Evaluation:
    """Values one position after the other; `rewards` holds the last."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.features = Features()
        self.scores: vec[i64] = vec[i64]([0] * 4)
        self.rewards: vec[float] = vec[float]([0.0] * 4)

    def evaluate(self, state: OpenState) -> None:
        if state.question == OVER:
            self.settle(state)
            return
        self.score(state)
        self._chances(len(state.players), self.weights.spread[self.features.left])

    def score(self, state: OpenState) -> None:
        """The predicted final score of each seat, up to a constant that is the same for all."""
        features = self.features
        features.survey(state)
        first: i64 = features.left * COUNT
        seat: i64 = 0
        boards: i64 = len(state.players)
        while seat < boards:
            features.read(state, Seat(seat))
            rows = self.weights.rows
            if state.solo and seat == RAILWAYS:
                rows = self.weights.railways
            values = features.values
            total: i64 = 0
            place: i64 = 0
            while place < COUNT:
                total += rows[first + place] * values[place]
                place += 1
            self.scores[seat] = total
            seat += 1

    def _chances(self, boards: i64, spread: i64) -> None:
        """Softmax: each seat's chance of winning."""
        scores = self.scores
        rewards = self.rewards
        best: i64 = scores[0]
        seat: i64 = 1
        while seat < boards:
            if scores[seat] > best:
                best = scores[seat]
            seat += 1
        total = 0.0
        seat = 0
        while seat < boards:
            behind = (best - scores[seat]) * _STEPS // spread
            if behind > _FAR:
                behind = _FAR
            rewards[seat] = _EXP[behind]
            total += rewards[seat]
            seat += 1
        seat = 0
        while seat < boards:
            rewards[seat] /= total
            seat += 1

    def settle(self, state: OpenState) -> None:
        """The end: winning, and a little for the margin."""
        rewards = self.rewards
        seat: i64 = 0
        for _ in state.players:
            self.scores[seat] = POINT * scoring.total(state, Seat(seat))
            seat += 1
        self._chances(seat, _MARGIN)
        while seat:
            seat -= 1
            rewards[seat] *= 1.0 - _WINNING
        rewards[scoring.winner(state)] += _WINNING


def rows_of(
    base: Sequence[float], growing: Sequence[float], late: Sequence[float]
) -> list[list[int]]:
    """The weights for each number of turns left, from three numbers per feature."""
    rows: list[list[int]] = []
    for left in range(int(MOST_TURNS) + 1):
        far = left / (left + 8.0)
        last = 1.0 / (1.0 + left)
        row = [round(1000 * (b + g * far + end * last)) for b, g, end in zip(base, growing, late)]
        rows.append(row)
    return rows
