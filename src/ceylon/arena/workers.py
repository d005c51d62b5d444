"""Work on all cores, told in its order, whoever did it."""

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
    """What comes of each task, in their order; the work must be known to other processes."""
    if workers == 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    with processes.pool(min(workers, len(tasks))) as pool:
        try:
            yield from pool.map(work, tasks)
        finally:
            # After an error or an interruption the tasks that are not begun stay undone.
            pool.shutdown(wait=False, cancel_futures=True)
