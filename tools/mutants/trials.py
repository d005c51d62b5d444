"""Each mutant against the tests that reach it, until one notices.

The tests are collected once. For each mutant this process is forked, and the fork puts the mutant
in place of its function.
"""

from __future__ import annotations

import resource
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

import pytest

from tools.mutants import beginning, children
from tools.mutants.children import Ended
from tools.mutants.mutant import Mutant
from tools.mutants.reach import Reach
from tools.mutants.results import Verdict
from tools.mutants.rooms import Room
from tools.mutants.running import first_failure
from tools.mutants.swap import swap

MEMORY: Final = 4 << 30
"""Bytes: an endless loop may fill a list."""


class Trials:
    """By the tests of a room."""

    def __init__(
        self, room: Room, items: Iterable[pytest.Item], reach: Reach, patience: float, jobs: int
    ) -> None:
        self.room, self.reach, self.jobs = room, reach, jobs
        self.patience = patience
        """Seconds: slower tests are not run at all."""
        self.items = {item.nodeid: item for item in items}
        self.killers: defaultdict[str, Counter[str]] = defaultdict(Counter)
        """By function: which test noticed how many of its mutants."""

    def verdicts(self, mutants: Iterable[Mutant]) -> Iterator[tuple[Mutant, Verdict]]:
        """As they become known."""
        early: list[Mutant] = []
        for mutant, failed in children.each(mutants, self._try, self.jobs):
            if isinstance(failed, str):
                self.killers[mutant.function][failed] += 1
            if failed is None and self.reach.is_early(mutant):
                early.append(mutant)
            else:
                yield mutant, _verdict(failed)
        for mutant, failed in children.each(early, self._try_from_the_beginning, self.jobs):
            yield mutant, _verdict(failed)

    def _try(self, mutant: Mutant) -> str | None:
        """The test that notices."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        swap(mutant)
        tests = self._sorted(self.reach.tests(mutant), mutant.function)
        return first_failure([self.items[test] for test in tests], self.reach.clocks)

    def _try_from_the_beginning(self, mutant: Mutant) -> str | Ended | None:
        """What it does at import time may show in any test."""
        tests = self._sorted(self.items, mutant.function)
        clocks = {test: self.reach.clocks[test] for test in tests}
        return beginning.failure(self.room, mutant, clocks)

    def _sorted(self, tests: Iterable[str], function: str) -> list[str]:
        """First those that notice most, then the quickest."""
        killers, clocks = self.killers[function], self.reach.clocks
        quick = [test for test in tests if clocks[test].processor <= self.patience]
        return sorted(quick, key=lambda test: (-killers[test], clocks[test].processor))


def _verdict(failed: str | Ended | None) -> Verdict:
    if failed is None:
        return Verdict.SURVIVES
    return Verdict.TOO_SLOW if failed is Ended.TOO_SLOW else Verdict.KILLED
