"""What a request asks for: its table, its body, and the links that lead back here."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from ceylon.table import Table, Tables
from ceylon.web.server.answers import WrongKind
from ceylon.web.server.schema import Schema, check, parsed

Body = dict[str, Any]


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def table_of(request: Request) -> Table:
    return await tables_of(request).table(request.path_params["id"])


async def body_of(request: Request, schema: Schema) -> Body:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise WrongKind
    body: Body = check(parsed(await request.body()), schema)
    return body


def link(request: Request, table: Table, secret: str) -> str:
    return str(request.url_for("join", id=table.id, secret=secret))
