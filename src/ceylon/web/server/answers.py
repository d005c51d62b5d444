"""Answers in JSON, and errors as sentences with their status."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ceylon import metrics
from ceylon.errors import CeylonError, excerpt
from ceylon.record import RecordError
from ceylon.rules.reasons import IllegalChoice, SetupError, UnknownChoice
from ceylon.sight.data.encoding import to_json
from ceylon.sight.data.kinds import Keywords
from ceylon.sight.data.published import data
from ceylon.store import Unavailable
from ceylon.table.refusals import (
    NoLink,
    NotAllowed,
    NotNow,
    Stale,
    Unfit,
    UnknownTable,
    Unreadable,
)
from ceylon.table.tables import ID
from ceylon.web.pages.plain import error_page
from ceylon.web.server.language import COOKIE, all_words, forgetful, words_for
from ceylon.web.server.validation import Malformed
from ceylon.web.server.visitors import COOKIES
from ceylon.words import N_, Words, capital
from ceylon.words.explanations import explain_error


class TooLarge(CeylonError):
    """A body over its limit."""

    def __init__(self, most: int) -> None:
        super().__init__(N_("this request is too large: at most {most:bytes}"), {"most": most})


class TooSlow(CeylonError):
    """A body that takes too long to arrive."""

    def __init__(self) -> None:
        super().__init__(N_("this request took too long to arrive"))


class TooOften(CeylonError):
    """More than a person would ask for."""

    def __init__(self) -> None:
        super().__init__(N_("too many requests: wait a moment, then try again"))


class Blocked(CeylonError):
    """An address that the host has blocked."""

    def __init__(self) -> None:
        super().__init__(N_("whoever runs this server has blocked your address"))


class WrongOrigin(CeylonError):
    """A cross-site request."""

    def __init__(self) -> None:
        super().__init__(N_("this request comes from another site and was refused"))


class WrongHost(CeylonError):
    """A name by which the server is not known."""

    def __init__(self, host: str) -> None:
        text = N_(
            "this server is not known as “{host}”: use its own address, or start it with {option}"
            " to allow this one"
        )
        super().__init__(text, {"host": excerpt(host), "option": "--public-url"})


class WrongKind(CeylonError):
    """A body with an unsupported content type."""

    def __init__(self) -> None:
        super().__init__(N_("send the body as application/json"))


class NoSuchPage(CeylonError):
    """An address that does not exist."""

    def __init__(self) -> None:
        super().__init__(N_("there is nothing at this address"))


class WrongMethod(CeylonError):
    """An address that does not support this method."""

    def __init__(self) -> None:
        super().__init__(N_("this address does not support that method"))


class OurFault(CeylonError):
    """A bug in this program. The details are in its log, not on the screen."""

    def __init__(self) -> None:
        super().__init__(
            N_("something went wrong on the server and has been logged; nothing was changed")
        )


_STATUS: Final[Mapping[type[CeylonError], tuple[int, str]]] = {
    Malformed: (400, "malformed"),
    NoLink: (401, "no link"),
    NotAllowed: (403, "not allowed"),
    Blocked: (403, "blocked"),
    WrongOrigin: (403, "other origin"),
    UnknownTable: (404, "unknown table"),
    NoSuchPage: (404, "no such page"),
    WrongMethod: (405, "wrong method"),
    TooSlow: (408, "too slow"),
    Stale: (409, "stale"),
    NotNow: (409, "not now"),
    Unreadable: (410, "unreadable"),
    TooLarge: (413, "too large"),
    WrongKind: (415, "wrong kind"),
    IllegalChoice: (422, "illegal"),
    UnknownChoice: (422, "unknown choice"),
    SetupError: (422, "unfit"),
    Unfit: (422, "unfit"),
    RecordError: (422, "unfit"),
    WrongHost: (421, "other host"),
    TooOften: (429, "too often"),
    Unavailable: (503, "unavailable"),
}
_KEPT: Final = ("at", "q")
"""The parameters of pages."""
_PASSING: Final = (429, 500, 503)
"""The same may succeed later."""
_NO_TABLE: Final = (401, 404, 410)
_AT_TABLE: Final = re.compile(rf"/t/({ID.pattern})(?=/|\Z)")
_YEAR: Final = 365 * 24 * 3600
CODES: Final = sorted({code for _, code in _STATUS.values()} | {"our fault"})


_HEADERS: Final[Mapping[type[CeylonError], Mapping[str, str]]] = {
    NoLink: {"WWW-Authenticate": "Bearer"},
    TooOften: {"Retry-After": "2"},
    Unavailable: {"Retry-After": "2"},
}


def status_of(error: CeylonError) -> int:
    return _kind(error)[0]


def headers_of(error: CeylonError) -> Mapping[str, str] | None:
    return _HEADERS.get(type(error))


def _kind(error: CeylonError) -> tuple[int, str]:
    for each in type(error).__mro__:
        if each in _STATUS:
            return _STATUS[each]
    return 500, "our fault"


@data
class ErrorData:
    """Why something was refused."""

    code: Annotated[str, Keywords(enum=CODES)]
    """For programs."""
    rule: str | None
    """The ID of the rule that forbids it."""
    text: str
    """The sentence in English, with its values as fields."""
    sentence: str
    """The sentence in the reader's language."""


