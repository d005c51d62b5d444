"""What a request asks for: its table, its body, and the links back here."""

from __future__ import annotations

import re
from typing import Final, TypeVar

from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request

from ceylon.ids import Seat
from ceylon.table import Table, Tables
from ceylon.web.server.answers import WrongKind
from ceylon.web.server.validation import parse, read
from ceylon.web.server.visitors import is_unknown

T = TypeVar("T")
_LONGEST_NUMBER: Final = 6


class SeatInPath(Convertor[Seat]):
    """Python refuses to convert thousands of digits, so their number is limited."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> Seat:
        return Seat(int(value))

    def to_string(self, value: Seat) -> str:
        return str(value)


register_url_convertor("seat", SeatInPath())
_RETURN: Final = re.compile(r'(?:^|,)\s*return\s*=\s*"?([\w-]*)', re.IGNORECASE)
"""The preferred answer, in a header `Prefer` (RFC 7240)."""


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def table_of(request: Request) -> Table:
    tables = tables_of(request)
    table = await tables.table(request.path_params["id"])
    if is_unknown(request, table):
        await tables.look_again(table)
    return table


async def newest_table_of(request: Request) -> Table:
    """The same, for someone who stays: with what other processes have stored until now."""
    table = await table_of(request)
    await tables_of(request).look_again(table)
    return table


async def body_of(request: Request, kind: type[T]) -> T:
    """Raises WrongKind and Malformed."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise WrongKind
    return read(kind, parse(await request.body()))


def prefers_minimal(request: Request) -> bool:
    """Whether the client wants only a confirmation. The first preference counts."""
    found = _RETURN.search(",".join(request.headers.getlist("prefer")))
    return found is not None and found[1].lower() == "minimal"


def link(request: Request, table: Table, secret: str) -> str:
    return str(request.url_for("join", id=table.id, secret=secret))


def number_of(text: str) -> int | None:
    """A whole number that somebody typed or a link has; None for anything else."""
    whole = text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER
    return int(text) if whole else None
