"""Who sits where: one vocabulary for the store, the tables, the pages and the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ceylon.ids import Seat

HUMAN: Final = "human"
HERE: Final = "here"
"""A person at the host's screen, which several of them share (hot-seat)."""
OPEN: Final = "open"
"""First come, first served."""
BOT: Final = "bot"
"""Any bot, for those who need not know which."""
AUTOMATON: Final = "railways"
"""CR Co., at the second seat of a solo game."""


@dataclass(frozen=True)
class Seating:
    """Who sits at a seat: HUMAN, HERE, OPEN, or the name of a bot."""

    seat: Seat
    kind: str
    name: str = ""

    @property
    def bot(self) -> str | None:
        """The name of the bot that sits there, if one does."""
        return None if self.kind in (HUMAN, HERE, OPEN) else self.kind

    @property
    def is_person(self) -> bool:
        """Whether a person sits there; an open seat has nobody yet."""
        return self.kind in (HUMAN, HERE)

    @property
    def seen(self) -> str:
        """What others see of it: HUMAN, OPEN or BOT."""
        if self.is_person:
            return HUMAN
        return BOT if self.bot else OPEN


def numbered(names: Iterable[str], taken: Iterable[str] = ()) -> list[str]:
    """Names made unique: Planter, Planter 2; those that are taken come no more."""
    others = list(taken)
    found: list[str] = []
    for name in names:
        number, distinct = 1, name
        while distinct in found or distinct in others:
            number += 1
            distinct = f"{name} {number}"
        found.append(distinct)
    return found
