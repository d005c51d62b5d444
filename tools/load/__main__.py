"""`python -m tools.load`: measures and writes load.json."""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import statistics
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from tools.load.client import Connection
from tools.load.page_sizes import weights
from tools.load.playing import SEATS, EchoedTable, LoadedTable, Measured, PageTable, play_all
from tools.load.servers import Running, running

QUIET_CHOICES = 150
API = "/api/tables"
PAGES = "/t"


async def make_table(server: Running, number: int = 0) -> dict[str, Any]:
    """A table with unique names, so that no other table's pages look the same."""
    connection = Connection(server.port)
    names = [f"bot {number} {seat}" for seat in range(SEATS)]
    body = {"seats": [{"kind": "human", "name": name} for name in names]}
    answer: dict[str, Any] = await connection.json("POST", "/api/tables", body)
    connection.close()
    return answer


async def quiet(server: Running) -> dict[str, float]:
    """How long a choice takes when nothing else happens."""
    measured = Measured()
    table = LoadedTable(server.port, await make_table(server), measured, "/api/tables")
    await table.sit_down()
    rng = Random(1)
    for _ in range(QUIET_CHOICES):
        await table.choose(rng)
    table.leave()
    return percentiles(measured.answers)


async def under_load(server: Running, tables: int, seconds: float, path: str) -> dict[str, Any]:
    measured = Measured()
    before = server.memory()
    kind = LoadedTable if path == API else PageTable
    loads = [kind(server.port, await make_table(server, n), measured, path) for n in range(tables)]
    return await _measure(server, loads, measured, seconds, before)


async def measure_echo(server: Running, tables: int, seconds: float) -> dict[str, Any]:
    measured = Measured()
    loads: list[LoadedTable] = [
        EchoedTable(server.port, {"table": f"t{number}", "secrets": {}}, measured, "/api/tables")
        for number in range(tables)
    ]
    return await _measure(server, loads, measured, seconds, server.memory())


async def _measure(
    server: Running, loads: list[LoadedTable], measured: Measured, seconds: float, before: int
) -> dict[str, Any]:
    for table in loads:
        await table.sit_down()
    busy = server.seconds()
    await play_all(loads, seconds)
    busy = server.seconds() - busy
    for table in loads:
        table.leave()
    return {
        "tables": len(loads),
        "streams": len(loads) * SEATS,
        "seconds": seconds,
        "choices": measured.choices,
        "events": len(measured.sizes),
        "errors": len(measured.errors),
        "first_errors": measured.errors[:3],
        "lost_events": measured.lost,
        "to_other_screens_ms": percentiles(measured.delays),
        "acknowledged_ms": percentiles(measured.answers),
        "event_bytes": round(statistics.mean(measured.sizes)) if measured.sizes else 0,
        "processor": round(busy / seconds, 2),
        "memory_per_table_kb": round((server.memory() - before) / len(loads) / 1024),
    }


def percentiles(values: list[float]) -> dict[str, float]:
    if len(values) < 2:
        return {}
    cuts = statistics.quantiles(values, n=100)
    named = {"median": cuts[49], "p90": cuts[89], "p95": cuts[94], "p99": cuts[98]}
    named["max"] = max(values)
    return {name: round(value * 1000, 2) for name, value in named.items()}


async def run(options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        with running("app", str(Path(folder) / "quiet.db")) as server:
            alone = await quiet(server)
            pages = await weights(server.port)
        measured = {
            name: await compare(folder, path, tables, options.seconds)
            for name, path, tables in (
                ("api_streams", API, options.tables),
                ("page_streams", PAGES, options.pages),
            )
        }
    return {
        "machine": {"python": platform.python_version(), "system": platform.platform()},
        "choice_without_load_ms": alone,
        "pages": pages,
        **measured,
    }


async def compare(folder: str, path: str, tables: int, seconds: float) -> dict[str, Any]:
    """Our app, then the bare app with events of the same size."""
    with running("app", str(Path(folder) / f"{len(path)}.db")) as server:
        ours = await under_load(server, tables, seconds, path)
    with running("bare", str(ours["event_bytes"])) as server:
        theirs = await measure_echo(server, tables, seconds)
    multiple = {
        name: round(ours["to_other_screens_ms"][name] / value, 2)
        for name, value in theirs["to_other_screens_ms"].items()
    }
    return {"table": ours, "bare_app": theirs, "multiple_of_bare_app": multiple}


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.load")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pages", type=int, default=40, help="tables whose pages are open")
    parser.add_argument("--out", default="load.json")
    options = parser.parse_args()
    found = asyncio.run(run(options))
    text = json.dumps(found, indent=1)
    Path(options.out).write_text(f"{text}\n", encoding="utf-8")
    print(text)  # noqa: T201 - it talks to the person at the screen


if __name__ == "__main__":
    main()
