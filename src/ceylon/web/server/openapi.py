"""The description of the API, OpenAPI 3.1, made from its operations and their types."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ceylon import __version__
from ceylon.sight.data.schema import Schema, Schemas
from ceylon.web.server.operations import ID, LANG, OPERATIONS, SEAT, Operation, PossibleAnswer
from ceylon.web.server.validation import SENT

TITLE: Final = "Ceylon"
_INFO: Final = {
    "title": TITLE,
    "version": __version__,
    "description": "A table of the board game Ceylon. Errors have a sentence in the language that"
    " `Accept-Language` or `lang` asks for: en, fr, es or ru.",
    "license": {"name": "MIT", "identifier": "MIT"},
}
_LINK: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "The secret of a link. A browser has it in a cookie.",
}


@cache
def description(*, closed: bool = False) -> dict[str, Any]:
    """The published description: objects may have more fields in later versions.

    Closed, it forbids undescribed fields: for tests.
    """
    schemas = Schemas(closed=closed)
    paths: dict[str, Any] = {}
    for each in OPERATIONS:
        path = paths.setdefault(each.path, {})
        path[each.method] = _operation(each, schemas)
        path["parameters"] = _parameters(each.path)
    return {
        "openapi": "3.1.0",
        "info": _INFO,
        "paths": paths,
        "components": {
            "schemas": SENT.components | schemas.components,
            "securitySchemes": {"link": _LINK},
        },
    }


def _parameters(path: str) -> list[Schema]:
    named = {"{id}": ID, "{seat}": SEAT}
    return [*(each for name, each in named.items() if name in path), LANG]


def _operation(operation: Operation, schemas: Schemas) -> Schema:
    found: Schema = {
        "operationId": operation.name,
        "summary": operation.summary,
        "security": [] if operation.open else [{"link": []}],
        "parameters": list(operation.parameters),
        "responses": {
            str(status): _answer(answer, schemas) for status, answer in operation.answers.items()
        },
    }
    if operation.body is not None:
        content = {"application/json": {"schema": SENT.of(operation.body)}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def _answer(answer: PossibleAnswer, schemas: Schemas) -> Schema:
    found: Schema = {
        "description": answer.told,
        "content": {answer.media: {"schema": schemas.of(answer.kind)}},
    }
    return {**found, "headers": answer.headers} if answer.headers else found
