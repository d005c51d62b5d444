"""Who sits where, and who is there now."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from ceylon import bots
from ceylon.errors import N_, excerpt
from ceylon.store import Seating
from ceylon.table.refusals import Unfit

HUMAN: Final = "human"
HERE: Final = "here"
"""A person at the host's screen: several of them pass it on (hot-seat)."""
OPEN: Final = "open"
"""For whoever comes first."""
LONGEST_NAME: Final = 40
_GRACE: Final = 3.0
"""A page that is loaded anew is gone for a moment; nobody needs to hear of it."""


def checked(seating: Seating) -> Seating:
    """The seating with its name tidied; raises Unfit."""
    known = (HUMAN, HERE, OPEN, *bots.NAMES)
    if seating.kind not in known:
        text = N_("nobody is called {kind}: a seat is for {known}")
        raise Unfit(text, {"kind": repr(excerpt(seating.kind)), "known": ", ".join(known)})
    name = " ".join(seating.name.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        text = N_("a name has at most {most} letters, and all of them can be seen")
        raise Unfit(text, {"most": LONGEST_NAME})
    return Seating(seating.seat, seating.kind, name)


def is_bot(seating: Seating) -> bool:
    return seating.kind not in (HUMAN, HERE, OPEN)


def is_person(seating: Seating) -> bool:
    """Whether somebody sits there who can be asked."""
    return seating.kind in (HUMAN, HERE)


def at_same_screen(seatings: Sequence[Seating], seat: int) -> frozenset[int]:
    """The seats that are played at the same screen as a seat, itself among them."""
    here = frozenset(each.seat for each in seatings if each.kind == HERE)
    return here if seat in here else frozenset({seat})


def screens(seatings: Sequence[Seating]) -> int:
    """At how many screens people play; a seat that waits for somebody is a person's."""
    apart = sum(seating.kind in (HUMAN, OPEN) for seating in seatings)
    return apart + any(seating.kind == HERE for seating in seatings)


class Presence:
    """Who has an open stream, by role."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._streams: Counter[str] = Counter()
        self._changed = changed

    def here(self, role: str) -> bool:
        return self._streams[role] > 0

    @property
    def streams(self) -> int:
        return self._streams.total()

    @contextmanager
    def stay(self, role: str) -> Iterator[None]:
        """Present while the block lasts, and a moment longer."""
        came = not self.here(role)
        self._streams[role] += 1
        if came:
            self._changed()
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(_GRACE, self._leave, role)

    def _leave(self, role: str) -> None:
        self._streams[role] -= 1
        if not self.here(role):
            self._changed()
