"""Threads that wait for a database, so that the event loop need not.

They are daemons: one that hangs on a database does not keep the program from exiting.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class Promise(Generic[T]):
    """A future that is awaited in an event loop and settled by a thread."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self._loop.create_future()

    def succeed(self, value: T) -> None:
        self._settle(lambda: self.future.set_result(value))

    def fail(self, problem: Exception) -> None:
        self._settle(lambda: self.future.set_exception(problem))

    def _settle(self, settle: Callable[[], None]) -> None:
        def unless_nobody_waits() -> None:
            if not self.future.done():
                settle()

        with suppress(RuntimeError):  # too late: the event loop is closed
            self._loop.call_soon_threadsafe(unless_nobody_waits)


class Threads:
    """A few threads, and a queue of calls for them."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._queue: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        for _ in range(number):
            threading.Thread(target=self._run, name="ceylon store", daemon=True).start()

    async def run(self, call: Callable[[], T]) -> T:
        promise: Promise[T] = Promise()
        self._queue.put(lambda: _find(call, promise))
        return await promise.future

    def close(self) -> None:
        """Each thread ends after its current call."""
        for _ in range(self._number):
            self._queue.put(None)

    def _run(self) -> None:
        while (work := self._queue.get()) is not None:
            work()


def _find(call: Callable[[], T], promise: Promise[T]) -> None:
    try:
        found = call()
    except Exception as problem:  # noqa: BLE001 - the caller gets it
        promise.fail(problem)
    else:
        promise.succeed(found)
