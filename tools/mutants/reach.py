"""Which tests reach a mutant, and how long each test takes."""

from __future__ import annotations

import hashlib
import pickle
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from time import perf_counter, process_time
from typing import Final, NamedTuple

import pytest
from coverage import Coverage

from tools.docs import ROOT
from tools.mutants import children
from tools.mutants.children import Ended
from tools.mutants.mutant import Mutant
from tools.mutants.rooms import Room, source
from tools.mutants.running import Clock, passes

CACHE: Final = ROOT / "mutants" / "reach"
IMPORTING: Final = ""

Line = tuple[str, int]
"""A file, relative to the root of the repository, and a line number."""


class Test(NamedTuple):
    name: str
    clock: Clock
    lines: frozenset[Line]


class Reach:
    """Found by running each test file on its own, in a fork."""

    def __init__(
        self, room: Room, imported: Coverage, items: Iterable[pytest.Item], jobs: int
    ) -> None:
        self.clocks: dict[str, Clock] = {}
        self._early = _lines(imported)[IMPORTING]
        self._tests: defaultdict[Line, set[str]] = defaultdict(set)
        files = [_File(room, file, [*each]) for file, each in groupby(items, lambda i: i.path)]
        for file, tests in children.each(files, _File.measured, jobs):
            if isinstance(tests, Ended):
                raise RuntimeError(f"{file.path}: {tests.value}")  # noqa: TRY004 - no wrong type
            for test in tests:
                self.clocks[test.name] = test.clock
                for line in test.lines:
                    self._tests[line].add(test.name)

    def tests(self, mutant: Mutant) -> set[str]:
        """Those that run the changed statement."""
        return {test for line in self._traced(mutant) for test in self._tests[line]}

    def is_early(self, mutant: Mutant) -> bool:
        """Whether the changed statement runs before any test does: while modules are imported."""
        return not self._early.isdisjoint(self._traced(mutant))

    def _traced(self, mutant: Mutant) -> set[Line]:
        file = source(mutant.change.module)
        lines = {(file, line) for line in mutant.lines}
        if self._early.isdisjoint(lines) and self._tests.keys().isdisjoint(lines):
            # Not every statement leaves a trace: the compiler drops `while True`, for example.
            return {(file, line) for line in mutant.body}
        return lines


class _File(NamedTuple):
    """A file of tests."""

    room: Room
    path: Path
    items: Sequence[pytest.Item]

    def measured(self) -> list[Test]:
        """Measured again only if the file, what it shares with others, or the source has
        changed."""
        kept = CACHE / self._digest()
        if not kept.exists():
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(pickle.dumps([*_measured(self.items)]))
        tests: list[Test] = pickle.loads(kept.read_bytes())  # noqa: S301 - we wrote it ourselves
        return tests

    def _digest(self) -> str:
        shared = [each for each in ROOT.glob("tests/**/*.py") if not each.stem.startswith("test_")]
        names = [item.nodeid for item in self.items]
        digest = hashlib.sha256(repr((self.room.pure, names)).encode())
        for path in sorted([self.path, *shared, *ROOT.glob("src/ceylon/**/*.py")]):
            digest.update(path.read_bytes())
        return digest.hexdigest()


def coverage() -> Coverage:
    made = Coverage(data_file=None, include=["src/ceylon/*"], config_file=False)
    made.set_option("run:disable_warnings", ["no-data-collected"])  # some tests run none of it
    return made


def _measured(items: Sequence[pytest.Item]) -> Iterator[Test]:
    clocks: dict[str, Clock] = {}
    measured = coverage()
    measured.start()
    for item, following in zip(items, [*items[1:], None], strict=True):
        measured.switch_context(item.nodeid)
        processor, wall = process_time(), perf_counter()
        if not passes(item, following):
            raise RuntimeError(f"{item.nodeid} fails without a mutant")
        clocks[item.nodeid] = Clock(process_time() - processor, perf_counter() - wall)
    measured.stop()
    lines = _lines(measured)
    for name, clock in clocks.items():
        yield Test(name, clock, frozenset(lines[name]))


def _lines(measured: Coverage) -> defaultdict[str, set[Line]]:
    """What was run, by context: the name of a test, or IMPORTING."""
    found: defaultdict[str, set[Line]] = defaultdict(set)
    data = measured.get_data()
    for file in data.measured_files():
        for line, contexts in data.contexts_by_lineno(file).items():
            for context in contexts:
                found[context].add((file.removeprefix(f"{ROOT}/"), line))
    return found
