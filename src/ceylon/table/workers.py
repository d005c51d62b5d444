"""Processes that work for the event loop, one job each at a time, and can be cancelled.

A running job cannot be cancelled through a pool's queue. So each job has a slot in shared memory,
where the server sets a flag to cancel it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, MutableSequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final, TypeVar

from ceylon import metrics, processes

log: Final = logging.getLogger("ceylon.table")

T = TypeVar("T")
Board = MutableSequence[int]

_ATTEMPTS: Final = 3
_PATIENCE: Final = 2.0
"""Seconds that work may take to stop once it is cancelled."""
_PLACES: Final = 256
"""The number of slots: jobs that a pool knows of at once; later ones wait in the event loop."""


class Slip:
    """How server and worker communicate about one job."""

    def __init__(self, board: Board, place: int, asked: float) -> None:
        self._board = board
        self._place = place
        self._asked = asked

    def clear(self) -> None:
        self._board[self._place] = 0

    def cancel(self) -> None:
        self._board[self._place] = 1

    def cancelled(self) -> bool:
        """Whether nobody is waiting for the answer any more."""
        return self._board[self._place] != 0

    def waited(self) -> float:
        """Seconds since the request. All processes on a machine share the monotonic clock."""
        return time.monotonic() - self._asked


@dataclass(frozen=True)
class _Pool:
    executor: ProcessPoolExecutor
    board: Board


class Workers:
    """Processes of one priority. They are started lazily."""

    def __init__(self, kind: str, processes: int, niceness: int) -> None:
        """`kind`: what their work is called in the figures of the server."""
        self._kind = kind
        self._processes = processes
        self._niceness = niceness
        self._pool: _Pool | None = None
        self._places: asyncio.Queue[int] = asyncio.Queue()
        for place in range(_PLACES):
            self._places.put_nowait(place)

    async def run(self, work: Callable[[Slip], T]) -> T:
        """The answer of a worker. Cancelling this cancels the work as well."""
        with metrics.work(self._kind):
            return await self._run(work)

    async def _run(self, work: Callable[[Slip], T]) -> T:
        asked = time.monotonic()
        for attempt in range(1, _ATTEMPTS + 1):
            pool = self._running()
            try:
                return await self._answer(pool, work, asked)
            except BrokenProcessPool:
                log.warning("a worker process ended, attempt %d", attempt)
                if pool is self._pool:
                    self._pool = None
        raise RuntimeError("the worker processes end again and again")

    def cancel(self) -> None:
        """Cancel all work, without waiting until it has stopped."""
        if self._pool is not None:
            for place in range(_PLACES):
                Slip(self._pool.board, place, 0).cancel()

    def close(self, patience: float = _PATIENCE) -> None:
        """Cancel all work, and wait until it has stopped; a process that hangs is killed."""
        self.cancel()
        if self._pool is not None:
            processes.end(self._pool.executor, patience)
            self._pool = None

    async def _answer(self, pool: _Pool, work: Callable[[Slip], T], asked: float) -> T:
        place = await self._places.get()
        slip = Slip(pool.board, place, asked)
        slip.clear()
        job = self._submit(pool, work, place, asked)
        answer = asyncio.wrap_future(job)
        try:
            return await answer
        except asyncio.CancelledError:
            if not job.done():  # otherwise its slot may have been reused
                slip.cancel()
            answer.cancel()
            raise

    def _submit(
        self, pool: _Pool, work: Callable[[Slip], T], place: int, asked: float
    ) -> Future[T]:
        try:
            job = pool.executor.submit(_at_work, work, place, asked)
        except BaseException:
            self._places.put_nowait(place)
            raise
        # Freed when the job is done, not when it is cancelled: its worker may still use the slot.
        loop = asyncio.get_running_loop()
        job.add_done_callback(lambda _: loop.call_soon_threadsafe(self._places.put_nowait, place))
        return job

    def _running(self) -> _Pool:
        if self._pool is None:
            board: Board = processes.spawning.RawArray("i", _PLACES)
            prepare = partial(_prepare, board, self._niceness)
            self._pool = _Pool(processes.pool(self._processes, prepare), board)
        return self._pool


# In a worker


class _Here:
    """What a worker knows about its server."""

    board: ClassVar[Board] = []


def _prepare(board: Board, niceness: int) -> None:
    _Here.board = board
    if hasattr(os, "nice"):
        os.nice(niceness)


def _at_work(work: Callable[[Slip], T], place: int, asked: float) -> T:
    return work(Slip(_Here.board, place, asked))
