"""A browser's cookies of tables: they end, and never become too many.

Browsers and proxies bear only so many: nginx refuses more than 8 KB of them, and Chrome drops the
oldest of more than 180 without a word.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ceylon.seats import HUMAN, OPEN
from ceylon.store import Unavailable
from ceylon.table import Table
from ceylon.table.refusals import Refusal, Unreadable
from ceylon.web.server.requests import tables_of
from ceylon.web.server.visitors import forget, remember_key, tables_in, visitor

_MANY: Final = 40
"""The number of tables in a browser's cookies from which on those that nobody needs are deleted."""
_TOO_MANY: Final = 80
"""The number from which on the oldest games against bots are given up, too."""
_AT_ONCE: Final = 12
"""How many are looked up for one request."""


async def tidy(request: Request, response: Response) -> None:
    """Delete cookies if there are many: the oldest first, never those of a game among people.

    A finished game can still be read.
    """
    ids = tables_in(request)
    for table_id in ids[: min(len(ids) - _MANY, _AT_ONCE)] if len(ids) > _MANY else []:
        try:
            table = await tables_of(request).table(table_id)
            visitor(request, table)
        except (Unavailable, Unreadable):
            continue  # it may work again another time
        except Refusal:
            forget(response, table_id)
            continue
        if table.game.over:
            forget(response, table_id)
            remember_key(response, request, table_id, await tables_of(request).reading_key(table))
        elif len(ids) > _TOO_MANY and not _among_people(table):
            forget(response, table_id)


def _among_people(table: Table) -> bool:
    return any(seating.kind in (HUMAN, OPEN) for seating in table.seatings)
