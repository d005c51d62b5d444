"""From predicted scores to the chance of winning: the spread of the scores, by the turns left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from ceylon.training.positions import Compared, Floats

Spread = tuple[float, float]
"""A constant, and the factor of the square root of the turns left."""

_FIRST: Final[Spread] = (4.0, 1.0)
_STEPS: Final = (2.0, 1.0, 0.5, 0.25)
_NARROW: Final = 0.5
"""No spread is narrower: chances would be all or nothing."""
_FAR_BEHIND: Final = 4.0
"""This many spreads behind CR Co., choices must still look different."""


def widths(compared: Compared, spread: Spread) -> Floats:
    """The spread of the scores, by position."""
    near, far = spread
    wide: Floats = near + far * np.sqrt(compared.positions.left.astype(np.float64))
    return wide


def log_loss(compared: Compared, values: Floats, spread: Spread) -> float:
    """The log-loss of these predictions on the winners; 0 for perfect ones."""
    scores = values / widths(compared, spread)[:, None]
    if compared.solo:  # CR Co. has no row of its own
        scores = np.concatenate([scores, np.zeros_like(scores)], axis=1)
    scores -= scores.max(1, keepdims=True)
    won = scores[np.arange(len(scores)), compared.positions.winner]
    return float((np.log(np.exp(scores).sum(1)) - won).mean())


def margin_loss(compared: Compared, values: Floats, spread: Spread) -> float:
    """The log-loss on the margins of solo games, by the distribution that our chances imply.

    Winners alone would not do: a player who always loses would be certain of it, and see no way
    out.
    """
    wide = widths(compared, spread)
    missed = np.abs(compared.results - values)[:, 0] / wide
    # The density of the logistic distribution, which our chance of winning implies.
    return float((missed + 2 * np.log1p(np.exp(-missed)) + np.log(wide)).mean())


def best_spread(compared: Compared, values: Floats) -> Spread:
    """The spread with the least loss, by pattern search: steps in all directions, smaller and
    smaller."""
    loss = margin_loss if compared.solo else log_loss
    narrow = _narrowest(compared)
    best = max(_FIRST[0], narrow), _FIRST[1]
    least = loss(compared, values, best)
    for step in _STEPS:
        better = True
        while better:
            better = False
            for spread in _around(best, step, narrow):
                found = loss(compared, values, spread)
                if found < least:
                    best, least, better = spread, found, True
    return best


def _narrowest(compared: Compared) -> float:
    """A player who usually loses by a lot would otherwise learn nothing: all choices look
    hopeless."""
    if not compared.solo:
        return _NARROW
    usual = float(np.abs(compared.results).mean()) / _FAR_BEHIND
    return max(_NARROW, round(usual, 3))


def _around(spread: Spread, step: float, narrow: float) -> Iterator[Spread]:
    near, far = spread
    for here in (-step, 0.0, step):
        for there in (-step / 2, 0.0, step / 2):
            moved = max(near + here, narrow), max(far + there, 0.0)
            if moved != spread:
                yield moved
