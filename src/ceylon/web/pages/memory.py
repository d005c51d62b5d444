"""A cache of drawings, by what they show.

From one choice to the next most of a table stays the same, and what changes looks the same to most
of those who see it. So each thing is drawn only once.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, Self, TypeVar

Kept = TypeVar("Kept")
MEGABYTE: Final = 1 << 20
_FOUND_BY: Final = 500


class Drawn(str):
    """A drawing as text, and what it shows: None if nobody has said."""

    __slots__ = ("shows",)
    shows: Hashable

    def __new__(cls, text: str, shows: Hashable = None) -> Self:
        drawn = super().__new__(cls, text)
        drawn.shows = shows
        return drawn

    @property
    def weight(self) -> int:
        """In bytes, including what it shows."""
        return sys.getsizeof(self) + _FOUND_BY


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
