"""A cache of drawings, by what they show.

From one choice to the next most of a table stays the same, and what changes looks the same to most
of those who see it. So each thing is drawn only once.
"""

from __future__ import annotations

import json
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Final, Generic, TypeVar

Kept = TypeVar("Kept")
MEGABYTE: Final = 1 << 20
_FOUND_BY: Final = 500


class Drawn(str):
    """A drawing as text, and as it goes over the wire."""

    __slots__ = ("__dict__",)

    @cached_property
    def wire(self) -> bytes:
        """As JSON: encoded once, however many receive it."""
        return json.dumps(self, ensure_ascii=False).encode("utf-8", "replace")

    @property
    def weight(self) -> int:
        """In bytes, including its encoded form and its key."""
        return 2 * sys.getsizeof(self) + _FOUND_BY


class Memory(Generic[Kept]):
    """An LRU cache of things, by what they show.

    It is bounded by weight, not by number: names make things heavy, and people choose them.
    """

    def __init__(self, most: int, weigh: Callable[[Kept], int]) -> None:
        self._most = most
        self._weigh = weigh
        self._weight = 0
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()

    @property
    def weight(self) -> int:
        return self._weight

    def find_or_make(
        self,
        shows: Hashable,
        make: Callable[[], Kept],
        is_good: Callable[[Kept], bool] | None = None,
    ) -> Kept:
        """The thing that shows this: the same object each time, as long as it is cached.

        One that is no longer valid is replaced at once.
        """
        found = self._kept.get(shows)
        if found is not None and (is_good is None or is_good(found)):
            self._kept.move_to_end(shows)
            return found
        made = make()
        self._forget(shows)
        self._kept[shows] = made
        self._weight += self._weigh(made)
        while self._weight > self._most:
            self._forget(next(iter(self._kept)))
        return made

    def _forget(self, shows: Hashable) -> None:
        if (kept := self._kept.pop(shows, None)) is not None:
            self._weight -= self._weigh(kept)
