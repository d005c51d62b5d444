"""Turns: nobody takes all of what is shared, however much they ask for."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class Turns:
    """At most so many at once for each key; the others wait, first come, first served.

    Where each key has only a few in a queue, the queue is fair to all keys.
    """

    def __init__(self, each: int) -> None:
        self._each = each
        self._places: dict[Hashable, asyncio.Semaphore] = {}
        self._here: Counter[Hashable] = Counter()

    @asynccontextmanager
    async def of(self, key: Hashable) -> AsyncIterator[None]:
        place = self._places.setdefault(key, asyncio.Semaphore(self._each))
        self._here[key] += 1
        try:
            async with place:
                yield
        finally:
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key], self._places[key]
