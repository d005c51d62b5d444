"""`python -m tools.load.postgresql`: what PostgreSQL and a second process cost, into load.json.

What it takes of the processor, of the servers and of PostgreSQL itself, is counted per choice: that
hardly depends on what else the machine does. How many there are in a second does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text
from tests.store.postgresql import PostgreSql, programs
from tests.store.postgresql import running as running_database

from ceylon.ids import Seat
from ceylon.seats import Seating
from ceylon.store import Event, NewGame, Notice, SqlStore, Writer
from tools.load.__main__ import API, make_table, percentiles
from tools.load.playing import SEATS, LoadedTable, Measured, play_all
from tools.load.servers import Running, running

_TOGETHER: Final = 200
"""Tables at which somebody chooses at the same time."""
_ALONE: Final = 200
"""Appends of which each waits for the one before."""


class SpreadTable(LoadedTable):
    """Its seats are served by several processes in turn, and their choices go there too."""

    def __init__(self, ports: Sequence[int], made: dict[str, Any], measured: Measured) -> None:
        super().__init__(ports[0], made, measured, API)
        others = [LoadedTable(port, made, measured, API) for port in ports[1:]]
        every = [self, *others]
        self.streams = [every[seat % len(every)].streams[seat] for seat in range(SEATS)]
        self.posts = [every[seat % len(every)].posts[seat] for seat in range(SEATS)]


# Appending


def append_all(where: str, rounds: int) -> dict[str, float]:
    """Appends a second: of many tables at once, and of one after the other."""
    store = SqlStore(where)
    games = [f"{os.getpid()}-{number}" for number in range(_TOGETHER)]
    for game in games:
        seatings = (Seating(Seat(0), "human", "A"), Seating(Seat(1), "human", "B"))
        store.create(NewGame(game, "{}", "box", "digest", 0.0, seatings), "", [])

    async def together() -> float:
        writer = Writer(store)
        began = time.perf_counter()
        for number in range(1, rounds + 1):
            await asyncio.gather(*(writer.append(_event(game, number)) for game in games))
        seconds = time.perf_counter() - began
        writer.close()
        return rounds * len(games) / seconds

    def one_by_one() -> float:
        began = time.perf_counter()
        for number in range(_ALONE):
            store.append([_event(games[number], rounds + 1)])
        return _ALONE / (time.perf_counter() - began)

    found: dict[str, float] = {
        "together": round(asyncio.run(together())),
        "one_by_one": round(one_by_one()),
    }
    store.close()
    return found


def _event(game: str, number: int) -> Event:
    return Event(game, number, Seat(number % 2), "harvest", f"{number}")


# Telling


class CountingEar:
    """Hears notices, and how much of the processor the thread that hears them takes."""

    def __init__(self) -> None:
        self.heard_so_far = 0
        self.seconds = 0.0
        self._began: float | None = None

    def heard(self, _notice: Notice) -> None:
        if self._began is None:
            self._began = time.thread_time()
        self.heard_so_far += 1
        self.seconds = time.thread_time() - self._began

    def resumed(self) -> None:
        """It listens now."""


def tell_all(database: PostgreSql, number: int) -> dict[str, float]:
    """What a notice costs PostgreSQL and whoever hears it, each in a transaction of its own."""
    store, ear, spent = SqlStore(database.url), CountingEar(), processor_of(database)
    assert store.sessions is not None  # noqa: S101 - it is PostgreSQL
    listening = store.sessions.listen(ear)
    while not listening.is_fresh():
        time.sleep(0.05)

    def seconds_for(act: Callable[[int], object]) -> tuple[float, float]:
        before, began = spent(), time.perf_counter()
        for each in range(number):
            act(each)
        return spent() - before, time.perf_counter() - began

    def be_silent(_number: int) -> None:
        with store._database.writing() as connection:  # noqa: SLF001 - the same without a notice
            connection.execute(text("SELECT 1 FROM unnest(CAST(ARRAY['a'] AS text[]))"))

    silent, _ = seconds_for(be_silent)
    told, took = seconds_for(lambda each: store.sessions.tell(Notice("game", "choices", each)))  # type: ignore[union-attr]
    while ear.heard_so_far < number:
        time.sleep(0.05)
    listening.close()
    store.close()
    return {
        "told_a_second": round(number / took),
        "transaction_ms_of_database": round(1000 * silent / number, 3),
        "transaction_with_a_notice_ms_of_database": round(1000 * told / number, 3),
        "heard_processor_ms": round(1000 * ear.seconds / number, 3),
    }


# Storing


def sizes(database: PostgreSql) -> dict[str, int]:
    """Bytes on the disk, indexes included: of a choice, and of a table without its choices."""
    store = SqlStore(database.url)

    def of(*tables: str) -> int:
        names = ", ".join(f"'{name}'" for name in tables)
        query = f"SELECT sum(pg_total_relation_size(name)) FROM unnest(ARRAY[{names}]) AS name"  # noqa: S608 - our own names
        return scalar(query)

    def scalar(query: str) -> int:
        with store._database.reading() as connection:  # noqa: SLF001 - the store does not tell
            return int(connection.scalar(text(query)) or 0)

    try:
        return {
            "choices": scalar("SELECT count(*) FROM choices"),
            "a_choice": of("choices") // scalar("SELECT count(*) FROM choices"),
            "a_table": of("games", "deals", "seatings", "links")
            // scalar("SELECT count(*) FROM games"),
        }
    finally:
        store.close()


# Playing


async def play(
    servers: Sequence[Running],
    serving: Sequence[Running],
    database: Callable[[], float],
    tables: int,
    seconds: float,
) -> dict[str, Any]:
    """`serving` are those of the servers through which people play."""
    measured = Measured()
    ports = [server.port for server in serving]
    loads: list[LoadedTable] = [
        SpreadTable(ports, await make_table(serving[0], number), measured)
        for number in range(tables)
    ]
    for table in loads:
        await table.sit_down()
    before = [server.seconds() for server in servers], database()
    await play_all(loads, seconds)
    spent = [server.seconds() - then for server, then in zip(servers, before[0], strict=True)]
    of_database = database() - before[1]
    for table in loads:
        table.leave()
    per_choice = 1000 / measured.choices
    return {
        "tables": tables,
        "seconds": seconds,
        "choices": measured.choices,
        "errors": len(measured.errors),
        "first_errors": measured.errors[:3],
        "lost_events": measured.lost,
        "processor_ms_a_choice": [round(each * per_choice, 2) for each in spent],
        "processor_ms_a_choice_of_database": round(of_database * per_choice, 2),
        "acknowledged_ms": percentiles(measured.answers),
        "to_other_screens_ms": percentiles(measured.delays),
    }


def processor_of(database: PostgreSql) -> Callable[[], float]:
    """Seconds that PostgreSQL has taken so far, those of its ended processes included."""

    def seconds() -> float:
        pid = database.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        own = [_spent(int(each))[:2] for each in children]
        return sum(sum(each) for each in own) + sum(_spent(pid))

    return seconds


def _spent(pid: int) -> list[float]:
    """In the process, in the system, and both again of ended children."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return [int(each) / os.sysconf("SC_CLK_TCK") for each in fields[11:15]]


