"""The tables of the database.

Rows of a game are only ever added, or deleted all at once. What is known of the processes that
serve it (`sessions`, `owners`, `presences`, `curtains`), of their long thoughts (`thoughts`) and of
what clients may still do (`allowances`) changes, and none of it is needed to find a game again.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA: Final = MetaData()

SCHEMA_VERSION: Final = Table(
    "schema_version",
    METADATA,
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", String, nullable=False),
)


def _game() -> Column[str]:
    return Column("game", ForeignKey("games.id"), primary_key=True)


def _number() -> Column[int]:
    return Column("number", Integer, primary_key=True, autoincrement=False)


GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String, primary_key=True),
    Column("created", String, nullable=False, index=True),
    Column("options", String, nullable=False),
    Column("box", String, nullable=False),
    Column("digest", String, nullable=False),
    Column("pace", Float, nullable=False),
    Column("follows", String, nullable=False, index=True),
)

# The boxes that games were begun with, as files: a game outlives a change of the shipped one.
BOXES: Final = Table(
    "boxes",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("text", String, nullable=False),
)

# Kept apart: nothing that a client can ask for reads this table.
DEALS: Final = Table("deals", METADATA, _game(), Column("deal", String, nullable=False))

CHOICES: Final = Table(
    "choices",
    METADATA,
    _game(),
    _number(),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("key", String, nullable=False),
    Column("at", String, nullable=False),
    UniqueConstraint("game", "key"),
)

SEATINGS: Final = Table(
    "seatings",
    METADATA,
    _game(),
    _number(),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("at", String, nullable=False),
)

ASKS: Final = Table(
    "asks",
    METADATA,
    _game(),
    _number(),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("at", String, nullable=False),
)

# The games at which everyone may ask for hints, however many people play. It is a table because
# steps could once not add a column; it holds rows of released versions, so it stays.
HINTS: Final = Table("hints", METADATA, _game())

LINKS: Final = Table(
    "links",
    METADATA,
    _game(),
    _number(),
    Column("role", String, nullable=False),
    Column("digest", String, nullable=False),
    Column("at", String, nullable=False),
)

# The processes that serve the tables of this database. One that no longer counts up is dead, and
# whoever notices deletes its row.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String, primary_key=True),
    Column("beats", Integer, nullable=False),
)

# Which process lets the bots of a table play. A row may outlive its session: then anyone may take
# the table over.
OWNERS: Final = Table(
    "owners",
    METADATA,
    _game(),
    Column("session", String, nullable=False, index=True),
)

# Who looks at a table through which process.
PRESENCES: Final = Table(
    "presences",
    METADATA,
    Column("session", ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    _game(),
    Column("role", String, primary_key=True),
    Index("ix_presences_game", "game"),
)

# Long computations: one process makes each, and the others find its result here.
THOUGHTS: Final = Table(
    "thoughts",
    METADATA,
    Column("key", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("client", String, nullable=False),
    Column("session", String, nullable=False),
    Column("result", String),
    Column("at", Float, nullable=False, index=True),
)

# How many tables a client may still make.
ALLOWANCES: Final = Table(
    "allowances",
    METADATA,
    Column("client", String, primary_key=True),
    Column("drops", Float, nullable=False),
    Column("at", Float, nullable=False),
)

# Whose hand is showing on a screen that several people share, as long as the process that showed it
# lives.
CURTAINS: Final = Table(
    "curtains",
    METADATA,
    _game(),
    Column("session", ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
)
