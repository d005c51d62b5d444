"""Who may sit at a table, and at which screens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ceylon import bots
from ceylon.errors import N_, excerpt
from ceylon.ids import Seat
from ceylon.seats import HERE, HUMAN, OPEN, Seating
from ceylon.table.refusals import Unfit

LONGEST_NAME: Final = 40


def checked(seating: Seating) -> Seating:
    """The seating with its name tidied; raises Unfit."""
    known = (HUMAN, HERE, OPEN, *bots.NAMES)
    if seating.kind not in known:
        text = N_("unknown kind of player “{kind}”: choose from {known}")
        raise Unfit(text, {"kind": repr(excerpt(seating.kind)), "known": ", ".join(known)})
    name = " ".join(seating.name.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        text = N_("a name has at most {most:characters}, all of them visible")
        raise Unfit(text, {"most": LONGEST_NAME})
    return Seating(seating.seat, seating.kind, name)


def at_same_screen(seatings: Sequence[Seating], seat: Seat) -> frozenset[Seat]:
    """The seats that are played at the same screen as a seat, including itself."""
    here = frozenset(each.seat for each in seatings if each.kind == HERE)
    return here if seat in here else frozenset({seat})


def screens(seatings: Sequence[Seating]) -> int:
    """At how many screens people play; an open seat counts as a person's."""
    apart = sum(seating.kind in (HUMAN, OPEN) for seating in seatings)
    return apart + any(seating.kind == HERE for seating in seatings)
