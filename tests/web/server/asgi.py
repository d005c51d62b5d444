"""The app without a network, called as a server calls it: quick enough to be called often."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from starlette.applications import Starlette
from starlette.types import Message
from tests.web.server.launch import WIDE

from ceylon.web.server.app import create_app
from ceylon.web.server.settings import Limits, Settings

NO_BOTS: Mapping[str, str] = {}
Headers = Iterable[tuple[bytes, bytes]]


@dataclass(frozen=True)
class Asked:
    """A request, as its bytes would be on the wire."""

    method: str
    target: str
    """The path, percent-encoded, with its query."""
    headers: Headers = ()
    body: bytes = b""
    client: str = "203.0.113.7"


@dataclass(frozen=True)
class Answered:
    status: int
    headers: dict[str, str]
    body: bytes


@asynccontextmanager
async def running(
    store: Path,
    limits: Limits = WIDE,
    bots: Mapping[str, str] = NO_BOTS,
    **more: Any,  # noqa: ANN401 - the settings are of many types
) -> AsyncIterator[Starlette]:
    """`more` settings."""
    app = create_app(Settings(store, limits, workers=1, bots=bots, **more))
    async with app.router.lifespan_context(app):
        yield app


async def answered(app: Starlette, asked: Asked) -> Answered:
    """The whole answer; an exception of the app propagates to the test."""
    told: list[Message] = []
    heard = False

    async def receive() -> Message:
        nonlocal heard
        if heard:  # the client disconnects only after the whole answer
            await asyncio.Event().wait()
        heard = True
        return {"type": "http.request", "body": asked.body, "more_body": False}

    async def send(message: Message) -> None:
        told.append(message)

    await app(scope_of(asked), receive, send)
    start, *bodies = told
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in start["headers"]}
    return Answered(start["status"], headers, b"".join(each.get("body", b"") for each in bodies))


def scope_of(asked: Asked) -> dict[str, Any]:
    path, _, query = asked.target.partition("?")
    length = [(b"content-length", b"%d" % len(asked.body))] if asked.body else []
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode("latin-1"),
        "query_string": query.encode("latin-1"),
        "root_path": "",
        "headers": [(b"host", b"ceylon.test"), *length, *asked.headers],
        "client": (asked.client, 40000),
        "server": ("ceylon.test", 80),
    }
