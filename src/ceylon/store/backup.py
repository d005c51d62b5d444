"""Copies of an SQLite store, made while it is in use, and put back.

A plain copy of the file lacks what is still in the log beside it. SQLite's own backup is a snapshot
of one moment, and nobody has to wait for it.
"""

from __future__ import annotations

import os
import shlex
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from ceylon.errors import N_
from ceylon.store.database import cannot_open, file_of, url_of
from ceylon.store.exclusion import Exclusion
from ceylon.store.sql import SqlStore
from ceylon.store.store import StoreError

_BESIDE: Final = ("-wal", "-shm")
"""The endings of the files that SQLite keeps beside a database."""


def back_up(where: str | Path, file: Path) -> None:
    """Copy a store to a new file; servers may use it meanwhile. Raises StoreError, and OSError if
    the new file cannot be written."""
    source = _sqlite_file(where, "pg_dump --format=custom --file={file} {url}", file)
    must_exist(where)
    if os.path.lexists(file):
        raise StoreError(N_("{file} already exists: choose another name"), {"file": str(file)})
    with _written(file) as begun, _failures_of(source):
        _copy(source, begun)
        _check(begun)


def restore(where: str | Path, file: Path) -> Path | None:
    """Put a backup in the place of a store; return where the store that was there is now.

    Raises StoreError, also while a server uses the store, and OSError if it cannot be written.
    """
    command = "pg_restore --clean --if-exists --no-owner --dbname={url} {file}"
    target = _sqlite_file(where, command, file)
    if not file.exists():
        raise StoreError(N_("there is no backup at {where}"), {"where": str(file)})
    exclusion = Exclusion(str(target))
    try:
        with _written(target, replace=True) as begun, _failures_of(file):
            _copy(file, begun)
            _check(begun)
            SqlStore(begun).close()  # brought up to this version, or refused
            return _put_aside(target)
    finally:
        exclusion.end()


def must_exist(where: str | Path) -> None:
    """Raises StoreError for a file that is not there: opening it would create an empty store."""
    path = file_of(url_of(where))
    if path is not None and not Path(path).exists():
        raise StoreError(N_("there is no store at {where}"), {"where": path})


def _sqlite_file(where: str | Path, command: str, file: Path) -> Path:
    """Raises StoreError for a database that is not a file, with the command to use instead."""
    url = url_of(where)
    path = file_of(url)
    if path is None:
        text = N_("this database has a tool of its own for that: {command}")
        typed = command.format(file=shlex.quote(str(file)), url=shlex.quote(_plain(url)))
        raise StoreError(text, {"command": typed})
    return Path(path)


def _plain(url: URL) -> str:
    """As the tools of PostgreSQL want it: without a driver, or the password."""
    bare = URL.create(url.get_backend_name(), url.username, None, url.host, url.port, url.database)
    return bare.render_as_string()


@contextmanager
def _failures_of(file: Path) -> Iterator[None]:
    """Raises StoreError."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise cannot_open(str(file), error) from error


@contextmanager
def _written(file: Path, *, replace: bool = False) -> Iterator[Path]:
    """A file that appears under its name when it is complete, readable to its owner only."""
    begun = file.with_name(f"{file.name}.part")
    begun.unlink(missing_ok=True)
    os.close(os.open(begun, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield begun
        if replace:
            begun.replace(file)
        else:
            os.link(begun, file)  # which another file of that name would prevent
    finally:
        for ending in ("", *_BESIDE):
            Path(f"{begun}{ending}").unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        reading.backup(writing)
        # One file is all there is of it, wherever it is copied.
        writing.execute("PRAGMA journal_mode=DELETE")


def _check(file: Path) -> None:
    """Raises sqlite3.DatabaseError if it is damaged, or something else."""
    with closing(sqlite3.connect(file)) as connection:
        [[said]] = connection.execute("PRAGMA integrity_check(1)").fetchall()
        if said != "ok":
            raise sqlite3.DatabaseError(said)
        connection.execute("SELECT count(*) FROM games").fetchone()


def _put_aside(target: Path) -> Path | None:
    """Move a store, with what is still in its log: also a log that somebody has left alone, which
    SQLite would take for that of the new file."""
    names = (target.with_name(f"{target.name}.before-{number}") for number in count(1))
    aside = next(name for name in names if not os.path.lexists(name))
    for ending in ("", *_BESIDE):
        with suppress(FileNotFoundError):
            Path(f"{target}{ending}").rename(f"{aside}{ending}")
    return aside if os.path.lexists(aside) else None
