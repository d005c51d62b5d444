"""A player that learnt by playing against itself, with `masked_ppo`.

It is a small network, and NumPy is enough to play it: what a seat observes goes in, a preference
for each choice comes out, and the legal choice with the greatest preference is played. It learnt
from games of two, so it plays only those.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from ceylon import Choice, View
from ceylon.env.arrays import HIGHS, Slate
from ceylon.observation.layout import BOARD, BOARDS, BYTES

Floats = npt.NDArray[np.float32]

WEIGHTS: Final = Path(__file__).with_name("policy.npz")
"""What `masked_ppo` saved."""
INPUTS: Final = BYTES * int(BOARDS + 2 * BOARD)
"""How many bytes of an observation are looked at: with two players the others are always 0."""
SCALE: Final[Floats] = (1 / np.minimum(HIGHS[:INPUTS], 20)).astype(np.float32)
"""What brings each byte near to 1: few numbers are larger than 20."""


class Policy:
    """Plays the choice that the network prefers."""

    name = "policy"

    def __init__(self, seed: int = 0, *, weights: Path = WEIGHTS) -> None:
        del seed  # nothing is left to chance
        with np.load(weights) as saved:
            arrays = [saved[f"{at}"].astype(np.float32) for at in range(len(saved.files))]
        self._layers = list(zip(arrays[::2], arrays[1::2], strict=True))
        self._slate = Slate()

    def choose(self, view: View, legal: list[Choice]) -> Choice:
        if len(view.players) != 2:
            raise ValueError(f"this player knows only games of two, not of {len(view.players)}")
        self._slate.observe_view(view)
        preferences = self._preferences(self._slate.observation[:INPUTS] * SCALE)
        return max(legal, key=lambda choice: float(preferences[choice]))

    def _preferences(self, found: Floats) -> Floats:
        """Weights and biases, layer by layer; what is negative in between becomes 0."""
        for weights, biases in self._layers[:-1]:
            found = np.maximum(weights @ found + biases, 0)
        weights, biases = self._layers[-1]
        return np.asarray(weights @ found + biases)
