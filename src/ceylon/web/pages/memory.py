"""Drawn things, kept by what they show.

From one choice to the next most of a table stays as it is, and what changes looks the same to
most of those who see it. So a thing is drawn once and found again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Drawn = TypeVar("Drawn")


class Memory(Generic[Drawn]):
    """Drawings by what they show; the ones not asked for longest are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Drawn] = OrderedDict()

    def drawn(self, shows: Hashable, draw: Callable[[], Drawn]) -> Drawn:
        """The drawing that shows this: the same object each time, as long as it is kept."""
        found = self._kept.get(shows)
        if found is not None:
            self._kept.move_to_end(shows)
            return found
        found = self._kept[shows] = draw()
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found
