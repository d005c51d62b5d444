"""Worker processes: how many there are, how they start, and how they end."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sized
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final, Protocol, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

MOST_ON_WINDOWS: Final = 61
"""Windows can wait for no more handles at once, so larger pools are refused."""

AHEAD: Final = 4
"""Tasks under way for each worker, waiting ones included: enough that none has to wait while the
slowest of them holds up the others' results."""

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


def end(pool: ProcessPoolExecutor, patience: float) -> None:
    """Wait until what runs in a pool has stopped, but no longer than that; then kill it."""
    # Before Python 3.14 there is no other way to them.
    workers = list((pool._processes or {}).values())  # noqa: SLF001
    pool.shutdown(wait=False, cancel_futures=True)
    until = time.monotonic() + patience
    for worker in workers:
        worker.join(max(0.0, until - time.monotonic()))
        if worker.is_alive():
            worker.kill()
            worker.join(_MOMENT)


def kill_all() -> None:
    """Kill the processes that this one has started: they are of no use without it."""
    for child in active_children():
        child.kill()


def share_out(
    work: Callable[[Task], Done], tasks: Iterable[Task], crew: Crew | int | None
) -> Generator[Done, None, None]:
    """The result of each task, in order; the function must be picklable, and is sent once.

    Tasks are taken from their source only when a worker will soon be free, so that neither they nor
    their results pile up, however many there are.
    """
    yield from as_crew(crew)(work, tasks)


class Crew(Protocol):
    """Whoever does the work: this process, others on this machine, or other machines."""

    def __call__(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Generator[Done, None, None]:
        """The result of each task, in order."""


def as_crew(workers: Crew | int | None) -> Crew:
    """That many processes of this machine, by default one for each core."""
    if workers is None:
        return Processes(cores())
    return Processes(workers) if isinstance(workers, int) else workers


@dataclass(frozen=True)
class Processes:
    """Processes of this machine; a single one is this process itself."""

    workers: int

    def __call__(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Generator[Done, None, None]:
        workers = min(self.workers, len(tasks)) if isinstance(tasks, Sized) else self.workers
        if workers <= 1:
            yield from map(work, tasks)
        else:
            yield from _among_processes(work, tasks, workers)


def _among_processes(
    work: Callable[[Task], Done], tasks: Iterable[Task], workers: int
) -> Generator[Done, None, None]:
    under_way: deque[Future[Done]] = deque()
    with pool(workers, partial(_learn, work)) as workforce:
        try:
            for task in tasks:
                under_way.append(workforce.submit(_do, task))
                if len(under_way) == workers * AHEAD:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        finally:
            # After an error or an interruption, tasks that have not started are dropped.
            workforce.shutdown(wait=False, cancel_futures=True)


class Ended(Exception):
    """A companion's process ended before it answered."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code
        """What it exited with; minus the number of the signal that ended it."""


class Companion:
    """A process that answers one question at a time, and can be ended at any moment."""

    def __init__(self, attend: Callable[[Connection], None]) -> None:
        """`attend` must be picklable; it gets its end of the connection."""
        self._connection, theirs = spawning.Pipe()
        self._process = spawning.Process(target=_attend, args=(attend, theirs), daemon=True)
        self._process.start()
        # Otherwise nobody would notice that the process has ended.
        theirs.close()

    def ask(self, question: object) -> None:
        """Raises Ended."""
        try:
            self._connection.send(question)
        except OSError:
            raise self._gone() from None

    def answer(self, seconds: float) -> object:
        """The next answer; raises TimeoutError and Ended."""
        try:
            late = not self._connection.poll(seconds)
            found: object = None if late else self._connection.recv()
        except (EOFError, OSError):
            raise self._gone() from None
        if late:
            raise TimeoutError
        return found

    def kill(self) -> None:
        """Whoever waits for an answer learns that the process has ended."""
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._connection.close()

    def _gone(self) -> Ended:
        self._process.join(_MOMENT)
        return Ended(self._process.exitcode)


class Sibling:
    """A process that does what its parent could do itself, and may start processes of its own."""

    def __init__(self, live: Callable[[Connection], None]) -> None:
        """`live` must be picklable; it gets its end of a connection, to say that it is ready."""
        self._connection, theirs = spawning.Pipe()
        self._process = spawning.Process(target=_live, args=(live, theirs))
        self._process.start()
        theirs.close()

    def is_ready(self) -> bool:
        """Wait until it says so; False if it ends before."""
        try:
            return bool(self._connection.recv())
        except (EOFError, OSError):
            return False

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    @property
    def sentinel(self) -> int:
        """What to wait for until it ends."""
        return self._process.sentinel

    def end(self, seconds: float) -> None:
        """Ask it to end; after that many seconds, it is not asked any more."""
        self._process.terminate()
        self._process.join(seconds)
        self._process.kill()
        self._process.join()
        self._connection.close()


_MOMENT: Final = 1.0
"""Seconds that a process may take to end once it has closed its connection."""


# In a worker


def _attend(attend: Callable[[Connection], None], connection: Connection) -> None:
    _begin(None)
    attend(connection)


def _live(live: Callable[[Connection], None], connection: Connection) -> None:
    _begin(None)
    live(connection)


class _Lesson:
    """What a worker has learnt to do."""

    work: Callable[[Any], Any]


def _learn(work: Callable[[Any], Any]) -> None:
    _Lesson.work = staticmethod(work)


def _do(task: Any) -> Any:  # noqa: ANN401 - whatever the tasks are
    return _Lesson.work(task)


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
