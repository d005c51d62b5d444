"""Drawn things, kept by what they show.

From one choice to the next most of a table stays as it is, and what changes looks the same to
most of those who see it. So a thing is drawn once and found again.
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
        """In JSON: written once, however many are sent it."""
        return json.dumps(self, ensure_ascii=False).encode("utf-8", "replace")

    @property
    def weight(self) -> int:
        """In bytes, with what goes over the wire and what it is found by."""
        return 2 * sys.getsizeof(self) + _FOUND_BY


class Memory(Generic[Kept]):
    """Things by what they show; the ones not asked for longest are forgotten.

    It is bounded by weight and not by number: names make things heavy, and people choose them.
    """

    def __init__(self, most: int, weigh: Callable[[Kept], int]) -> None:
        self._most = most
        self._weigh = weigh
        self._weight = 0
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()

    @property
    def weight(self) -> int:
        return self._weight

    def find_or_make(self, shows: Hashable, make: Callable[[], Kept]) -> Kept:
        """The thing that shows this: the same object each time, as long as it is kept."""
        found = self._kept.get(shows)
        if found is not None:
            self._kept.move_to_end(shows)
            return found
        found = self._kept[shows] = make()
        self._weight += self._weigh(found)
        while self._weight > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._weight -= self._weigh(oldest)
        return found
