"""What a store can do. `sql` is one; another database needs no more than this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ceylon.errors import N_, CeylonError
from ceylon.seats import Seating
from ceylon.store.rows import ConsentLine, Event, NewGame, StoredGame


class StoreError(CeylonError):
    """A store that cannot be opened, or does not belong to this version."""


class Unavailable(CeylonError):
    """A database that is locked, full, or cannot be reached. The same may succeed later."""

    def __init__(self) -> None:
        super().__init__(
            N_(
                "games cannot be saved or opened at the moment; nothing was changed:"
                " try again in a little while"
            )
        )


class Conflict(Exception):
    """A line has the number or the key of one that is stored already. Nothing was stored."""


class Store(Protocol):
    """Appends and loads. What a method has stored is safe when it returns.

    Each raises Unavailable where the database does not answer. What is stored already, exactly so,
    may be stored again: nothing happens then.
    """

    patience: float
    """Seconds that the database is waited for, where it is locked or cannot be reached."""

    def create(
        self,
        game: NewGame,
        deal: str,
        links: Sequence[tuple[str, str]],
        events: Sequence[Event] = (),
    ) -> None:
        """A new game with its deal, its links as (role, hash of the secret), and its first events.

        All of it or nothing.
        """

    def append(self, events: Sequence[Event]) -> None:
        """All of the events or none; raises Conflict."""

    def ask(self, asked: ConsentLine) -> None:
        """A line about an undo that needs consent; raises Conflict."""

    def keep_box(self, digest: str, text: str) -> None:
        """The file of a box that games are played with; once for each digest."""

    def box(self, digest: str) -> str | None:
        """The file of a box."""

    def load(self, game: str) -> StoredGame | None:
        """A game without its deal."""

    def deal(self, game: str) -> str:
        """The hidden part: for the table that plays the game, and for nobody else."""

    def seat(self, game: str, seating: Seating) -> None:
        """Somebody else sits at a seat."""

    def issue(self, game: str, role: str, digest: str) -> None:
        """A new link for a role; the ones before it are no longer good."""

    def follower(self, game: str) -> str | None:
        """The game that the same people played next."""

    def close(self) -> None:
        """No more is asked."""
