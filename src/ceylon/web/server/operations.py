"""The operations of the API: each with its body and its answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ceylon.sight.data.advice import AnalysisData
from ceylon.sight.data.companies import DistributionData
from ceylon.sight.data.kinds import Seat
from ceylon.sight.data.rule_texts import RulesData
from ceylon.sight.data.schema import Schema
from ceylon.sight.data.tables import TableData
from ceylon.web.server import bodies
from ceylon.web.server.answers import Problem
from ceylon.web.server.replies import (
    Changed,
    HintsData,
    LinkData,
    MadeData,
    RevealedData,
    Stored,
    ViewData,
)
from ceylon.web.server.reviews import UnderWay
from ceylon.web.server.validation import SENT

_TOLD: Final[Mapping[int, str]] = {
    400: "the body is not what is described here; nothing was changed",
    401: "there is no link, or one that is not good any more",
    403: "the link does not allow this; nothing was changed",
    404: "there is no such table",
    408: "the body took too long to arrive",
    409: "the board has changed, or it cannot be done now; with the fresh table, unless the answer"
    " is to be minimal",
    410: "the table was stored by another version of the program, and cannot be opened",
    413: "the body is too large",
    415: "the body is not application/json",
    422: "the rules, or good sense, forbid it: the sentence tells why; nothing was changed",
    429: "too much at once",
    503: "the store does not answer at the moment: try again after the seconds of `Retry-After`",
}


# Parameters


def _parameter(place: str, name: str, schema: Schema, told: str, **more: str) -> Schema:
    required = place == "path"
    found = {"name": name, "in": place, "required": required, "schema": schema}
    return {**found, "description": told, **more}


ID: Final = _parameter("path", "id", {"type": "string", "minLength": 1}, "The table.")
SEAT: Final = _parameter("path", "seat", SENT.of(Seat), "Counted from 0.")
LANG: Final = _parameter("query", "lang", {"type": "string"}, "en, fr, es or ru.")
_SINCE: Final = _parameter(
    "query", "since", SENT.of(bodies.Version), "Leave out the log up to this number of choices."
)
_ASKED: Final = _parameter(
    *("query", "q", {"type": "string"}, "Only the rules that fit: an ID, or words."),
    example="majority",
)
_PREFER: Final = _parameter(
    *("header", "Prefer", {"type": "string"}, "RFC 7240; leaves the table out."),
    example="return=minimal",
)


# Answers


@dataclass(frozen=True)
class PossibleAnswer:
    """What an operation may answer."""

    told: str
    kind: Any
    """A type."""
    headers: Schema = field(default_factory=dict)
    media: str = "application/json"


PossibleAnswers = Mapping[int, PossibleAnswer]


def _refusals(*statuses: int) -> PossibleAnswers:
    return {status: PossibleAnswer(_TOLD[status], Problem) for status in sorted(statuses)}


_APPLIED: Final = {"Preference-Applied": {"schema": {"type": "string", "const": "return=minimal"}}}
_AGAIN: Final = {"Retry-After": {"schema": {"type": "integer"}}}
_AT_ANY_TIME: Final = (429, 503)
_OF_A_LINK: Final = (401, 403, 404, 410, *_AT_ANY_TIME)
_OF_A_BODY: Final = (400, 408, 413, 415, 422)
_NO_LINK: Final = _refusals(*_OF_A_LINK)
_NOT_OVER: Final = {409: PossibleAnswer("the game is not over yet", Problem)}
_NOT_DONE: Final[PossibleAnswers] = {
    **_refusals(*_OF_A_LINK, *_OF_A_BODY),
    409: PossibleAnswer(_TOLD[409], Changed | Problem),
}
_DONE: Final[PossibleAnswers] = {
    200: PossibleAnswer(
        "done; the version alone, if a minimal answer is preferred", TableData | Stored, _APPLIED
    ),
    **_NOT_DONE,
}
_STREAM: Final = PossibleAnswer(
    "server-sent events: `table` has a Table as data, `gone` says that the link is not good, "
    "`beat` that the connection lives",
    str,
    media="text/event-stream",
)


# Operations


@dataclass(frozen=True)
class Operation:
    """Something that the API does."""

    path: str
    name: str
    summary: str
    answers: PossibleAnswers
    body: type | None = None
    """The body of a POST; without one it is a GET."""
    parameters: tuple[Schema, ...] = ()
    """Those other than the path's own, and the language."""
    open: bool = False
    """Whether it needs no link."""

    @property
    def method(self) -> str:
        return "post" if self.body else "get"


