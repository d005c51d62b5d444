"""Consent: an undo that loses what others have chosen needs their leave.

All people at the table are asked, each at their own screen. Those who share the host's screen
answer together: one answer is enough, and who asks from there has asked them already.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ceylon.seats import Seating
from ceylon.store import ConsentLine
from ceylon.store.rows import ACCEPT
from ceylon.table.seatings import at_same_screen


@dataclass(frozen=True)
class Ask:
    """A seat asks the others to take back its last choice, and all that followed."""

    seat: int
    back_to: int
    waiting: frozenset[int]
    """Who has not answered yet."""

    def accepted_by(self, seats: frozenset[int]) -> Ask:
        return replace(self, waiting=self.waiting - seats)


def others(seatings: Sequence[Seating], seat: int) -> frozenset[int]:
    """The people at other screens than a seat's: they have a say in what it takes back."""
    people = frozenset(each.seat for each in seatings if each.is_person)
    return people - at_same_screen(seatings, seat)


def open_ask(asked: Iterable[ConsentLine], version: int, seatings: Sequence[Seating]) -> Ask | None:
    """What waits for an answer at a version; nothing, if nobody is left who could give one."""
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
