"""The store as a table uses it: it never blocks the event loop, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from ceylon.seats import Seating
from ceylon.store import (
    ConsentLine,
    Event,
    Later,
    Marks,
    NewGame,
    Sessions,
    Store,
    StoredGame,
    Threads,
    Unavailable,
    Writer,
)

T = TypeVar("T")
_THREADS: Final = 4
_SOON: Final = 1.0
"""Seconds after which a store that works has answered."""
_PATIENCES: Final = 3
"""The store itself tries twice; if it takes longer than this, its database hangs."""


class Keeper:
    """A store with its threads. Every method raises Unavailable if the store does not answer in
    time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._writer = Writer(store)
        self._threads = Threads(_THREADS)

    @property
    def sessions(self) -> Sessions | None:
        """The processes that share the store, if it can be shared."""
        return self._store.sessions

    async def append(self, event: Event, fence: str | None = None) -> None:
        """`fence`: the session that must own the table's bots."""
        await self._in_time(self._writer.append(event, fence))

    async def create(
        self, game: NewGame, deal: str, links: list[tuple[str, str]], events: list[Event]
    ) -> None:
        """A game, with choices that were made elsewhere."""
        await self._run(partial(self._store.create, game, deal, links, events))

    async def load(self, game: str) -> StoredGame | None:
        return await self._run(partial(self._store.load, game))

    async def later(self, game: str, marks: Marks) -> Later:
        return await self._run(partial(self._store.later, game, marks))

    async def deal(self, game: str) -> str:
        return await self._run(partial(self._store.deal, game))

    async def keep_box(self, digest: str, text: str) -> None:
        await self._run(partial(self._store.keep_box, digest, text))

    async def box(self, digest: str) -> str | None:
        return await self._run(partial(self._store.box, digest))

    async def ask(self, asked: ConsentLine) -> None:
        await self._run(partial(self._store.ask, asked))

    async def arrange(
        self,
        game: str,
        marks: Marks,
        seatings: Sequence[Seating] = (),
        links: Sequence[tuple[str, str]] = (),
    ) -> None:
        await self._run(partial(self._store.arrange, game, marks, seatings, links))

    async def follower(self, game: str) -> str | None:
        return await self._run(partial(self._store.follower, game))

    async def delete(self, game: str, idle_since: str | None = None) -> bool:
        return await self._run(partial(self._store.delete, game, idle_since))

    async def idle(self, since: str, most: int) -> list[str]:
        return await self._run(partial(self._store.idle, since, most))

    async def share(self, call: Callable[[], T]) -> T:
        """Something that the sessions do."""
        return await self._run(call)

    async def check(self) -> None:
        """Raises Unavailable if the store does not answer soon, or nothing can be written."""
        try:
            async with asyncio.timeout(_SOON):
                await self.box("")  # any question would do: this one is quick, and has no answer
        except TimeoutError:
            raise Unavailable from None
        if not self._writer.is_alive:
            raise Unavailable

    def close(self) -> None:
        self._writer.close()
        self._threads.close()
        self._store.close()

    async def _run(self, call: Callable[[], T]) -> T:
        return await self._in_time(self._threads.run(call))

    async def _in_time(self, waiting: Awaitable[T]) -> T:
        try:
            async with asyncio.timeout(_PATIENCES * self._store.patience):
                return await waiting
        except TimeoutError:
            raise Unavailable from None
