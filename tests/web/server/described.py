"""Whether the API answers what its description says, and nothing more.

The description is closed here: a field that is sent and not described is a fault. The clients of
the tests check every answer that they get (`serving.Served.client`).
"""

import json
import re
from functools import cache
from typing import Any, Final

import httpx
from jsonschema_rs import Draft202012Validator
from tests.closed import faults_in, validator

from ceylon.sight.data.schema import Schema, ref
from ceylon.web.server.openapi import description

DESCRIPTION: Final = description(closed=True)
API: Final = "/api/"
EVENT: Final = re.compile(r"event: (\w+)\nid: (\d+)\ndata: (.*)")
OUR_FAULT: Final = 500
"""Anything may fail; no operation says so."""


def check(answer: httpx.Response) -> None:
    """Look at an answer of the API: a hook of a client."""
    request = answer.request
    kind = answer.headers.get("content-type", "")
    if not request.url.path.startswith(API) or request.method == "HEAD":
        return
    if kind.startswith("text/event-stream"):
        return  # its events are checked where they are read
    assert kind == "application/json", kind
    answer.read()
    schema = schema_of(request.method.lower(), request.url.path, answer.status_code)
    found = faults_in(answer.json(), known(json.dumps(schema)))
    assert not found, f"{request.method} {request.url}: {answer.status_code}: {found}"


def check_event(event: str) -> re.Match[str]:
    """Look at an event of a stream; its name, its number, and its data."""
    found = EVENT.fullmatch(event.strip())
    assert found, event
    if found[1] == "table":
        faults = faults_in(json.loads(found[3]), known(json.dumps(ref("Table"))))
        assert not faults, faults
    else:
        assert (found[1], found[3]) in {("gone", "{}"), ("beat", "{}")}
    return found


def schema_of(method: str, path: str, status: int) -> Schema:
    """The described schema; for an address that does not exist, that of a problem."""
    operation = operations().get((method, template_of(path)))
    if operation is None or status == OUR_FAULT:
        return ref("Problem")
    found = operation["responses"].get(str(status))
    assert found, f"{method} {path} does not say that it answers {status}"
    schema: Schema = found["content"]["application/json"]["schema"]
    return schema


@cache
def operations() -> dict[tuple[str, str], Any]:
    return {
        (method, path): operation
        for path, methods in DESCRIPTION["paths"].items()
        for method, operation in methods.items()
        if method != "parameters"
    }


def template_of(path: str) -> str:
    patterns = {each: re.sub(r"\{\w+\}", "[^/]+", each) for each in DESCRIPTION["paths"]}
    return next((each for each, form in patterns.items() if re.fullmatch(form, path)), "")


@cache
def known(schema: str) -> Draft202012Validator:
    return validator(json.loads(schema), DESCRIPTION["components"]["schemas"])
