"""What a request asks for: its table, its body, and the links that lead back here."""

from __future__ import annotations

import re
from typing import Final, TypeVar

from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request

from ceylon.table import Table, Tables
from ceylon.web.server.answers import WrongKind
from ceylon.web.server.validation import parse, read

T = TypeVar("T")


class Seat(Convertor[int]):
    """A seat in a path. Of thousands of digits Python would make no number, but an error."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("seat", Seat())
_RETURN: Final = re.compile(r'(?:^|,)\s*return\s*=\s*"?([\w-]*)', re.IGNORECASE)
"""Which answer is preferred, in a header `Prefer` (RFC 7240)."""


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def table_of(request: Request) -> Table:
    return await tables_of(request).table(request.path_params["id"])


async def body_of(request: Request, kind: type[T]) -> T:
    """Raises WrongKind and Malformed."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise WrongKind
    return read(kind, parse(await request.body()))


def prefers_minimal(request: Request) -> bool:
    """Whether the client wants to know only that it was done. The first preference counts."""
    found = _RETURN.search(",".join(request.headers.getlist("prefer")))
    return found is not None and found[1].lower() == "minimal"


def link(request: Request, table: Table, secret: str) -> str:
    return str(request.url_for("join", id=table.id, secret=secret))
