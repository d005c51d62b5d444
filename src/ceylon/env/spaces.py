"""What may be observed and chosen, as spaces of Gymnasium."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces

from ceylon.env.arrays import HIGHS
from ceylon.ids import Choice
from ceylon.observation.layout import SIZE
from ceylon.rules.choices import CHOICES, id_of


def observation_space() -> spaces.Dict:
    """The bytes that `layout` explains, and a mask of what is legal."""
    seen = spaces.Box(np.zeros(SIZE, np.uint8), HIGHS, dtype=np.uint8)
    mask = spaces.Box(0, 1, (len(CHOICES),), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def action_space() -> spaces.Discrete:
    """The catalogue of choices."""
    return spaces.Discrete(len(CHOICES))


def choice_of_action(action: Any) -> Choice:  # noqa: ANN401 - an int, or what NumPy has instead
    """The choice with that number; UnknownChoice if there is none, TypeError if it is not a number.

    Without this check -1 would be the last choice: that is how arrays count.
    """
    return id_of(index(action))
