"""What happened, as one seat may know it: its facts, and the actions that they make up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from ceylon.ids import Seat
from ceylon.rules import facts
from ceylon.rules.facts import Fact

_OPEN: Final = Fact.seen_by
"""What shows a fact to everyone alike."""


class LogLine(NamedTuple):
    """A fact with the number of its choice."""

    number: int
    fact: Fact
    place: int = 0
    """Its index among the facts of its choice."""

    @property
    def open(self) -> bool:
        """Whether it is the same to all."""
        return type(self.fact).seen_by is _OPEN

    def seen_by(self, seat: Seat) -> LogLine:
        """As a seat may know it: the same line, unless it tells of somebody else's cards."""
        seen = self.fact.seen_by(seat)
        return self if seen is self.fact else LogLine(self.number, seen, self.place)


@dataclass(frozen=True)
class Entry:
    """One action with everything that belongs to it, or something else that happened."""

    lines: tuple[LogLine, ...]

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Computed once: drawings are found by it at every choice."""
        return hash(self.lines)

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        return tuple([line.fact for line in self.lines])

    @cached_property
    def main(self) -> Fact:
        """The fact that names it: of an action, the action itself."""
        return next((fact for fact in self.facts if isinstance(fact, ACTIONS)), self.facts[0])

    @property
    def number(self) -> int:
        """The choice after which it was complete, as far as it has come."""
        return self.lines[-1].number

    @cached_property
    def seat(self) -> Seat:
        return self.lines[0].fact.seat

    @cached_property
    def action(self) -> bool:
        return isinstance(self.main, ACTIONS)

    @cached_property
    def id(self) -> str:
        """It stays the same while the entry grows."""
        return f"{self.lines[0].number}-{self.lines[0].place}"

    @cached_property
    def open(self) -> bool:
        """Whether it is the same to all; asked for every seat after every choice."""
        return all(line.open for line in self.lines)

    def seen_by(self, seat: Seat) -> Entry:
        """As a seat may know it."""
        seen = [line.seen_by(seat) for line in self.lines]
        same = all(now is before for now, before in zip(seen, self.lines, strict=True))
        return self if same else Entry(tuple(seen))


@dataclass(frozen=True)
class Log:
    """What happened: the facts in their order, and the actions that they make up, oldest first.

    It is immutable and grows with every choice; what it had before is shared, not built again.
    """

    lines: tuple[LogLine, ...] = ()
    entries: tuple[Entry, ...] = ()

    @classmethod
    def of(cls, told: Iterable[tuple[int, Fact]]) -> Log:
        """Of facts, each with the number of its choice."""
        lines: list[LogLine] = []
        for number, fact in told:
            same_choice = lines and lines[-1].number == number
            lines.append(LogLine(number, fact, lines[-1].place + 1 if same_choice else 0))
        return cls().grown(lines)

    def after(self, number: int, told: Iterable[Fact]) -> Log:
        """With the facts of one choice more."""
        return self.grown([LogLine(number, fact, place) for place, fact in enumerate(told)])

    def between(self, since: int, until: int) -> Log:
        """Only the choices after `since`, up to and including `until`."""
        lines = tuple([line for line in self.lines if since < line.number <= until])
        if until < self.last_number:
            return Log().grown(lines)  # the last action may have been under way
        return Log(lines, tuple([each for each in self.entries if each.lines[0].number > since]))

    def seen_by(self, seat: Seat) -> Log:
        """As a seat may know it."""
        lines = [line if line.open else line.seen_by(seat) for line in self.lines]
        entries = [each if each.open else _seen(each, seat) for each in self.entries]
        return Log(tuple(lines), tuple(entries))

    @property
    def last_number(self) -> int:
        return self.lines[-1].number if self.lines else 0

    def grown(self, lines: Sequence[LogLine]) -> Log:
        """With more lines after its own."""
        last = self.entries[-1].lines if self.entries else ()
        grouped = [Entry(tuple(each)) for each in _grouped(list(last), lines)]
        if grouped and grouped[0].lines == last:
            grouped[0] = self.entries[-1]  # it has not grown
        return Log((*self.lines, *lines), (*self.entries[:-1], *grouped))


@lru_cache(maxsize=4096)
def _seen(entry: Entry, seat: Seat) -> Entry:
    """The same object each time: much is computed once for each entry."""
    return entry.seen_by(seat)


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
_GATHERED: Final = (facts.Harvested, facts.Discarded)
_JOINING: Final = frozenset((*ACTIONS, facts.Discarded, facts.BonusTaken))
"""Everything else that happens is an entry of its own."""


# Actions


def _grouped(under_way: list[LogLine], lines: Iterable[LogLine]) -> list[list[LogLine]]:
    """Lines in actions, after the one that may still go on: a harvest of five chests is one."""
    found = [under_way] if under_way else []
    for line in lines:
        if found and _belongs(found[-1], line):
            found[-1].append(line)
        else:
            found.append([line])
    return found


def _belongs(before: list[LogLine], line: LogLine) -> bool:
    last, fact = before[-1], line.fact
    if type(fact) not in _JOINING or last.fact.seat != fact.seat:
        return False
    match fact:
        case facts.Harvested():
            return _same_harvest(before, line, fact)
        case facts.Discarded():
            return isinstance(last.fact, _GATHERED)
        case facts.BonusTaken():
            return isinstance(last.fact, facts.Planted) and last.number == line.number
        case _:
            return _paid_for(last, line)


def _paid_for(toll: LogLine, action: LogLine) -> bool:
    """R7, R11: the toll is paid first."""
    return isinstance(toll.fact, facts.TollPaid) and toll.number == action.number


def _same_harvest(before: list[LogLine], line: LogLine, fact: facts.Harvested) -> bool:
    """A second harvest follows upon a choice of which no fact tells, or comes to a hex again."""
    last = before[-1]
    if _paid_for(last, line):
        return True
    if not isinstance(last.fact, facts.Harvested) or line.number > last.number + 1:
        return False
    return all(getattr(each.fact, "hex", None) != fact.hex for each in before)


def last_action(entries: Sequence[Entry]) -> tuple[Fact, ...]:
    """The facts of the last action, for its marks on the board."""
    for entry in reversed(entries):
        if entry.action:
            return tuple(fact for fact in entry.facts if isinstance(fact, ACTIONS))
    return ()
