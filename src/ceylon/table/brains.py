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
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from ceylon import analysis, bots
from ceylon.analysis import Analysis, Candidate
from ceylon.bots.match import check_legal
from ceylon.box import Box
from ceylon.processes import cores
from ceylon.record import Record
from ceylon.rules.view import View
from ceylon.table.workers import Progress, Slip, Workers

log: Final = logging.getLogger("ceylon.table")

_QUICK, _LONG, _REVIEWS = 5, 10, 15
"""The niceness of each kind (see nice(2))."""


@dataclass(frozen=True)
class BotChoice:
    """A bot's choice, and what it answers to the questions that follow, if they are as foreseen."""

    choice: int
    steps: Mapping[bytes, int]
    """By the key of the view: a harvest is one thought, and its later steps need no other."""


class Brains:
    """The thoughts of all bots, and of those who ask for advice. Each can be cancelled."""

    def __init__(self, workers: int | None = None) -> None:
        self._quick = Workers(workers or cores(), _QUICK)
        self._long = Workers(workers or 2 * cores(), _LONG)
        self._reviews = Workers(1, _REVIEWS)

    async def choose(self, bot: str, seed: int, view: View, legal: list[int]) -> BotChoice:
        """What the bot chooses when this is what it sees.

        Greedy chooses in the place of a bot that fails, and chance if greedy fails too.
        """
        for name, substitute in {bot: "greedy", "greedy": "chance"}.items():
            try:
                return await self._choose(name, seed, view, legal)
            except Exception:
                log.exception("the bot %s failed: %s chooses instead", name, substitute)
        return BotChoice(secrets.choice(legal), {})

    async def _choose(self, bot: str, seed: int, view: View, legal: list[int]) -> BotChoice:
        workers = self._long if bots.takes_long(bots.bot(bot, 0)) else self._quick
        chosen = await workers.run(partial(think, bot, seed, view, legal))
        check_legal(bot, chosen.choice, legal)
        return chosen

    async def hints(self, view: View) -> list[Candidate]:
        """The best choices for the seat whose view this is. The same view gets the same hints."""
        return await self._quick.run(partial(advise, view))

    async def analyse(self, record: Record, progress: Progress) -> Analysis:
        """A finished game, choice by choice: the record holds all that was hidden."""
        return await self._reviews.run(partial(review, record.text(), record.box), progress)

    def close(self) -> None:
        for workers in (self._quick, self._long, self._reviews):
            workers.close()


# In a worker


def think(bot: str, seed: int, view: View, legal: list[int], slip: Slip) -> BotChoice:
    choice, steps = bots.answer(bots.bot(bot, seed), view, legal, slip)
    return BotChoice(choice, {step.view.key(): step.choice for step in steps})


def advise(view: View, slip: Slip) -> list[Candidate]:
    return analysis.hints(view, cancelled=slip.cancelled)


def review(text: str, box: Box, slip: Slip) -> Analysis:
    record = Record.parse(text, box)
    return analysis.analyse(record, progress=slip.note, cancelled=slip.cancelled)
