"""One server at a time for a database that cannot be shared."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from ceylon.errors import N_
from ceylon.store.database import create_file
from ceylon.store.store import StoreError


class Exclusion:
    """A lock beside an SQLite file; the system frees it when its process ends, however it ends.

    The lock is SQLite's own, on an empty database: so it works wherever the database itself does.
    """

    def __init__(self, path: str) -> None:
        """Raises StoreError if another server has it."""
        # Of the file itself, whatever symbolic link leads there.
        file = f"{os.path.realpath(path)}-server"
        create_file(file)
        self._connection = sqlite3.connect(
            file, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            text = N_(
                "another server is using {where}: give this one another file with --db, or let"
                " both use one PostgreSQL database"
            )
            raise StoreError(text, {"where": Path(path).name}) from error

    def end(self) -> None:
        with suppress(sqlite3.Error), closing(self._connection) as connection:
            connection.execute("ROLLBACK")
