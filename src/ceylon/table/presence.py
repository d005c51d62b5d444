"""Who is at a table now, through whichever process."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

_GRACE: Final = 3.0
"""Seconds: a page that reloads is gone for a moment, which nobody needs to notice."""

Told = Callable[[str, bool], None]
"""Called with a role, and whether somebody came or the last one went."""


def nobody_cares(_role: str, _came: bool) -> None:
    """No other process serves the table."""


class Presence:
    """Who has an open stream, by role."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._streams: Counter[str] = Counter()
        """Those of this process."""
        self._elsewhere: Mapping[str, frozenset[str]] = {}
        """The roles at other processes, by their sessions."""
        self._changed = changed
        self.told: Told = nobody_cares
        """Who tells other processes of those who come and go here."""

    def here(self, role: str) -> bool:
        return self._streams[role] > 0 or any(role in at for at in self._elsewhere.values())

    @property
    def streams(self) -> int:
        """How many streams this process serves."""
        return self._streams.total()

    @property
    def watched(self) -> bool:
        """Whether anybody has an open stream, through whichever process."""
        return self.streams > 0 or any(self._elsewhere.values())

    def look_elsewhere(self, roles: Mapping[str, frozenset[str]]) -> None:
        """Who is there through other processes now."""
        if roles != self._elsewhere:
            self._elsewhere = roles
            self._changed()

    @property
    def sessions(self) -> Iterable[str]:
        """Of the other processes through which somebody is there, as far as is known."""
        return self._elsewhere.keys()

    @contextmanager
    def stay(self, role: str) -> Iterator[None]:
        """Present while the block lasts, and a moment longer."""
        self._count(role, 1)
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(_GRACE, self._count, role, -1)

    def _count(self, role: str, more: int) -> None:
        before = self._streams[role] > 0
        self._streams[role] += more
        if before == (self._streams[role] > 0):
            return
        self.told(role, not before)
        self._changed()
