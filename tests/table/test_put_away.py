"""Tables that nobody needs are unloaded, and loaded again on request."""

import asyncio
import gc
import weakref
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.laws.fields import snapshot
from tests.table.tabling import choose, opened, seated

from ceylon.rules.options import Options
from ceylon.store import StoredGame
from ceylon.table.roles import WATCH

HOUR = 3600.0


@dataclass
class Clock:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


def run(main: Coroutine[None, None, None]) -> None:
    asyncio.run(main)


def test_a_table_that_nobody_looks_at_is_put_away(tmp_path: Path) -> None:
    """Its memory is freed; on request it is as it was."""

    async def play() -> None:
        clock = Clock()
        async with opened(tmp_path, clock) as tables:
            table = await seated(tables, Options(2))
            for _ in range(9):
                await choose(table, Random(1))
            name, before = table.id, snapshot(table.game)
            await seated(tables, Options(2))
            assert tables.loaded == 2  # it was asked for just now
            clock.now += HOUR
            gone = weakref.ref(table)
            del table
            await seated(tables, Options(2))
            gc.collect()
            assert tables.loaded == 1
            assert gone() is None
            again = await tables.table(name)
            assert snapshot(again.game) == before
            assert tables.loaded == 2

    run(play())


def test_a_table_that_somebody_needs_stays(tmp_path: Path) -> None:
    """Somebody watches one; at another a bot thinks; a third one was asked for just now."""

    async def play() -> None:
        clock = Clock()
        async with opened(tmp_path, clock) as tables:
            watched = await seated(tables, Options(2))
            thinking = await seated(tables, Options(2), "chance", "chance", pace=60)
            asked = await seated(tables, Options(2))
            with watched.presence.stay(WATCH):
                clock.now += HOUR
                await tables.table(asked.id)
                await seated(tables, Options(2))
                assert tables.loaded == 4
                for table in (watched, thinking, asked):
                    assert await tables.table(table.id) is table

    run(play())


def test_a_table_is_loaded_once_and_waits_for_no_other(tmp_path: Path) -> None:
    """Many ask for two of them after a restart, and the store is slow to find one."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            slow, quick = [(await seated(tables, Options(2))).id for _ in range(2)]
        async with opened(tmp_path) as tables:
            load, begun, may = tables._keeper.load, asyncio.Event(), asyncio.Event()
            asked: list[str] = []

            async def wait(game: str) -> StoredGame | None:
                asked.append(game)
                if game == slow:
                    begun.set()
                    await may.wait()
                return await load(game)

            tables._keeper.load = wait  # type: ignore[method-assign]
            waiting = [asyncio.ensure_future(tables.table(slow)) for _ in range(3)]
            await begun.wait()
            assert (await tables.table(quick)).id == quick
            assert not any(each.done() for each in waiting)
            waiting[0].cancel()
            await asyncio.sleep(0)
            may.set()
            first, second = await asyncio.gather(*waiting[1:])
            assert first is second
            assert asked == [slow, quick]

    run(play())
