"""Lets the bots of a table play, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from ceylon.ids import Choice
from ceylon.rules.view import View
from ceylon.store import Unavailable
from ceylon.table.brains import BotChoice, Brains
from ceylon.table.peers import Peers
from ceylon.table.refusals import Stale
from ceylon.table.table import Table

log: Final = logging.getLogger("ceylon.table")

PAUSES: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Back-off: seconds before a bot retries, each time that it could not choose; then always the
last."""
_OUTAGE: Final = 2.0
"""Seconds, likewise, but at most so many while the store is out: it waits for its database itself,
and people should not wait for their bots when it is back."""


class Autopilot:
    """Wakes when a bot must choose, and sleeps when a person must, or when another process lets the
    bots of this table play."""

    def __init__(
        self,
        table: Table,
        brains: Brains,
        peers: Peers,
        pauses: Sequence[float] = PAUSES,
        watched: Callable[[], bool] = lambda: True,
    ) -> None:
        self._table = table
        self._peers = peers
        self._watched = watched
        self._pauses = pauses
        self._brains = brains
        self._task: asyncio.Task[None] | None = None
        self._thought: asyncio.Future[Choice] | None = None
        self._about: tuple[int, str | None] = (0, None)
        """What the bot is thinking about: at which version, and which bot must choose."""
        self._steps: Mapping[bytes, Choice] = {}
        """What that bot answers to the next questions, by the key of the view that it expects."""
        self._hurry = asyncio.Event()
        self._again = asyncio.Event()
        """Ends the pause after a failure."""
        table.listeners.append(self.wake)
        self.wake()

    @property
    def thinking(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """The table has changed: thinking that this makes pointless is cancelled."""
        if self._thought is not None and self._about != self._question():
            self._thought.cancel()
        if self._bot() is not None and not self.thinking:
            self._task = asyncio.get_running_loop().create_task(self._play())

    def retry(self) -> None:
        """Whoever lets the bots play may have changed: do not wait to try."""
        self._again.set()
        self.wake()

    def skip(self) -> None:
        """Do not wait until a person must choose; if one must already, this comes too late."""
        if self._bot() is not None:
            self._hurry.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _question(self) -> tuple[int, str | None]:
        return self._table.version, self._bot()

    def _bot(self) -> str | None:
        """The bot that must choose; none at a table that rests."""
        game = self._table.game
        if game.over or self._table.deleted or self._rests():
            return None
        return self._table.seatings[game.seat].bot

    def _rests(self) -> bool:
        """Bots play without anybody watching only for a person who has a seat: that one may come
        back after weeks."""
        return not self._people() and not self._watched()

    async def _play(self) -> None:
        """No failure ends this while a bot must choose: nothing else would restart it."""
        failures = 0
        while (bot := self._bot()) is not None:
            try:
                session = await self._peers.own(self._table.id)
                if session is None:
                    break  # `retry` is called when its process ends
                await self._choose(bot, session)
                failures = 0
            except Stale:  # an undo, a person who took the seat back, or another owner
                self._peers.doubt(self._table.id)
            except Exception as problem:  # noqa: BLE001 - no failure may silence a bot
                if not failures:
                    self._log(problem)
                pause = self._pauses[min(failures, len(self._pauses) - 1)]
                await self._wait(min(pause, _OUTAGE) if isinstance(problem, Unavailable) else pause)
                failures += 1
        self._hurry.clear()
        if self._rests():  # somebody may watch through another process
            self._peers.let_go(self._table.id)

    async def _wait(self, seconds: float) -> None:
        self._again.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._again.wait(), seconds)

    def _log(self, problem: Exception) -> None:
        """A store logs its own outages, once for all tables."""
        if not isinstance(problem, Unavailable):
            log.error("a bot cannot choose at table %s", self._table.id, exc_info=problem)

    async def _choose(self, bot: str, session: str) -> None:
        table = self._table
        seat, version = table.game.seat, table.version
        choice = await self._choice(bot)
        if choice is not None and self._bot() == bot:
            await table.play(seat, choice, version, secrets.token_hex(8), session or None)

    async def _choice(self, bot: str) -> Choice | None:
        """What the bot chooses; nothing if the game moves on meanwhile."""
        thought = self._thought = asyncio.ensure_future(self._think(bot))
        self._about = self._question()
        try:
            await asyncio.wait({thought})
        finally:
            # If the table is closed, the thinking ends with it.
            thought.cancel()
            self._thought = None
        return None if thought.cancelled() else thought.result()

    async def _think(self, bot: str) -> Choice:
        game = self._table.game
        view, legal = View.of(game, game.seat), game.legal()
        foreseen = self._steps.get(view.key())
        if foreseen in legal:
            await self._pause()
            return foreseen
        chosen, _ = await asyncio.gather(self._in_turn(bot, view, legal), self._pause())
        self._steps = chosen.steps
        return chosen.choice

    async def _in_turn(self, bot: str, view: View, legal: list[Choice]) -> BotChoice:
        async with self._brains.turn(bot, self._table.patron if self._people() else ""):
            return await self._brains.choose(bot, secrets.randbits(32), view, legal)

    def _people(self) -> bool:
        return any(seating.is_person for seating in self._table.seatings)

    async def _pause(self) -> None:
        if not self._table.pace:
            return
        try:
            await asyncio.wait_for(self._hurry.wait(), self._table.pace)
        except TimeoutError:
            return
