"""Why a choice is good: the weightiest reasons that can be counted and hold in all imagined
games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from ceylon.analysis.comparison import Weighed, advantages
from ceylon.analysis.insights import Message
from ceylon.analysis.kept_assets import kept_assets
from ceylon.analysis.outcomes import Outcome, aim_of, line_of, nothing_done, outcomes, stages
from ceylon.analysis.tally import Tally
from ceylon.ids import Choice
from ceylon.rules.view import View

MOST: Final = 3
Comparing = Callable[[Tally, Tally], Iterator[Weighed]]


class Explaining:
    """Outcomes of the choices of one view, each played once."""

    def __init__(self, view: View, seed: int) -> None:
        self._view = view
        self._seed = seed
        self._known: dict[Choice | None, list[Outcome]] = {}

    def line(self, choice: Choice) -> tuple[Choice, ...]:
        """How the choice continues: the further choices of its seat, as far as they are
        predictable."""
        return line_of(self.outcomes(choice))

    def reasons(self, choice: Choice, against: Choice | None = None) -> tuple[Message, ...]:
        """At most three reasons for a choice, compared with another or with the position as it
        is."""
        return self.all_reasons(choice, against)[:MOST]

    def all_reasons(self, choice: Choice, against: Choice | None = None) -> tuple[Message, ...]:
        """Every reason that holds in all imagined games, the weightiest first."""
        return self._certain(choice, against, advantages)

    def kept(self, choice: Choice, against: Choice) -> tuple[Message, ...]:
        """What a choice leaves as it is, and another would give up, the weightiest first."""
        return self._certain(choice, against, kept_assets)

    def steps_to(
        self, reason: Message, choice: Choice, against: Choice | None = None
    ) -> int | None:
        """After how many further steps of its seat a reason for a choice holds, from then on.

        A reason against another choice is what the choice keeps. None if one of the steps is not
        predictable.
        """
        other = self.outcomes(against)[0]
        compare = advantages if against is None else kept_assets
        first: int | None = None
        for steps, stage in stages(self.outcomes(choice)[0]):
            if not any(told == reason for _, told in compare(Tally(stage), Tally(other))):
                first = None
            elif first is None:
                first = steps
        return first if first is not None and first <= len(self.line(choice)) else None

    def aim(self, choice: Choice) -> Choice | None:
        """The action for which the choice prepares its seat: the same in most imagined games."""
        found = Counter(aim_of(outcome, self._seed) for outcome in self.outcomes(choice))
        [(aim, number)] = found.most_common(1)
        return aim if 2 * number > found.total() else None

    def _certain(
        self, choice: Choice, against: Choice | None, compare: Comparing
    ) -> tuple[Message, ...]:
        pairs = zip(self.outcomes(choice), self.outcomes(against), strict=True)
        return weightiest([list(compare(Tally(one), Tally(other))) for one, other in pairs])

    def outcomes(self, choice: Choice | None) -> list[Outcome]:
        """What a choice leads to, or the position as it is, in each imagined game."""
        if choice not in self._known:
            self._known[choice] = (
                nothing_done(self._view, self._seed)
                if choice is None
                else outcomes(self._view, choice, self._seed)
            )
        return self._known[choice]


def weightiest(worlds: list[list[Weighed]]) -> tuple[Message, ...]:
    """What holds in every world, by mean weight."""
    first, *others = worlds
    certain = []
    for weight, message in first:
        weights = [w for world in others for w, told in world if told == message]
        if len(weights) == len(others):
            certain.append((weight + sum(weights), message))
    certain.sort(key=lambda weighed: -weighed[0])
    return tuple(message for weight, message in certain if weight > 0)
