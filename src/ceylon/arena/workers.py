"""Work on all cores, with results in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from ceylon import processes
from ceylon.arena.fixtures import play_fixture
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan

Task = TypeVar("Task")
Done = TypeVar("Done")


def outcomes_of(plan: Plan, numbers: range, workers: int) -> Iterator[Outcome]:
    """The outcomes of the games of these numbers."""
    return share_out(partial(play_fixture, plan), numbers, workers)


def share_out(work: Callable[[Task], Done], tasks: Sequence[Task], workers: int) -> Iterator[Done]:
    """The result of each task, in order; the function must be picklable."""
    if workers == 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    with processes.pool(min(workers, len(tasks))) as pool:
        try:
            yield from pool.map(work, tasks)
        finally:
            # After an error or an interruption, tasks that have not started are dropped.
            pool.shutdown(wait=False, cancel_futures=True)
