"""The analyses of finished games: each is made once for everyone who asks, and kept for a while.

The same game at other tables has the same analysis. A client has two under way at most; more of
them wait, and begin when it asks again.

A game is judged choice by choice, those of whoever asked last first. What has been found is kept
when everyone leaves: whoever comes back continues there.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final
from weakref import WeakKeyDictionary

from ceylon.analysis import Analysis, Judged, Review
from ceylon.ids import SPECTATOR, Seat
from ceylon.record import Record
from ceylon.sight.data.kinds import Count, Number
from ceylon.store import Thought
from ceylon.table import Table
from ceylon.table.thoughts import Thoughts
from ceylon.web.server.answers import OurFault

log: Final = logging.getLogger("ceylon.web")

Judge = Callable[[Record, int], Awaitable[Judged]]
"""A choice of a record by its number, judged in another process."""

_PATIENCE: Final = 20.0
"""Seconds. Clients that are waiting poll; after this long without a request nobody is."""
_MOST_KEPT: Final = 64
_MOST_AT_ONCE: Final = 32
_EACH: Final = 2
"""At once, for each client."""

_Key = str
"""A checksum of a game, whoever played it."""


@dataclass(frozen=True)
class UnderWay:
    """The progress of an analysis that is under way."""

    done: Count
    """How many moments of the game have been analysed."""
    all: Number


class Reviews:
    """The analyses of one server."""

    def __init__(self, judge: Judge, thoughts: Thoughts, *, patience: float = _PATIENCE) -> None:
        self._judge = judge
        self._thoughts = thoughts
        self._patience = patience
        self._kept: OrderedDict[_Key, Review] = OrderedDict()
        self._runs: dict[_Key, _Run] = {}
        self._keys: WeakKeyDictionary[Table, tuple[int, _Key]] = WeakKeyDictionary()

    @property
    def running(self) -> int:
        return len(self._runs)

    def of(
        self, table: Table, seat: Seat = SPECTATOR, client: str = "", *, begin: bool = True
    ) -> Analysis:
        """The analysis of a finished game as far as it has come; a request continues it.

        The choices of the seat that asks are judged first. Raises OurFault if it failed; the next
        request continues it.
        """
        key = self._key(table)
        review = self._review(key, table)
        found = review.analysis()
        if begin and not found.complete:
            self._continue(key, table, review, seat, client)
        return found

    def _key(self, table: Table) -> _Key:
        version, key = self._keys.get(table, (-1, ""))
        if version != table.version:
            record = table.record()
            names = [str(number) for number, _ in enumerate(record.names)]
            text = replace(record, names=names, bots=None).text()
            key = hashlib.sha256(text.encode()).hexdigest()
            self._keys[table] = table.version, key
        return key

    async def close(self) -> None:
        tasks = [self._stop(key) for key in list(self._runs)]
        await asyncio.gather(*tasks, return_exceptions=True)

    def _review(self, key: _Key, table: Table) -> Review:
        review = self._kept.get(key) or Review(table.record())
        self._kept[key] = review
        self._kept.move_to_end(key)
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return review

    def _continue(self, key: _Key, table: Table, review: Review, seat: Seat, client: str) -> None:
        run = self._runs.get(key) or self._begin(key, table, review, client)
        if run is None:
            return
        if run.failed:
            self._stop(key)
            raise OurFault
        run.seat = seat
        run.extend(self._patience, partial(self._stop, key))

    def _begin(self, key: _Key, table: Table, review: Review, client: str) -> _Run | None:
        """None if the client, or everyone, has to wait for others that are under way."""
        own = sum(run.client == client for run in self._runs.values())
        if own >= _EACH or len(self._runs) >= _MOST_AT_ONCE:
            return None
        run = self._runs[key] = _Run(review, client)
        run.task = asyncio.ensure_future(self._make(key, table.record(), run))
        return run

    async def _make(self, key: _Key, record: Record, run: _Run) -> None:
        try:
            while (number := run.review.next(run.seat)) is not None:
                about = Thought(f"{key} {number}", "review", run.client, _EACH, _MOST_AT_ONCE)
                judge = partial(self._judge, record, number)
                run.review.add(await self._thoughts.have(about, judge, Judged))
        except Exception:
            log.exception("the analysis of game %s failed", key[:12])
            run.failed = True
            return
        self._runs.pop(key).forget()

    def _stop(self, key: _Key) -> asyncio.Future[None]:
        run = self._runs.pop(key)
        run.forget()
        run.task.cancel()
        return run.task


@dataclass
class _Run:
    """One analysis under way."""

    review: Review
    client: str
    """Who asked for it first."""
    seat: Seat = SPECTATOR
    """Whose choices are judged first."""
    failed: bool = False
    task: asyncio.Future[None] = field(init=False)
    timer: asyncio.TimerHandle | None = None
    """Fires when nobody is waiting any more."""

    def extend(self, patience: float, give_up: Callable[[], object]) -> None:
        """Somebody is still waiting for it."""
        self.forget()
        self.timer = asyncio.get_running_loop().call_later(patience, give_up)

    def forget(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
