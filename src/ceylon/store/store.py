"""What a store can do. `sql` is one; another need only implement this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ceylon.errors import N_, CeylonError
from ceylon.seats import Seating
from ceylon.store.rows import ConsentLine, Event, NewGame, StoredGame


class StoreError(CeylonError):
    """A store that cannot be opened, or does not belong to this version."""


class Unavailable(CeylonError):
    """A database that is locked, full, or cannot be reached. A retry may succeed."""

    def __init__(self) -> None:
        super().__init__(
            N_(
                "games cannot be saved or opened at the moment; nothing was changed: try"
                " again shortly"
            )
        )


class Conflict(Exception):
    """A row has the number or the key of one that is already stored. Nothing was stored."""


class Store(Protocol):
    """Appends and loads. What a method stores is durable when it returns.

    Each method raises Unavailable if the database does not answer. Writes are idempotent: storing
    the same thing again does nothing.
    """

    patience: float
    """Seconds to wait for a database that is locked or cannot be reached."""

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
        """The hidden part: for the table that plays the game, and nothing else."""

    def seat(self, game: str, seating: Seating) -> None:
        """Somebody else sits at a seat."""

    def issue(self, game: str, role: str, digest: str) -> None:
        """A new link for a role, which invalidates earlier ones."""

    def follower(self, game: str) -> str | None:
        """The game that the same people played next."""

    def close(self) -> None:
        """No further calls follow."""
