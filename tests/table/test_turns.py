"""One client's hints and bots take turns, however many tables it has."""

import asyncio
from collections import Counter
from pathlib import Path

from tests.table.tabling import seated

from ceylon.analysis import Candidate
from ceylon.ids import Choice
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.seats import HERE
from ceylon.store import SqlStore
from ceylon.table import Table, Tables
from ceylon.table.brains import BotChoice, Brains
from ceylon.table.turns import Turns

TABLES = 6
EACH = 2


class Slow(Brains):
    """All thoughts wait until they are released; how many are under way is noted."""

    def __init__(self) -> None:
        super().__init__(1)
        self._turns = Turns(EACH)
        self.under_way = 0
        self.free = asyncio.Event()

    async def hints(self, view: View) -> list[Candidate]:
        await self._thought()
        return [Candidate(Choice(0), view.seat, (1.0,), 1)]

    async def choose(self, _bot: str, _seed: int, _view: View, legal: list[Choice]) -> BotChoice:
        await self._thought()
        return BotChoice(legal[0], {})

    async def _thought(self) -> None:
        self.under_way += 1
        try:
            await self.free.wait()
        finally:
            self.under_way -= 1


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_one_hint_at_a_time_for_each_client(tmp_path: Path) -> None:
    async def play() -> None:
        brains = Slow()
        tables = Tables(SqlStore(tmp_path / "tables.db"), brains)
        asked = []
        for number in range(TABLES):
            table = await seated(tables, Options(2), HERE, HERE)
            client = "other" if number == TABLES - 1 else "greedy"
            hint = tables.hints.give(table, table.game.seat, 0, client)
            asked.append(asyncio.create_task(hint))
        await settled()
        assert brains.under_way == 2
        brains.free.set()
        assert len(await asyncio.gather(*asked)) == TABLES
        await tables.close()

    asyncio.run(play())


def test_the_bots_of_one_client_take_turns(tmp_path: Path) -> None:
    """Those who play elsewhere do not wait for them."""

    async def play() -> None:
        brains = Slow()
        tables = Tables(SqlStore(tmp_path / "tables.db"), brains)
        waiting = Counter[str]()
        for number in range(TABLES + 1):
            table = await bots_turn(tables)
            table.patron = "alone" if number == TABLES else "many"
            waiting[table.patron] += 1
            table.tell()
        await settled()
        assert waiting == {"many": TABLES, "alone": 1}
        assert brains.under_way == EACH + 1
        await tables.close()

    asyncio.run(play())


async def bots_turn(tables: Tables) -> Table:
    """A table with a person where a bot must choose, and has just been cut off."""
    while True:
        table = await seated(tables, Options(2), "planter")
        if table.game.seat == 0:
            await tables._autopilots[table.id].close()
            return table


def test_a_turn_that_is_given_up_leaves_room() -> None:
    async def wait() -> None:
        turns, begun = Turns(1), asyncio.Event()

        async def hold() -> None:
            async with turns.of("a"):
                begun.set()
                await asyncio.Event().wait()

        holding = [asyncio.create_task(hold()) for _ in range(3)]
        await begun.wait()
        for each in holding:
            each.cancel()
        await asyncio.gather(*holding, return_exceptions=True)
        async with turns.of("a"):
            pass
        assert not turns._places

    asyncio.run(wait())
