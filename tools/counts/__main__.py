"""Count the instructions that the engine executes, and compare them with counts.json.

    python -m tools.counts              compares; fails if one grew by more than one per cent python
    -m tools.counts --write      updates counts.json python -m tools.counts playout      only this
    job

Seconds depend on the machine and on what else it does. Instructions do not: a change of a few per
cent, which no clock would show, stands out here. `docs/speed.md` explains more.
"""

# ruff: noqa: T201 - it talks to the person at the screen

from __future__ import annotations

import argparse
import sys

from ceylon import _build
from tools.counts import callgrind
from tools.counts.counts_file import FILE, Count, CountsFile, comparison, exceeds, tools
from tools.counts.works import WORKS


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.counts")
    parser.add_argument("works", nargs="*", metavar="WORK", help=f"of {', '.join(WORKS)}")
    parser.add_argument("--write", action="store_true", help=f"keep the counts in {FILE.name}")
    options = parser.parse_args()
    if unknown := set(options.works) - set(WORKS):
        parser.error(f"no such work: {', '.join(sorted(unknown))}")
    if not _build.compiled():
        raise SystemExit("The rules are not compiled here: `make build` compiles them.")
    found = {name: count(name) for name in options.works or WORKS}
    kept = CountsFile.load()
    print(*comparison(found, kept), sep="\n")
    if options.write:
        CountsFile(tools(), {**kept.counts, **found}).save()
        return 0
    if kept.made_with != tools():
        print(f"What is kept was counted elsewhere: {kept.made_with}, here it is {tools()}.")
    return int(exceeds(found, kept))


def count(name: str) -> Count:
    units = callgrind.units(name)
    return Count.of(WORKS[name].unit, units, callgrind.instructions(name))


if __name__ == "__main__":
    sys.exit(main())
