"""The analyses of finished games: each is made once for everyone who asks, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from ceylon.analysis import Analysis
from ceylon.record import Record
from ceylon.sight.data.kinds import Count, Number
from ceylon.table import Table
from ceylon.web.server.answers import OurFault, TooOften

log: Final = logging.getLogger("ceylon.web")

Progress = Callable[[int, int], None]
Analyse = Callable[[Record, Progress], Awaitable[Analysis]]
"""The analysis of a record, in another process, which reports the number done and the total."""

_PATIENCE: Final = 20.0
"""Seconds. Clients that are waiting poll; after this long without a request nobody is."""
_MOST_KEPT: Final = 64
_MOST_AT_ONCE: Final = 32

_Key = tuple[str, int]
"""A table and its version."""


@dataclass(frozen=True)
class UnderWay:
    """The progress of an analysis that is under way."""

    done: Count
    """How many moments of the game have been analysed."""
    all: Number


class Reviews:
    """The analyses of one server."""

    def __init__(self, analyse: Analyse, *, patience: float = _PATIENCE) -> None:
        self._analyse = analyse
        self._patience = patience
        self._kept: OrderedDict[_Key, Analysis] = OrderedDict()
        self._runs: dict[_Key, _Run] = {}

    @property
    def running(self) -> int:
        return len(self._runs)

    def of(self, table: Table, *, begin: bool = True) -> Analysis | UnderWay:
        """The analysis of a finished game, or its progress: the first request starts it.

        Raises OurFault if it failed; the next request starts it again.
        """
        key = table.id, table.version
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if not begin:
            run = self._runs.get(key)
            return run.progress if run else UnderWay(0, len(table.history.steps) + 1)
        run = self._runs.get(key) or self._begin(key, table)
        if run.failed:
            self._stop(key)
            raise OurFault
        run.extend(self._patience, partial(self._stop, key))
        return run.progress

    async def close(self) -> None:
        tasks = [self._stop(key) for key in list(self._runs)]
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, key: _Key, table: Table) -> _Run:
        if len(self._runs) >= _MOST_AT_ONCE:
            raise TooOften
        record = table.record()
        run = self._runs[key] = _Run(UnderWay(0, len(record.choices) + 1))
        run.task = asyncio.ensure_future(self._make(key, record, run))
        return run

    async def _make(self, key: _Key, record: Record, run: _Run) -> None:
        try:
            found = await self._analyse(record, run.tell)
        except Exception:
            log.exception("the analysis of table %s failed", key[0])
            run.failed = True
            return
        self._runs.pop(key).forget()
        self._kept[key] = found
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)

    def _stop(self, key: _Key) -> asyncio.Future[None]:
        run = self._runs.pop(key)
        run.forget()
        run.task.cancel()
        return run.task


@dataclass
class _Run:
    """One analysis under way."""

    progress: UnderWay
    failed: bool = False
    task: asyncio.Future[None] = field(init=False)
    timer: asyncio.TimerHandle | None = None
    """Fires when nobody is waiting any more."""

    def tell(self, done: int, of: int) -> None:
        self.progress = UnderWay(done, of)

    def extend(self, patience: float, give_up: Callable[[], object]) -> None:
        """Somebody is still waiting for it."""
        self.forget()
        self.timer = asyncio.get_running_loop().call_later(patience, give_up)

    def forget(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
