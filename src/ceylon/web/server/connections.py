"""Connections: how many there may be, and how long the head of a request may take.

A server without a proxy in front of it meets clients that open connections and then say nothing, or
say it one byte at a time. uvicorn waits for them for ever.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from ceylon import metrics
from ceylon.web.server.clients import Networks, key_of
from ceylon.web.server.settings import Limits

_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_PLENTY: Final = 65_536
"""File descriptors that are enough, where the system would give even more."""
_SPARE: Final = 200
"""File descriptors for everything else: the store, the workers, the log."""


class Doors:
    """Counts the connections: of each client, and of all."""

    def __init__(self, limits: Limits, proxies: Collection[str] = (), most: int = 0) -> None:
        """`most`: how many there may be in total; 0 for as many as the limits say."""
        self.head_seconds: Final = limits.head_seconds
        self._each = limits.client_connections
        self._most = min(most, limits.connections) if most else limits.connections
        self._proxies = Networks(proxies)
        self._inside: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Whether there is room. A trusted proxy brings everybody's requests, so it may have any
        number."""
        key = key_of(host)
        full = self._inside.total() >= self._most
        if full or (self._inside[key] >= self._each and host not in self._proxies):
            metrics.TURNED_AWAY.labels("too many").inc()
            return False
        self._inside[key] += 1
        metrics.CONNECTIONS.inc()
        return True

    def leave(self, host: str) -> None:
        key = key_of(host)
        self._inside[key] -= 1
        metrics.CONNECTIONS.dec()
        if not self._inside[key]:
            del self._inside[key]


class Connection(H11Protocol):
    """A connection that is refused if there are too many, and closed if it brings no request."""

    def __init__(
        self,
        doors: Doors,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._doors = doors
        self._host = ""
        self._inside = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(  # type: ignore[override]  # as uvicorn's own
        self, transport: asyncio.Transport
    ) -> None:
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self._inside = self._doors.enter(self._host)
        if self._inside:
            self._wait_for_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        if self._inside:
            self._inside = False
            self._doors.leave(self._host)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self._answering:
            self._stop_waiting()
        else:
            self._wait_for_head()

    @property
    def _answering(self) -> bool:
        """Whether the head of a request has arrived that has not been answered yet."""
        cycle: RequestResponseCycle | None = self.cycle  # which uvicorn declares without None
        return cycle is not None and not cycle.response_complete

    def _wait_for_head(self) -> None:
        """The deadline is for the whole head: no byte of it extends it."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self._doors.head_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            metrics.TURNED_AWAY.labels("no request").inc()
            self.transport.write(_TOO_SLOW)
            self.transport.close()


def most_connections() -> int:
    """How many the system allows this process, which asks for as many as it may have; 0 if the
    system does not say."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 0
    wanted = _PLENTY if hard == resource.RLIM_INFINITY else min(hard, _PLENTY)
    if soft < wanted:
        with suppress(OSError, ValueError):  # macOS has another limit of its own
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(soft - _SPARE, 1)
