"""The faults, drawn by a seed: what happens to whom, when, and for how long."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import psycopg
from tests.chaos.play import Tables
from tests.chaos.relay import Relay
from tests.chaos.servers import Server
from tests.store.locking import locked
from tests.store.postgresql import PostgreSql

LONGEST = 8.0
"""Seconds. A process is given up after three."""
DOUBTFUL = (2.5, 5.0)
"""Half of the faults last so long: about as long as it takes to give a process up, and to do in its
place what it was about to do."""


@dataclass(frozen=True)
class Fault:
    """One of them."""

    at: float
    """Seconds after the beginning."""
    kind: str
    server: int
    seconds: float
    luck: float
    """From 0 to 1, for whatever else is left to chance."""


def drawn(
    seed: int, number: int, every: float, kinds: Mapping[str, int], servers: int
) -> list[Fault]:
    """So many faults, on average one in so many seconds; several may happen at once."""
    rng = Random(seed)
    names, weights = list(kinds), list(kinds.values())
    at, found = 0.0, []
    for _ in range(number):
        at += rng.expovariate(1 / every)
        [kind] = rng.choices(names, weights)
        seconds = DOUBTFUL[0] + rng.random() * (DOUBTFUL[1] - DOUBTFUL[0])
        if rng.random() < 0.5:
            seconds = LONGEST * rng.random() ** 2
        found.append(Fault(at, kind, rng.randrange(servers), seconds, rng.random()))
    return found


class Common:
    """Faults that need no database of their own."""

    servers: Sequence[Server]
    tables: Tables
    kinds: Mapping[str, int]

    async def suffer(self, fault: Fault) -> None:
        faults: dict[str, Callable[[Fault], Awaitable[None]]] = {
            name: getattr(self, f"_{name}") for name in self.kinds
        }
        await faults[fault.kind](fault)

    async def _kill(self, fault: Fault) -> None:
        """And started again, unless somebody else does so already."""
        server = self.servers[fault.server]
        async with server.starting:
            server.kill()
            await asyncio.sleep(fault.seconds / 2)
            await server.start()

    async def _pause(self, fault: Fault) -> None:
        server = self.servers[fault.server]
        life = server.lives
        server.pause()
        await asyncio.sleep(fault.seconds)
        server.go_on(life)

    async def _hang_up(self, fault: Fault) -> None:
        """Part of the streams to clients end."""
        rng = Random(fault.luck)
        for game in self.tables.now:
            for stream in game.streams:
                if rng.random() < fault.luck:
                    stream.hang_up()


class Fleet(Common):
    """Several servers on one PostgreSQL, each with a line of its own."""

    kinds: Mapping[str, int] = {
        "kill": 12,
        "pause": 22,
        "cut": 16,
        "silence": 12,
        "terminate": 14,
        "restart_fast": 3,
        "restart_immediate": 3,
        "hang_up": 18,
    }

    def __init__(
        self,
        database: PostgreSql,
        servers: Sequence[Server],
        relays: Sequence[Relay],
        tables: Tables,
    ) -> None:
        self.servers, self.tables = servers, tables
        self._database, self._relays = database, relays
        self._restarting = asyncio.Lock()

    async def _cut(self, fault: Fault) -> None:
        """The process cannot reach the database for a while."""
        await self._trouble(self._relays[fault.server].cut, fault)

    async def _silence(self, fault: Fault) -> None:
        """Nothing comes through, but nobody hangs up."""
        await self._trouble(self._relays[fault.server].fall_silent, fault)

    async def _trouble(self, begin: Callable[[], None], fault: Fault) -> None:
        begin()
        await asyncio.sleep(fault.seconds)
        self._relays[fault.server].mend()

    async def _terminate(self, fault: Fault) -> None:
        """PostgreSQL ends part of its connections, of all processes."""
        await asyncio.to_thread(_terminate, self._database, fault.luck)

    async def _restart_fast(self, fault: Fault) -> None:
        await self._restart("fast", fault)

    async def _restart_immediate(self, fault: Fault) -> None:
        await self._restart("immediate", fault)

    async def _restart(self, mode: str, fault: Fault) -> None:
        async with self._restarting:
            await asyncio.to_thread(self._database.stop, mode)
            await asyncio.sleep(fault.seconds / 4)
            await asyncio.to_thread(self._database.start)


def _terminate(database: PostgreSql, share: float) -> None:
    query = (
        "select pg_terminate_backend(pid) from pg_stat_activity"
        " where backend_type = 'client backend' and pid <> pg_backend_pid() and random() < %s"
    )
    url = database.url.replace("+psycopg", "")
    try:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(query, (share,))
    except psycopg.OperationalError:
        return  # it is being restarted


class Single(Common):
    """One server on an SQLite file."""

    kinds: Mapping[str, int] = {"kill": 25, "pause": 20, "lock": 25, "full": 20, "hang_up": 10}

    def __init__(self, path: Path, servers: Sequence[Server], tables: Tables) -> None:
        self.servers, self.tables = servers, tables
        self._path = path
        self._locking = asyncio.Lock()

    async def _lock(self, fault: Fault) -> None:
        """Another process holds the write lock."""
        async with self._locking:
            await asyncio.to_thread(_hold, self._path, fault.seconds)

    async def _full(self, fault: Fault) -> None:
        """The file system takes nothing more."""
        server = self.servers[fault.server]
        server.fill()
        await asyncio.sleep(fault.seconds)
        server.make_room()


def _hold(path: Path, seconds: float) -> None:
    with locked(path):
        time.sleep(seconds)
