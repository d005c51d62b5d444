"""The schema and its versions: each step leads from one version to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, Engine, func, insert, inspect, select

from ceylon.errors import N_
from ceylon.store.store import StoreError
from ceylon.store.tables import (
    ASKS,
    CHOICES,
    DEALS,
    GAMES,
    HINTS,
    LINKS,
    METADATA,
    SCHEMA_VERSION,
    SEATINGS,
)

Step = Callable[[Connection], None]


def _first(connection: Connection) -> None:
    tables = [SCHEMA_VERSION, GAMES, DEALS, CHOICES, SEATINGS, LINKS]
    METADATA.create_all(connection, tables)


def _asks(connection: Connection) -> None:
    METADATA.create_all(connection, [ASKS])


def _hints(connection: Connection) -> None:
    METADATA.create_all(connection, [HINTS])


STEPS: Final[Sequence[Step]] = (_first, _asks, _hints)
"""Step number n leads from version n to version n + 1. A step that was released never changes."""


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def version(connection: Connection) -> int:
    """The version of a database; 0 for an empty one."""
    if not inspect(connection).has_table(SCHEMA_VERSION.name):
        return 0
    found = connection.scalar(select(func.max(SCHEMA_VERSION.c.version)))
    return int(found or 0)


def migrate(engine: Engine, steps: Sequence[Step] = STEPS) -> None:
    """Bring a database to the version of this program, a step at a time, each as a whole."""
    with engine.begin() as connection:
        at = version(connection)
    if at > len(steps):
        text = N_(
            "the store has version {found}, but this program knows only {known}:"
            " take a newer program"
        )
        raise StoreError(text, {"found": at, "known": len(steps)})
    for number, step in enumerate(steps[at:], start=at + 1):
        with engine.begin() as connection:
            step(connection)
            connection.execute(insert(SCHEMA_VERSION).values(version=number, at=now()))
