"""All stored games, one after the other: to check that each can still be played, to delete what
nobody needs, and to take the finished ones elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ceylon.errors import CeylonError
from ceylon.store import Store
from ceylon.store.rows import days_ago
from ceylon.table.boxes import Boxes
from ceylon.table.keeper import Keeper
from ceylon.table.stored_table import load_table
from ceylon.table.table import Table

_NEVER: Final = "9999"
"""Later than any time in a row: every game was idle since."""
_MOST: Final = 2**31 - 1


class Archive:
    """The games of a store that no server needs to have open."""

    def __init__(self, store: Store) -> None:
        self._keeper = Keeper(store)
        self._boxes = Boxes(self._keeper)

    async def games(self, days: int = 0) -> list[str]:
        """The ids of those where nothing has happened for so many days, the oldest first; without
        a number, of all."""
        return await self._keeper.idle(days_ago(days) if days else _NEVER, _MOST)

    async def table(self, game: str) -> Table:
        """A game, replayed; raises Refusal if that is not possible."""
        return await load_table(game, self._keeper, self._boxes)

    async def is_over(self, game: str) -> bool:
        """False if it cannot be replayed either: whether it is over is not known then."""
        return await self._finished(game) is not None

    async def problems(self) -> AsyncIterator[tuple[str, CeylonError | None]]:
        """Every game, with what prevents that it is played on; None if nothing does."""
        for game in await self.games():
            try:
                await self.table(game)
            except CeylonError as problem:
                cause = problem.__cause__
                yield game, cause if isinstance(cause, CeylonError) else problem
            else:
                yield game, None

    async def delete(self, game: str, days: int) -> bool:
        """Unless somebody has come back to it meanwhile; returns whether it is gone."""
        return await self._keeper.delete(game, days_ago(days))

    async def records(self) -> AsyncIterator[tuple[str, str | None]]:
        """Every game, with its record if it is over.

        A record has all cards: of a game that is not over, nobody gets one.
        """
        for game in await self.games():
            table = await self._finished(game)
            yield game, None if table is None else table.record().text()

    async def _finished(self, game: str) -> Table | None:
        """A game that is over; None if it is not, or cannot be replayed."""
        try:
            table = await self.table(game)
        except CeylonError:
            return None
        return table if table.game.over else None

    def close(self) -> None:
        self._keeper.close()


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Archive]:
    archive = Archive(store)
    try:
        yield archive
    finally:
        archive.close()
