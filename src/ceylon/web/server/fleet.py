"""Several processes that serve one address, all alike: any of them answers for any table."""

from __future__ import annotations

import logging
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Final

from ceylon import metrics
from ceylon.processes import Sibling
from ceylon.store import SqlStore, StoreError
from ceylon.web.server.app import create_app
from ceylon.web.server.server import serve
from ceylon.web.server.settings import Settings
from ceylon.words import N_

log: Final = logging.getLogger("ceylon.web")

_LOOK: Final = 0.5
"""Seconds between two looks at whether to stop."""
_PAUSE: Final = 1.0
"""Seconds before another process takes the place of one that has ended."""
_FAREWELL: Final = 8.0
"""Seconds that a process may take to end."""


def serve_together(
    settings: Settings, listening: socket.socket, processes: int, ready: Callable[[], object]
) -> None:
    """Serve until interrupted; whichever process ends is replaced. Raises StoreError."""
    _check(settings)
    start = partial(Sibling, partial(_serve_one, settings, listening))
    with metrics.shared(), _interrupted() as stop:
        fleet = [start() for _ in range(processes)]
        try:
            if all(each.is_ready() for each in fleet):
                ready()
                _keep_up(fleet, start, stop)
        finally:
            _end(fleet)


def _check(settings: Settings) -> None:
    """One process opens the database first: so what is wrong with it is said once."""
    store = SqlStore(settings.store, settings.patience)
    shared = store.sessions is not None
    store.close()
    if not shared:
        text = N_(
            "several processes need a PostgreSQL database that they share: name its URL with --db,"
            " such as {example}"
        )
        raise StoreError(text, {"example": "postgresql+psycopg://ceylon@localhost/ceylon"})


def _keep_up(fleet: list[Sibling], start: Callable[[], Sibling], stop: threading.Event) -> None:
    while not stop.is_set():
        wait([each.sentinel for each in fleet], _LOOK)
        for place, each in enumerate(fleet):
            if not each.alive and not stop.wait(_PAUSE):
                log.warning("a process of the server has ended: another takes its place")
                metrics.forget(each.pid)
                each.end(0)
                fleet[place] = start()


def _end(fleet: list[Sibling]) -> None:
    enders = [threading.Thread(target=each.end, args=(_FAREWELL,)) for each in fleet]
    for ender in enders:
        ender.start()
    for ender in enders:
        ender.join()


@contextmanager
def _interrupted() -> Iterator[threading.Event]:
    """An event that is set when this process is asked to stop."""
    stop = threading.Event()

    def note(_number: int, _frame: FrameType | None) -> None:
        stop.set()

    before = {each: signal.signal(each, note) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _serve_one(settings: Settings, listening: socket.socket, parent: Connection) -> None:
    """In a process of the fleet."""

    def ready() -> None:
        with suppress(OSError):  # nobody waits to hear it any more
            parent.send(obj=True)

    serve(create_app(settings), listening, ready)
