"""Event streams: the newest state at once, then at every change."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Final

from sse_starlette import EventSourceResponse
from starlette.requests import Request

from ceylon.table import Table
from ceylon.web.answers import TooOften, encoded
from ceylon.web.guard import client_of
from ceylon.web.settings import Limits
from ceylon.web.visitors import Visitor

HEARTBEAT: Final = 15
"""Seconds. Proxies and phones drop a connection on which nothing is said."""

Told = Callable[[int], dict[str, object]]
"""What is sent, given the number of choices that the client has heard of."""
Kind = tuple[str, str]
"""The form of what is sent, and its language."""


class Streams:
    """The open streams, counted by client."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._clients: Counter[str] = Counter()
        self._sent: dict[str, tuple[int, dict[object, bytes]]] = {}

    def response(
        self, request: Request, table: Table, who: Visitor, told: Told, kind: Kind
    ) -> EventSourceResponse:
        """Raises TooOften when there are too many streams already."""
        client = client_of(request)
        if (
            self._clients[client] >= self._limits.client_streams
            or table.presence.streams >= self._limits.table_streams
        ):
            raise TooOften
        events = self._events(client, table, who, told, kind)
        return EventSourceResponse(events, ping=HEARTBEAT, sep="\n")

    async def _events(
        self, client: str, table: Table, who: Visitor, told: Told, kind: Kind
    ) -> AsyncIterator[bytes]:
        self._clients[client] += 1
        try:
            with table.presence.stay(who.role):
                since = 0
                while who.still_good(table):
                    seen = table.revision
                    yield self._event(table, who, told, kind, min(since, len(table.position.made)))
                    since = len(table.position.made)
                    await table.changed(seen)
                yield framed("gone", table.version, b"{}")
        finally:
            self._clients[client] -= 1
            if not self._clients[client]:
                del self._clients[client]

    def _event(self, table: Table, who: Visitor, told: Told, kind: Kind, since: int) -> bytes:
        """Those who see the same are sent the same bytes, made once."""
        revision, known = self._sent.get(table.id, (-1, {}))
        if revision != table.revision:
            known = {}
            self._sent[table.id] = table.revision, known
        key = (who.role, who.host, kind, since)
        if key not in known:
            known[key] = framed("table", table.version, encoded(told(since)))
        return known[key]


def framed(event: str, version: int, data: bytes) -> bytes:
    """An event of a stream. JSON has no line breaks, so it is one line of data."""
    return b"event: %s\nid: %d\ndata: %s\n\n" % (event.encode(), version, data)
