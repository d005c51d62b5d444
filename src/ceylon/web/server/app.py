"""The app: routes, guards, and what lives as long as it does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount

from ceylon.errors import CeylonError
from ceylon.guests import house
from ceylon.store import SqlStore, StoreError
from ceylon.table import Tables
from ceylon.table.brains import Brains
from ceylon.web.pages.release import STATIC
from ceylon.web.server.answers import NoSuchPage, WrongMethod, answer_to
from ceylon.web.server.assets import Assets
from ceylon.web.server.bodies import allow_offered
from ceylon.web.server.faults import Faults
from ceylon.web.server.guard import Guard, Headers, Names
from ceylon.web.server.lag import lag_measured
from ceylon.web.server.logs import Journal
from ceylon.web.server.retention import old_tables_deleted
from ceylon.web.server.reviews import Reviews
from ceylon.web.server.routes import (
    api,
    host,
    learn,
    own_seat,
    puzzles,
    replays,
    review,
    rules,
    tables,
    upkeep,
)
from ceylon.web.server.settings import Settings
from ceylon.web.server.streams import Streams
from ceylon.web.server.verdicts import Verdicts


def create_app(settings: Settings) -> Starlette:
    """The app with its store open; raises StoreError and BadOffer."""
    house.offer(settings.bots)
    allow_offered()
    store = SqlStore(settings.store, settings.patience)
    try:
        store.keep_others_out()
    except StoreError:
        store.close()
        raise

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        brains = Brains(settings.workers, settings.deadline)
        tables = app.state.tables = Tables(store, brains)
        app.state.reviews = Reviews(brains.judge, tables.thoughts)
        app.state.verdicts = Verdicts(brains.retry, tables.thoughts)
        app.state.streams = Streams(settings.limits)
        app.state.checking = None
        async with lag_measured(), old_tables_deleted(app.state.tables, settings.keep_days):
            yield
        await app.state.reviews.close()
        await app.state.tables.close()

    app = Starlette(
        routes=[
            *api.ROUTES,
            *host.ROUTES,
            *tables.ROUTES,
            *own_seat.ROUTES,
            *replays.ROUTES,
            *review.ROUTES,
            *puzzles.ROUTES,
            *rules.ROUTES,
            *learn.ROUTES,
            *upkeep.ROUTES,
            Mount("/static", Assets(directory=STATIC)),
        ],
        middleware=[
            Middleware(Journal),
            Middleware(Headers),
            Middleware(Faults),
            Middleware(Names, names=settings.names, public=settings.public),
            Middleware(GZipMiddleware, minimum_size=300, compresslevel=9),
            Middleware(
                Guard,
                limits=settings.limits,
                exact=settings.public is not None,
                blocked=settings.blocked,
            ),
        ],
        exception_handlers={
            CeylonError: _refuse,
            HTTPException: _no_page,
        },
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.draining = False
    return app


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, CeylonError)  # noqa: S101 - it is registered for these
    return answer_to(request, error)


async def _no_page(request: Request, error: Exception) -> Response:
    wrong_method = isinstance(error, HTTPException) and error.status_code == 405
    response = answer_to(request, WrongMethod() if wrong_method else NoSuchPage())
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response