def _get(
    place: str, name: str, summary: str, answers: PossibleAnswers, *parameters: Schema
) -> Operation:
    return Operation(f"{_AT}{place}", name, summary, {**answers, **_NO_LINK}, None, parameters)


def _act(
    place: str, name: str, summary: str, body: type, answers: PossibleAnswers = _DONE
) -> Operation:
    return Operation(f"{_AT}{place}", name, summary, answers, body, (_PREFER,))


def _done(kind: type) -> PossibleAnswers:
    return {200: PossibleAnswer("done", kind)}


_AT: Final = "/api/tables/{id}"
OPERATIONS: Final = (
    Operation(
        *("/api/openapi.json", "description", "This description."),
        {200: PossibleAnswer("this", dict[str, object])},
        open=True,
    ),
    Operation(
        *("/api/rules", "rules", "The rules of the game, each with its ID."),
        {**_done(RulesData), **_refusals(429)},
        None,
        (_ASKED,),
        open=True,
    ),
    Operation(
        *("/api/tables", "makeTable", "Make a table. The secrets of its links are told only now."),
        {201: PossibleAnswer("done", MadeData), **_refusals(*_OF_A_BODY, 403, *_AT_ANY_TIME)},
        bodies.NewTableBody,
        open=True,
    ),
    # Looking
    _get(
        *("", "look", "The table as your seat sees it."),
        {**_done(TableData), **_refusals(400)},
        _SINCE,
    ),
    _get("/view", "view", "What your seat knows, in a form for bots.", _done(ViewData)),
    _get(
        *("/contracts", "contracts", "The contracts by company, and where each of them is."),
        _done(DistributionData),
    ),
    _get("/stream", "stream", "The table at once, and at every change.", {200: _STREAM}),
    _get(
        *("/record", "record", "The record and the deal with its salt, once the game is over."),
        {**_done(RevealedData), **_NOT_OVER},
    ),
    _get(
        *("/analysis", "analysis"),
        "What decided the game, once it is over. The first who asks begins the analysis.",
        {
            **_done(AnalysisData),
            202: PossibleAnswer(
                "it is being made: ask again after the seconds of `Retry-After`", UnderWay, _AGAIN
            ),
            **_NOT_OVER,
        },
    ),
    # Playing
    _act("/choices", "choose", "Play one of the table's choices.", bodies.ChoiceBody),
    _act("/undo", "undo", "Take back your last choice, or your turn.", bodies.UndoBody),
    _act(
        *("/undo/ask", "askToUndo", "Ask the others to take back your last choice."),
        bodies.VersionBody,
    ),
    _act("/undo/answer", "answer", "Accept or decline what another asks for.", bodies.AnswerBody),
    _act(
        *("/hint", "hint", "The best choices for your seat, with reasons.", bodies.VersionBody),
        {**_done(HintsData), **_NOT_DONE},
    ),
    _act("/curtain", "lift", "Hot-seat: the next player is at the screen.", bodies.EmptyBody),
    _act("/skip", "skip", "The bots hurry until a person must choose.", bodies.EmptyBody),
    # Sitting
    _act("/name", "name", "Sit down at your seat under a name.", bodies.NameBody),
    _act(
        *("/take", "take", "Sit down at an open seat.", bodies.TakeBody),
        {**_done(LinkData), **_NOT_DONE},
    ),
    _act(
        *("/links", "reissue", "The host makes a new link.", bodies.LinkBody),
        {**_done(LinkData), **_NOT_DONE},
    ),
    _act("/seats/{seat}", "reseat", "The host gives a seat to a bot, and back.", bodies.ReseatBody),
)
