"""Weights as arrays: by the three numbers of a feature, and by features in catalogue order.

In the solo game the features of CR Co. come after the player's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from ceylon.bots.search import Learned
from ceylon.search.catalogue import NAMES
from ceylon.training.positions import Floats
from ceylon.training.prior import NOTHING, PLAYERS, RAILWAYS, Numbers
from ceylon.training.win_chance import Spread

DIGITS: Final = 3
"""Thousandths of a point, the resolution of the evaluation."""


def numbers_of(learned: Learned | None, *, solo: bool) -> Floats:
    """As arrays; missing weights are as before anything was learnt."""
    weights = learned["weights"] if learned else {}
    numbers = _table(weights, PLAYERS)
    if not solo:
        return numbers
    railways = learned.get("railways", {}) if learned else {}
    return np.concatenate([numbers, _table(railways, RAILWAYS)], axis=1)


def _table(weights: Mapping[str, list[float]], prior: Mapping[str, Numbers]) -> Floats:
    rows = [weights.get(name) or prior.get(name, NOTHING) for name in NAMES]
    return np.array(rows, np.float64).T


def learned_of(numbers: Floats, spread: Spread) -> Learned:
    """As they are written, rounded to the digits that count."""
    learned: Learned = {
        "spread": [round(part, DIGITS) for part in spread],
        "weights": _by_name(numbers[:, : len(NAMES)]),
    }
    if numbers.shape[1] > len(NAMES):
        learned["railways"] = _by_name(numbers[:, len(NAMES) :])
    return learned


def _by_name(numbers: Floats) -> dict[str, list[float]]:
    # Adding 0.0 turns a negative zero (-0.0) into a plain one.
    rows = [[round(float(number), DIGITS) + 0.0 for number in row] for row in numbers.T]
    return dict(zip(NAMES, rows, strict=True))


def complete(learned: Learned, *, solo: bool) -> Learned:
    """With a weight for each current feature, and for no other."""
    near, far = learned["spread"]
    return learned_of(numbers_of(learned, solo=solo), (near, far))
