"""Appends events off the event loop, many at once.

One thread writes. While it waits for the disk, events of other tables gather; they are stored
together, with one wait. Each caller learns of its own event alone.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ceylon.store.rows import Event
from ceylon.store.store import Store, Unavailable
from ceylon.store.threads import Promise

_MOST_AT_ONCE: Final = 200


@dataclass(frozen=True)
class _Waiting:
    event: Event
    stored: Promise[None] = field(default_factory=Promise)

    def settle(self, problem: Exception | None) -> None:
        if problem is None:
            self.stored.succeed(None)
        else:
            self.stored.fail(problem)


class Writer:
    """The one door through which events enter a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="ceylon writer", daemon=True)
        self._thread.start()

    async def append(self, event: Event) -> None:
        """Returns when the event is stored; raises what kept it from being stored."""
        waiting = _Waiting(event)
        self._queue.put(waiting)
        await waiting.stored.future

    def close(self) -> None:
        """Store what still waits, and stop; but do not wait for ever."""
        self._queue.put(None)
        self._thread.join(self._store.patience)

    def _run(self) -> None:
        going = True
        while going:
            gathered, going = self._gather()
            self._write(gathered)

    def _gather(self) -> tuple[list[_Waiting], bool]:
        """At least one, and whatever else waits; False when there will be no more."""
        first = self._queue.get()
        gathered: list[_Waiting] = []
        while first is not None and len(gathered) < _MOST_AT_ONCE:
            gathered.append(first)
            try:
                first = self._queue.get_nowait()
            except queue.Empty:
                return gathered, True
        if first is not None:  # one too many: it is written with these
            gathered.append(first)
        return gathered, first is not None

    def _write(self, gathered: Sequence[_Waiting]) -> None:
        if not gathered:
            return
        problem = self._attempt([each.event for each in gathered])
        outage = isinstance(problem, Unavailable)  # that of all, and waited for once
        if problem is None or outage or len(gathered) == 1:
            for each in gathered:
                each.settle(problem)
        else:  # one of them spoils the rest: each for itself
            for each in gathered:
                each.settle(self._attempt([each.event]))

    def _attempt(self, events: Sequence[Event]) -> Exception | None:
        try:
            self._store.append(events)
        except Exception as problem:  # noqa: BLE001 - whoever waits for the event gets it
            return problem
        return None
