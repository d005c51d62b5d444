"""Tables in memory of a test: a real store in a file, no server."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from ceylon.ids import Choice, Seat, by_seat
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


async def until(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not happens():
        assert time.monotonic() < end, "it never happens"
        await asyncio.sleep(0.01)


async def seated(tables: Tables, options: Options, *kinds: str, pace: float = 0) -> Table:
    """A table, with people at the seats that are not named."""
    named = [*kinds, *[HUMAN] * (options.seats - len(kinds))]
    seatings = [Seating(seat, kind, f"P{seat}") for seat, kind in by_seat(named)]
    table, _ = await tables.create(options, seatings, pace=pace)
    return table


async def choose(table: Table, rng: Random) -> Seat:
    """A random choice of the seat that must choose; return the seat."""
    return await play(table, rng.choice(table.game.legal()))


async def play(table: Table, choice: Choice) -> Seat:
    """A choice of the seat that must choose; return the seat."""
    seat = table.game.seat
    await table.play(seat, choice, table.version, f"key-{table.version}")
    return seat


async def where_several_may_ask(tables: Tables, seats: int) -> tuple[Table, list[Seat]]:
    """A table where several people could take back their last choice, and who they are."""
    while True:
        table = await seated(tables, Options(seats, starting_tiles=True))
        while not table.game.over:
            # A tile or a harvest, if possible: so a turn has more moments.
            legal = table.game.legal()
            await play(table, TILE if TILE in legal else legal[-1])
            history = table.history
            backs = {seat: history.undo_to(seat, along=history.seats) for seat in history.seats}
            found = [seat for seat, back in backs.items() if isinstance(back, int)]
            if len(found) > 1:
                return table, found
