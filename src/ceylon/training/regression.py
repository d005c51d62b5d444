"""Weights from positions: least squares, regularised towards the previous weights.

How a game ends says little about a position long before. What follows soon says more: each position
is fitted to what the next ones are worth by the weights found so far, and only a little to the end
(a λ-return). Weights and values are computed alternately, each from the other.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ceylon.search.evaluation import rows_of
from ceylon.training.positions import Compared, Floats

LATER: Final = 0.9
"""λ, from one kept position to the next."""
TURNS: Final = 6
"""How often values and weights are recomputed from each other."""
STRENGTHS: Final = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0, 30000.0)
"""Strengths of the regularisation; tried from the weakest to the strongest."""
_FINE: Final = 10**6
_STEADY: Final = 1e-3


def shapes() -> Floats:
    """By the turns left: how much each of the three numbers of a feature counts.

    Taken from the evaluation itself, in thousandths of a point: hence the large numbers.
    """
    units = np.eye(3) * _FINE
    counted = [rows_of(*([float(number)] for number in unit)) for unit in units]
    return np.array(counted, np.float64)[:, :, 0].T / (1000 * _FINE)


class Ridge:
    """Ridge regression for one set of positions and any targets."""

    def __init__(self, compared: Compared, prior: Floats) -> None:
        self._compared = compared
        self._prior = prior
        self._shapes = shapes()
        turns, features = len(self._shapes), prior.shape[1]
        products = np.zeros((turns, features, features))
        sums = np.zeros(features)
        for left, _, rows in compared.by_turns_left():
            flat = rows.reshape(-1, features)
            products[left] = flat.T @ flat
            sums += flat.sum(0)
        number = compared.results.size
        squares = np.einsum("lff->f", products) / number - (sums / number) ** 2
        self._scale = np.tile(np.sqrt(np.maximum(squares, 0.0)) + _STEADY, 3)
        """How much each feature varies: one that varies little is regularised less."""
        size = 3 * features
        gram = np.einsum("la,lb,lfg->afbg", self._shapes, self._shapes, products, optimize=True)
        self._gram = gram.reshape(size, size)

    def fit(self, values: Floats, strength: float) -> Floats:
        """The weights that predict these values best, three numbers per feature."""
        prior = self._prior.reshape(-1)
        missed = (self._moments(values).reshape(-1) - self._gram @ prior) / self._scale
        held = self._gram / np.outer(self._scale, self._scale) + strength * np.eye(len(prior))
        found: Floats = prior + np.linalg.solve(held, missed) / self._scale
        return found.reshape(self._prior.shape)

    def _moments(self, values: Floats) -> Floats:
        moments = np.zeros((len(self._shapes), self._prior.shape[1]))
        for left, which, rows in self._compared.by_turns_left():
            moments[left] = np.tensordot(values[which], rows, 2)
        return self._shapes.T @ moments


def foreseen(compared: Compared, weights: Floats) -> Floats:
    """The prediction for each row of each position, by these weights."""
    by_turns = shapes() @ weights
    values = np.zeros_like(compared.results)
    for left, which, rows in compared.by_turns_left():
        values[which] = rows @ by_turns[left]
    return values


def later_values(compared: Compared, values: Floats) -> Floats:
    """For each position, its λ-return: mostly its value soon after, and less and less its later
    values."""
    later = compared.results.copy()
    game = compared.positions.game
    goes_on = (game[1:] == game[:-1]).tolist()
    for at in range(len(game) - 2, -1, -1):
        if goes_on[at]:
            later[at] = (1 - LATER) * values[at + 1] + LATER * later[at + 1]
    return later


def fit(compared: Compared, prior: Floats, strength: float) -> Floats:
    ridge = Ridge(compared, prior)
    weights = ridge.fit(compared.results, strength)
    for _ in range(TURNS):
        values = later_values(compared, foreseen(compared, weights))
        weights = ridge.fit(values, strength)
    return weights


def best_strength(compared: Compared, other: Compared, prior: Floats) -> float:
    """The strength with which weights from some games best predict the ends of others."""
    ridge = Ridge(compared, prior)

    def error(strength: float) -> float:
        weights = ridge.fit(compared.results, strength)
        return float(np.square(other.results - foreseen(other, weights)).sum())

    return min(STRENGTHS, key=error)


def r_squared(compared: Compared, weights: Floats, usual: float) -> float:
    """R²: how much better the ends are predicted than by their mean."""
    missed = np.square(compared.results - foreseen(compared, weights)).sum()
    return 1 - float(missed / (np.square(compared.results - usual).sum() or 1.0))
