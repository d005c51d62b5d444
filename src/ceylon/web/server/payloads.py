"""What is sent of a table, as bytes. Those who see the same are sent the same, made once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar
from weakref import ref

from ceylon.sight.data.encoding import to_json
from ceylon.sight.data.tables import own_table, shared_table
from ceylon.table import Table
from ceylon.table.screens import screen_for
from ceylon.web.pages.memory import MEGABYTE, Drawn, Memory
from ceylon.web.pages.page import Page, page_of
from ceylon.web.server.visitors import Visitor
from ceylon.words import Words

Made = TypeVar("Made", bytes, Page)
_PAGE: Final = 100_000
"""About so many bytes, without its parts."""


def _weight(made: bytes | Page) -> int:
    return len(made) if isinstance(made, bytes) else _PAGE


_made: Final[Memory[Any]] = Memory(16 * MEGABYTE, _weight)
"""What was made of tables at their revisions. What lies longer than a moment is not asked for."""
_LOGGED: Final = 80
"""Choices whose lines are sure to fill the log of a page."""


def table_json(table: Table, who: Visitor, words: Words, since: int) -> bytes:
    """The table as this visitor sees it, with the log of the choices after `since`."""
    key = (who.role, who.host, words.language, since)
    return _once(table, key, lambda: _table_json(table, who, words, since))


def _table_json(table: Table, who: Visitor, words: Words, since: int) -> bytes:
    screen = screen_for(table, who.role, words, host=who.host, since=since)
    shared = _once(table, words.language, lambda: to_json(shared_table(screen)))
    own = own_table(screen, curtain=table.curtain, digest=table.digest)
    # Two JSON objects become one.
    return shared[:-1] + b"," + to_json(own)[1:]


def page_for(table: Table, who: Visitor, words: Words, at: int | None = None) -> Page:
    """The page of a visitor as it is now; `at` is an earlier moment that is looked at."""
    # The log of a page need not begin with the game: it shows the last lines only.
    since = max(0, (len(table.history.steps) if at is None else at) - _LOGGED)
    return page_of(screen_for(table, who.role, words, host=who.host, since=since, at=at))


class PageNews:
    """What has changed since the page of one visitor was told the last time."""

    def __init__(self, table: Table, who: Visitor, words: Words, digest: str) -> None:
        self._table, self._who, self._words = table, who, words
        self._digest = digest
        """Of what the page showed when it opened the stream."""
        self._told: Page | None = None

    def next(self) -> bytes:
        page, before = self._page(), self._told
        self._told = page
        same = before.frame == page.frame if before else page.digest == self._digest
        if not page.parts or not same:
            return to_json({"version": self._table.version, "html": page.main})
        known = before.parts if before else page.parts
        return self._changes(page, known)

    def _changes(self, page: Page, known: Mapping[str, Drawn]) -> bytes:
        head = {
            "version": self._table.version,
            "attributes": page.attributes,
            "gone": [id_ for id_ in known if id_ not in page.parts],
        }
        changed = [
            b'["%s",%s]' % (id_.encode(), html.wire)
            for id_, html in page.parts.items()
            if known.get(id_) != html
        ]
        return b'%s,"parts":[%s]}' % (to_json(head)[:-1], b",".join(changed))

    def _page(self) -> Page:
        key = (self._who.role, self._who.host, self._words.language, "page")
        return _once(self._table, key, lambda: page_for(self._table, self._who, self._words))


def _once(table: Table, key: object, make: Callable[[], Made]) -> Made:
    # A table that is put away and loaded anew counts its revisions from 0 again.
    found: Made = _made.find_or_make((ref(table), table.revision, key), make)
    return found
