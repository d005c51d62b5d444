"""The database behind the store: how to reach it, how long to wait, and what its failures mean.

SQLite is a file. Any other database is named by its URL.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    InternalError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
    TimeoutError,  # noqa: A004 - of the pool of connections
)

from ceylon.errors import N_
from ceylon.installation import to_install
from ceylon.store.diagnosis import diagnosis_of, said_by
from ceylon.store.store import Conflict, StoreError, Unavailable

log: Final = logging.getLogger("ceylon.store")

PATIENCE: Final = 5.0
"""Seconds to wait for a database that is locked or cannot be reached."""
SetUp = Callable[[DBAPIConnection, object], None]
"""What SQLAlchemy calls with each new connection."""
_MOMENT: Final = 0.01
_IDLE: Final = 2000
"""Milliseconds. It is less than the time after which others give a process up."""
_WRITES: Final = "ceylon_writes"
_DRIVER: Final = "psycopg"
"""The driver for PostgreSQL that comes with an extra of this package."""
_LIBPQ: Final = ("psycopg", "psycopg2")
"""Drivers that take the connection parameters of PostgreSQL's own library."""


class Database:
    """Connections to one database."""

    def __init__(self, where: str | Path, patience: float = PATIENCE) -> None:
        """Connects to nothing yet; raises StoreError if the name makes no sense."""
        self.name = _without_password(where)
        self.engine = _engine(where, patience)
        self._for_writing = for_writing(self.engine)
        self._out = False
        """Whether it failed last time: each outage is logged once."""

    @property
    def can_be_shared(self) -> bool:
        """Whether several processes can use it at once and tell each other of changes."""
        return (self.engine.dialect.name, self.engine.dialect.driver) == ("postgresql", _DRIVER)

    @property
    def file(self) -> str | None:
        """The path of an SQLite file; None for a database elsewhere, or in memory."""
        return file_of(self.engine.url)

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Raises Unavailable."""
        with self._watch(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction: everything written in the block is stored, or nothing. Raises Conflict,
        Unavailable."""
        with self._watch(), self._for_writing.begin() as connection:
            yield connection

    @contextmanager
    def _watch(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError as error:
            raise Conflict from error
        except SQLAlchemyError as error:
            if not _is_outage(error):
                raise
            self._note(error)
            raise Unavailable from error
        if self._out:
            self._out = False
            log.warning("the store works again")

    def _note(self, error: SQLAlchemyError) -> None:
        if not self._out:
            self._out = True
            log.warning("the store fails: %s", said_by(error))


def for_writing(engine: Engine) -> Engine:
    """The same database. On SQLite its transactions take the write lock at their start (BEGIN
    IMMEDIATE): one that upgrades from reading to writing could deadlock, which SQLite refuses at
    once.
    """
    return engine.execution_options(**{_WRITES: True})


def _is_outage(error: SQLAlchemyError) -> bool:
    """Whether a retry may succeed: not so for a mistake in a statement."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if isinstance(error, OperationalError):
        # For SQLite a wrong statement is an operational error, too.
        return getattr(error.orig, "sqlite_errorcode", None) != sqlite3.SQLITE_ERROR
    return isinstance(error, InternalError | TimeoutError)


# Reaching it


def _engine(where: str | Path, patience: float) -> Engine:
    url = url_of(where)
    try:
        engine = create_engine(url, hide_parameters=True, **_options(url, patience))
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        if isinstance(error, ModuleNotFoundError) and error.name == _DRIVER:
            text = N_("the database {where} needs the package psycopg: {command}")
            values = {"where": _without_password(where), "command": to_install("postgresql")}
            raise StoreError(text, values) from error
        raise cannot_open(_without_password(where), error) from error
    if engine.dialect.name == "sqlite":
        create_file(url.database)
        event.listen(engine, "connect", _set_up_sqlite(patience))
        event.listen(engine, "begin", _begin_sqlite)
    elif engine.dialect.name == "postgresql":
        event.listen(engine, "connect", _set_up_postgresql(patience))
    return engine


def cannot_open(where: str, error: Exception) -> StoreError:
    text = N_("the database {where} cannot be opened: {problem}")
    return StoreError(text, {"where": where, "problem": diagnosis_of(error)})


def url_of(where: str | Path) -> URL:
    """Of a path or a URL; raises StoreError if it makes no sense."""
    if isinstance(where, str) and "://" in where:
        try:
            return make_url(where)
        except ArgumentError as error:
            raise cannot_open(where, error) from error
    return URL.create("sqlite", database=str(where))


def file_of(url: URL) -> str | None:
    """The path of an SQLite file; None for a database elsewhere, or in memory."""
    path = url.database
    kept = url.get_backend_name() == "sqlite" and path is not None and _is_file(path)
    return path if kept else None


def _without_password(where: str | Path) -> str:
    """Where the store is, without the password."""
    return url_of(where).render_as_string(hide_password=True)


def _options(url: URL, patience: float) -> dict[str, Any]:
    if url.get_backend_name() != "postgresql":
        return {}
    # A connection that the server has closed meanwhile, say by restarting, is silently replaced.
    options: dict[str, Any] = {"pool_pre_ping": True, "pool_timeout": patience}
    if url.get_driver_name() in _LIBPQ:
        limits = {
            "connect_timeout": max(2, round(patience)),
            "tcp_user_timeout": round(patience * 1000),
        }
        options["connect_args"] = {
            name: value for name, value in limits.items() if name not in url.query
        }
    return options


# SQLite


def create_file(path: str | None) -> None:
    """Games hold what nobody may see yet: only the user who runs the server may read the file.

    SQLite gives the files beside it (`-wal`, `-shm`) the same permissions.
    """
    if path is None or not _is_file(path):
        return
    with suppress(OSError):  # it exists already, or SQLite will say what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _is_file(path: str) -> bool:
    return path not in ("", ":memory:") and not path.startswith("file:")


def _set_up_sqlite(patience: float) -> SetUp:
    def set_up(connection: DBAPIConnection, _record: object) -> None:
        # Python's module begins no transaction before it sees a write, and none for DDL. So it is
        # told to begin none at all, and `_begin_sqlite` does it.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={round(patience * 1000)}")
        _write_ahead(cursor, patience)
        # What is committed survives even a power failure.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return set_up


def _write_ahead(cursor: DBAPICursor, patience: float) -> None:
    """WAL: readers do not wait for the writer. If several processes switch a new file to WAL at
    once, SQLite refuses all but one without waiting.
    """
    until = time.monotonic() + patience
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(_MOMENT)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# PostgreSQL


def _set_up_postgresql(patience: float) -> SetUp:
    def set_up(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"SET statement_timeout = {round(2 * patience * 1000)}")
        # A process that is paused within a transaction holds its locks no longer than this.
        cursor.execute(f"SET idle_in_transaction_session_timeout = {_IDLE}")
        cursor.close()
        connection.commit()

    return set_up
