"""Where bots think: in processes of their own, never in the event loop. They get only views.

One long computation must not make everybody wait, so there are four pools of workers. Most bots
answer within a fifth of a second: they share a pool with one process per core. The few
that think for seconds have a pool of their own, twice as large: when several think at once, the
machine shares its cores among them, and each keeps to its time instead of waiting for the others.
Time spent in a queue is deducted from a bot's thinking time, since to the people at the table both
are the same. Bots that the host brought have processes of their own (`guest_bots`).
Hints have a pool of half the size, and reviews of finished games have one process. The longer a
pool's work may take, the lower its priority (`nice`), and all are below the event loop.

Nor must one client make everybody wait: however many tables they play at, the bots there fill no
more than half of the long pool (`turn`).
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import partial
from typing import Final

from ceylon import analysis, bots, metrics
from ceylon.analysis import Candidate, Judged, Retry
from ceylon.bots.match import check_legal
from ceylon.box import Box
from ceylon.errors import plain
from ceylon.guests import DEADLINE, Failed, house
from ceylon.ids import Choice
from ceylon.processes import cores
from ceylon.record import Record
from ceylon.rules.view import View
from ceylon.table.guest_bots import GuestBot
from ceylon.table.turns import Turns
from ceylon.table.workers import Slip, Workers

_PATIENCE: Final = 2.0
"""Seconds that all processes together may take to stop."""
log: Final = logging.getLogger("ceylon.table")

_SUBSTITUTE: Final = "greedy"
"""It answers within a few milliseconds."""
_QUICK, _HINTS, _LONG, _REVIEWS = 5, 7, 10, 15
"""The niceness of each kind (see nice(2))."""


@dataclass(frozen=True)
class BotChoice:
    """A bot's choice, and its answers to the questions that follow, if they are the expected
    ones."""

    choice: Choice
    steps: Mapping[bytes, Choice]
    """By the key of the view: a harvest is one thought, and its later steps need no other."""


class Brains:
    """The computations for all bots, hints and reviews. Each can be cancelled."""

    def __init__(self, workers: int | None = None, deadline: float = DEADLINE) -> None:
        """`deadline`: the seconds that a bot of the host has for each choice."""
        self._deadline = deadline
        self._processes = workers or cores()
        self._guests: dict[str, GuestBot] = {}
        self._missed: set[str] = set()
        """Bots that sit at tables but are not here, each logged once."""
        self._told: set[tuple[str, str]] = set()
        """The faults of guests whose traceback is in the log."""
        self._quick = Workers("bots", self._processes, _QUICK)
        self._hints = Workers("hints", workers or max(1, cores() // 2), _HINTS)
        self._long = Workers("long bots", workers or 2 * cores(), _LONG)
        self._reviews = Workers("reviews", 1, _REVIEWS)
        self._turns = Turns(cores())

    def turn(self, bot: str, patron: str) -> AbstractAsyncContextManager[None]:
        """Wait until it is the turn of a bot for whom it plays: a client's bots take turns."""
        return self._turns.of((patron, self._takes_long(bot)))

    async def choose(self, bot: str, seed: int, view: View, legal: list[Choice]) -> BotChoice:
        """What the bot chooses when it sees this view.

        If the bot fails, greedy chooses in its place, in this process: those for thinking may be
        what fails. If greedy fails too, chance does. In place of a bot that is not here, the
        default opponent plays.
        """
        name = self._here(bot)
        try:
            return await self._choose(name, seed, view, legal)
        except Failed as failed:
            self._tell(name, failed)
        except Exception:
            log.exception("the bot %s failed: %s chooses instead", name, _SUBSTITUTE)
        try:
            return _greedily(seed, view, legal)
        except Exception:
            log.exception("the bot %s failed: %s chooses instead", _SUBSTITUTE, "chance")
        return BotChoice(secrets.choice(legal), {})

    async def _choose(self, bot: str, seed: int, view: View, legal: list[Choice]) -> BotChoice:
        if leads_to := house.offered().get(bot):
            return await self._choose_as_guest(bot, leads_to, seed, view, legal)
        workers = self._long if self._takes_long(bot) else self._quick
        chosen = await workers.run(partial(think, bot, seed, view, legal))
        check_legal(bot, chosen.choice, legal)
        return chosen

    async def _choose_as_guest(
        self, bot: str, leads_to: str, seed: int, view: View, legal: list[Choice]
    ) -> BotChoice:
        if bot not in self._guests:
            self._guests[bot] = GuestBot(leads_to, self._processes, self._deadline)
        with metrics.work("own bots"):
            choice, steps = await self._guests[bot].choose(seed, view, legal)
        return BotChoice(Choice(choice), {key: Choice(step) for key, step in steps.items()})

    @staticmethod
    def _takes_long(bot: str) -> bool:
        return bots.is_known(bot) and bots.takes_long(bots.bot(bot, 0))

    def _tell(self, guest: str, failed: Failed) -> None:
        """It may fail at every choice of every table: its traceback is logged once for each
        fault."""
        fault = guest, plain(failed.text, failed.values)
        told = fault[1] if fault in self._told else str(failed)
        self._told.add(fault)
        log.warning("the bot %s failed: %s chooses instead: %s", guest, _SUBSTITUTE, told)

    def _here(self, bot: str) -> str:
        """A table may have been stored when the host offered other bots."""
        if bot in house.offered() or bots.is_known(bot):
            return bot
        if bot not in self._missed:
            self._missed.add(bot)
            log.warning("the bot %s is not here: %s plays in its place", bot, bots.USUAL)
        return bots.USUAL

    async def hints(self, view: View) -> list[Candidate]:
        """The best choices for the owner of this view. The same view gets the same hints."""
        return await self._hints.run(partial(advise, view))

    async def retry(self, view: View, played: Choice, tried: Choice) -> Retry:
        """Another choice of the owner of this view than the one that was made."""
        return await self._hints.run(partial(retry, view, played, tried))

    async def judge(self, record: Record, number: int) -> Judged:
        """A choice of a finished game: its record contains everything that was hidden."""
        return await self._reviews.run(partial(judge, record.text(), record.box, number))

    def close(self) -> None:
        pools = (self._quick, self._hints, self._long, self._reviews)
        for workers in pools:
            workers.cancel()
        until = time.monotonic() + _PATIENCE
        for workers in pools:
            workers.close(max(0.0, until - time.monotonic()))
        for guest in self._guests.values():
            guest.close()


def _greedily(seed: int, view: View, legal: list[Choice]) -> BotChoice:
    choice = bots.bot(_SUBSTITUTE, seed).choose(view, legal)
    check_legal(_SUBSTITUTE, choice, legal)
    return BotChoice(choice, {})


# In a worker


def think(bot: str, seed: int, view: View, legal: list[Choice], slip: Slip) -> BotChoice:
    choice, steps = bots.answer(bots.bot(bot, seed), view, legal, slip)
    return BotChoice(choice, {step.view.key(): step.choice for step in steps})


def advise(view: View, slip: Slip) -> list[Candidate]:
    return analysis.hints(view, cancelled=slip.cancelled)


def retry(view: View, played: Choice, tried: Choice, slip: Slip) -> Retry:
    return analysis.retry(view, played, tried, cancelled=slip.cancelled)


def judge(text: str, box: Box, number: int, slip: Slip) -> Judged:
    return analysis.judge(Record.parse(text, box), number, cancelled=slip.cancelled)
