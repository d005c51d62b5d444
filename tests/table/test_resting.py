"""A table of bots alone plays while somebody watches; one with a person always does."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

from tests.table.tabling import opened, seated
from tests.table.test_put_away import HOUR, Clock

from ceylon.ids import Seat
from ceylon.rules.options import Options
from ceylon.seats import HUMAN, Seating
from ceylon.table import Table, Tables
from ceylon.table.roles import WATCH

BOTS = ("chance", "chance")


def run(main: Coroutine[None, None, None]) -> None:
    asyncio.run(main)


async def played(table: Table, more: int) -> None:
    version = table.version
    while table.version < version + more:
        await table.wait_for_change(table.revision)


async def rests(tables: Tables, table: Table) -> bool:
    """Whether it does not go on by itself, when what was under way is over."""
    task = tables._autopilots[table.id]._task
    if task is not None:
        await asyncio.wait([task], timeout=60)
    version = table.version
    await asyncio.sleep(0.4)
    return table.version == version


def test_bots_alone_rest_when_nobody_watches(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with opened(tmp_path, clock) as tables:
            table = await seated(tables, Options(2), *BOTS, pace=0.02)
            await played(table, 1)
            clock.now += HOUR
            assert await rests(tables, table)
            with table.presence.stay(WATCH):
                await played(table, 3)

    run(play())


def test_who_asks_for_it_again_and_again_is_watching(tmp_path: Path) -> None:
    """A page without a script, or a program that follows no stream."""

    async def play() -> None:
        clock = Clock()
        async with opened(tmp_path, clock) as tables:
            table = await seated(tables, Options(2), *BOTS, pace=0.02)
            clock.now += HOUR
            assert await rests(tables, table)
            assert await tables.table(table.id) is table
            await played(table, 2)

    run(play())


def test_a_table_that_rests_is_put_away(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with opened(tmp_path, clock) as tables:
            table = await seated(tables, Options(2), *BOTS, pace=0.02)
            clock.now += HOUR
            assert await rests(tables, table)
            await seated(tables, Options(2))
            assert tables.loaded == 1
            again = await tables.table(table.id)
            assert again.version == table.version
            await played(again, 2)

    run(play())


def test_a_table_with_a_person_never_rests(tmp_path: Path) -> None:
    """The person is away for weeks; their bots go on until it is their turn."""

    async def play() -> None:
        clock = Clock()
        async with opened(tmp_path, clock) as tables:
            table = await seated(tables, Options(3), *BOTS, "chance", pace=0.05)
            clock.now += 1000 * HOUR
            assert await rests(tables, table)
            await table.seat(Seating(Seat(2), HUMAN, "Ana"))
            while table.game.seat != 2:
                await table.wait_for_change(table.revision)
            assert not table.game.over

    run(play())
