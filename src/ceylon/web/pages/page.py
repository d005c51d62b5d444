"""What a visitor's page shows of a table, in parts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from ceylon.sight.screen import Screen
from ceylon.web.pages.assembly import ground_of, kept_parts
from ceylon.web.pages.memory import Drawn
from ceylon.web.pages.table import attributes, table_main, table_page


@dataclass(frozen=True)
class Page:
    """What a visitor's page shows, in parts."""

    screen: Screen
    frame: Hashable
    """Pages with the same frame have the same parts in the same places."""
    attributes: Mapping[str, str]
    parts: Mapping[str, Drawn]
    ground: Hashable
    """What all of them are drawn from."""

    @cached_property
    def html(self) -> str:
        """The whole page."""
        return table_page(self.screen, self.main, self.digest)

    @cached_property
    def main(self) -> str:
        """The element that holds all of it."""
        return table_main(self.screen, self.parts)

    @cached_property
    def digest(self) -> str:
        """Two pages with the same digest look the same."""
        shown = blake2b(digest_size=12)
        for text in (*self.attributes.values(), *self.parts, *self.parts.values()):
            shown.update(text.encode("utf-8", "replace"))
        return shown.hexdigest()


def page_of(screen: Screen, before: Page | None = None) -> Page:
    """A page; what has not changed since an earlier one is taken over from there."""
    frame = (screen.seat, screen.past, len(screen.sitters), screen.host)
    ground = ground_of(screen)
    known = before.parts if before and before.ground == ground else {}
    return Page(screen, frame, attributes(screen), kept_parts(screen, known), ground)
