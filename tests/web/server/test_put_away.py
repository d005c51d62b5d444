"""Cached drawings do not keep a table in memory."""

import asyncio
import gc
import weakref
from pathlib import Path

import httpx

from ceylon.ids import seats
from ceylon.rules.options import Options
from ceylon.seats import Seating
from ceylon.table import Tables
from ceylon.web.server.app import create_app
from ceylon.web.server.settings import Settings


async def looked_at(client: httpx.AsyncClient, tables: Tables) -> weakref.ref[object]:
    """A table of which everything was asked for."""
    table, links = await tables.create(Options(2), [Seating(at, "human", "") for at in seats(2)])
    for role in ("seat 1", "watch", "host"):
        headers = {"Authorization": f"Bearer {links[role]}", "Accept": "text/html"}
        for path in (f"/t/{table.id}", f"/t/{table.id}/host", f"/api/tables/{table.id}"):
            answer = await client.get(path, headers=headers)
            assert answer.status_code in (200, 403)
    return weakref.ref(table)


def test_a_table_is_put_away_with_all_that_was_drawn(tmp_path: Path) -> None:
    async def look() -> None:
        app = create_app(Settings(tmp_path / "tables.db"))
        async with app.router.lifespan_context(app):
            tables: Tables = app.state.tables
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                gone = await looked_at(client, tables)
                later = tables._clock() + 3600
                tables._clock = lambda: later
                await looked_at(client, tables)
                gc.collect()
                assert gone() is None
                assert tables.loaded == 1

    asyncio.run(look())
