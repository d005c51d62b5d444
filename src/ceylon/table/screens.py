"""The screen of someone who looks at a table: what they may see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ceylon import bots
from ceylon.ids import NOBODY, Seat
from ceylon.seats import AUTOMATON, Seating, numbered
from ceylon.sight.screen import Screen, Sitter, Undo, at_seats, screen_of
from ceylon.table.consent import Ask
from ceylon.table.roles import HOST
from ceylon.table.table import Table
from ceylon.words import Words


@dataclass(frozen=True)
class Gathering:
    """Who is at a table at one moment, in one language: what all its screens share then."""

    sitters: tuple[Sitter, ...]
    words: Words
    """With the names at the table."""
    ask: Ask | None
    """The undo that waits for consent."""

    @classmethod
    def at(cls, table: Table, words: Words) -> Gathering:
        sitters = tuple(_sitters(table, words))
        return cls(sitters, at_seats(words, sitters), table.ask)


def screen_for(
    table: Table,
    role: str,
    gathering: Gathering,
    *,
    host: bool = False,
    since: int = 0,
    at: int | None = None,
) -> Screen:
    """What a role sees now, or after `at` choices; the log starts after `since` choices."""
    seat, ask = table.viewer(role), gathering.ask
    return screen_of(
        table.game if at is None else table.moment(at),
        seat,
        words=gathering.words,
        table=table.id,
        version=table.version,
        shown=at,
        sitters=gathering.sitters,
        log=list(table.history.log(since)),
        undo=_undo(table, seat),
        undo_asked=ask.seat if ask else NOBODY,
        must_answer=ask is not None and table.must_answer(role) is not None,
        hot_seat=table.hot_seat,
        covered=role == HOST and table.curtain >= 0,
        host=host,
        hints=table.hints_allowed,
        ended=bool(table.game.over),
    )


def seated(words: Words, table: Table) -> Words:
    """The same language, with the names at a table."""
    return Gathering.at(table, words).words


def _sitters(table: Table, words: Words) -> Iterator[Sitter]:
    for seating, name in zip(table.seatings, _names(table.seatings, words), strict=True):
        yield Sitter(name, seating.seen, table.present(seating.seat))
    if table.game.solo:
        yield Sitter(words.railways.alone, AUTOMATON)


def _names(seatings: Sequence[Seating], words: Words) -> list[str]:
    """Everyone's names; the second of two unnamed bots of a level is "Planter 2"."""
    usual = iter(numbered(_usual(each, words) for each in seatings if not each.name))
    return [each.name or next(usual) for each in seatings]


def _usual(seating: Seating, words: Words) -> str:
    """The default name: a bot's is its level, anyone else's is their seat."""
    if bots.display_name(seating.kind) == seating.kind:
        return words.unit("player", seating.seat)
    return words.say(bots.display_name(seating.kind))


def _undo(table: Table, seat: Seat) -> Undo | None:
    """What the seat may take back, and whether it must ask."""
    history = table.history
    free = history.undo_to(seat)
    if isinstance(free, int):
        return Undo(history.steps[free].choice, whole_turn=history.restart_to(seat) != free)
    asked = history.undo_to(seat, along=history.seats)
    return Undo(history.steps[asked].choice, ask=True) if isinstance(asked, int) else None
