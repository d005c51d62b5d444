"""Who may read a finished game: its visitors, and anyone with a link to one of its moments.

Such a link opens the review and the scoring, and nothing else. Its key is kept in a cookie of its
own, which no other page looks at.
"""

from __future__ import annotations

import hmac

from starlette.requests import Request

from ceylon.table import Table
from ceylon.table.refusals import NoLink
from ceylon.table.roles import READ
from ceylon.web.server.requests import tables_of
from ceylon.web.server.visitors import Visitor, key_of, visitor


async def reader(request: Request, table: Table) -> Visitor:
    """A visitor, or somebody who may only read; raises NoLink."""
    try:
        return visitor(request, table)
    except NoLink:
        if not await fits(request, table, key_of(request, table.id)):
            raise
    return Visitor(READ, host=False, by_cookie=True, digests=frozenset())


async def reading_link(request: Request, table: Table) -> str:
    """The beginning of a link to a moment."""
    key = await tables_of(request).reading_key(table)
    return request.url_for("read", id=table.id, key=key).path


async def fits(request: Request, table: Table, key: str) -> bool:
    """Whether it is the key of a game that is over; there is none before."""
    if not key or not table.game.over:
        return False
    known = await tables_of(request).reading_key(table)
    return hmac.compare_digest(known.encode(), key.encode("utf-8", "surrogatepass"))
