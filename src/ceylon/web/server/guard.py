"""Middleware before every page: headers, origin, limits. It knows nothing of the game."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ceylon.errors import CeylonError
from ceylon.store import Unavailable
from ceylon.table.tables import ID, Tables
from ceylon.web.server.answers import (
    Blocked,
    TooLarge,
    TooOften,
    TooSlow,
    WrongHost,
    WrongOrigin,
    answer_to,
)
from ceylon.web.server.clients import Networks, client_of
from ceylon.web.server.costs import cost_of
from ceylon.web.server.language import spoken
from ceylon.web.server.public import PublicUrl, name_of
from ceylon.web.server.settings import Limits, Rate

CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self';"
    " base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_CHOSEN_BY: Final = "Accept-Language, Cookie"
"""What the language of an answer depends on, besides its address."""
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
_TABLE: Final = re.compile(rf"/(?:t|api/tables)/({ID.pattern})(?=/|\Z)")
_CHANGE: Final = re.compile(
    rf"/t/{ID.pattern}/(?:name|device|host/.*)|/api/tables/{ID.pattern}/(?:name|take|links|seats/.*)"
)
_MAKES: Final = re.compile(r"/tables|/records|/replays|/api/tables")
_STREAM: Final = re.compile(r"/stream$")
_FREE: Final = "/static/"
ALWAYS: Final = ("/healthz", "/readyz")
"""For whatever looks after the server: under any name, and as often as it likes."""
_MOST_DIGITS: Final = 12


class Headers:
    """Adds security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if not scope["path"].startswith(_FREE):
                    # What one seat sees must not be cached for anyone else.
                    headers.setdefault("Cache-Control", "no-store")
                if language := spoken(scope):
                    headers.setdefault("Content-Language", language)
                    headers.add_vary_header(_CHOSEN_BY)
            await send(message)

        await self.app(scope, receive, with_headers)


class Names:
    """Middleware: refuses other names, and gives requests the public address.

    So links, cookies and the check of the origin follow it, whatever a proxy passes on.
    """

    def __init__(
        self, app: ASGIApp, names: Collection[str] = (), public: PublicUrl | None = None
    ) -> None:
        self.app = app
        self._names = names
        self._public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        host = request.headers.get("host", "")
        strange = self._names and scope["path"] not in ALWAYS
        if strange and name_of(host) not in self._names:
            await answer_to(request, WrongHost(host))(scope, receive, send)
            return
        if self._public is not None:
            # In place: other middleware looks at the same scope.
            others = [each for each in scope["headers"] if each[0] != b"host"]
            scope["headers"] = [(b"host", self._public.host.encode()), *others]
            scope["scheme"] = self._public.scheme
        await self.app(scope, receive, send)


class Guard:
    """Refuses what comes from another site, too often, or too large."""

    def __init__(
        self, app: ASGIApp, limits: Limits, *, exact: bool = False, blocked: Collection[str] = ()
    ) -> None:
        """`exact`: the server knows its public address, whose scheme an origin must have, too.
        `blocked`: addresses and networks of which nothing is accepted."""
        self._blocked = Networks(blocked)
        self.app = app
        self._exact = exact
        self.limits = limits
        self.clients = Buckets(limits.client)
        self.tables = Buckets(limits.table)
        self.makers = Buckets(limits.new_tables)
        self.changers = Buckets(limits.changes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        problem = self._problem(request) or await self._shared_problem(request)
        if problem is not None:
            await answer_to(request, problem)(scope, receive, send)
            return
        await self.app(scope, self._limited(receive, self._most(request)), send)

    def _problem(self, request: Request) -> CeylonError | None:
        if request.client is not None and request.client.host in self._blocked:
            return Blocked()
        if not same_origin(request, exact=self._exact):
            return WrongOrigin()
        if not self._in_time(request):
            return TooOften()
        size = request.headers.get("content-length", "0")
        most = self._most(request)
        if not size.isdecimal() or len(size) > _MOST_DIGITS or int(size) > most:
            return TooLarge(most)
        return None

    def _in_time(self, request: Request) -> bool:
        path: str = request.scope["path"]
        if path.startswith(_FREE) or path in ALWAYS:
            return True
        client, cost = client_of(request), cost_of(path)
        table = _TABLE.match(path)
        if request.method not in SAFE:
            if table is None and not self.makers.take(client):
                return False
            if _CHANGE.fullmatch(path) and not self.changers.take(client):
                return False
        if not self.clients.take(client, cost):
            return False
        # By client too: whether it has a link is not known yet, and nobody else pays for it.
        return table is None or self.tables.take(f"{client} {table[1]}", cost)

    async def _shared_problem(self, request: Request) -> CeylonError | None:
        """New tables are limited over all processes: each is stored anyway, so each can pay for a
        write."""
        if request.method in SAFE or _MAKES.fullmatch(request.scope["path"]) is None:
            return None
        tables: Tables = request.app.state.tables
        burst, per_second = self.limits.new_tables.burst, self.limits.new_tables.per_second
        try:
            allowed = await tables.thoughts.may_make_table(client_of(request), burst, per_second)
        except Unavailable as problem:
            return problem
        return None if allowed else TooOften()

    def _most(self, request: Request) -> int:
        return self.limits.record if request.scope["path"] == "/records" else self.limits.body

    def _limited(self, receive: Receive, most: int) -> Receive:
        """Counts a body without a declared length, and does not wait for it for ever."""
        so_far, whole = 0, False
        until = asyncio.get_running_loop().time() + self.limits.body_seconds

        async def count() -> Message:
            nonlocal so_far, whole
            if whole:  # next comes http.disconnect, and a stream may wait long for it
                return await receive()
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise TooSlow from None
            so_far += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if so_far > most:
                raise TooLarge(most)
            return message

        return count


def same_origin(request: Request, *, exact: bool = False) -> bool:
    """Whether a request that changes something, or a stream, comes from our own pages.

    Programs send no Origin; a browser always does with a POST.
    """
    if request.method in SAFE and not _STREAM.search(request.scope["path"]):
        return True
    site = request.headers.get("sec-fetch-site")
    if site not in (None, "same-origin", "none"):
        return False
    origin = request.headers.get("origin")
    if origin is None:
        by_cookie = "cookie" in request.headers and "authorization" not in request.headers
        return request.method in SAFE or not by_cookie or site is not None
    if origin == "null":
        # What a form sends under `no-referrer`. Scripts cannot forge Sec-Fetch-Site.
        return site == "same-origin"
    scheme, found, host = origin.partition("://")
    if exact and scheme != request.url.scheme:
        return False
    return bool(found) and host == request.headers.get("host")


class Buckets:
    """A token bucket for each key: it refills with time, and a request takes what it costs.

    If there are too many, the least recently used one is dropped: it has had the most time to
    refill.
    """

    MOST: Final = 20_000

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._drops: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._drops)

    def take(self, key: str, cost: float = 1) -> bool:
        now = self._clock()
        drops, then = self._drops.pop(key, (self._rate.burst, now))
        drops = min(self._rate.burst, drops + (now - then) * self._rate.per_second)
        self._drops[key] = (drops - cost if drops >= cost else drops, now)
        if len(self._drops) > self.MOST:
            self._drops.popitem(last=False)
        return drops >= cost
