"""A bot that plays at random: the baseline that every other one must beat."""

from __future__ import annotations

from random import Random

from ceylon.bots.protocol import Blind
from ceylon.ids import Choice
from ceylon.rules.view import View


class Chance(Blind):
    """Picks any legal choice with equal probability."""

    name = "chance"

    def __init__(self, seed: int) -> None:
        self._bits = Random(seed).getrandbits

    def choose(self, view: View, legal: list[Choice]) -> Choice:  # noqa: ARG002 - it looks at nothing
        return self.pick(legal)

    def pick(self, legal: list[Choice]) -> Choice:
        # As `Random.choice` does it, in a third of the time.
        number = len(legal)
        bits = number.bit_length()
        place = self._bits(bits)
        while place >= number:
            place = self._bits(bits)
        return legal[place]
