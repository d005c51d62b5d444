"""What the API answers besides tables, games and errors."""

from __future__ import annotations

from typing import Annotated

from ceylon.sight.data.advice import HintData
from ceylon.sight.data.kinds import Count, Digest, Keywords
from ceylon.sight.data.published import data
from ceylon.sight.data.tables import TableData
from ceylon.web.server.answers import Problem
from ceylon.web.server.bodies import RoleName

Link = Annotated[str, Keywords(format="uri")]


@data
class MadeData:
    """A new table. The secrets of its links are told only now."""

    table: str
    """The table's ID."""
    digest: Digest
    """What is promised of the deal: its SHA-256 with a secret salt."""
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
    """That it is stored, for a client that prefers a minimal answer."""

    version: Count
    """Of the table now."""


@data
class Changed(Problem):
    """The board has changed, or it cannot be done now."""

    table: TableData
    """As it is now."""


@data
class HintsData:
    """The best choices that differ, the best one first."""

    version: Count
    """Of the table that they are for."""
    hints: Annotated[list[HintData], Keywords(minItems=1, maxItems=3)]


@data
class RevealedData:
    """All that was hidden in a finished game."""

    digest: Digest
    """What was promised of the deal."""
    deal: str
    """The deal with its salt: its SHA-256 is the digest."""
    record: str
    """The game as a file of the format .ceylon."""
