"""A thread that hears what other processes tell through PostgreSQL."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, cast

from sqlalchemy.exc import SQLAlchemyError

from ceylon.store.database import Database
from ceylon.store.notices import Notice
from ceylon.store.store import Ear

if TYPE_CHECKING:
    import psycopg

log: Final = logging.getLogger("ceylon.store")

CHANNEL: Final = "ceylon"
_CHECKED: Final = 0.25
"""Seconds without a notice after which the connection is tried."""
_FRESH: Final = 1.0
"""Seconds during which a connection that was alive is trusted."""
_PAUSE: Final = 0.25
"""Seconds between attempts to connect again."""


class Listener:
    """Connects again by itself, for as long as it takes."""

    def __init__(self, database: Database, ear: Ear) -> None:
        self._database = database
        self._ear = ear
        self._closed = threading.Event()
        self._alive = float("-inf")
        """When the connection was last known to be alive."""
        threading.Thread(target=self._run, name="ceylon listener", daemon=True).start()

    def is_fresh(self) -> bool:
        return time.monotonic() - self._alive < _FRESH

    def close(self) -> None:
        self._closed.set()

    def _run(self) -> None:
        import psycopg  # noqa: PLC0415 - an extra of this package, which only PostgreSQL needs

        told = False
        while not self._closed.is_set():
            try:
                with self._connected() as connection:
                    told = False
                    self._listen(connection)
            except (SQLAlchemyError, psycopg.Error) as error:
                if not told:
                    told = True
                    log.warning("what other processes tell is not heard: %s", type(error).__name__)
            except Exception:
                log.exception("what other processes tell is not heard")
            self._closed.wait(_PAUSE)

    @contextmanager
    def _connected(self) -> Iterator[psycopg.Connection]:
        """A connection that belongs to no pool."""
        pooled = self._database.engine.raw_connection()
        connection = cast("psycopg.Connection", pooled.driver_connection)
        pooled.detach()
        try:
            connection.autocommit = True
            yield connection
        finally:
            connection.close()

    def _listen(self, connection: psycopg.Connection) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self._alive = time.monotonic()
        self._ear.resumed()
        while not self._closed.is_set():
            for each in connection.notifies(timeout=_CHECKED):
                if notice := Notice.parse(each.payload):
                    self._ear.heard(notice)
            before = time.monotonic()
            connection.execute("SELECT 1")
            self._alive = before
