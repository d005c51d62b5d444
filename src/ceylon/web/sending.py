"""What is sent of a table, as bytes. Those who see the same are sent the same, made once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

from ceylon.table import Table
from ceylon.web.answers import encoded
from ceylon.web.as_json import for_all, for_one
from ceylon.web.drawn import Sight, sight_of
from ceylon.web.pages.memory import Drawn
from ceylon.web.showing import screen_for
from ceylon.web.visitors import Visitor
from ceylon.words import Words

Made = TypeVar("Made")
_made: Final[WeakKeyDictionary[Table, tuple[int, dict[object, Any]]]] = WeakKeyDictionary()
"""For each table its latest revision, and what was made of it."""


def table_json(table: Table, who: Visitor, words: Words, since: int) -> bytes:
    """The table as this visitor sees it, with the log of the choices after `since`."""
    key = (who.role, who.host, words.language, since)
    return _once(table, key, lambda: _table_json(table, who, words, since))


def _table_json(table: Table, who: Visitor, words: Words, since: int) -> bytes:
    screen = screen_for(table, who, words, since=since)
    shared = _once(table, words.language, lambda: encoded(for_all(screen)))
    own = {
        **for_one(screen),
        "curtain": table.curtain if table.curtain >= 0 else None,
        "digest": table.digest,
        "host": who.host,
    }
    # Two JSON objects become one.
    return shared[:-1] + b"," + encoded(own)[1:]


class PageNews:
    """What has changed since the page of one visitor was told the last time."""

    def __init__(self, table: Table, who: Visitor, words: Words, digest: str) -> None:
        self._table, self._who, self._words = table, who, words
        self._digest = digest
        """Of what the page showed when it opened the stream."""
        self._told: Sight | None = None

    def next(self) -> bytes:
        sight, before = self._sight(), self._told
        self._told = sight
        same = before.frame == sight.frame if before else sight.digest == self._digest
        if not sight.parts or not same:
            return encoded({"version": self._table.version, "html": sight.main})
        known = before.parts if before else sight.parts
        return self._changes(sight, known)

    def _changes(self, sight: Sight, known: Mapping[str, Drawn]) -> bytes:
        head = {
            "version": self._table.version,
            "attributes": sight.attributes,
            "gone": [id_ for id_ in known if id_ not in sight.parts],
        }
        changed = [
            b'["%s",%s]' % (id_.encode(), html.wire)
            for id_, html in sight.parts.items()
            if known.get(id_) != html
        ]
        return b'%s,"parts":[%s]}' % (encoded(head)[:-1], b",".join(changed))

    def _sight(self) -> Sight:
        key = (self._who.role, self._who.host, self._words.language, "page")
        return _once(self._table, key, lambda: sight_of(self._table, self._who, self._words))


def _once(table: Table, key: object, make: Callable[[], Made]) -> Made:
    revision, known = _made.get(table, (-1, {}))
    if revision != table.revision:
        known = {}
        _made[table] = table.revision, known
    if key not in known:
        known[key] = make()
    found: Made = known[key]
    return found
