"""Where bots think: in processes of their own, never in the event loop. They get views only."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ceylon import bots
from ceylon.rules.view import View
from ceylon.table.parcel import Parcel, packed, unpacked

log: Final = logging.getLogger("ceylon.table")

_ATTEMPTS: Final = 3


class Brains:
    """A pool of processes that is started when the first bot has to think."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, seed: int, view: View, legal: list[int]) -> int:
        """The bot's choice; a bot that fails or cheats plays by chance."""
        try:
            choice = await self._thought(bot, seed, packed(view), legal)
        except Exception:
            log.exception("the bot %s failed", bot)
            choice = -1
        return choice if choice in legal else secrets.choice(legal)

    async def _thought(self, bot: str, seed: int, parcel: Parcel, legal: list[int]) -> int:
        loop = asyncio.get_running_loop()
        for attempt in range(1, _ATTEMPTS + 1):
            pool = self._running()
            try:
                return await loop.run_in_executor(pool, think, bot, seed, parcel, legal)
            except BrokenProcessPool:
                log.warning("a process of the bots ended, attempt %d", attempt)
                if pool is self._pool:
                    self._pool = None
        raise RuntimeError("the processes of the bots end again and again")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork of a process with threads can hang, so workers start afresh.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=end_with_parent)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def think(bot: str, seed: int, parcel: Parcel, legal: list[int]) -> int:
    """In a worker: a bot's choice."""
    return bots.bot(bot, seed).choose(unpacked(parcel), legal)


def end_with_parent() -> None:
    """In a worker: a server that was killed leaves nobody behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)
