"""What is stored of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
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
class StoredGame:
    """A game as it is stored, without its deal."""

    game: NewGame
    created: str
    seatings: tuple[Seating, ...]
    """The latest one of each seat, by seat."""
    links: Mapping[str, str]
    """For each role, the hash of the secret of its latest link, the only valid one."""
    events: tuple[Event, ...]
    asked: tuple[ConsentLine, ...] = ()


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
