"""Answers in JSON, and errors as sentences with their status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ceylon.errors import CeylonError
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
from ceylon.web.pages.plain import error_page
from ceylon.web.server.language import COOKIE, forgetful, words_for
from ceylon.web.server.validation import Malformed
from ceylon.words import N_, Words, capital
from ceylon.words.explanations import explain_error


class TooLarge(CeylonError):
    """A body over its limit."""

    def __init__(self, most: int) -> None:
        super().__init__(N_("this is too large: at most {most} bytes"), {"most": most})


class TooSlow(CeylonError):
    """A body that keeps a connection open without an end."""

    def __init__(self) -> None:
        super().__init__(N_("this took too long to arrive"))


class TooOften(CeylonError):
    """More than a person would ask for."""

    def __init__(self) -> None:
        super().__init__(N_("too much at once: wait a moment, then try again"))


class WrongOrigin(CeylonError):
    """A request that another site made the browser send."""

    def __init__(self) -> None:
        super().__init__(N_("this request comes from another site, so it is not answered"))


class WrongKind(CeylonError):
    """A body of a kind that is not read here."""

    def __init__(self) -> None:
        super().__init__(N_("send the body as application/json"))


class NoSuchPage(CeylonError):
    """An address that leads nowhere."""

    def __init__(self) -> None:
        super().__init__(N_("there is nothing at this address"))


class WrongMethod(CeylonError):
    """An address that does not do this."""

    def __init__(self) -> None:
        super().__init__(N_("this address does not do that"))


class OurFault(CeylonError):
    """A mistake of this program. What went wrong is in its log, not on the screen."""

    def __init__(self) -> None:
        super().__init__(N_("something went wrong here, and it was noted; nothing was changed"))


_STATUS: Final[Mapping[type[CeylonError], tuple[int, str]]] = {
    Malformed: (400, "malformed"),
    NoLink: (401, "no link"),
    NotAllowed: (403, "not allowed"),
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
    TooOften: (429, "too often"),
    Unavailable: (503, "unavailable"),
}
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
    """The answer to what was refused."""

    error: ErrorData


def problem(error: CeylonError, words: Words) -> Problem:
    rule = error.reason.rule if isinstance(error, IllegalChoice) else None
    return Problem(ErrorData(_kind(error)[1], rule, error.text, sentence_of(error, words)))


def sentence_of(error: CeylonError, words: Words) -> str:
    return explain_error(forgetful(words), error)


def html_page(request: Request, html: str) -> Response:
    """A page; whoever asked for a language gets it from now on."""
    response = HTMLResponse(html)
    if "lang" in request.query_params:
        language = words_for(request).language
        response.set_cookie(COOKIE, language, max_age=_YEAR, samesite="lax", httponly=True)
    return response


class Json(Response):
    """Data as JSON."""

    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return to_json(content)


class Encoded(Response):
    """JSON that is bytes already."""

    media_type = "application/json"


def refusal(error: CeylonError, words: Words, table: bytes | None = None) -> Response:
    """The answer to what was refused, with the fresh table where there is one."""
    body = to_json(problem(error, words))
    if table is not None:
        body = body[:-1] + b',"table":' + table + b"}"
    return Encoded(body, status_of(error), headers_of(error))


def answer_to(request: Request, error: CeylonError) -> Response:
    """The answer to what was refused: a page for a person, JSON for a program."""
    words = words_for(request)
    program = request.scope["path"].startswith("/api")
    if program or "text/html" not in request.headers.get("accept", ""):
        return refusal(error, words)
    status = status_of(error)
    sentence = capital(sentence_of(error, words))
    return HTMLResponse(error_page(words, status, sentence), status, headers_of(error))
