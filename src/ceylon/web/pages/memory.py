"""Drawn things, kept by what they show.

From one choice to the next most of a table stays as it is, and what changes looks the same to
most of those who see it. So a thing is drawn once and found again.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Generic, TypeVar

Kept = TypeVar("Kept")


class Drawn(str):
    """A drawing as text, and as it goes over the wire."""

    __slots__ = ("__dict__",)

    @cached_property
    def wire(self) -> bytes:
        """In JSON: written once, however many are sent it."""
        return json.dumps(self, ensure_ascii=False).encode("utf-8", "replace")


class Memory(Generic[Kept]):
    """Things by what they show; the ones not asked for longest are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()

    def kept(self, shows: Hashable, make: Callable[[], Kept]) -> Kept:
        """The thing that shows this: the same object each time, as long as it is kept."""
        found = self._kept.get(shows)
        if found is not None:
            self._kept.move_to_end(shows)
            return found
        found = self._kept[shows] = make()
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found
