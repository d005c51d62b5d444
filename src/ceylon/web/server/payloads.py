"""What is sent of a table, as bytes. Those who see the same are sent the same bytes, made once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar
from weakref import ref

from ceylon.ids import Seat
from ceylon.rules.facts import Fact
from ceylon.sight.data.encoding import to_json
from ceylon.sight.data.tables import own_table, shared_table
from ceylon.sight.interludes import Interlude, has_its_turn, interludes
from ceylon.sight.screen import Screen
from ceylon.table import Table
from ceylon.table.screens import Gathering, screen_for
from ceylon.web.pages.edits import Edit, edits
from ceylon.web.pages.memory import MEGABYTE, Drawn, Memory
from ceylon.web.pages.motions import motions_of
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
_AT_ONCE: Final = 500
"""Parts that change with one choice, for all who see the table."""
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


def page_for(
    table: Table,
    who: Visitor,
    words: Words,
    at: int | None = None,
    *,
    within: Interlude | None = None,
    eyes: Seat | None = None,
    before: Page | None = None,
) -> Page:
    """The page of a visitor as it is now, at an earlier moment, `at`, or within the last choice.

    Once the game is over a moment may be seen through anyone's `eyes`. What is the same as on the
    page `before` is not drawn again.
    """
    # The log of a page need not begin with the game: it shows only the last lines.
    since = max(0, (len(table.history.steps) if at is None else at) - _LOGGED)
    screen = screen_of_visitor(table, who, words, since=since, at=at, within=within, eyes=eyes)
    return page_of(screen, before)


def screen_of_visitor(
    table: Table,
    who: Visitor,
    words: Words,
    *,
    since: int = 0,
    at: int | None = None,
    within: Interlude | None = None,
    eyes: Seat | None = None,
) -> Screen:
    """What a visitor sees now, after `at` choices, or within the last choice; the log starts after
    `since` choices."""
    key = ("gathering", words.language)
    gathering = _once(table, key, lambda: Gathering.at(table, words))
    return screen_for(
        table,
        who.role,
        gathering,
        host=who.host,
        since=since,
        at=at,
        within=within,
        eyes=eyes,
    )


def moment_news(
    table: Table,
    who: Visitor,
    words: Words,
    at: int | None,
    shown: int | None,
    eyes: Seat | None = None,
) -> bytes:
    """What a page that shows one moment must change in order to show another; None is now."""
    before, page = (page_for(table, who, words, each, eyes=eyes) for each in (shown, at))
    if not page.parts or not before.parts:
        return to_json({"version": table.version, "html": page.main})
    length = len(table.history.steps)
    start, end = (length if moment is None else moment for moment in (shown, at))
    return _changes(page, before.parts, _facts(table, start, end), {})


class PageNews:
    """What has changed since one visitor's page was last updated."""

    def __init__(self, table: Table, who: Visitor, words: Words, digest: str) -> None:
        self._table, self._who, self._words = table, who, words
        self._digest = digest
        """The digest of what the page showed when it opened the stream."""
        self._told: Page | None = None
        self._texts: dict[str, Drawn] = {}
        """The parts that the stream has brought: the page keeps them, too, and is sent edits."""
        self._length = len(table.history.steps)

    def next(self) -> bytes:
        page, before = self._page(), self._told
        self._told = page
        start, self._length = self._length, len(self._table.history.steps)
        same = before.frame == page.frame if before else page.digest == self._digest
        if not page.parts or not same:
            return to_json({"version": self._table.version, "html": page.main})
        if before is None:
            return _changes(page, page.parts, (), self._texts)
        told = _facts(self._table, start, self._length)
        passed = _passed(self._table, start)
        if not passed:
            return _changes(page, before.parts, told, self._texts)
        return self._one_by_one(passed, page, before, told)

    def _one_by_one(
        self, passed: Sequence[Interlude], page: Page, before: Page, told: Sequence[Fact]
    ) -> bytes:
        """What CR Co. did, each step as changes of its own; `first` are those before the last."""
        first: list[bytes] = []
        known, start = before.parts, 0
        for each in passed:
            shown = page_for(self._table, self._who, self._words, within=each, before=page)
            first.append(_changes(shown, known, told[start : each.told], self._texts))
            known, start = shown.parts, each.told
        last = _changes(page, known, told[start:], self._texts)
        return b'%s,"first":[%s]}' % (last[:-1], b",".join(first))

    def _page(self) -> Page:
        key = (self._who.role, self._who.host, self._words.language, "page")
        return _once(
            self._table,
            key,
            lambda: page_for(self._table, self._who, self._words, before=self._told),
        )


def _facts(table: Table, start: int, end: int) -> list[Fact]:
    """What happened between two moments."""
    return [fact for step in table.history.steps[start:end] for fact in step.facts]


def _passed(table: Table, start: int) -> list[Interlude]:
    """What the last choice led through, if it is the only one since then."""
    steps = table.history.steps
    if not table.game.solo or len(steps) != start + 1 or not has_its_turn(steps[-1].facts):
        return []
    return interludes(table.moment(start), steps[-1].choice, table.game, steps[-1].facts)


def _changes(
    page: Page, known: Mapping[str, Drawn], told: Sequence[Fact], texts: dict[str, Drawn]
) -> bytes:
    """The parts that differ from those that a page has, and what moves with what happened.

    A part whose text is there is sent as edits of it; those that are sent now will be there.
    """
    head = {
        "version": page.screen.version,
        "attributes": page.attributes,
        "gone": [id_ for id_ in known if id_ not in page.parts],
        "motions": motions_of(page.screen.view, told),
    }
    changed = {id_: html for id_, html in page.parts.items() if known.get(id_) != html}
    parts = [(id_, _sent(texts.get(id_), html)) for id_, html in changed.items()]
    texts.update(changed)
    return to_json({**head, "parts": parts})


@lru_cache(_AT_ONCE)
def _sent(before: Drawn | None, html: Drawn) -> Drawn | list[Edit]:
    """All of a part, or how to edit its text; made once, however many receive it."""
    return html if before is None else edits(before, html)


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