def run(options: argparse.Namespace) -> dict[str, Any]:
    def nothing() -> float:
        return 0.0

    def playing(servers: Sequence[Running], serving: Sequence[Running]) -> dict[str, Any]:
        of = nothing if servers is on_file else processor_of(database)
        return asyncio.run(play(servers, serving, of, options.tables, options.seconds))

    with ExitStack() as stack:
        database = stack.enter_context(running_database(durable=True))
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        appended = {
            "postgresql": append_all(database.url, options.rounds),
            "sqlite": append_all(str(Path(folder) / "appended.db"), options.rounds),
        }
        notices = tell_all(database, options.notices)
        database.empty()
        with running("app", str(Path(folder) / "played.db")) as server:
            on_file = [server]
            sqlite = playing(on_file, on_file)
        with running("app", database.url) as first:
            one = playing([first], [first])
            with running("app", database.url) as second:
                idle = playing([first, second], [first])
                two = playing([first, second], [first, second])
        stored = sizes(database)
    return {
        "appends_a_second": appended,
        "sqlite": sqlite,
        "one_process": one,
        "one_of_two_processes": idle,
        "two_processes": two,
        "notices": notices,
        "bytes": stored,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.load.postgresql")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--notices", type=int, default=5000)
    parser.add_argument("--out", default="load.json")
    options = parser.parse_args()
    if programs() is None:
        parser.exit(1, "there is no PostgreSQL here: its programs must be on the PATH\n")
    out = Path(options.out)
    kept = json.loads(out.read_text("utf-8")) if out.exists() else {}
    kept["postgresql"] = run(options)
    out.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(kept["postgresql"], indent=1))  # noqa: T201 - it talks to the person at the screen


if __name__ == "__main__":
    main()
