"""Worker processes: how many there are, how they start, and how they end."""

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
"""Windows can wait for no more handles at once, so larger pools are refused."""

spawning: Final = get_context("spawn")
"""The only start method that every system has; forking a process with threads can deadlock the
child."""


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def pool(workers: int, prepare: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """That many processes, or as many as the system allows; each calls `prepare` first."""
    allowed = min(workers, MOST_ON_WINDOWS) if sys.platform == "win32" else workers
    return ProcessPoolExecutor(allowed, spawning, initializer=_begin, initargs=(prepare,))


# In a worker


def _begin(prepare: Callable[[], None] | None) -> None:
    # Ctrl-C sends SIGINT to the whole process group; only the parent handles it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()


def _end_with_parent() -> None:
    """A killed parent leaves no orphans."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
