"""An event loop with a clock of its own, in which processes live, pause and die.

Whatever runs belongs to the process in whose context it was started. What is due at a process that
is paused waits until it goes on; what is due at one that has died is dropped.
"""

import asyncio
import heapq
from asyncio import AbstractEventLoop, Handle, TimerHandle
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass, field
from typing import Any


@dataclass(eq=False)
class Process:
    """One that may be paused or killed. Killed, it never comes back: another one is started."""

    name: str
    alive: bool = True
    paused: bool = False
    rate: float = 1.0
    """How fast its clock runs."""
    offset: float = 0.0
    """What its clock shows more than it would at this rate: it may have jumped."""
    waiting: list[Handle] = field(default_factory=list)
    """What was due while it was paused."""


AT: ContextVar[Process | None] = ContextVar("AT", default=None)
"""The process that runs; None for the world around."""


def context_of(process: Process | None) -> Context:
    context = copy_context()
    context.run(AT.set, process)
    return context


class Loop(AbstractEventLoop):
    """Time passes only when nobody has anything to do."""

    def __init__(self) -> None:
        self._ready: deque[Handle] = deque()
        self._timers: list[tuple[float, int, TimerHandle]] = []
        self.now = 0.0
        """The true time. No process knows it: each has a clock of its own."""
        self.steps = 0
        """How many timers there have been."""
        self._ending = False
        self._dropped: list[Handle] = []
        """What dead processes did not do."""
        self.problems: list[str] = []
        """What went wrong where nobody was waiting for it."""

    # What asyncio asks of a loop

    def time(self) -> float:
        process = AT.get()
        return self.now if process is None else self.now * process.rate + process.offset

    def call_soon(
        self, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> Handle:
        handle = Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self,
        delay: float,
        callback: Callable[..., object],
        *args: object,
        context: Context | None = None,
    ) -> TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[..., object],
        *args: object,
        context: Context | None = None,
    ) -> TimerHandle:
        """By the clock of whoever asks for it."""
        asking = AT.get()
        due = when if asking is None else (when - asking.offset) / asking.rate
        handle = TimerHandle(when, callback, args, self, context)
        self.steps += 1
        heapq.heappush(self._timers, (max(due, self.now), self.steps, handle))
        return handle

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self,
        coro: Coroutine[Any, Any, Any],
        *,
        name: str | None = None,
        context: Context | None = None,
    ) -> "asyncio.Task[Any]":
        return asyncio.Task(coro, loop=self, name=name, context=context)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._ending:
            problem = context.get("exception")
            self.problems.append(f"{context.get('message')}: {problem!r}")

    def _timer_handle_cancelled(self, handle: TimerHandle) -> None:
        """It is skipped when it is due."""

    # What the world asks of it

    def run_until(self, end: float) -> None:
        asyncio._set_running_loop(self)
        try:
            while self._advance(end):
                self._run(self._ready.popleft())
        finally:
            asyncio._set_running_loop(None)

    def resume(self, process: Process) -> None:
        process.paused = False
        self._ready.extend(process.waiting)
        process.waiting.clear()

    def jump(self, process: Process, seconds: float) -> None:
        """Its clock shows so much more, or less, from one moment to the next.

        Whatever waits there is due by that clock: sooner, or later.
        """
        process.offset += seconds
        sooner = seconds / process.rate
        for place, (due, step, handle) in enumerate(self._timers):
            if _process_of(handle) is process:
                self._timers[place] = (max(self.now, due - sooner), step, handle)
        heapq.heapify(self._timers)

    def end(self) -> None:
        """Everything ends, in all processes."""
        self._ending = True
        asyncio._set_running_loop(self)
        try:
            for task in asyncio.all_tasks(self):
                task.cancel()
            self._ready.extend(self._dropped)
            while self._ready:
                self._run(self._ready.popleft())
        finally:
            asyncio._set_running_loop(None)

    def _advance(self, end: float) -> bool:
        """Whether something is due before the end."""
        while not self._ready:
            if not self._timers or self._timers[0][0] > end:
                self.now = end
                return False
            self.now, _, handle = heapq.heappop(self._timers)
            if not handle.cancelled():
                self._ready.append(handle)
        return True

    def _run(self, handle: Handle) -> None:
        if handle.cancelled():
            return
        process = _process_of(handle)
        if process is None or self._ending:
            handle._run()
        elif not process.alive:
            self._dropped.append(handle)
        elif process.paused:
            process.waiting.append(handle)
        else:
            handle._run()


def _process_of(handle: Handle) -> Process | None:
    found: Process | None = handle._context.get(AT)  # type: ignore[attr-defined]
    return found


def new_loop() -> Loop:
    """What else a loop can do, with files and subprocesses, has no place here."""
    return Loop()  # type: ignore[abstract]
