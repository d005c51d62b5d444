"""What processes on the same database tell each other.

A notice says only where there is something new; whoever cares reads it from the store. So one that
comes twice or late does no harm.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceylon.store.rows import Marks

# The first four are named like the marks of a reader.
CHOICES: Final = "choices"
ASKS: Final = "asks"
SEATINGS: Final = "seatings"
LINKS: Final = "links"
PRESENCE: Final = "presence"
FOLLOWER: Final = "follower"
CURTAIN: Final = "curtain"
DELETED: Final = "deleted"
OWNER: Final = "owner"
"""The owner of a table's bots has let go of them."""
HURRY: Final = "hurry"
"""Somebody does not want to wait for bots. It is the only notice of something that is not
stored."""
SESSIONS: Final = "sessions"
"""A process has ended."""
NO_GAME: Final = "-"


@dataclass(frozen=True)
class Notice:
    """Something new about a game."""

    game: str
    what: str
    number: int = 0
    """Of the last row, where rows have numbers."""

    def is_news_after(self, marks: Marks) -> bool:
        """Whether somebody who has read a game that far does not know it yet."""
        return self.number > int(vars(marks).get(self.what, 0))

    @property
    def text(self) -> str:
        return f"{self.game} {self.what} {self.number}"

    @classmethod
    def parse(cls, text: str) -> Notice | None:
        """None for what another version of the program may say."""
        match text.split(" "):
            case [game, what, number] if number.isdecimal():
                return cls(game, what, int(number))
        return None
