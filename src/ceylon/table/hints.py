"""Hints for the player who must choose: the best choices, judged from what their seat may know."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final
from weakref import WeakKeyDictionary

from ceylon.analysis import Candidate
from ceylon.errors import N_
from ceylon.ids import Seat
from ceylon.rules.view import View
from ceylon.store import Thought
from ceylon.table.brains import Brains
from ceylon.table.refusals import NotAllowed, NotNow, Stale, over
from ceylon.table.table import Table
from ceylon.table.thoughts import Thoughts
from ceylon.table.turns import Turns

Thinking = asyncio.Task[list[Candidate]]


class Hints:
    """One computation at a time for each table, since only one seat must choose, and for each
    client, over all processes.

    Asking again about the same choice, or from another page, gives the same hints.
    """

    def __init__(self, brains: Brains, thoughts: Thoughts) -> None:
        self._brains: Final = brains
        self._shared: Final = thoughts
        self._turns: Final = Turns(1)
        self._thoughts: WeakKeyDictionary[Table, tuple[int, Thinking]] = WeakKeyDictionary()

    async def give(
        self, table: Table, seat: Seat, version: int, client: str = ""
    ) -> list[Candidate]:
        """The best choices of the seat; raises a Refusal, such as Stale if the game moves on
        meanwhile."""
        _check(table, seat, version)
        thought = self._thought(table, seat, client)
        moving_on = asyncio.ensure_future(_wait_for_more(table, version))
        try:
            await asyncio.wait({thought, moving_on}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            moving_on.cancel()
        if table.version != version:
            thought.cancel()
            raise Stale
        return thought.result()

    def _thought(self, table: Table, seat: Seat, client: str) -> Thinking:
        """The one that is under way or done, or else a new one."""
        version, thought = self._thoughts.get(table, (-1, None))
        if thought is None or version != table.version or _failed(thought):
            about = Thought(f"hints {table.id} {table.version}", "hints", client)
            thought = asyncio.create_task(self._think(View.of(table.game, seat), about))
            self._thoughts[table] = table.version, thought
        return thought

    async def _think(self, view: View, about: Thought) -> list[Candidate]:
        async with self._turns.of(about.client):
            think = partial(self._brains.hints, view)
            return await self._shared.have(about, think, list[Candidate])


def _check(table: Table, seat: Seat, version: int) -> None:
    if not table.hints_allowed:
        raise NotAllowed(N_("hints are not allowed at this table"))
    if version != table.version:
        raise Stale
    if table.game.over:
        raise over()
    if seat != table.game.seat:
        raise NotNow(N_("it is {seat:player}’s turn to choose"), {"seat": table.game.seat})


async def _wait_for_more(table: Table, version: int) -> None:
    while table.version == version:
        await table.wait_for_change(table.revision)


def _failed(thought: Thinking) -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
