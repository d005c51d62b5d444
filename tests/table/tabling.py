"""Tables in memory of a test: a real store in a file, no server."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from ceylon.rules.options import Options
from ceylon.seats import HUMAN, Seating
from ceylon.store import SqlStore
from ceylon.table import Table, Tables
from ceylon.table.brains import Brains


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
    seat = int(table.game.seat)
    choice = rng.choice(table.game.legal())
    await table.play(seat, choice, table.version, f"key-{table.version}")
    return seat
