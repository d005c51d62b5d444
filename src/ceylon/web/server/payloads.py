"""What is sent of a table, as bytes. Those who see the same are sent the same bytes, made once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar
from weakref import ref

from ceylon.sight.data.encoding import to_json
from ceylon.sight.data.tables import own_table, shared_table
from ceylon.sight.screen import Screen
from ceylon.table import Table
from ceylon.table.screens import Gathering, screen_for
from ceylon.web.pages.memory import MEGABYTE, Drawn, Memory
from ceylon.web.pages.page import Page, page_of
from ceylon.web.server.visitors import Visitor
from ceylon.words import Words

Thing = TypeVar("Thing", bytes, Page, Gathering)
_PAGE: Final = 100_000
"""The approximate size in bytes, without its parts."""
_GATHERING: Final = 10_000
"""The approximate size in bytes, with the cached sentences that name players."""


class _Made(NamedTuple):
    """Something that was made of a table at a revision."""

    revision: int
    thing: Any

    @property
    def weight(self) -> int:
        if isinstance(self.thing, bytes):
            return len(self.thing)
        return _PAGE if isinstance(self.thing, Page) else _GATHERING


_made: Final[Memory[_Made]] = Memory(16 * MEGABYTE, lambda made: made.weight)
"""A cache of what was made of tables at their newest revision."""
_LOGGED: Final = 80
"""The number of choices whose lines certainly fill the log of a page."""


def table_json(table: Table, who: Visitor, words: Words, since: int) -> bytes:
    """The table as this visitor sees it, with the log of the choices after `since`."""
    # By the length of the log, which is the same from one choice to the next.
    key = (who.role, who.host, words.language, max(0, len(table.history.steps) - since))
    return _once(table, key, lambda: _table_json(table, who, words, since))


def _table_json(table: Table, who: Visitor, words: Words, since: int) -> bytes:
    screen = screen_of_visitor(table, who, words, since=since)
    shared = _once(table, words.language, lambda: to_json(shared_table(screen)))
    own = own_table(screen, curtain=table.curtain, digest=table.digest)
    # Two JSON objects become one.
    return shared[:-1] + b"," + to_json(own)[1:]


def page_for(table: Table, who: Visitor, words: Words, at: int | None = None) -> Page:
    """The page of a visitor as it is now, or at an earlier moment, `at`."""
    # The log of a page need not begin with the game: it shows only the last lines.
    since = max(0, (len(table.history.steps) if at is None else at) - _LOGGED)
    return page_of(screen_of_visitor(table, who, words, since=since, at=at))


def screen_of_visitor(
    table: Table, who: Visitor, words: Words, *, since: int = 0, at: int | None = None
) -> Screen:
    """What a visitor sees now, or after `at` choices; the log starts after `since` choices."""
    key = ("gathering", words.language)
    gathering = _once(table, key, lambda: Gathering.at(table, words))
    return screen_for(table, who.role, gathering, host=who.host, since=since, at=at)


class PageNews:
    """What has changed since one visitor's page was last updated."""

    def __init__(self, table: Table, who: Visitor, words: Words, digest: str) -> None:
        self._table, self._who, self._words = table, who, words
        self._digest = digest
        """The digest of what the page showed when it opened the stream."""
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


def _once(table: Table, key: object, make: Callable[[], Thing]) -> Thing:
    revision = table.revision
    # A table that is unloaded and reloaded counts its revisions from 0 again.
    made = _made.find_or_make(
        (ref(table), key),
        lambda: _Made(revision, make()),
        lambda kept: kept.revision == revision,
    )
    found: Thing = made.thing
    return found
