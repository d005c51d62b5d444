"""The bodies that the API reads. A field with a default may be left out."""

from __future__ import annotations

from typing import Annotated, Final

from ceylon import bots
from ceylon.guests import house
from ceylon.rules.options import MOST_SEATS
from ceylon.seats import HERE, HUMAN, OPEN
from ceylon.sight.data.kinds import ChoiceText, Keywords, RailwayKind, Seat, Without
from ceylon.sight.data.published import data
from ceylon.table.roles import roles_of
from ceylon.table.seatings import LONGEST_NAME
from ceylon.table.tables import PACE

SLOWEST_PACE: Final = 10

Version = Annotated[
    int,
    Keywords(
        minimum=0,
        maximum=1_000_000,
        description="The version of the table that the client has seen.",
    ),
]
Key = Annotated[
    str,
    Keywords(
        pattern="^[A-Za-z0-9_-]{1,64}$",
        description="Made up by the client for each click: the same key is never stored twice.",
    ),
]
Name = Annotated[str, Keywords(maxLength=LONGEST_NAME)]
RoleName = Annotated[str, Keywords("RoleName", enum=roles_of(MOST_SEATS))]
_kinds: Final = [HUMAN, HERE, OPEN, *bots.NAMES]


def allow_offered() -> None:
    """A client may name the bots that the host offers now: they are validated and described as
    ours are."""
    _kinds[:] = [HUMAN, HERE, OPEN, *house.at_tables()]


SeatKind = Annotated[
    str,
    Keywords(
        "SeatKind",
        enum=_kinds,
        description="A person; one at the host's screen (hot-seat); an open seat; or a bot.",
    ),
]


@data
class SeatBody:
    """Who sits at a seat."""

    kind: SeatKind
    name: Name = ""


@data
class NewTableBody:
    """A table to be created."""

    seats: Annotated[list[SeatBody], Keywords(minItems=1, maxItems=MOST_SEATS)]
    """Clockwise. One seat is the solo game."""
    without: Without = "uva"
    """The district that is left out with one or two players (S3)."""
    starting_tiles: bool = False
    start: Seat | None = None
    """The starting player; null to draw one (S1)."""
    railway: RailwayKind = "drawn"
    """Solo: how CR Co.'s railway comes about (R5)."""
    pace: Annotated[float, Keywords(minimum=0, maximum=SLOWEST_PACE)] = PACE
    """Seconds between the choices of bots."""
    hints: bool = False
    """Whether everyone may ask for hints. One person against bots, and people at one screen,
    always may."""


@data
class ChoiceBody:
    """A choice to be made."""

    choice: ChoiceText
    """The text of one of the table's `choices`."""
    version: Version
    key: Key


@data
class UndoBody:
    """The last choice, to be taken back."""

    version: Version
    key: Key
    whole_turn: bool = False
    """Whether to take back everything that the seat chose this turn."""


@data
class VersionBody:
    """A question about the table at a version."""

    version: Version


@data
class AnswerBody:
    """The answer to a request to undo."""

    version: Version
    accept: bool


@data
class LinkBody:
    """A link to be replaced."""

    role: RoleName


@data
class TakeBody:
    """An open seat to sit down at."""

    seat: Seat
    name: Name = ""


@data
class NameBody:
    """A player's name."""

    name: Name


@data
class ReseatBody:
    """Who is to sit at a seat."""

    kind: SeatKind
    name: Name | None = None
    """Null leaves the name as it is."""


@data
class EmptyBody:
    """An empty object."""
