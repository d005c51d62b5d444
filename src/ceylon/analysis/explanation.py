"""Why a choice is good: the weightiest of what can be counted, and is so in all imagined games."""

from __future__ import annotations

from typing import Final

from ceylon.analysis.comparison import Weighed, advantages
from ceylon.analysis.insights import Message
from ceylon.analysis.outcomes import Outcome, line_of, nothing_done, outcomes
from ceylon.analysis.tally import Tally
from ceylon.rules.view import View

MOST: Final = 3


class Explaining:
    """Outcomes of the choices of one view, each played once."""

    def __init__(self, view: View, seed: int) -> None:
        self._view = view
        self._seed = seed
        self._known: dict[int | None, list[Outcome]] = {}

    def line(self, choice: int) -> tuple[int, ...]:
        """How the choice goes on: the further choices of its seat that can be foreseen."""
        return line_of(self._outcomes(choice))

    def reasons(self, choice: int, against: int | None = None) -> tuple[Message, ...]:
        """At most three reasons for a choice, against another or against how things stand."""
        pairs = zip(self._outcomes(choice), self._outcomes(against), strict=True)
        return weightiest([_differences(one, other) for one, other in pairs])

    def _outcomes(self, choice: int | None) -> list[Outcome]:
        if choice not in self._known:
            self._known[choice] = (
                nothing_done(self._view, self._seed)
                if choice is None
                else outcomes(self._view, choice, self._seed)
            )
        return self._known[choice]


def _differences(one: Outcome, other: Outcome) -> list[Weighed]:
    return list(advantages(Tally(one), Tally(other)))


def weightiest(worlds: list[list[Weighed]]) -> tuple[Message, ...]:
    """What is said in every world, by its mean weight."""
    first, *others = worlds
    certain = []
    for weight, message in first:
        weights = [w for world in others for w, told in world if told == message]
        if len(weights) == len(others):
            certain.append((weight + sum(weights), message))
    certain.sort(key=lambda weighed: -weighed[0])
    return tuple(message for weight, message in certain[:MOST] if weight > 0)
