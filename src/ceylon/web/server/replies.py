"""What the API answers other than tables, games and errors."""

from __future__ import annotations

from typing import Annotated

from ceylon.sight.data.advice import CoachData, HintData
from ceylon.sight.data.kinds import ChoiceNumber, Count, Digest, Keywords
from ceylon.sight.data.published import data
from ceylon.sight.data.tables import TableData
from ceylon.web.server.answers import Problem
from ceylon.web.server.bodies import RoleName

BoxDigest = Annotated[str, Keywords(pattern="^[0-9a-f]{16}$")]
Link = Annotated[str, Keywords(format="uri")]


@data
class MadeData:
    """A new table. The secrets of its links are shown only now."""

    table: str
    """The table's ID."""
    digest: Digest
    """A commitment to the deal: its SHA-256 with a secret salt."""
    links: dict[RoleName, Link]
    secrets: dict[RoleName, str]


@data
class LinkData:
    """A new link."""

    role: RoleName
    link: Link
    secret: str


@data
class Stored:
    """A confirmation, for a client that prefers a minimal answer."""

    version: Count
    """The current version of the table."""


@data
class Changed(Problem):
    """The board has changed, or this is not possible now."""

    table: TableData
    """The current table."""


@data
class HintsData:
    """The best distinct choices, the best one first."""

    version: Count
    """The version of the table that they are for."""
    hints: Annotated[list[HintData], Keywords(minItems=1, maxItems=3)]
    coach: CoachData
    """The best one in a sentence, for those who learn the game."""


@data
class ViewData:
    """What a seat knows, for a bot: `ceylon.client` turns it into a `ceylon.View`."""

    version: Count
    """The version of the table that it is of."""
    box: BoxDigest
    """The digest of the box that the table is played with."""
    view: Annotated[str, Keywords(contentEncoding="base64")]
    """The bytes of `View.key()`. Their format may change with the version of the program."""
    choices: list[ChoiceNumber]
    """What this seat may choose now; empty when it is not its turn to choose."""


@data
class RevealedData:
    """Everything that was hidden in a finished game."""

    digest: Digest
    """The commitment to the deal."""
    deal: str
    """The deal with its salt: its SHA-256 is the digest."""
    record: str
    """The game as a file of the format .ceylon."""
