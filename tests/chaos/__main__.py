"""Harm real servers, and judge what is left: `make chaos` writes chaos.json.

    python -m tests.chaos --faults 1000

Four fifths of the faults happen to three servers on one PostgreSQL, the others to one server on an
SQLite file. They come in batches, each drawn by a seed; batches that the file has already are kept.
"""

# ruff: noqa: T201 - a command that talks to the person at the screen

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from tests.chaos.batch import SERVERS, Findings, Plan, on_postgresql, on_sqlite
from tests.store.postgresql import programs, running

BATCH = 100
SHARE = 0.2
"""Of the faults, those that happen to one server on SQLite."""


def main() -> int:
    options = _options()
    if programs() is None:
        sys.exit("there is no PostgreSQL here: its programs must be on the PATH")
    out = Path(options.out)
    kept = [] if options.afresh else _batches(out)
    with Path(options.log).open("a", encoding="utf-8") as log:
        for name, seed, faults in _wanted(options.faults, options.seed):
            if options.database not in (None, name):
                continue
            if any((each["database"], each["seed"]) == (name, seed) for each in kept):
                continue
            # One server suffers alone what three share.
            every = options.every * (SERVERS if name == "sqlite" else 1)
            plan = Plan(seed, faults, options.tables, every)
            began = time.monotonic()
            found = _run(name, plan, log)
            kept.append(found.data)
            _write(out, kept)
            _say(found, time.monotonic() - began)
    return 1 if any(each["problems"] for each in kept) else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.chaos", description=__doc__)
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--database", choices=("postgresql", "sqlite"), help="only one of them")
    parser.add_argument("--seed", type=int, default=1, help="of the first batch")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--every", type=float, default=0.7, help="seconds between two faults")
    parser.add_argument("--out", default="chaos.json")
    parser.add_argument("--log", default="build/chaos.log", help="what the servers say")
    parser.add_argument("--afresh", action="store_true", help="keep no batch that was run before")
    return parser.parse_args()


def _batches(out: Path) -> list[dict[str, Any]]:
    """Those of an earlier run."""
    found = json.loads(out.read_text("utf-8"))["batches"] if out.exists() else []
    return list(found)


def _wanted(faults: int, seed: int) -> list[tuple[str, int, int]]:
    """Batches: a kind of database, a seed, and a number of faults."""
    single = round(SHARE * faults)
    return [
        (name, seed + first // BATCH, min(BATCH, number - first))
        for name, number in (("postgresql", faults - single), ("sqlite", single))
        for first in range(0, number, BATCH)
    ]


def _run(name: str, plan: Plan, log: IO[str]) -> Findings:
    if name == "sqlite":
        return asyncio.run(on_sqlite(plan, log))
    with running() as database:
        return asyncio.run(on_postgresql(database, plan, log))


def _write(out: Path, batches: Sequence[dict[str, Any]]) -> None:
    def total(name: str) -> int:
        # Batches that were kept may be older than what is noted now.
        return sum(each.get(name, 0) for each in batches)

    sums: dict[str, object] = {"faults": sum(sum(each["faults"].values()) for each in batches)}
    names = ("seconds", "games", "finished", "stored", "acknowledged", "refused", "sent_again")
    sums |= {name: total(name) for name in (*names, "events")}
    sums["slowest_to_catch_up"] = max(each.get("caught_up", 0.0) for each in batches)
    sums["slowest_to_settle"] = max(each["settled"] for each in batches)
    sums["problems"] = sum(len(each["problems"]) for each in batches)
    text = json.dumps({"all": sums, "batches": batches}, indent=1)
    out.write_text(f"{text}\n", encoding="utf-8")


def _say(found: Findings, seconds: float) -> None:
    faults = sum(found.faults.values())
    print(
        f"{found.database} {found.seed}: {faults} faults, {found.games} games,"
        f" {found.stored} stored, {found.acknowledged} acknowledged, {found.sent_again} sent again,"
        f" caught up after {found.caught_up:.1f} s, settled after {found.settled:.1f} s,"
        f" {len(found.problems)} problems, {seconds:.0f} s",
        flush=True,
    )
    for problem in found.problems:
        print(f"  {problem}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
