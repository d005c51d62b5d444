"""Work done in forks of this process, which are then thrown away.

A child has everything that its parent has loaded, and only its answer comes back: whatever it
changes or caches is gone with it.
"""

from __future__ import annotations

import enum
import os
import pickle
import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from tempfile import TemporaryFile
from typing import IO, NoReturn, TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

_DONE, _FAILED = 0, 1


class Ended(enum.Enum):
    """How a child without an answer ended."""

    TOO_SLOW = "stopped by its own clock"
    DIED = "stopped by another signal"


def each(
    tasks: Iterable[Task], work: Callable[[Task], Answer], jobs: int
) -> Iterator[tuple[Task, Answer | Ended]]:
    """Do the work for each task in a child of its own, that many at a time."""
    running: dict[int, tuple[Task, IO[bytes]]] = {}
    for task in tasks:
        if len(running) == jobs:
            yield _ended(running)
        answer = TemporaryFile()  # noqa: SIM115 - the child writes it, _ended reads and closes it
        child = os.fork()
        if child == 0:
            _work(task, work, answer)
        running[child] = task, answer
    while running:
        yield _ended(running)


def limit(processor: float, wall: float) -> None:
    """Stop this process after that many seconds of either kind, from now on."""
    signal.setitimer(signal.ITIMER_PROF, processor)
    signal.setitimer(signal.ITIMER_REAL, wall)


def without_answer(status: int) -> Ended:
    """By the exit status of a process, which is negative after a signal."""
    return Ended.TOO_SLOW if -status in {signal.SIGPROF, signal.SIGALRM} else Ended.DIED


def _work(task: Task, work: Callable[[Task], Answer], answer: IO[bytes]) -> NoReturn:
    os.setpgrp()
    status = _FAILED
    try:
        pickle.dump(work(task), answer)
        status = _DONE
    except BaseException:  # noqa: BLE001 - the parent raises it
        pickle.dump(traceback.format_exc(), answer)
    answer.flush()
    os._exit(status)


def _ended(running: dict[int, tuple[Task, IO[bytes]]]) -> tuple[Task, Answer | Ended]:
    child, code = os.wait()
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # whatever it has started itself
    task, answer = running.pop(child)
    status = os.waitstatus_to_exitcode(code)
    with answer:
        if status < 0:
            return task, without_answer(status)
        answer.seek(0)
        said = pickle.load(answer)  # noqa: S301 - our own child wrote it
    if status == _FAILED:
        raise RuntimeError(f"{task}\n{said}")
    return task, said