@data
class Problem:
    """The answer to a refused request."""

    error: ErrorData


def problem(error: CeylonError, words: Words) -> Problem:
    rule = error.reason.rule if isinstance(error, IllegalChoice) else None
    return Problem(ErrorData(_kind(error)[1], rule, error.text, sentence_of(error, words)))


def sentence_of(error: CeylonError, words: Words) -> str:
    return explain_error(forgetful(words), error)


def html_page(request: Request, html: str) -> Response:
    """A page; a language that was asked for is remembered.

    A script asks for the language of its page: what the reader has chosen since, elsewhere, stays.
    """
    response = HTMLResponse(html)
    if "lang" in request.query_params and "x-requested-with" not in request.headers:
        language = words_for(request).language
        response.set_cookie(COOKIE, language, max_age=_YEAR, samesite="lax", httponly=True)
    return response


class Json(Response):
    """Data as JSON."""

    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return to_json(content)


class Encoded(Response):
    """JSON that has already been encoded."""

    media_type = "application/json"


def refusal(error: CeylonError, words: Words, table: bytes | None = None) -> Response:
    """The answer to a refused request, with the current table if there is one."""
    metrics.REFUSED.labels(_kind(error)[1]).inc()
    body = to_json(problem(error, words))
    if table is not None:
        body = body[:-1] + b',"table":' + table + b"}"
    return Encoded(body, status_of(error), headers_of(error))


def answer_to(request: Request, error: CeylonError) -> Response:
    """The answer to a refused request: a page for a person, JSON for a program."""
    words = words_for(request)
    program = request.scope["path"].startswith("/api")
    if program or "text/html" not in request.headers.get("accept", ""):
        return refusal(error, words)
    return _error_page(request, error, words)


def _error_page(request: Request, error: CeylonError, words: Words) -> Response:
    status = status_of(error)
    metrics.REFUSED.labels(_kind(error)[1]).inc()
    sent = request.method not in ("GET", "HEAD")
    html = error_page(
        words,
        status,
        _titled(error, words),
        table=_way_back(request, status),
        again=status in _PASSING and not sent,
        keep={name: value for name, value in request.query_params.items() if name in _KEPT},
        others={each: (w, _titled(error, w)) for each, w in all_words().items()} if sent else None,
    )
    response = html_page(request, html)
    response.status_code = status
    response.headers.update(headers_of(error) or {})
    return response


def _titled(error: CeylonError, words: Words) -> str:
    return capital(sentence_of(error, words))


def _way_back(request: Request, status: int) -> str:
    """The table of an address, for those whose browser has a link of it."""
    found = _AT_TABLE.match(request.scope["path"])
    known = {each[1] for name in request.cookies if (each := COOKIES.fullmatch(name))}
    if found is None or found[1] not in known or status in _NO_TABLE:
        return ""
    return f"/t/{found[1]}"
