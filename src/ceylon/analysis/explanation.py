"""Why a choice is good: the weightiest reasons that can be counted and hold in all imagined
games."""

from __future__ import annotations

from typing import Final

from ceylon.analysis.comparison import Weighed, advantages
from ceylon.analysis.insights import Message
from ceylon.analysis.outcomes import Outcome, line_of, nothing_done, outcomes
from ceylon.analysis.tally import Tally
from ceylon.ids import Choice
from ceylon.rules.view import View

MOST: Final = 3


class Explaining:
    """Outcomes of the choices of one view, each played once."""

    def __init__(self, view: View, seed: int) -> None:
        self._view = view
        self._seed = seed
        self._known: dict[Choice | None, list[Outcome]] = {}

    def line(self, choice: Choice) -> tuple[Choice, ...]:
        """How the choice continues: the further choices of its seat, as far as they are
        predictable."""
        return line_of(self._outcomes(choice))

    def reasons(self, choice: Choice, against: Choice | None = None) -> tuple[Message, ...]:
        """At most three reasons for a choice, compared with another or with the position as it
        is."""
        pairs = zip(self._outcomes(choice), self._outcomes(against), strict=True)
        return weightiest([_differences(one, other) for one, other in pairs])

    def _outcomes(self, choice: Choice | None) -> list[Outcome]:
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
    """What holds in every world, by mean weight."""
    first, *others = worlds
    certain = []
    for weight, message in first:
        weights = [w for world in others for w, told in world if told == message]
        if len(weights) == len(others):
            certain.append((weight + sum(weights), message))
    certain.sort(key=lambda weighed: -weighed[0])
    return tuple(message for weight, message in certain[:MOST] if weight > 0)
