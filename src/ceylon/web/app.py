"""The app: routes, guards, and what it lives with."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from ceylon.errors import CeylonError
from ceylon.store import SqlStore
from ceylon.table import Tables
from ceylon.table.brains import Brains
from ceylon.web import api, visiting
from ceylon.web.answers import NoSuchPage, OurFault, WrongMethod, refused
from ceylon.web.guard import Guard, Headers
from ceylon.web.settings import Settings
from ceylon.web.speaking import words_for
from ceylon.web.streams import Streams

log: Final = logging.getLogger("ceylon.web")


def create_app(settings: Settings) -> Starlette:
    """The app with its store open; raises StoreError."""
    store = SqlStore(settings.store)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.tables = Tables(store, Brains(settings.workers))
        app.state.streams = Streams(settings.limits)
        yield
        await app.state.tables.close()

    return Starlette(
        routes=[*api.ROUTES, *visiting.ROUTES],
        middleware=[Middleware(Headers), Middleware(Guard, limits=settings.limits)],
        exception_handlers={
            CeylonError: _refused,
            HTTPException: _no_page,
            Exception: _our_fault,
        },
        lifespan=lifespan,
    )


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, CeylonError)  # noqa: S101 - it is registered for these
    return refused(error, words_for(request))


async def _no_page(request: Request, error: Exception) -> Response:
    wrong_method = isinstance(error, HTTPException) and error.status_code == 405
    response = refused(WrongMethod() if wrong_method else NoSuchPage(), words_for(request))
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


async def _our_fault(request: Request, _error: Exception) -> Response:
    return refused(OurFault(), words_for(request))
