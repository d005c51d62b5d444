"""Tables in memory of a test: a real store in a file, no server."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from ceylon.rules.choices import choice_of
from ceylon.rules.options import Options
from ceylon.seats import HUMAN, Seating
from ceylon.store import SqlStore
from ceylon.table import Table, Tables
from ceylon.table.brains import Brains

TILE = choice_of("starting tile")


@asynccontextmanager
async def opened(path: Path, clock: Callable[[], float] = time.monotonic) -> AsyncIterator[Tables]:
    tables = Tables(SqlStore(path / "tables.db"), Brains(1), clock)
    yield tables
    await tables.close()


async def seated(tables: Tables, options: Options, *kinds: str, pace: float = 0) -> Table:
    """A table, with people at the seats that are not named."""
    named = [*kinds, *[HUMAN] * (options.seats - len(kinds))]
    seatings = [Seating(seat, kind, f"P{seat}") for seat, kind in enumerate(named)]
    table, _ = await tables.create(options, seatings, pace=pace)
    return table


async def choose(table: Table, rng: Random) -> int:
    """A random choice of whoever must choose; the seat."""
    return await play(table, rng.choice(table.game.legal()))


async def play(table: Table, choice: int) -> int:
    """A choice of whoever must choose; the seat."""
    seat = int(table.game.seat)
    await table.play(seat, choice, table.version, f"key-{table.version}")
    return seat


async def where_several_may_ask(tables: Tables, seats: int) -> tuple[Table, list[int]]:
    """A table where several people could take back their last choice, and who they are."""
    while True:
        table = await seated(tables, Options(seats, starting_tiles=True))
        while not table.game.over:
            # A tile or a harvest, if possible: so a turn has more moments.
            legal = table.game.legal()
            await play(table, TILE if TILE in legal else legal[-1])
            backs = [table.history.undo_to(seat, along=range(seats)) for seat in range(seats)]
            found = [seat for seat in range(seats) if isinstance(backs[seat], int)]
            if len(found) > 1:
                return table, found
