"""Where the bots that the host offers think: each has processes of its own, and a deadline.

So one that crashes, or never answers, delays nobody but the tables where it plays itself.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from ceylon.guests import Attendant
from ceylon.guests.guest_process import Chosen
from ceylon.ids import Choice
from ceylon.rules.view import View


class GuestBot:
    """The processes of one bot; each choice is made by a new bot, so that a restart changes
    nothing."""

    def __init__(self, leads_to: str, processes: int, deadline: float) -> None:
        self._leads_to: Final = leads_to
        self._deadline: Final = deadline
        self._free = asyncio.Semaphore(processes)
        # A thread waits for each process.
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="guest")
        self._idle: list[Attendant] = []
        self._busy: set[Attendant] = set()

    async def choose(self, seed: int, view: View, legal: list[Choice]) -> Chosen:
        """Raises Failed. Cancelling this ends the process that thinks."""
        async with self._free:
            attendant = self._idle.pop() if self._idle else Attendant(self._leads_to)
            self._busy.add(attendant)
            asking = (None, seed, view, legal, self._deadline)
            job = asyncio.get_running_loop().run_in_executor(self._threads, attendant.ask, *asking)
            try:
                await asyncio.wait({job})
            except asyncio.CancelledError:
                attendant.give_up()
                job.add_done_callback(_forget)
                raise
            finally:
                self._busy.discard(attendant)
            self._idle.append(attendant)
            return job.result()

    def close(self) -> None:
        for attendant in self._busy:
            attendant.give_up()
        self._threads.shutdown(cancel_futures=True)
        for attendant in self._idle:
            attendant.end()


def _forget(job: asyncio.Future[Chosen]) -> None:
    """Nobody waits for its answer, or for what went wrong."""
    if not job.cancelled():
        job.exception()
