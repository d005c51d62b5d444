"""Run many schedules of the protocol between processes, on all cores.

    python -m tests.simulation --schedules 1000000 --jobs 2

A schedule that breaks an invariant is named by its seed: `--from SEED --schedules 1` runs it again.
"""

# ruff: noqa: T201 - a command that talks to the person at the screen

import argparse
import sys
import time
from collections.abc import Iterator

from tests.simulation.tally import Tally, run

from ceylon.processes import share_out

CHUNK = 50


def chunks(first: int, schedules: int) -> Iterator[range]:
    for start in range(first, first + schedules, CHUNK):
        yield range(start, min(start + CHUNK, first + schedules))


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.simulation", description=__doc__)
    parser.add_argument("--schedules", type=int, default=1_000_000)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    tally, began = Tally(), time.monotonic()
    for part in share_out(run, chunks(options.first, options.schedules), options.jobs):
        tally.add(part)
        for each in part.broken:
            print(each, flush=True)
        if tally.schedules % 10_000 < CHUNK:
            print(said(tally, time.monotonic() - began), flush=True)
    print(said(tally, time.monotonic() - began))
    return 1 if tally.broken else 0


def said(tally: Tally, seconds: float) -> str:
    return (
        f"{tally.schedules:,} schedules, {tally.faults:,} faults, {tally.choices:,} choices,"
        f" {len(tally.broken)} broken, {seconds:.0f} s"
    )


if __name__ == "__main__":
    sys.exit(main())
