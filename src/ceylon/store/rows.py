"""What is stored of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from ceylon.ids import Seat
from ceylon.seats import Seating

_BACK: Final = re.compile(r"back to (\d+)")
ACCEPT: Final = "accept"
DECLINE: Final = "decline"


@dataclass(frozen=True)
class NewGame:
    """Everything that is known when a game begins, except its deal."""

    id: str
    options: str
    """As one JSON object."""
    box: str
    """The digest of the box."""
    digest: str
    """The published commitment to the deal: a hash of it with its salt."""
    pace: float
    """Seconds between the choices of bots."""
    seatings: tuple[Seating, ...]
    """The initial one of each seat, by seat."""
    follows: str = ""
    """The game that the same people played before."""
    hints: bool = False
    """Whether everyone may ask for hints, however many people play."""


@dataclass(frozen=True)
class Event:
    """One line of a game's history: a choice, or `back to 12` when choices were taken back."""

    game: str
    number: int
    """Counted from 1 without gaps; never used twice."""
    seat: Seat
    text: str
    key: str
    """Chosen by the client, for idempotency: the same key is the same click."""

    @property
    def back_to(self) -> int | None:
        """The number of choices that an undo leaves; None for a choice."""
        return _back_to(self.text)


@dataclass(frozen=True)
class ConsentLine:
    """One line about an undo that needs consent: `back to 12` asks, `accept`, `decline`.

    It changes neither the game nor its version, so it is not an event.
    """

    game: str
    number: int
    """Counted from 1 without gaps."""
    version: int
    """How many events there were: the request lapses with the next one."""
    seat: Seat
    text: str

    @property
    def back_to(self) -> int | None:
        """The number of choices to which the seat asks to go back; None for an answer."""
        return _back_to(self.text)


@dataclass(frozen=True)
class Marks:
    """How far somebody has read a game: the number of the last row of each kind."""

    choices: int = 0
    asks: int = 0
    seatings: int = 0
    links: int = 0


NOTHING: Final = Marks()


@dataclass(frozen=True)
class Later:
    """The rows of a game that follow what somebody has read, in their order."""

    marks: Marks
    """How far one has read after these."""
    seatings: tuple[Seating, ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    """Roles, each with the hash of the secret of a link."""
    events: tuple[Event, ...] = ()
    asked: tuple[ConsentLine, ...] = ()


@dataclass(frozen=True)
class StoredGame:
    """A game as it is stored, without its deal."""

    game: NewGame
    created: str
    rows: Later
    """All of them."""

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """The latest one of each seat, by seat."""
        latest = {each.seat: each for each in self.rows.seatings}
        return tuple(latest[seat] for seat in sorted(latest))

    @property
    def links(self) -> Mapping[str, str]:
        """For each role, the hash of the secret of its latest link, the only valid one."""
        return dict(self.rows.links)

    @property
    def events(self) -> tuple[Event, ...]:
        return self.rows.events

    @property
    def asked(self) -> tuple[ConsentLine, ...]:
        return self.rows.asked


def now() -> str:
    """A time as rows have it."""
    return _as_text(datetime.now(UTC))


def days_ago(days: float) -> str:
    return _as_text(datetime.now(UTC) - timedelta(days=days))


def _as_text(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds")


def taking_back(to: int) -> str:
    """The text of an event that takes back everything after that many choices."""
    return f"back to {to}"


def _back_to(text: str) -> int | None:
    found = _BACK.fullmatch(text)
    return int(found[1]) if found else None


def standing(events: Iterable[Event]) -> list[str]:
    """The choices that have not been taken back."""
    choices: list[str] = []
    for event in events:
        if event.back_to is None:
            choices.append(event.text)
        else:
            del choices[event.back_to :]
    return choices
