"""A store that fails for a while: people are told, and bots retry by themselves."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from tests.people import BO
from tests.store.locking import locked
from tests.table.tabling import choose, opened, seated, until

from ceylon.rules.options import Options
from ceylon.seats import Seating
from ceylon.store import SqlStore, Unavailable
from ceylon.table import Table, Tables
from ceylon.table.brains import Brains

PATIENCE = 0.3
"""Seconds that the store waits for a lock. A busy machine may take as long to start a thread."""
PAUSES = (0.05, 0.1)


@asynccontextmanager
async def impatient(path: Path) -> AsyncIterator[Tables]:
    tables = Tables(SqlStore(path, PATIENCE), Brains(1), pauses=PAUSES)
    yield tables
    await tables.close()


def test_a_bot_goes_on_after_an_outage(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody looks at the table, and nothing else happens there."""

    async def play() -> None:
        path = tmp_path / "tables.db"
        async with impatient(path) as tables:
            table = await seated(tables, Options(2), "chance", "chance")
            await until(lambda: table.version > 5)
            with locked(path):
                # What was on its way when the lock came may still be stored.
                await until(lambda: bool(caplog.records))
                before = table.version
                await asyncio.sleep(0.5)
                assert table.version == before
            await until(lambda: table.version > before + 5)

    asyncio.run(play())
    said = [record.getMessage() for record in caplog.records]
    assert said == ["the store fails: database is locked", "the store works again"]


def test_bots_do_not_sit_out_an_outage_that_is_over(tmp_path: Path) -> None:
    """However long they would pause after other failures."""

    async def play() -> None:
        path = tmp_path / "tables.db"
        tables = Tables(SqlStore(path, PATIENCE), Brains(1), pauses=(3600.0,))
        table = await seated(tables, Options(2), "chance", "chance")
        await until(lambda: table.version > 5)
        with locked(path):
            await asyncio.sleep(4 * PATIENCE)
            before = table.version
        await until(lambda: table.version > before + 5)
        await tables.close()

    asyncio.run(play())


def test_a_person_is_told_and_may_try_the_same_again(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.db"
        async with impatient(path) as tables:
            table = await seated(tables, Options(2))
            seat = await choose(table, Random(1))
            version, links, seatings = table.version, dict(table.links), list(table.seatings)
            with locked(path):
                for attempt in (
                    choose(table, Random(2)),
                    table.ask_to_undo(seat, version),
                    table.seat(Seating(BO, "human", "Bruno")),
                    table.reissue("watch"),
                    tables.again(table),
                ):
                    with pytest.raises(Unavailable):
                        await attempt
            assert (table.version, table.links, table.seatings) == (version, links, seatings)
            assert table.ask is None
            await choose(table, Random(2))
            assert table.version == version + 1

    asyncio.run(play())


def test_whoever_looks_at_a_table_wakes_its_bots(tmp_path: Path) -> None:
    """Whatever happened to the task that lets them play."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), "chance", "chance", pace=0.05)
            await dead(tables, table)
            version = table.version
            await asyncio.sleep(0.3)
            assert table.version == version
            assert await tables.table(table.id) is table
            await until(lambda: table.version > version)

    asyncio.run(play())


async def dead(tables: Tables, table: Table) -> None:
    task = tables._autopilots[table.id]._task
    assert task is not None
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
