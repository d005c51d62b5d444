"""The boxes of all games in a store: the shipped one, and those that were shipped before.

A game is played with the box it began with, whatever is shipped later.
"""

from __future__ import annotations

from ceylon.box import Box, BoxError, parse, shipped_text
from ceylon.box import load as load_box
from ceylon.table import refusals
from ceylon.table.keeper import Keeper
from ceylon.table.refusals import Unreadable


class Boxes:
    """Boxes by their digest. Each is read from the store once, and stored once."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self.shipped = load_box()
        """The box of new games."""
        self._known = {self.shipped.digest: self.shipped}
        self._shipped_is_kept = False

    async def find(self, digest: str) -> Box | None:
        """Raises Unreadable if it was stored in a format that is no longer supported."""
        if digest not in self._known:
            text = await self._keeper.box(digest)
            if text is None:
                return None
            self._known[digest] = _parse(text, digest)
        return self._known[digest]

    async def keep(self, box: Box) -> None:
        """Call this before a game is played with it; raises NotNow for a box that could not be
        found again."""
        if box.digest not in self._known:
            raise refusals.other_box()
        # Any box other than the shipped one came from the store.
        if box.digest == self.shipped.digest and not self._shipped_is_kept:
            await self._keeper.keep_box(box.digest, shipped_text())
            self._shipped_is_kept = True


def _parse(text: str, digest: str) -> Box:
    try:
        box = parse(text, digest, railways=False)  # they were checked when it was shipped
    except BoxError as problem:
        raise Unreadable from problem
    if box.digest != digest:
        raise Unreadable
    return box
