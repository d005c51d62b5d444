"""Why a database cannot be opened, in sentences of our own.

Drivers speak only English. Their messages are quoted if they say more than we know.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Final

from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)

from ceylon.errors import N_, Clause

_PRIMARY: Final = 0xFF
"""The mask of the primary code within SQLite's extended codes."""
_OF_SQLITE: Final[Mapping[int, str]] = {
    sqlite3.SQLITE_CANTOPEN: N_("the file can be neither opened nor created"),
    sqlite3.SQLITE_PERM: N_("you do not have permission"),
    sqlite3.SQLITE_READONLY: N_("the file cannot be written to"),
    sqlite3.SQLITE_NOTADB: N_("the file is not a database"),
    sqlite3.SQLITE_CORRUPT: N_("the database is damaged"),
    sqlite3.SQLITE_BUSY: N_("another program is using it"),
    sqlite3.SQLITE_LOCKED: N_("another program is using it"),
    sqlite3.SQLITE_FULL: N_("there is no space left"),
    sqlite3.SQLITE_IOERR: N_("the disk has failed"),
}
# By the class of PostgreSQL's code, or the whole of it.
_OF_POSTGRESQL: Final[Mapping[str, str]] = {
    "28": N_("the name or the password is wrong"),
    "3D": N_("the server has no such database"),
}


def said_by(error: SQLAlchemyError) -> str:
    """What the database said, on one line and without the values of the statement."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(said).split())


def diagnosis_of(error: Exception) -> Clause:
    """What SQLAlchemy or a driver raised, as a part of a sentence."""
    if isinstance(error, NoSuchModuleError):
        return Clause(N_("this kind of database is not supported"))
    if isinstance(error, ArgumentError):
        return Clause(N_("this is not the URL of a database"))
    if isinstance(error, ImportError):
        package = str(error.name or error)
        return Clause(N_("the package {package} is not installed"), {"package": package})
    known = _known(error)
    if known:
        return Clause(known)
    said = said_by(error) if isinstance(error, SQLAlchemyError) else str(error)
    if isinstance(error, OperationalError):
        return Clause(N_("it is not responding (“{problem}”)"), {"problem": said})
    return Clause(N_("the database reports “{problem}”"), {"problem": said})


def _known(error: Exception) -> str | None:
    driver = error.orig if isinstance(error, DBAPIError) else None
    code = getattr(driver, "sqlite_errorcode", None)
    if code is not None:
        return _OF_SQLITE.get(code & _PRIMARY)
    return _OF_POSTGRESQL.get((getattr(driver, "sqlstate", None) or "")[:2])
