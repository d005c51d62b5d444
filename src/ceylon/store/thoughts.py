"""What is limited, or done once, over all processes on one PostgreSQL: long thoughts, new tables.

Their times are those of the database's clock, which is the same for everyone.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Select, delete, func, select, text, update
from sqlalchemy.dialects.postgresql import insert as insert_or

from ceylon.store.database import Database
from ceylon.store.database_tables import SESSIONS, THOUGHTS
from ceylon.store.store import Begun, SessionEnded, Thought

_KEPT: Final = 3600.0
"""Seconds for which what was found is kept."""
_NOW: Final = func.extract("epoch", func.clock_timestamp())
_ONE_BY_ONE: Final = text("SELECT pg_advisory_xact_lock(7246380)")
"""Whoever counts those that are under way must be alone."""
_REFILLED: Final = (
    "LEAST(:burst, allowances.drops + GREATEST(0, EXTRACT(EPOCH FROM clock_timestamp())"
    " - allowances.at) * :rate)"
)
_TAKE: Final = text(
    f"""
    INSERT INTO allowances (client, drops, at)
    VALUES (:client, :burst - 1, EXTRACT(EPOCH FROM clock_timestamp()))
    ON CONFLICT (client) DO UPDATE
    SET drops = {_REFILLED} - 1, at = EXTRACT(EPOCH FROM clock_timestamp())
    WHERE {_REFILLED} >= 1
    RETURNING drops
    """  # noqa: S608 - of our own constants
)
_FORGET: Final = text(
    "DELETE FROM allowances"
    " WHERE at < EXTRACT(EPOCH FROM clock_timestamp()) - CAST(:burst AS FLOAT) / :rate"
)
"""Buckets that are full again: the address of their client need not be kept."""


class PostgreSqlThoughts:
    """The thoughts of all processes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(self, session: str, thought: Thought) -> Begun:
        with self._database.writing() as connection:
            connection.execute(_ONE_BY_ONE)
            alive = select(SESSIONS.c.id)
            if connection.scalar(alive.where(SESSIONS.c.id == session)) is None:
                raise SessionEnded
            known = connection.execute(_of(thought.key)).one_or_none()
            if known is not None and known.result is not None:
                return Begun(mine=False, result=known.result)
            if known is not None and known.session != session and _lives(connection, known.session):
                return Begun(mine=False)
            if _crowded(connection, thought):
                return Begun(mine=False)
            _claim(connection, session, thought)
            return Begun(mine=True)

    def finish(self, session: str, key: str, result: str) -> None:
        found = update(THOUGHTS).where(THOUGHTS.c.key == key, THOUGHTS.c.session == session)
        old = THOUGHTS.c.at < _NOW - _KEPT
        with self._database.writing() as connection:
            connection.execute(found.values(result=result, client="", at=_NOW))
            connection.execute(delete(THOUGHTS).where(old))

    def drop(self, session: str, key: str) -> None:
        mine = (THOUGHTS.c.key == key, THOUGHTS.c.session == session, THOUGHTS.c.result.is_(None))
        with self._database.writing() as connection:
            connection.execute(delete(THOUGHTS).where(*mine))

    def allow_table(self, client: str, burst: float, per_second: float) -> bool:
        with self._database.writing() as connection:
            values = {"client": client, "burst": burst, "rate": per_second}
            allowed = connection.execute(_TAKE, values).one_or_none() is not None
            connection.execute(_FORGET, {"burst": burst, "rate": per_second})
            return allowed


def _of(key: str) -> Select[tuple[str, str | None]]:
    return select(THOUGHTS.c.session, THOUGHTS.c.result).where(THOUGHTS.c.key == key)


def _lives(connection: Connection, session: str) -> bool:
    return connection.scalar(select(SESSIONS.c.id).where(SESSIONS.c.id == session)) is not None


def _crowded(connection: Connection, thought: Thought) -> bool:
    """Whether the client, or everybody, has enough of the kind under way."""
    under_way = select(func.count()).where(
        THOUGHTS.c.kind == thought.kind,
        THOUGHTS.c.key != thought.key,
        THOUGHTS.c.result.is_(None),
        THOUGHTS.c.session.in_(select(SESSIONS.c.id)),
    )
    own = connection.scalar(under_way.where(THOUGHTS.c.client == thought.client)) or 0
    return own >= thought.each or (connection.scalar(under_way) or 0) >= thought.most


def _claim(connection: Connection, session: str, thought: Thought) -> None:
    row = {"kind": thought.kind, "client": thought.client, "session": session, "at": _NOW}
    claim = insert_or(THOUGHTS).values(key=thought.key, **row)
    connection.execute(claim.on_conflict_do_update(index_elements=[THOUGHTS.c.key], set_=row))
