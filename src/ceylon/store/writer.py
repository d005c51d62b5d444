"""Appends events off the event loop, in batches.

One thread writes. While it waits for the disk, events of other tables queue up; they are then
committed together. Each caller learns only of its own event.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ceylon import metrics
from ceylon.store.rows import Event
from ceylon.store.store import Store, Unavailable
from ceylon.store.threads import Promise

_MOST_AT_ONCE: Final = 200


@dataclass(frozen=True)
class _Waiting:
    event: Event
    fence: str | None
    """The session that must own the table's bots, if it is a bot's choice."""
    stored: Promise[None] = field(default_factory=Promise)

    def settle(self, problem: Exception | None) -> None:
        if problem is None:
            self.stored.succeed(None)
        else:
            self.stored.fail(problem)


class Writer:
    """The only way for events into a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="ceylon writer", daemon=True)
        self._thread.start()

    async def append(self, event: Event, fence: str | None = None) -> None:
        """Returns when the event is stored; raises whatever prevented that."""
        waiting = _Waiting(event, fence)
        with metrics.APPENDING.track_inprogress(), metrics.APPENDED.time():
            self._queue.put(waiting)
            await waiting.stored.future
        metrics.CHOICES.inc()

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    def close(self) -> None:
        """Store what is still queued, and stop; but do not wait for ever."""
        self._queue.put(None)
        self._thread.join(self._store.patience)

    def _run(self) -> None:
        going = True
        while going:
            gathered, going = self._gather()
            self._write(gathered)

    def _gather(self) -> tuple[list[_Waiting], bool]:
        """At least one, and whatever else is queued; False if there will be no more."""
        first = self._queue.get()
        gathered: list[_Waiting] = []
        while first is not None and len(gathered) < _MOST_AT_ONCE:
            gathered.append(first)
            try:
                first = self._queue.get_nowait()
            except queue.Empty:
                return gathered, True
        if first is not None:  # it is written with these
            gathered.append(first)
        return gathered, first is not None

    def _write(self, gathered: Sequence[_Waiting]) -> None:
        if not gathered:
            return
        problem = self._attempt(gathered)
        outage = isinstance(problem, Unavailable)  # hits all of them alike
        if problem is None or outage or len(gathered) == 1:
            for each in gathered:
                each.settle(problem)
        else:  # one of them spoils the batch: write each on its own
            for each in gathered:
                each.settle(self._attempt([each]))

    def _attempt(self, gathered: Sequence[_Waiting]) -> Exception | None:
        fences = {each.event.game: each.fence for each in gathered if each.fence is not None}
        try:
            self._store.append([each.event for each in gathered], fences)
        except Exception as problem:  # noqa: BLE001 - the caller gets it
            return problem
        return None
