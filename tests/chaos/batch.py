"""A batch of faults: servers are started, people and bots play, faults happen, and when the last
one is over everything is judged."""

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import IO

from sqlalchemy import func, select
from tests.chaos import watching
from tests.chaos.faults import Common, Fault, Fleet, Single, drawn
from tests.chaos.play import Game, Tables
from tests.chaos.relay import Relay
from tests.chaos.servers import Server
from tests.chaos.verdict import Judged, judge, judge_owners
from tests.store.postgresql import PostgreSql

from ceylon.store import SqlStore
from ceylon.store.database_tables import CHOICES

SERVERS = 3


@dataclass(frozen=True)
class Plan:
    """What a batch is like."""

    seed: int
    faults: int
    tables: int = 60
    every: float = 0.7
    """Seconds between two faults, on average."""
    patience: float = 10.0
    """Seconds after the last fault by which all streams show what was stored then."""
    stall: float = 60.0
    """Seconds by which no bot has to choose any more at a table of people, and all streams show
    the last choice. Its processes may have to be started again first, on a busy machine."""
    kinds: Mapping[str, int] | None = None
    """The kinds of faults, each with its weight; None for all."""
    plant: str = ""
    """A fault of the program, to see whether it is found."""


@dataclass
class Findings:
    """What came of it."""

    seed: int
    database: str
    faults: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    games: int = 0
    finished: int = 0
    stored: int = 0
    """Choices, of people and bots."""
    acknowledged: int = 0
    refused: int = 0
    sent_again: int = 0
    """Clicks that were sent more than once before somebody answered."""
    events: int = 0
    """What streams have brought."""
    caught_up: float = 0.0
    """Seconds after the last fault until all streams showed what was stored then,"""
    settled: float = 0.0
    """and until they showed the last choice, and no bot had to choose at a table of people."""
    problems: list[str] = field(default_factory=list)

    @property
    def data(self) -> dict[str, object]:
        rounded = {"caught_up": round(self.caught_up, 1), "settled": round(self.settled, 1)}
        return {**asdict(self), "seconds": round(self.seconds), **rounded}


async def on_postgresql(database: PostgreSql, plan: Plan, log: IO[str]) -> Findings:
    """Three servers, each with a line of its own to one PostgreSQL."""
    database.empty()
    relays = [Relay(database.port) for _ in range(SERVERS)]
    ports = [await relay.open() for relay in relays]
    urls = [
        f"postgresql+psycopg://ceylon@127.0.0.1:{port}/postgres?application_name={{name}}"
        for port in ports
    ]
    servers = [Server(number, url, log, plan.plant) for number, url in enumerate(urls)]
    store: SqlStore | None = None
    try:
        async with _running(servers):
            watching.begin(database)
            store = SqlStore(database.url)
            tables = _tables(plan, servers)
            found = Findings(plan.seed, "postgresql")
            world = Fleet(database, servers, relays, tables)
            await _suffer(plan, world, store, found)
            bots = {game.id: set(range(len(game.kinds))) - {*game.people} for game in tables.games}
            found.problems += judge_owners(watching.notes(database), bots)
            return found
    finally:
        for relay in relays:
            await relay.close()
        if store is not None:
            store.close()


