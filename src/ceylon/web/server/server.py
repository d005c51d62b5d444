"""Runs the app on uvicorn."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import threading
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Final, cast

import uvicorn
from starlette.applications import Starlette

from ceylon import processes
from ceylon.web.server import logs
from ceylon.web.server.connections import Connection, Doors, most_connections
from ceylon.web.server.settings import Settings
from ceylon.web.server.streams import Streams

_YOUNG: Final = 10_000
"""The number of new objects after which the garbage collector examines them. By default
it is far smaller, and roughly every hundredth time all objects are examined: with 200 tables every
few seconds, for 200 ms, during which nothing is sent. Playing produces no garbage that needs a
collector."""


_PATIENCE: Final = 4.5
"""Seconds that the server may take to end."""
log: Final = logging.getLogger("ceylon.web")


class Server(uvicorn.Server):
    """Says when it is ready, and ends the streams on shutdown: by themselves they never would.

    Once it is told to end, it does so within 5 seconds, even if a database or a bot hangs. Nothing
    is lost by that: what was acknowledged is stored.
    """

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._last_resort: threading.Timer | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._last_resort is None:
            self._last_resort = threading.Timer(_PATIENCE, _end)
            self._last_resort.daemon = True
            self._last_resort.start()
        self._app.state.draining = True
        super().handle_exit(sig, frame)

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            super().run(sockets)
        finally:
            if self._last_resort is not None:
                self._last_resort.cancel()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # From here on Ctrl+C sets a flag. An exception raised while the collector finalises
        # objects would be lost, and the server would go on.
        spare_collector()
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        streams: Streams = self._app.state.streams
        streams.close()
        await super().shutdown(sockets)


def _end() -> None:
    log.warning("something hangs: the server ends without waiting for it")
    processes.kill_all()
    os._exit(1)


def spare_collector() -> None:
    """Make it run rarely, and exempt what the program starts with."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, *gc.get_threshold()[1:])


def serve(
    app: Starlette, listening: socket.socket, ready: Callable[[], object] = lambda: None
) -> None:
    """Serve until interrupted; `ready` is called once requests are answered."""
    settings: Settings = app.state.settings
    logs.set_up(settings.log_format, access=settings.access_log)
    doors = Doors(settings.limits, settings.proxies, most_connections())
    config = uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", partial(Connection, doors)),
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=75,
    )
    Server(config, app, ready).run(sockets=[listening])
