"""What another choice in a finished game would have been worth: a long thought, had once."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from ceylon.analysis import Retry
from ceylon.ids import Choice
from ceylon.rules.view import View
from ceylon.store import Thought
from ceylon.table import Table
from ceylon.table.thoughts import Thoughts
from ceylon.web.server.answers import TooOften

Judge = Callable[[View, Choice, Choice], Awaitable[Retry]]
_Key = tuple[str, int, int, Choice]

_MOST_KEPT: Final = 500
_MOST_AT_ONCE: Final = 32
_EACH: Final = 2
"""Of a client: the same processes find hints for the others."""


class Verdicts:
    """Of choices that were tried again; asking once more, or from another page, costs nothing."""

    def __init__(self, judge: Judge, thoughts: Thoughts) -> None:
        self._judge = judge
        self._shared = thoughts
        self._thoughts: OrderedDict[_Key, asyncio.Future[Retry]] = OrderedDict()
        self._busy: Counter[str] = Counter()
        """How many each client waits for."""

    async def of(
        self, table: Table, at: int, view: View, choice: Choice, client: str = ""
    ) -> Retry:
        """After `at` choices, as the owner of the view saw it; raises TooOften."""
        key = (table.id, table.version, at, choice)
        thought = self._thoughts.get(key)
        if thought is None or _failed(thought):
            if self._busy[client] >= _EACH or self._busy.total() >= _MOST_AT_ONCE:
                raise TooOften
            played = table.history.steps[at].choice
            text = " ".join(map(str, key))
            about = Thought(f"retry {text}", "retry", client, _EACH, _MOST_AT_ONCE)
            judge = partial(self._judge, view, played, choice)
            thought = asyncio.ensure_future(self._shared.have(about, judge, Retry))
            self._busy[client] += 1
            thought.add_done_callback(lambda _: self._done(client))
            self._keep(key, thought)
        return await asyncio.shield(thought)

    def _done(self, client: str) -> None:
        self._busy[client] -= 1
        if not self._busy[client]:
            del self._busy[client]

    def _keep(self, key: _Key, thought: asyncio.Future[Retry]) -> None:
        self._thoughts[key] = thought
        if len(self._thoughts) > _MOST_KEPT:
            self._thoughts.popitem(last=False)


def _failed(thought: asyncio.Future[Retry]) -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
