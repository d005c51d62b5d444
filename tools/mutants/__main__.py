"""Change the source in many small ways, and see whether a test notices each.

    python -m tools.mutants                        every module listed in rooms.py python -m
    tools.mutants 'ceylon.rules.tr*'     the modules of this name python -m tools.mutants --again
    only unexplained survivors python -m tools.mutants --patience 0.1         without the tests that
    take longer, in seconds

`docs/mutants.md` has the results.
"""

# ruff: noqa: T201 - a script that talks to the person at the screen

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from functools import partial
from math import inf
from time import monotonic

import pytest

from tools.mutants import children, refusals
from tools.mutants.changes import mutants
from tools.mutants.mutant import Mutant
from tools.mutants.reach import Reach, coverage
from tools.mutants.results import Verdict, note, read_answers, read_results
from tools.mutants.rooms import MODULES, ROOMS, Room
from tools.mutants.running import with_tests
from tools.mutants.trials import Trials


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants")
    parser.add_argument("modules", nargs="*", default=["*"], help="with * for any text")
    parser.add_argument("--again", action="store_true", help="only survivors that have no answer")
    parser.add_argument("--patience", type=float, default=inf, help="seconds of a test, at most")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    wanted = [name for name in MODULES if any(fnmatch(name, each) for each in arguments.modules)]
    if not wanted:
        parser.error("no such module: tools/mutants/rooms.py lists them")
    run = partial(_run, wanted=wanted, asked=arguments)
    rooms = [room for room in ROOMS if not set(wanted).isdisjoint(room.modules)]
    for room, ended in children.each(rooms, run, jobs=1):  # each has its own form of the rules
        if ended is not None:
            raise RuntimeError(f"{room.tests}: {ended.value}")
    return 0


def _run(room: Room, wanted: Sequence[str], asked: argparse.Namespace) -> None:
    """Try the mutants of a room, module by module."""
    os.environ["CEYLON_PURE"] = str(int(room.pure))
    imported = coverage()
    imported.start()

    def run(items: Sequence[pytest.Item]) -> None:
        imported.stop()
        print(f"{len(items)} tests", flush=True)
        reach = Reach(room, imported, items, asked.jobs)
        trials = Trials(room, items, reach, asked.patience, asked.jobs)
        for module in room.modules:
            if module in wanted:
                _try(trials, module, again=asked.again)

    if with_tests(room, run) != pytest.ExitCode.OK:
        raise RuntimeError("the tests could not be collected")


def _try(trials: Trials, module: str, *, again: bool) -> None:
    start = monotonic()
    tried = list(mutants(module))
    if again:
        unanswered = set(read_results()[module].survivors) - set(read_answers())
        tried = [mutant for mutant in tried if mutant.change in unanswered]
    print(f"{module}: {len(tried)} mutants", flush=True)
    refused = set() if again else refusals.refused(module, tried)
    left = [mutant for at, mutant in enumerate(tried) if at not in refused]
    found = [(tried[at].change, Verdict.REFUSED) for at in refused]
    found += [(mutant.change, _told(mutant, is_)) for mutant, is_ in trials.verdicts(left)]
    result = note(module, found, again=again)
    print(f"{module}: {len(result.survivors)} survive, {monotonic() - start:.0f} s", flush=True)


def _told(mutant: Mutant, verdict: Verdict) -> Verdict:
    if verdict is Verdict.SURVIVES:
        change = mutant.change
        print(f"  {mutant.function}: {change.was}  →  {change.becomes}", flush=True)
    return verdict


if __name__ == "__main__":
    sys.exit(main())
