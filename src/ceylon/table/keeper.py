"""The store as a table uses it: it never makes the event loop wait."""

from __future__ import annotations

import asyncio

from ceylon.store import Asked, Event, NewGame, Seating, Store, StoredGame, Writer


class Keeper:
    """A store with its writer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._writer = Writer(store)

    async def append(self, event: Event) -> None:
        await self._writer.append(event)

    async def append_all(self, events: list[Event]) -> None:
        """The choices of a game that was played elsewhere, as a whole."""
        if events:
            await asyncio.to_thread(self._store.append, events)

    async def create(self, game: NewGame, deal: str, links: list[tuple[str, str]]) -> None:
        await asyncio.to_thread(self._store.create, game, deal, links)

    async def load(self, game: str) -> StoredGame | None:
        return await asyncio.to_thread(self._store.load, game)

    async def deal(self, game: str) -> str:
        return await asyncio.to_thread(self._store.deal, game)

    async def ask(self, asked: Asked) -> None:
        await asyncio.to_thread(self._store.ask, asked)

    async def seat(self, game: str, seating: Seating) -> None:
        await asyncio.to_thread(self._store.seat, game, seating)

    async def issue(self, game: str, role: str, digest: str) -> None:
        await asyncio.to_thread(self._store.issue, game, role, digest)

    async def follower(self, game: str) -> str | None:
        return await asyncio.to_thread(self._store.follower, game)

    def close(self) -> None:
        self._writer.close()
        self._store.close()
