"""The route of the lesson. The reader's place in it is a number in a cookie, and nowhere else."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ceylon.errors import N_
from ceylon.web.pages.learn import ADDRESS, Moment, Progress, learn_page
from ceylon.web.server.answers import html_page
from ceylon.web.server.language import words_for
from ceylon.web.server.validation import Malformed

COOKIE: Final = "lesson"
_YEAR: Final = 365 * 24 * 3600
_MOST_DIGITS: Final = 4


async def show(request: Request) -> Response:
    """The step that is asked for, or the one where the reader left."""
    moment = _asked(request)
    response = html_page(request, learn_page(words_for(request), moment))
    response.set_cookie(COOKIE, str(moment.number), max_age=_YEAR, samesite="lax", httponly=True)
    return response


def progress_of(request: Request) -> Progress | None:
    """How far this browser is; None before the lesson."""
    number = _number(request.cookies.get(COOKIE, ""))
    known = number is not None and Moment.of(number) is not None
    return Progress.at(number) if known and number else None


def _asked(request: Request) -> Moment:
    asked = request.query_params
    if "step" not in asked:
        return _resumed(request)
    number, at = _number(asked["step"]), asked.get("at")
    after = None if at is None else _number(at)
    moment = None if number is None or (at and after is None) else Moment.of(number, after)
    if moment is None:
        raise Malformed(N_("the lesson has no such step"))
    return moment


def _resumed(request: Request) -> Moment:
    """Where the reader left; from the beginning for somebody who has finished it."""
    progress = progress_of(request)
    return Moment(0, 0) if progress is None or progress.over else _at(progress.step)


def _at(number: int) -> Moment:
    return Moment.of(number) or Moment(0, 0)


def _number(text: str) -> int | None:
    fits = text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS
    return int(text) if fits else None


ROUTES: Final = [Route(ADDRESS, show, methods=["GET"])]
