"""Brings a database up to the version of this program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Engine, func, insert, inspect, select

from ceylon.errors import N_
from ceylon.store.database import for_writing
from ceylon.store.database_tables import SCHEMA_VERSION
from ceylon.store.rows import now
from ceylon.store.steps import STEPS, Step
from ceylon.store.store import StoreError

_LOCK: Final = int.from_bytes(b"ceylon")
"""The key of an advisory lock in PostgreSQL, on which its clients agree."""


def version(connection: Connection) -> int:
    """The version of a database; 0 for an empty one."""
    if not inspect(connection).has_table(SCHEMA_VERSION.name):
        return 0
    found = connection.scalar(select(func.max(SCHEMA_VERSION.c.version)))
    return int(found or 0)


def migrate(engine: Engine, steps: Sequence[Step] = STEPS) -> None:
    """Apply the missing steps, each atomically, even if several processes start at once."""
    while _steps_taken(engine) < len(steps):
        _take_a_step(engine, steps)
    if (at := _steps_taken(engine)) > len(steps):
        text = N_(
            "the store has version {found}, but this program knows only version {known}:"
            " update the program"
        )
        raise StoreError(text, {"found": at, "known": len(steps)})


def _steps_taken(engine: Engine) -> int:
    with engine.connect() as connection:
        return version(connection)


def _take_a_step(engine: Engine, steps: Sequence[Step]) -> None:
    with for_writing(engine).begin() as connection:
        _lock(connection)
        at = version(connection)
        if at < len(steps):  # otherwise another process was faster
            steps[at](connection)
            connection.execute(insert(SCHEMA_VERSION).values(version=at + 1, at=now()))


def _lock(connection: Connection) -> None:
    """Held until the transaction ends. On SQLite a writing transaction has the lock from its
    start."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
