"""What is sent of a table, as bytes. Those who see the same are sent the same, made once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

from ceylon.table import Table
from ceylon.web import drawn
from ceylon.web.answers import encoded
from ceylon.web.as_json import for_all, for_one
from ceylon.web.showing import screen_for
from ceylon.web.visitors import Visitor
from ceylon.words import Words

_made: Final[WeakKeyDictionary[Table, tuple[int, dict[object, bytes]]]] = WeakKeyDictionary()
"""For each table its latest revision, and what was sent of it."""


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


def table_html(table: Table, who: Visitor, words: Words) -> bytes:
    """The part of the page that changes, in JSON."""

    def made() -> bytes:
        html = drawn.main_of(table, who, words)
        return encoded({"version": table.version, "html": html})

    return _once(table, (who.role, who.host, words.language, "html"), made)


def _once(table: Table, key: object, make: Callable[[], bytes]) -> bytes:
    revision, known = _made.get(table, (-1, {}))
    if revision != table.revision:
        known = {}
        _made[table] = table.revision, known
    if key not in known:
        known[key] = make()
    return known[key]
