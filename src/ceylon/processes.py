"""Processes that work for this one: how many there are, how they begin, and how they end."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

MOST_ON_WINDOWS: Final = 61
"""So many can be waited for at once there; a pool of more is refused."""

spawning: Final = get_context("spawn")
"""The one way of starting a process that every system has. Forking a process with threads can
deadlock the child."""


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def pool(workers: int, prepare: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """So many processes, or as many as the system allows; each calls `prepare` first."""
    allowed = min(workers, MOST_ON_WINDOWS) if sys.platform == "win32" else workers
    return ProcessPoolExecutor(allowed, spawning, initializer=_begin, initargs=(prepare,))


# In a worker


def _begin(prepare: Callable[[], None] | None) -> None:
    # Ctrl-C sends SIGINT to the whole process group; the parent alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()


def _end_with_parent() -> None:
    """A parent that was killed leaves no orphan processes."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
