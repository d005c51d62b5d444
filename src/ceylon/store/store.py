"""What a store can do. `sql` is one; another need only implement this."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from ceylon.errors import N_, CeylonError
from ceylon.ids import Seat
from ceylon.seats import Seating
from ceylon.store.notices import Notice
from ceylon.store.rows import ConsentLine, Event, Later, Marks, NewGame, StoredGame


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


class Deleted(Exception):
    """A game that somebody was reading has been deleted."""


class SessionEnded(Exception):
    """The other processes have given this one up for dead. It needs a new session."""


NO_FENCES: Final[Mapping[str, str]] = {}


class Store(Protocol):
    """Appends and loads. What a method stores is durable when it returns.

    Each method raises Unavailable if the database does not answer. Writes are idempotent: storing
    the same thing again does nothing. Where several processes can share the database, whatever
    changes a game also tells them, in the same transaction.
    """

    patience: float
    """Seconds to wait for a database that is locked or cannot be reached."""
    sessions: Sessions | None
    """The processes that share the database; None if only one can use it."""

    def create(
        self,
        game: NewGame,
        deal: str,
        links: Sequence[tuple[str, str]],
        events: Sequence[Event] = (),
    ) -> None:
        """A new game with its deal, its links as (role, hash of the secret), and its first events.

        All of it or nothing; raises Conflict, also if another game already follows the same one.
        """

    def append(self, events: Sequence[Event], fences: Mapping[str, str] = NO_FENCES) -> None:
        """All of the events or none; raises Conflict.

        `fences` names, by game, the session that must own the bots of the table.
        """

    def ask(self, asked: ConsentLine) -> None:
        """A line about an undo that needs consent; raises Conflict."""

    def keep_box(self, digest: str, text: str) -> None:
        """The file of a box that games are played with; once for each digest."""

    def box(self, digest: str) -> str | None:
        """The file of a box."""

    def load(self, game: str) -> StoredGame | None:
        """A game without its deal."""

    def later(self, game: str, marks: Marks) -> Later:
        """What has been added to a game since somebody read it that far; raises Deleted."""

    def deal(self, game: str) -> str:
        """The hidden part: for the table that plays the game, and nothing else."""

    def arrange(
        self,
        game: str,
        marks: Marks,
        seatings: Sequence[Seating] = (),
        links: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Who sits at some seats now, and new links that invalidate the earlier ones of their role.

        All of it or nothing. Raises Conflict if somebody has arranged the table since it was read
        as far as the marks say.
        """

    def follower(self, game: str) -> str | None:
        """The game that the same people played next."""

    def delete(self, game: str, idle_since: str | None = None) -> bool:
        """All of a game; nothing happens if it is not there.

        With a time, as rows have it, only if nothing has happened since, and nobody is looking at
        it: that may have changed since somebody asked. Returns whether it is gone.
        """

    def idle(self, since: str, most: int) -> list[str]:
        """Games in which nothing has happened since a time, as rows have it; the oldest first."""

    def close(self) -> None:
        """No further calls follow."""


class Ear(Protocol):
    """Whoever listens to the other processes. It is called in a thread of its own."""

    def heard(self, notice: Notice) -> None:
        """Something is new."""

    def resumed(self) -> None:
        """From now on notices are heard; those that came before may have been missed."""


class Listening(Protocol):
    """Hears what other processes tell, until it is closed."""

    def is_fresh(self) -> bool:
        """Whether notices have certainly been heard until a moment ago."""

    def close(self) -> None:
        """Stop."""


@dataclass(frozen=True)
class Thought:
    """A long computation, which only one process has to make."""

    key: str
    """What it is about: whoever wants the same gets the same."""
    kind: str
    client: str
    """Who asked first."""
    each: int = 1
    """How many of the kind may be under way for one client, over all processes,"""
    most: int = 32
    """and for all clients."""


@dataclass(frozen=True)
class Begun:
    """What became of a thought that somebody wants to begin."""

    mine: bool
    """Whether to go ahead; otherwise another process does, or too many are under way."""
    result: str | None = None
    """What was found before."""


class Thoughts(Protocol):
    """What is done once, or limited, over all processes."""

    def begin(self, session: str, thought: Thought) -> Begun:
        """Make it this session's, unless it is another's that lives; raises SessionEnded."""

    def finish(self, session: str, key: str, result: str) -> None:
        """Keep what was found, for an hour."""

    def drop(self, session: str, key: str) -> None:
        """Nobody waits for it any more, or it failed."""

    def allow_table(self, client: str, burst: float, per_second: float) -> bool:
        """Whether a client may make one more table, counted over all processes."""


class Sessions(Protocol):
    """The processes that share a database. Each has a session, and counts up to show it lives.

    A session that others have given up is over: whoever had it can own nothing under it. No clock
    is compared with another: everyone measures by their own how long a count has stood still.
    """

    @property
    def thoughts(self) -> Thoughts:
        """The long computations of all these processes."""

    def open(self, session: str) -> None:
        """Begin a session."""

    def beat(self, session: str) -> Mapping[str, int]:
        """Count up; return all sessions with their counts; raises SessionEnded."""

    def give_up(self, session: str, beats: int) -> None:
        """End another's session, unless it has counted up since."""

    def close(self, session: str) -> None:
        """End one's own."""

    def own(self, session: str, game: str) -> str:
        """Let the bots of a table play, unless a process that lives does; return the owner.

        Raises SessionEnded.
        """

    def disown(self, session: str, game: str) -> None:
        """Let go of a table."""

    def orphans(self, most: int) -> list[str]:
        """Tables whose owner's session is over."""

    def attend(
        self, session: str, came: Collection[Attending], went: Collection[Attending]
    ) -> None:
        """Who looks at a table through this process now; raises SessionEnded."""

    def present(self, game: str) -> dict[str, frozenset[str]]:
        """The roles that look at a table, by the session of the process that serves them."""

    def lift(self, session: str, game: str, seat: Seat) -> None:
        """Hot-seat: this player's hand is showing now; raises SessionEnded."""

    def lifted(self, game: str) -> Seat:
        """Whose hand is showing; NOBODY's if the process that showed it has ended."""

    def tell(self, notice: Notice) -> None:
        """Tell something that is not stored."""

    def listen(self, ear: Ear) -> Listening:
        """Until it is closed."""


Attending = tuple[str, str]
"""A game and a role."""
