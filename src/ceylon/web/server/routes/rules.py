"""The routes of the rules: the page, and the results of a search."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ceylon.rulebook import book
from ceylon.web.pages.rules import found_rules, rules_page
from ceylon.web.server.answers import html_page
from ceylon.web.server.language import words_for


async def show(request: Request) -> Response:
    """The whole page; `?q=` lists the matches, for a browser without a script."""
    words = words_for(request)
    return html_page(request, rules_page(words, book(words.language), _asked(request)))


async def found(request: Request) -> Response:
    """Only the list of matches for `?q=`, to be put into the page."""
    return HTMLResponse(found_rules(words_for(request), _asked(request)))


def _asked(request: Request) -> str:
    return request.query_params.get("q", "")


ROUTES: Final = [
    Route("/rules", show, methods=["GET"]),
    Route("/rules/found", found, methods=["GET"]),
]
