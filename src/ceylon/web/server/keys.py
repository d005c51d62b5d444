"""The key of a private server: only those who know it can create tables."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ceylon.errors import N_
from ceylon.table.refusals import NotAllowed
from ceylon.web.server.settings import Settings
from ceylon.web.server.visitors import bearer_of

_COOKIE: Final = "ceylon_key"
_YEAR: Final = 365 * 24 * 3600


class KeyNeeded(NotAllowed):
    """Somebody who has not shown the key of a private server."""

    def __init__(self) -> None:
        super().__init__(
            N_("this server is private: to create a table, first enter its key on the start page")
        )


def may_create(request: HTTPConnection) -> bool:
    """Whether somebody may create tables: a browser by its cookie, a program by its header."""
    key = _key_of(request)
    shown = bearer_of(request) or ""
    kept = request.cookies.get(_COOKIE, "")
    return not key or _same(shown, key) or _same(kept, _digest(key))


def needs_key(request: HTTPConnection) -> None:
    """Raises KeyNeeded."""
    if not may_create(request):
        raise KeyNeeded


def remember_key(response: Response, request: HTTPConnection, shown: str) -> None:
    """Keep it in a cookie, which does not contain it; raises NotAllowed if it is wrong."""
    key = _key_of(request)
    if not _same(shown.strip(), key):
        raise NotAllowed(N_("this is not the key of this server"))
    response.set_cookie(
        _COOKIE,
        _digest(key),
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _key_of(request: HTTPConnection) -> str:
    settings: Settings = request.app.state.settings
    return settings.private


def _same(one: str, other: str) -> bool:
    """In a time that says nothing about where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())


def _digest(key: str) -> str:
    return hashlib.sha256(b"ceylon key " + key.encode()).hexdigest()
