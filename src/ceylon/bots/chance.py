"""A bot that plays at random: the baseline that every other one must beat."""

from __future__ import annotations

from random import Random

from ceylon.ids import Choice
from ceylon.rules.view import View


class Chance:
    """Picks any legal choice with equal probability."""

    name = "chance"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: View, legal: list[Choice]) -> Choice:  # noqa: ARG002 - it looks at nothing
        return self._rng.choice(legal)
