"""Keeps the tables of this process in step with what other processes store."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from typing import Any, Final

from ceylon.store import Notice, Unavailable, notices
from ceylon.table.autopilot import Autopilot
from ceylon.table.keeper import Keeper
from ceylon.table.peers import Peers
from ceylon.table.refusals import Refusal
from ceylon.table.table import Table

log: Final = logging.getLogger("ceylon.table")

_PAUSE: Final = 0.5
"""Seconds before the store is asked again, if it did not answer."""


class Listener:
    """Reads what a notice is about. After a silence it reads everything: a notice may be missed,
    but none is trusted to be the only one."""

    def __init__(
        self,
        keeper: Keeper,
        tables: Mapping[str, Table],
        autopilots: Mapping[str, Autopilot],
        load: Callable[[str], Awaitable[Table]],
    ) -> None:
        self._tables = tables
        self._autopilots = autopilots
        self._load = load
        self._wanted: defaultdict[str, dict[Notice, None]] = defaultdict(dict)
        """By game, what a task is going to read, in the order in which it was heard."""
        self._tasks: dict[asyncio.Task[None], None] = {}
        self.peers = Peers(keeper, self)

    async def close(self) -> None:
        await self.peers.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def join(self, table: Table) -> None:
        """A table was loaded: who else is there?"""
        game, peers = table.id, self.peers
        table.presence.told = lambda role, came: peers.attend(game, role, came=came)
        table.lifting = lambda seat: peers.lift(game, seat)
        self._want(Notice(game, notices.PRESENCE))
        self._want(Notice(game, notices.CURTAIN))

    # What other processes do

    def heard(self, notice: Notice) -> None:
        if notice.what == notices.SESSIONS:
            self._look_for_those_who_left()
        if notice.game not in self._tables:
            return
        table, autopilot = self._tables[notice.game], self._autopilots[notice.game]
        if notice.what == notices.DELETED:
            table.end()
        elif notice.what == notices.FOLLOWER:
            table.tell()
        elif notice.what == notices.HURRY:
            autopilot.skip()
        elif notice.what == notices.OWNER:
            autopilot.wake()
        else:
            self._want(notice)

    def resumed(self) -> None:
        for game in self._tables:
            for what in (_EVERYTHING, notices.PRESENCE, notices.CURTAIN):
                self._want(Notice(game, what))

    def lost(self) -> None:
        for autopilot in self._autopilots.values():
            autopilot.retry()
        self._look_for_those_who_left()

    def _look_for_those_who_left(self) -> None:
        """Ask the store who is there where a process may have ended. One that is not known yet may
        as well have just begun."""
        for game, table in self._tables.items():
            if not all(self.peers.is_alive(session) for session in table.presence.sessions):
                self._want(Notice(game, notices.PRESENCE))

    def orphaned(self, game: str) -> None:
        self._spawn(self._adopt(game))

    async def _adopt(self, game: str) -> None:
        """Let the bots of a table play that no process serves any more."""
        try:
            over = bool((await self._load(game)).game.over)
        except Unavailable:
            return  # another beat finds it again
        except Refusal:
            over = True
        await self.peers.own(game)
        if over:
            self.peers.let_go(game)

    # Reading

    def _want(self, notice: Notice) -> None:
        under_way = notice.game in self._wanted
        self._wanted[notice.game][notice] = None
        if not under_way:
            self._spawn(self._read(notice.game))

    async def _read(self, game: str) -> None:
        while wanted := self._wanted[game]:
            self._wanted[game] = {}
            try:
                await self._take_in(game, wanted)
            except Unavailable:
                self._wanted[game] = wanted | self._wanted[game]
                await asyncio.sleep(_PAUSE)
        del self._wanted[game]

    async def _take_in(self, game: str, wanted: Iterable[Notice]) -> None:
        for notice in wanted:
            table = self._tables.get(game)
            if table is None:
                return
            if notice.what == notices.PRESENCE:
                table.presence.look_elsewhere(await self.peers.elsewhere(game))
            elif notice.what == notices.CURTAIN:
                table.show_lifted(await self.peers.lifted(game))
            elif notice.what == _EVERYTHING:
                await table.catch_up()
            else:
                await table.catch_up(notice)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("what other processes stored was not read", exc_info=problem)


_EVERYTHING: Final = "everything"
"""In place of a kind of rows."""
