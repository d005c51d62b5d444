"""What happened, as one seat may know it: the lines of the log, and the last action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ceylon.ids import Seat
from ceylon.rules import facts
from ceylon.rules.facts import Fact


@dataclass(frozen=True)
class LogLine:
    """A fact as this seat may know it, with the number of its choice."""

    number: int
    fact: Fact
    place: int = 0
    """Its index among the facts of its choice."""


ACTIONS: Final = (
    facts.FirstPlanted,
    facts.Planted,
    facts.Harvested,
    facts.Traded,
    facts.CouncillorContracted,
    facts.Advanced,
    facts.Moved,
    facts.RupeesTaken,
)


def log_of(told: Iterable[tuple[int, Fact]], seat: Seat, shown: int) -> Iterator[LogLine]:
    """The facts of the first `shown` choices for a seat; each has the number of its choice."""
    before, place = 0, 0
    for number, fact in told:
        place = place + 1 if number == before else 0
        before = number
        if number <= shown:
            yield LogLine(number, fact.seen_by(seat), place)


def last_action(log: Sequence[LogLine]) -> tuple[Fact, ...]:
    """The facts of the last action, for its marks on the board."""
    found: list[Fact] = []
    for line in reversed(log):
        action = isinstance(line.fact, ACTIONS)
        if found and (not action or not _goes_on(line.fact, found[-1])):
            break
        if action:
            found.append(line.fact)
    return tuple(reversed(found))


def _goes_on(before: Fact, after: Fact) -> bool:
    """A harvest is one action of many facts."""
    harvests = isinstance(before, facts.Harvested) and isinstance(after, facts.Harvested)
    return harvests and before.seat == after.seat
