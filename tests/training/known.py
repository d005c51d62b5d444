"""Positions that were never played, of which it is known what they are worth."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ceylon.search.catalogue import NAMES
from ceylon.search.horizon import MOST_TURNS
from ceylon.training.positions import Floats, Positions
from ceylon.training.regression import shapes

FEATURES: Final = len(NAMES)
EACH: Final = 3
"""Positions in a game."""


def known_numbers(rng: np.random.Generator, *, solo: bool) -> Floats:
    return rng.normal(0, 1, (3, FEATURES * (2 if solo else 1)))


def known_positions(
    numbers: Floats, rng: np.random.Generator, *, solo: bool, games: int = 3000
) -> Positions:
    """Each game ends as the weights predict from any of its positions, up to rounding."""
    features = rng.integers(0, 6, (games, 2 if solo else 3, FEATURES))
    left = rng.integers(0, int(MOST_TURNS) + 1, games)
    return positions_of_games(features, left, worth(features, left, numbers))


def worth(features: NDArray[np.int64], left: NDArray[np.int64], numbers: Floats) -> Floats:
    """What the weights say, board by board; the last board may have weights of its own."""
    by_turns = (shapes() @ numbers)[left]
    boards = np.repeat(by_turns[:, None, :FEATURES], features.shape[1], axis=1)
    boards[:, -1] = by_turns[:, -FEATURES:]
    total: Floats = (features * boards).sum(2)
    return total


def positions_of_games(
    features: NDArray[np.int64], left: NDArray[np.int64], totals: Floats
) -> Positions:
    """All positions of a game look the same."""
    return Positions(
        features.repeat(EACH, axis=0).astype(np.int16),
        left.repeat(EACH).astype(np.int16),
        np.arange(len(left), dtype=np.int32).repeat(EACH),
        np.round(totals).repeat(EACH, axis=0).astype(np.int16),
        totals.argmax(1).repeat(EACH).astype(np.int8),
    )
