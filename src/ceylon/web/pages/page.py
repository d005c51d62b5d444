"""What a visitor's page shows of a table, in parts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from ceylon.sight.screen import Screen
from ceylon.web.pages.assembly import kept_parts
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


def page_of(screen: Screen) -> Page:
    frame = (screen.seat, screen.past, len(screen.sitters), screen.host)
    return Page(screen, frame, attributes(screen), kept_parts(screen))
