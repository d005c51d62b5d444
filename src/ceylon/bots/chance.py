"""A bot that plays by chance: the measure that every other one must beat."""

from __future__ import annotations

from random import Random

from ceylon.rules.view import View


class Chance:
    """Every legal choice is as likely as any other."""

    name = "chance"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: View, legal: list[int]) -> int:  # noqa: ARG002 - it looks at nothing
        return self._rng.choice(legal)
