"""Long computations, of which all processes together make each one only once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from ceylon.sight.data.decoding import from_text
from ceylon.sight.data.encoding import to_text
from ceylon.store import Begun, SessionEnded, Sessions, Thought, Unavailable
from ceylon.table.keeper import Keeper
from ceylon.table.peers import Peers

T = TypeVar("T")

_LOOK: Final = 0.25
"""Seconds between two looks at what another process has found, or whether there is room now."""


class Thoughts:
    """Whoever wants what another process is finding waits for its result."""

    def __init__(self, keeper: Keeper, peers: Peers) -> None:
        self._keeper = keeper
        self._peers = peers
        self._tasks: set[asyncio.Future[None]] = set()

    async def have(self, thought: Thought, think: Callable[[], Awaitable[T]], kind: type[T]) -> T:
        """`kind`: of what is found. Raises Unavailable, and whatever thinking raises."""
        sessions = self._keeper.sessions
        if sessions is None:  # this process keeps its own limits
            return await think()
        while not (begun := await self._begin(sessions, thought)).mine:
            if begun.result is not None:
                return from_text(kind, begun.result)
            await asyncio.sleep(_LOOK)
        session = self._peers.session
        try:
            found = await think()
        except BaseException:
            self._later(lambda: sessions.thoughts.drop(session, thought.key))
            raise
        text = to_text(found)
        with suppress(Unavailable):
            await self._keeper.share(lambda: sessions.thoughts.finish(session, thought.key, text))
        return found

    async def may_make_table(self, client: str, burst: float, per_second: float) -> bool:
        """Raises Unavailable."""
        sessions = self._keeper.sessions
        if sessions is None:
            return True
        return await self._keeper.share(
            lambda: sessions.thoughts.allow_table(client, burst, per_second)
        )

    async def _begin(self, sessions: Sessions, thought: Thought) -> Begun:
        session = self._peers.session
        try:
            return await self._keeper.share(lambda: sessions.thoughts.begin(session, thought))
        except SessionEnded:  # a new one begins within a beat
            return Begun(mine=False)

    def _later(self, act: Callable[[], None]) -> None:
        """Nobody waits for it; if it fails the claim ends with the session."""
        task = asyncio.ensure_future(self._keeper.share(act))
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()
