"""The screen of whoever looks at a table: what of it they may see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ceylon import bots
from ceylon.rules.state import NOBODY
from ceylon.seats import AUTOMATON, Seating, numbered
from ceylon.sight.screen import Screen, Sitter, Undo, screen_of
from ceylon.table.roles import HOST
from ceylon.table.table import Table
from ceylon.words import Words


def screen_for(
    table: Table,
    role: str,
    words: Words,
    *,
    host: bool = False,
    since: int = 0,
    at: int | None = None,
) -> Screen:
    """What a role sees now, or after `at` choices; the log only of choices after `since`."""
    seat = table.viewer(role)
    return screen_of(
        table.game if at is None else table.moment(at),
        seat,
        words=words,
        table=table.id,
        version=table.version,
        shown=at,
        sitters=list(_sitters(table, words)),
        log=list(table.history.log(since)),
        undo=_undo(table, seat),
        undo_asked=table.ask.seat if table.ask else NOBODY,
        must_answer=table.must_answer(role) is not None,
        hot_seat=table.hot_seat,
        covered=role == HOST and table.curtain >= 0,
        host=host,
        hints=table.hints_allowed,
        ended=bool(table.game.over),
    )


def seated(words: Words, table: Table) -> Words:
    """The same language, with the names at a table."""
    return words.seated([sitter.name for sitter in _sitters(table, words)])


def _sitters(table: Table, words: Words) -> Iterator[Sitter]:
    for seating, name in zip(table.seatings, _names(table.seatings, words), strict=True):
        yield Sitter(name, seating.seen, table.present(seating.seat))
    if table.game.solo:
        yield Sitter(words.railways, AUTOMATON)


def _names(seatings: Sequence[Seating], words: Words) -> list[str]:
    """What everyone is called; of two unnamed bots of a level, the second is "Planter 2"."""
    usual = iter(numbered(_usual(each, words) for each in seatings if not each.name))
    return [each.name or next(usual) for each in seatings]


def _usual(seating: Seating, words: Words) -> str:
    """Without a name: a bot is called by its level, anyone else by their seat."""
    if bots.display_name(seating.kind) == seating.kind:
        return words.unit("Player", seating.seat)
    return words.say(bots.display_name(seating.kind))


def _undo(table: Table, seat: int) -> Undo | None:
    """What the seat may take back, and whether it must ask."""
    history = table.history
    free = history.undo_to(seat)
    if isinstance(free, int):
        return Undo(history.steps[free].choice, whole_turn=history.restart_to(seat) != free)
    asked = history.undo_to(seat, along=history.seats)
    return Undo(history.steps[asked].choice, ask=True) if isinstance(asked, int) else None
