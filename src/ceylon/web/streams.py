"""Event streams: the newest state at once, then at every change."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Final

from sse_starlette import EventSourceResponse
from starlette.requests import Request

from ceylon.table import Table
from ceylon.web.answers import TooOften
from ceylon.web.guard import client_of
from ceylon.web.settings import Limits
from ceylon.web.visitors import Visitor

HEARTBEAT: Final = 15
"""Seconds. Proxies and phones drop a connection on which nothing is said."""

Told = Callable[[int], bytes]
"""What is sent, given the number of choices that the client has heard of."""


class Streams:
    """The open streams, counted by client."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._clients: Counter[str] = Counter()

    def response(
        self, request: Request, table: Table, who: Visitor, told: Told
    ) -> EventSourceResponse:
        """Raises TooOften when there are too many streams already."""
        client = client_of(request)
        if (
            self._clients[client] >= self._limits.client_streams
            or table.presence.streams >= self._limits.table_streams
        ):
            raise TooOften
        events = self._events(client, table, who, told)
        return EventSourceResponse(events, ping=HEARTBEAT, sep="\n")

    async def _events(
        self, client: str, table: Table, who: Visitor, told: Told
    ) -> AsyncIterator[bytes]:
        self._clients[client] += 1
        try:
            with table.presence.stay(who.role):
                since = 0
                while who.still_good(table):
                    seen = table.revision
                    data = told(min(since, len(table.position.made)))
                    since = len(table.position.made)
                    yield framed("table", table.version, data)
                    await table.changed(seen)
                yield framed("gone", table.version, b"{}")
        finally:
            self._clients[client] -= 1
            if not self._clients[client]:
                del self._clients[client]


def framed(event: str, version: int, data: bytes) -> bytes:
    """An event of a stream. JSON has no line breaks, so it is one line of data."""
    return b"event: %s\nid: %d\ndata: %s\n\n" % (event.encode(), version, data)
