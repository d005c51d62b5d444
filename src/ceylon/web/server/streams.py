"""Event streams: the newest state at once, then at every change."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Final

from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from ceylon.table import Table
from ceylon.web.server.answers import TooOften
from ceylon.web.server.guard import client_of
from ceylon.web.server.settings import Limits
from ceylon.web.server.visitors import Visitor

HEARTBEAT: Final = 15
"""Seconds. Proxies and phones drop a connection on which nothing is said."""

Told = Callable[[int], bytes]
"""What is sent, given the number of choices that the client has heard of."""


class Streams:
    """The open streams, counted by client and by table."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._clients: Counter[str] = Counter()
        self._tables: Counter[str] = Counter()

    def response(self, request: Request, table: Table, who: Visitor, told: Told) -> Stream:
        """Raises TooOften when there are too many streams already."""
        client = client_of(request)
        if (
            self._clients[client] >= self._limits.client_streams
            or self._tables[table.id] >= self._limits.table_streams
        ):
            raise TooOften
        # Counted here, not when the stream begins: a burst of requests would race past the limit.
        self._count(client, table.id, 1)
        closed = partial(self._count, client, table.id, -1)
        return Stream(_events(table, who, told), closed)

    def _count(self, client: str, table: str, more: int) -> None:
        for counter, key in ((self._clients, client), (self._tables, table)):
            counter[key] += more
            if not counter[key]:
                del counter[key]


class Stream(EventSourceResponse):
    """A stream that tells when it is over, however it ends."""

    def __init__(self, events: AsyncIterator[bytes], closed: Callable[[], None]) -> None:
        super().__init__(events, ping=HEARTBEAT, sep="\n", ping_message_factory=beat)
        self._closed = closed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._closed()


async def _events(table: Table, who: Visitor, told: Told) -> AsyncIterator[bytes]:
    with table.presence.stay(who.role):
        since = 0
        while who.still_good(table):
            seen = table.revision
            data = told(min(since, len(table.history.steps)))
            since = len(table.history.steps)
            yield framed("table", table.version, data)
            await table.wait_for_change(seen)
        yield framed("gone", table.version, b"{}")


def beat() -> ServerSentEvent:
    """The heartbeat. An event, since EventSource hides comments from a page's script."""
    return ServerSentEvent(event="beat", data="{}", sep="\n")


def framed(event: str, version: int, data: bytes) -> bytes:
    """An event of a stream. JSON has no line breaks, so it is one line of data."""
    return b"event: %s\nid: %d\ndata: %s\n\n" % (event.encode(), version, data)
