"""Where bots think: in processes of their own, never in the event loop. They get views only.

One long thought must not let everybody wait, so there are three kinds of workers. Most bots answer
within a fifth of a second: these have as many processes as there are cores, and so have hints. The
few that think for seconds have processes of their own, twice as many: when several think at once,
the machine shares its cores among them, and each keeps to its time instead of waiting for the
others. What a bot has waited in a queue is taken off its time, since to the people at the table
both are the same. Reviews of finished games have one process. Whoever can wait longer is less
urgent to the machine (`nice`), and all are less urgent than the event loop.
"""

from __future__ import annotations

import logging
import os
import secrets
from functools import partial
from typing import Final

from ceylon import analysis, bots
from ceylon.analysis import Analysis, Candidate
from ceylon.bots.search import Search
from ceylon.record import Record
from ceylon.rules.view import View
from ceylon.table.parcel import Parcel, packed, unpacked
from ceylon.table.workers import Progress, Slip, Workers

log: Final = logging.getLogger("ceylon.table")

_QUICK, _LONG, _REVIEWS = 5, 10, 15
"""How nice each kind is."""


class Brains:
    """The thoughts of all bots, and of those who ask for advice. Each can be cancelled."""

    def __init__(self, workers: int | None = None) -> None:
        cores = os.cpu_count() or 2
        self._quick = Workers(workers or cores, _QUICK)
        self._long = Workers(workers or 2 * cores, _LONG)
        self._reviews = Workers(1, _REVIEWS)

    async def choose(self, bot: str, seed: int, view: View, legal: list[int]) -> int:
        """The bot's choice; a bot that fails or cheats plays by chance."""
        try:
            workers = self._long if _takes_long(bot) else self._quick
            choice = await workers.run(partial(think, bot, seed, packed(view), legal))
        except Exception:
            log.exception("the bot %s failed", bot)
            choice = -1
        return choice if choice in legal else secrets.choice(legal)

    async def hints(self, view: View) -> list[Candidate]:
        """The best choices for the seat whose view this is. The same view gets the same hints."""
        return await self._quick.run(partial(advise, packed(view)))

    async def analyse(self, record: str, progress: Progress) -> Analysis:
        """A finished game, choice by choice: the record holds all that was hidden."""
        return await self._reviews.run(partial(review, record), progress)

    def close(self) -> None:
        for workers in (self._quick, self._long, self._reviews):
            workers.close()


def _takes_long(bot: str) -> bool:
    thinker = bots.bot(bot, 0)
    return isinstance(thinker, Search) and thinker.takes_long


# In a worker


def think(bot: str, seed: int, parcel: Parcel, legal: list[int], slip: Slip) -> int:
    thinker = bots.bot(bot, seed)
    if isinstance(thinker, Search):
        thinker.cancelled = slip.cancelled
        thinker.waited = slip.waited()
    return thinker.choose(unpacked(parcel), legal)


def advise(parcel: Parcel, slip: Slip) -> list[Candidate]:
    return analysis.hints(unpacked(parcel), cancelled=slip.cancelled)


def review(record: str, slip: Slip) -> Analysis:
    return analysis.analyse(Record.parse(record), progress=slip.note, cancelled=slip.cancelled)
