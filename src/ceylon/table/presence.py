"""Who is at a table now."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

_GRACE: Final = 3.0
"""Seconds: a page that reloads is gone for a moment, which nobody needs to notice."""


class Presence:
    """Who has an open stream, by role."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._streams: Counter[str] = Counter()
        self._changed = changed

    def here(self, role: str) -> bool:
        return self._streams[role] > 0

    @property
    def streams(self) -> int:
        return self._streams.total()

    @contextmanager
    def stay(self, role: str) -> Iterator[None]:
        """Present while the block lasts, and a moment longer."""
        came = not self.here(role)
        self._streams[role] += 1
        if came:
            self._changed()
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(_GRACE, self._leave, role)

    def _leave(self, role: str) -> None:
        self._streams[role] -= 1
        if not self.here(role):
            self._changed()
