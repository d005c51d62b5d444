"""Consent: an undo that loses others' choices needs their agreement.

All people at the table are asked, each at their own screen. Those who share the host's screen
answer together: one answer is enough, and someone who asks from that screen need not ask them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ceylon.ids import NOBODY, Seat
from ceylon.seats import Seating
from ceylon.store import ConsentLine
from ceylon.store.rows import ACCEPT, DECLINE
from ceylon.table.seatings import at_same_screen


@dataclass(frozen=True)
class Ask:
    """A seat asks the others to undo its last choice and everything that followed."""

    seat: Seat
    back_to: int
    waiting: frozenset[Seat]
    """Who has not answered yet."""
    agreed: frozenset[Seat] = frozenset()

    def accepted_by(self, seats: frozenset[Seat]) -> Ask:
        agreed = self.agreed | (self.waiting & seats)
        return replace(self, waiting=self.waiting - seats, agreed=agreed)


def others(seatings: Sequence[Seating], seat: Seat) -> frozenset[Seat]:
    """The people at screens other than this seat's: they have a say in its undo."""
    people = frozenset(each.seat for each in seatings if each.is_person)
    return people - at_same_screen(seatings, seat)


def open_ask(asked: Iterable[ConsentLine], version: int, seatings: Sequence[Seating]) -> Ask | None:
    """The request that awaits an answer at a version; None if nobody is left to give one."""
    ask: Ask | None = None
    for line in asked:
        if line.version != version:
            continue
        if line.back_to is not None:
            ask = Ask(line.seat, line.back_to, others(seatings, line.seat))
        elif ask is not None:
            agreed = line.text == ACCEPT
            ask = ask.accepted_by(at_same_screen(seatings, line.seat)) if agreed else None
    return ask if ask and ask.waiting else None


def times_asked(asked: Iterable[ConsentLine], version: int, seat: Seat) -> int:
    """How often a seat has asked at a version."""
    return sum(
        line.seat == seat and line.version == version and line.back_to is not None for line in asked
    )


def refused_by(asked: Iterable[ConsentLine], version: int, seat: Seat) -> Seat:
    """Who declined what a seat asked for last at a version; NOBODY if it took that back itself."""
    asker = decliner = NOBODY
    for line in asked:
        if line.version != version:
            continue
        if line.back_to is not None:
            asker, decliner = line.seat, NOBODY
        elif line.text == DECLINE and asker == seat != line.seat:
            decliner = line.seat
    return decliner if asker == seat else NOBODY