async def on_sqlite(plan: Plan, log: IO[str]) -> Findings:
    """One server on a file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        servers = [Server(0, str(path), log, plan.plant)]
        async with _running(servers):
            tables = _tables(plan, servers)
            found = Findings(plan.seed, "sqlite")
            store = SqlStore(path)
            try:
                await _suffer(plan, Single(path, servers, tables), store, found)
            finally:
                store.close()
            return found


def _tables(plan: Plan, servers: Sequence[Server]) -> Tables:
    return Tables(plan.tables, [server.port for server in servers], Random(plan.seed))


@asynccontextmanager
async def _running(servers: Sequence[Server]) -> AsyncIterator[None]:
    try:
        await asyncio.gather(*(server.start() for server in servers))
        yield
    finally:
        for server in servers:
            server.kill()


async def _suffer(plan: Plan, world: Common, store: SqlStore, found: Findings) -> None:
    tables, began = world.tables, time.monotonic()
    await tables.begin()
    try:
        faults = drawn(
            plan.seed, plan.faults, plan.every, plan.kinds or world.kinds, len(world.servers)
        )
        start = asyncio.get_running_loop().time()

        async def happen(fault: Fault) -> None:
            await asyncio.sleep(start + fault.at - asyncio.get_running_loop().time())
            await world.suffer(fault)

        await asyncio.gather(*(happen(fault) for fault in faults))
        found.faults = dict(Counter(fault.kind for fault in faults))
        await _settle(tables, store, plan, found)
    finally:
        await tables.end()
    found.seconds = time.monotonic() - began
    await asyncio.to_thread(_judge, tables, store, found)


async def _settle(tables: Tables, store: SqlStore, plan: Plan, found: Findings) -> None:
    """People stop; streams catch up, and bots choose as long as they have to."""
    over = time.monotonic()
    mark = await asyncio.to_thread(_stored, store, tables.games)
    stopping = asyncio.ensure_future(tables.stop())
    late = await _wait_for(tables, store, over + plan.patience, partial(_has_caught_up, mark))
    found.caught_up = time.monotonic() - over
    found.problems += [f"{_told(store, game)}: behind after {plan.patience} s" for game in late]
    stalled = await _wait_for(tables, store, over + plan.stall, partial(_is_settled, mark))
    found.settled = time.monotonic() - over
    found.problems += [f"{_told(store, game)}: stalled for {plan.stall} s" for game in stalled]
    async with asyncio.timeout(plan.stall):
        await stopping


async def _wait_for(
    tables: Tables, store: SqlStore, end: float, holds: Callable[[Game, int], bool]
) -> list[Game]:
    """Until it holds for all games, but no longer; returns the others."""
    waiting = [game for game in tables.games if game.id]
    while True:
        stored = await asyncio.to_thread(_stored, store, waiting)
        waiting = [game for game in waiting if not holds(game, stored[game.id])]
        if not waiting or time.monotonic() > end:
            return waiting
        await asyncio.sleep(0.1)


def _has_caught_up(mark: Mapping[str, int], game: Game, _last: int) -> bool:
    return all(stream.version >= mark.get(game.id, 0) for stream in game.streams)


def _is_settled(mark: Mapping[str, int], game: Game, last: int) -> bool:
    if not game.people and not game.finished:
        return all(stream.version > mark.get(game.id, 0) for stream in game.streams)
    rests = game.finished or game.streams[0].seat in game.people
    return rests and all(stream.version == last for stream in game.streams)


def _told(store: SqlStore, game: Game) -> str:
    shown = [(stream.version, stream.seat) for stream in game.streams]
    judged = judge(store, game)
    return f"{game.id} {judged.events} stored, seat {judged.seat} is to choose, shown {shown}"


def _stored(store: SqlStore, games: Sequence[Game]) -> dict[str, int]:
    """How many choices and undos of each game are stored."""
    counted = select(CHOICES.c.game, func.max(CHOICES.c.number)).group_by(CHOICES.c.game)
    with store._database.reading() as connection:
        found = {game: int(number) for game, number in connection.execute(counted)}
    return {game.id: found.get(game.id, 0) for game in games if game.id}


def _judge(tables: Tables, store: SqlStore, found: Findings) -> None:
    judged: list[Judged] = [judge(store, game) for game in tables.games if game.id]
    clicks = [click for game in tables.games for click in game.clicks]
    found.games, found.finished = len(judged), sum(each.over for each in judged)
    found.stored = sum(each.events for each in judged)
    found.acknowledged = sum(click.status == 200 for click in clicks)
    found.refused = sum(click.status not in (0, 200) for click in clicks)
    found.sent_again = sum(click.sent > 1 for click in clicks)
    found.events = sum(stream.events for game in tables.games for stream in game.streams)
    found.problems += [problem for each in judged for problem in each.problems]
