"""The routes of a finished game's analysis: the review page, and the same as JSON."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ceylon.analysis import Analysis
from ceylon.errors import N_
from ceylon.sight.data.advice import analysis_data
from ceylon.table import Table
from ceylon.table.refusals import NotNow
from ceylon.table.screens import seated
from ceylon.web.pages.review import review_page, waiting_page
from ceylon.web.server.answers import Json, html_page
from ceylon.web.server.language import words_for
from ceylon.web.server.payloads import screen_of_visitor
from ceylon.web.server.requests import table_of
from ceylon.web.server.reviews import Reviews, UnderWay
from ceylon.web.server.visitors import Visitor, visitor

_AGAIN: Final = {"Retry-After": "1"}


async def review(request: Request) -> Response:
    table, who = await _finished_table(request)
    found = _analysis(request, table)
    screen = screen_of_visitor(table, who, words_for(request))
    if isinstance(found, UnderWay):
        return html_page(request, waiting_page(screen, found.done, found.all))
    return html_page(request, review_page(screen, found, table.moment))


async def analysis(request: Request) -> Response:
    table, _ = await _finished_table(request)
    found = _analysis(request, table)
    if isinstance(found, UnderWay):
        return Json(found, 202, _AGAIN)
    return Json(analysis_data(found, seated(words_for(request), table)))


async def _finished_table(request: Request) -> tuple[Table, Visitor]:
    """The table and the visitor; raises NotNow while the game is in progress, for everyone."""
    table = await table_of(request)
    who = visitor(request, table)
    if not table.game.over:
        raise NotNow(
            N_("a game can be analysed only once it is over: until then some cards are hidden")
        )
    return table, who


def _analysis(request: Request, table: Table) -> Analysis | UnderWay:
    reviews: Reviews = request.app.state.reviews
    return reviews.of(table, begin=request.method != "HEAD")


ROUTES: Final = [
    Route("/t/{id}/review", review, methods=["GET"]),
    Route("/api/tables/{id}/analysis", analysis, methods=["GET"]),
]
