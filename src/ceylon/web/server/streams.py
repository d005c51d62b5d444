"""Event streams: the newest state at once, then at every change."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ceylon import metrics
from ceylon.errors import CeylonError
from ceylon.table import Table
from ceylon.table.roles import HOST, WATCH
from ceylon.web.server.answers import TooOften
from ceylon.web.server.clients import client_of
from ceylon.web.server.settings import Limits
from ceylon.web.server.visitors import Visitor

HEARTBEAT: Final = 15
"""Seconds. Proxies and phones drop silent connections."""
BEAT: Final = b"event: beat\ndata: {}\n\n"
"""The heartbeat. An event, since EventSource hides comments from a page's script."""
_HEADERS: Final = {"Connection": "keep-alive", "X-Accel-Buffering": "no"}
"""No proxy may buffer events."""

Told = Callable[[int], bytes]
"""What is sent, given the number of choices that the client already knows."""


class Streams:
    """The open streams, counted by client, and by role at a table: spectators take none of those
    that seats need."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._counts: Counter[tuple[str, ...]] = Counter()
        self._open: set[Stream] = set()

    def response(self, request: Request, table: Table, who: Visitor, told: Told) -> Stream:
        """Raises TooOften if there are already too many streams."""
        client = client_of(request)
        limits = self._places(client, table.id, who)
        if any(self._counts[key] >= most for key, most in limits.items()):
            raise TooOften
        # Counted here, not when the stream begins: a burst of requests would race past the limit.
        self._counts.update(limits.keys())

        def closed() -> None:
            self._counts.subtract(limits.keys())
            self._counts += Counter()  # which drops those that are 0
            self._open.discard(stream)
            metrics.STREAMS.dec()

        stream = Stream(table, who, told, closed)
        self._open.add(stream)
        metrics.STREAMS.inc()
        return stream

    def close(self) -> None:
        """End them all: the server is stopping, and clients would stay."""
        for stream in self._open:
            stream.end()

    def _places(self, client: str, table: str, who: Visitor) -> dict[tuple[str, ...], int]:
        """What a stream is counted by, each with its limit."""
        most = self._limits
        found: dict[tuple[str, ...], int] = {("client", client): most.client_streams}
        if who.role == WATCH and not who.host:
            found["table", table] = most.watch_streams
            found["client", client, table] = most.client_watch_streams
        else:
            found["role", table, HOST if who.role == WATCH else who.role] = most.seat_streams
        return found


class Stream(Response):
    """The events of a table for one visitor, until they leave, lose their link or are shut out.

    It reports its end, however it ends.
    """

    media_type = "text/event-stream"

    def __init__(self, table: Table, who: Visitor, told: Told, closed: Callable[[], None]) -> None:
        self.status_code = 200
        self.background = None
        self.init_headers(_HEADERS)
        self._table, self._who, self._told, self._closed = table, who, told, closed
        self._woken = asyncio.Event()
        """Whether there may be something to do: a change, a heartbeat, the end."""
        self._beat_is_due = False
        self._over = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        try:
            await send(start)
            if scope["method"] != "HEAD":
                await self._stay(receive, send)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self._closed()

    def end(self, *_: object) -> None:
        self._over = True
        self._woken.set()

    async def _stay(self, receive: Receive, send: Send) -> None:
        leaving = asyncio.ensure_future(_leave(receive))
        leaving.add_done_callback(self.end)
        self._table.listeners.append(self._woken.set)
        self._wait_to_beat()
        try:
            with self._table.presence.stay(self._who.role):
                await self._tell(send)
        finally:
            self._next_beat.cancel()
            self._table.listeners.remove(self._woken.set)
            leaving.cancel()

    def _wait_to_beat(self) -> None:
        self._next_beat = asyncio.get_running_loop().call_later(HEARTBEAT, self._beat)

    def _beat(self) -> None:
        self._beat_is_due = True
        self._woken.set()
        self._wait_to_beat()

    async def _tell(self, send: Send) -> None:
        table = self._table
        seen, since = -1, 0
        while not self._over:
            self._woken.clear()
            if not self._who.still_good(table):
                await _send(send, framed("gone", table.version, b"{}"))
                return
            if seen != table.revision:
                heard, since = min(since, len(table.history.steps)), len(table.history.steps)
                seen = table.revision
                await _send(send, framed("table", table.version, self._told(heard)))
            elif self._beat_is_due:
                self._beat_is_due = False
                await _send(send, BEAT)
            else:
                await self._woken.wait()


async def _leave(receive: Receive) -> None:
    """Wait until the client leaves, or sends a body that is refused."""
    with suppress(CeylonError):
        while (await receive())["type"] != "http.disconnect":
            pass


async def _send(send: Send, event: bytes) -> None:
    await send({"type": "http.response.body", "body": event, "more_body": True})


def framed(event: str, version: int, data: bytes) -> bytes:
    """An event of a stream. JSON has no line breaks, so it is one line of data."""
    return b"event: %s\nid: %d\ndata: %s\n\n" % (event.encode(), version, data)
