"""Lets the bots of a table play, at a pace that one can follow."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from ceylon.errors import CeylonError
from ceylon.rules.choices import text_of
from ceylon.rules.view import View
from ceylon.table.brains import Brains
from ceylon.table.refusals import Stale
from ceylon.table.seats import is_bot
from ceylon.table.table import Table

log: Final = logging.getLogger("ceylon.table")


class Autopilot:
    """Wakes when a bot must choose, and sleeps when a person must."""

    def __init__(self, table: Table, brains: Brains) -> None:
        self._table = table
        self._brains = brains
        self._task: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()
        table.listeners.append(self.wake)
        self.wake()

    @property
    def thinking(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        if self._bot() is not None and not self.thinking:
            self._task = asyncio.get_running_loop().create_task(self._play())

    def skip(self) -> None:
        """No waiting until a person must choose."""
        self._hurry.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _bot(self) -> str | None:
        """The bot that must choose."""
        game = self._table.game
        if game.over:
            return None
        seating = self._table.seatings[int(game.seat)]
        return seating.kind if is_bot(seating) else None

    async def _play(self) -> None:
        while (bot := self._bot()) is not None:
            try:
                await self._choose(bot)
            except Stale:
                continue  # an undo, or a person who took the seat back
            except CeylonError:
                log.exception("a bot's choice was refused at table %s", self._table.id)
                return
        self._hurry.clear()

    async def _choose(self, bot: str) -> None:
        table = self._table
        game, version = table.game, table.version
        seat = int(game.seat)
        view, legal = View.of(game, seat), game.legal()
        thinking = asyncio.ensure_future(
            self._brains.choose(bot, secrets.randbits(32), view, legal)
        )
        await self._pause()
        choice = await thinking
        if self._bot() == bot:
            await table.play(seat, text_of(choice), version, secrets.token_hex(8))

    async def _pause(self) -> None:
        if not self._table.pace:
            return
        try:
            await asyncio.wait_for(self._hurry.wait(), self._table.pace)
        except TimeoutError:
            return
