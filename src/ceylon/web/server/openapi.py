"""The description of the API, OpenAPI 3.1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from ceylon import __version__
from ceylon.web.server import bodies
from ceylon.web.server.described import COMPONENTS, Schema, either, ref

_AT: Final = "/api/tables/{id}"
_AT_ANY_TIME: Final = (429, 503)
_NOT_ALLOWED: Final = (401, 403, 404, 410, *_AT_ANY_TIME)
_OF_BODY: Final = (400, 408, 413, 415, 422)
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


@cache
def description() -> dict[str, Any]:
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ceylon",
            "version": __version__,
            "description": "A table of the board game Ceylon. Errors have a sentence in the"
            " language that `Accept-Language` or `lang` asks for: en, fr, es or ru.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": _paths(),
        "components": {
            "schemas": COMPONENTS,
            "securitySchemes": {
                "link": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The secret of a link. A browser has it in a cookie.",
                }
            },
        },
    }


_HINTS: Final = (bodies.HINT, "Hints")


def _paths() -> dict[str, Any]:
    acts = {
        "choices": ("choose", "Play one of the table's choices.", bodies.CHOICE),
        "undo": ("undo", "Take back your last choice, or your turn.", bodies.UNDO),
        "undo/ask": ("askToUndo", "Ask the others to take back your last choice.", bodies.ASK),
        "undo/answer": ("answer", "Accept or decline what another asks for.", bodies.ANSWER),
        "curtain": ("lift", "Hot-seat: the next player is at the screen.", bodies.EMPTY),
        "skip": ("skip", "The bots hurry until a person must choose.", bodies.EMPTY),
        "name": ("name", "Sit down at your seat under a name.", bodies.NAMING),
        "seats/{seat}": ("reseat", "The host gives a seat to a bot, and back.", bodies.SEATING),
    }
    paths: dict[str, Any] = {
        "/api/openapi.json": {"get": _openapi()},
        "/api/tables": {"post": _make()},
        _AT: {"get": _get("look", "The table as your seat sees it.", "Table", (*_NOT_ALLOWED, 400))}
        | {"parameters": [_ID, _LANG]},
        f"{_AT}/stream": {"get": _stream()} | {"parameters": [_ID, _LANG]},
        f"{_AT}/record": {"get": _record()} | {"parameters": [_ID, _LANG]},
        f"{_AT}/analysis": {"get": _analysis()} | {"parameters": [_ID, _LANG]},
        f"{_AT}/take": {"post": _post("take", "Sit down at an open seat.", bodies.TAKE, "Link")}
        | {"parameters": [_ID, _LANG]},
        f"{_AT}/hint": {
            "post": _post("hint", "The best choices for your seat, with reasons.", *_HINTS)
        }
        | {"parameters": [_ID, _LANG]},
        f"{_AT}/links": {
            "post": _post("reissue", "The host makes a new link.", bodies.LINK, "Link")
        }
        | {"parameters": [_ID, _LANG]},
    }
    for place, (name, summary, body) in acts.items():
        parameters = [_ID, _LANG, _SEAT] if "{seat}" in place else [_ID, _LANG]
        paths[f"{_AT}/{place}"] = {"post": _post(name, summary, body), "parameters": parameters}
    paths[_AT]["get"]["parameters"] = [_SINCE]
    return paths


def _parameter(place: str, name: str, schema: Schema, told: str) -> dict[str, Any]:
    required = place == "path"
    return {"name": name, "in": place, "required": required, "schema": schema, "description": told}


_ID: Final = _parameter("path", "id", {"type": "string", "minLength": 1}, "The table.")
_SEAT: Final = _parameter("path", "seat", bodies.SEAT, "Counted from 0.")
_LANG: Final = _parameter("query", "lang", {"type": "string"}, "en, fr, es or ru.")
_SINCE: Final = _parameter(
    "query", "since", bodies.VERSION, "Leave out the log up to this number of choices."
)

_PREFER: Final = {
    **_parameter("header", "Prefer", {"type": "string"}, "RFC 7240; leaves the table out."),
    "example": "return=minimal",
}


def _answers(good: int, schema: str, statuses: Sequence[int]) -> dict[str, Any]:
    answers = {str(good): {"description": "done", "content": _json(ref(schema))}}
    for status in sorted(statuses):
        problem = either("Changed", "Problem") if status == 409 else ref("Problem")
        answers[str(status)] = {"description": _TOLD[status], "content": _json(problem)}
    return answers


def _minimal(answers: dict[str, Any]) -> dict[str, Any]:
    """The same answers, of which a good one may be the version alone."""
    told = "done; the version alone, if a minimal answer is preferred"
    applied = {"Preference-Applied": {"schema": {"type": "string", "const": "return=minimal"}}}
    good = {"description": told, "headers": applied, "content": _json(either("Table", "Stored"))}
    return {**answers, "200": good}


def _json(schema: Schema) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _get(name: str, summary: str, schema: str, statuses: Sequence[int]) -> dict[str, Any]:
    return {
        "operationId": name,
        "summary": summary,
        "security": [{"link": []}],
        "responses": _answers(200, schema, statuses),
    }


def _post(name: str, summary: str, body: Schema, schema: str = "Table") -> dict[str, Any]:
    answers = _answers(200, schema, (*_NOT_ALLOWED, *_OF_BODY, 409))
    return {
        "operationId": name,
        "summary": summary,
        "security": [{"link": []}],
        "requestBody": {"required": True, "content": _json(body)},
        "parameters": [_PREFER],
        "responses": _minimal(answers) if schema == "Table" else answers,
    }


def _make() -> dict[str, Any]:
    summary = "Make a table. The secrets of its links are told only now."
    made = _post("makeTable", summary, bodies.NEW_TABLE)
    answers = _answers(201, "Made", (*_OF_BODY, 403, *_AT_ANY_TIME))
    return {**made, "security": [], "responses": answers, "parameters": [_LANG]}


def _record() -> dict[str, Any]:
    summary = "The record and the deal with its salt, once the game is over."
    return _when_over(_get("record", summary, "Revealed", _NOT_ALLOWED))


def _analysis() -> dict[str, Any]:
    summary = "What decided the game, once it is over. The first who asks begins the analysis."
    found = _when_over(_get("analysis", summary, "Analysis", _NOT_ALLOWED))
    told = "it is being made: ask again after the seconds of `Retry-After`"
    again = {"Retry-After": {"schema": {"type": "integer"}}}
    under_way = {"description": told, "headers": again, "content": _json(ref("UnderWay"))}
    found["responses"]["202"] = under_way
    return found


def _when_over(found: dict[str, Any]) -> dict[str, Any]:
    """Refused while the game goes on, without the table."""
    told = "the game is not over yet"
    found["responses"]["409"] = {"description": told, "content": _json(ref("Problem"))}
    return found


def _stream() -> dict[str, Any]:
    found = _get("stream", "The table at once, and at every change.", "Table", _NOT_ALLOWED)
    told = (
        "server-sent events: `table` has a Table as data, `gone` says that the link is not good, "
        "`beat` that the connection lives"
    )
    events = {"text/event-stream": {"schema": {"type": "string"}}}
    found["responses"]["200"] = {"description": told, "content": events}
    return found


def _openapi() -> dict[str, Any]:
    answers = {"200": {"description": "this", "content": _json({"type": "object"})}}
    return {"operationId": "description", "summary": "This description.", "responses": answers}
