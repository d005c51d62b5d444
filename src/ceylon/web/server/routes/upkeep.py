"""What a server says to those who look after it: programs that ask whether it is well, Prometheus,
search engines, and whoever has found a weakness; and what it says of its visitors."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ceylon import __version__, _build, metrics
from ceylon.errors import N_
from ceylon.store import Unavailable
from ceylon.table.refusals import NotAllowed
from ceylon.web.pages.plain import privacy_page
from ceylon.web.server.answers import Json, NoSuchPage, html_page
from ceylon.web.server.clients import Networks
from ceylon.web.server.language import words_for
from ceylon.web.server.requests import tables_of
from ceylon.web.server.settings import Settings
from ceylon.web.server.visitors import DAYS_READ, DAYS_SEATED
from ceylon.words import LANGUAGES

_PLAIN: Final = "text/plain; version=0.0.4; charset=utf-8"
"""The text format of Prometheus."""
_FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip")
"""The headers that proxies add: one of them, or another."""
_GOOD_FOR: Final = timedelta(days=180)
_CRAWLERS: Final = """\
User-agent: *
Disallow: /t/
Disallow: /api/
"""
"""Tables belong to those who have a link to them."""


async def healthz(_request: Request) -> Response:
    """The process is alive, and its event loop runs."""
    return PlainTextResponse("alive\n")


async def readyz(request: Request) -> Response:
    """It can be sent requests: its store works, and it is not about to end."""
    if request.app.state.draining:
        return _not_ready("draining")
    try:
        await _checked(request)
    except Unavailable:
        return _not_ready("the store does not answer")
    return PlainTextResponse("ready\n")


def _not_ready(why: str) -> Response:
    return PlainTextResponse(f"{why}\n", 503, {"Retry-After": "2"})


async def _checked(request: Request) -> None:
    """However many ask at once, the store is asked once."""
    state = request.app.state
    if state.checking is None or state.checking.done():
        state.checking = asyncio.ensure_future(tables_of(request).check())
    await asyncio.shield(state.checking)


async def show_metrics(request: Request) -> Response:
    """For the addresses that the host allows; by default for this machine alone, not through a
    proxy."""
    settings: Settings = request.app.state.settings
    allowed = Networks(settings.metrics_for or ("127.0.0.0/8", "::1"))
    client = request.client.host if request.client else ""
    forwarded = not settings.metrics_for and any(each in request.headers for each in _FORWARDED)
    if client not in allowed or forwarded:
        text = N_("only addresses allowed with {option} may read this")
        raise NotAllowed(text, {"option": "--metrics"})
    return Response(metrics.text(), media_type=_PLAIN)


async def version(_request: Request) -> Response:
    rules = "compiled" if _build.compiled() else "interpreted"
    return Json({"version": __version__, "rules": rules})


async def robots(_request: Request) -> Response:
    return PlainTextResponse(_CRAWLERS)


async def privacy(request: Request) -> Response:
    """For visitors: what is stored of them."""
    settings: Settings = request.app.state.settings
    page = privacy_page(
        words_for(request),
        keep_days=settings.keep_days,
        contact=settings.contact,
        quarter=DAYS_SEATED,
        year=DAYS_READ,
    )
    return html_page(request, page)


def _languages() -> str:
    return ", ".join(LANGUAGES)


async def security(request: Request) -> Response:
    """Where to report a weakness (RFC 9116), if the host has said where."""
    settings: Settings = request.app.state.settings
    if not settings.contact:
        raise NoSuchPage
    until = (datetime.now(UTC) + _GOOD_FOR).isoformat(timespec="seconds")
    lines = [f"Contact: {settings.contact}", f"Expires: {until}"]
    lines.append(f"Preferred-Languages: {_languages()}")
    if settings.public is not None:
        lines.append(f"Canonical: {settings.public}/.well-known/security.txt")
    return PlainTextResponse("\n".join(lines) + "\n")


ROUTES: Final = [
    Route("/healthz", healthz, methods=["GET"]),
    Route("/readyz", readyz, methods=["GET"]),
    Route("/metrics", show_metrics, methods=["GET"]),
    Route("/version", version, methods=["GET"]),
    Route("/privacy", privacy, methods=["GET"]),
    Route("/robots.txt", robots, methods=["GET"]),
    Route("/.well-known/security.txt", security, methods=["GET"]),
]
