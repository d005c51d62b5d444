"""Work on all cores, told in its order, whoever did it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from ceylon.arena.fixtures import play_fixture
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan

Task = TypeVar("Task")
Done = TypeVar("Done")


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def outcomes_of(plan: Plan, numbers: range, workers: int) -> Iterator[Outcome]:
    """The outcomes of the games of these numbers."""
    return share_out(partial(play_fixture, plan), numbers, workers)


def share_out(work: Callable[[Task], Done], tasks: Sequence[Task], workers: int) -> Iterator[Done]:
    """What comes of each task, in their order; the work must be known to other processes."""
    if workers == 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(tasks)), context, initializer=_begin) as pool:
        try:
            yield from pool.map(work, tasks)
        finally:
            # After an error or an interruption the tasks that are not begun stay undone.
            pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """SIGINT is left to the parent; a worker ends when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
