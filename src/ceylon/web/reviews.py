"""The analyses of finished games: each is made once for all who ask, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from ceylon.analysis import Analysis
from ceylon.table import Table
from ceylon.web.answers import OurFault, TooOften

log: Final = logging.getLogger("ceylon.web")

Progress = Callable[[int, int], None]
Analyse = Callable[[str, Progress], Awaitable[Analysis]]
"""In another process: the analysis of a record's text, telling what is done, and of how many."""

_PATIENCE: Final = 20.0
"""Seconds. Who waits asks again and again; after so long nobody waits any more."""
_MOST_KEPT: Final = 64
_MOST_AT_ONCE: Final = 32

_Key = tuple[str, int]
"""A table, and how many things have happened there."""


@dataclass(frozen=True)
class UnderWay:
    """How far an analysis has come."""

    done: int
    all: int


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

    def of(self, table: Table) -> Analysis | UnderWay:
        """The analysis of a finished game, or how far it is: the first who asks begins it.

        Raises OurFault where it failed; whoever asks again begins it anew.
        """
        key = table.id, table.version
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        run = self._runs.get(key) or self._begun(key, table)
        if run.failed:
            self._forget(key)
            raise OurFault
        run.asked(self._patience, partial(self._forget, key))
        return run.progress

    async def close(self) -> None:
        tasks = [run.task for run in self._runs.values()]
        for key in list(self._runs):
            self._forget(key)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begun(self, key: _Key, table: Table) -> _Run:
        if len(self._runs) >= _MOST_AT_ONCE:
            raise TooOften
        record = table.record()
        run = _Run(partial(self._analyse, record.text()), len(record.choices) + 1)
        run.task.add_done_callback(partial(self._ended, key))
        self._runs[key] = run
        return run

    def _ended(self, key: _Key, task: asyncio.Task[Analysis]) -> None:
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("the analysis of table %s failed", key[0], exc_info=task.exception())
            return
        self._forget(key)
        self._kept[key] = task.result()
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)

    def _forget(self, key: _Key) -> None:
        self._runs.pop(key).end()


class _Run:
    """One analysis under way."""

    def __init__(self, analyse: Callable[[Progress], Awaitable[Analysis]], moments: int) -> None:
        self.progress = UnderWay(0, moments)
        self.task = asyncio.ensure_future(analyse(self._tell))
        self._timer: asyncio.TimerHandle | None = None

    @property
    def failed(self) -> bool:
        return self.task.done()

    def asked(self, patience: float, give_up: Callable[[], None]) -> None:
        """Somebody waits for it now; nobody may any more when the patience is over."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(patience, give_up)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.task.cancel()

    def _tell(self, done: int, of: int) -> None:
        self.progress = UnderWay(done, of)
