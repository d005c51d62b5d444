"""The screen of someone who looks at a table: what they may see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ceylon import bots
from ceylon.ids import NOBODY, Seat
from ceylon.seats import AUTOMATON, Seating, numbered
from ceylon.sight.history import NoUndo
from ceylon.sight.interludes import Interlude
from ceylon.sight.log import Log
from ceylon.sight.screen import Asking, Screen, Sitter, Undo, at_seats, screen_of
from ceylon.table.consent import Ask
from ceylon.table.roles import HOST, seat_of
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


def screen_for(  # noqa: PLR0913 - all the ways to look at a table
    table: Table,
    role: str,
    gathering: Gathering,
    *,
    host: bool = False,
    since: int = 0,
    at: int | None = None,
    within: Interlude | None = None,
    eyes: Seat | None = None,
) -> Screen:
    """What a role sees now, or after `at` choices; the log starts after `since` choices.

    `within` is a moment that the last choice led through. Once the game has ended a role may look
    through anyone's `eyes`.
    """
    lent = eyes is not None and bool(table.game.over)
    seat = eyes if eyes is not None and lent else table.viewer(role)
    ask = gathering.ask
    return screen_of(
        within.game if within else table.game if at is None else table.moment(at),
        seat,
        words=gathering.words,
        table=table.id,
        version=table.version,
        shown=at,
        sitters=gathering.sitters,
        log=_log(table, since, within),
        undo=_undo(table, seat),
        undo_gone=table.history.undo_to(seat, table.history.seats) is NoUndo.REVEALED,
        begun=table.history.chose_this_turn(seat),
        undo_asked=ask.seat if ask else NOBODY,
        asking=_asking(table, ask) if ask else None,
        refused_by=NOBODY if ask else table.refused_by(seat),
        must_answer=ask is not None and table.must_answer(role) is not None,
        hot_seat=table.hot_seat,
        covered=role == HOST and table.curtain >= 0,
        host=host,
        by_link=seat_of(role) is not None and not lent,
        private=seat_of(role) is not None and table.is_private(seat),
        hints=table.hints_allowed,
        ended=bool(table.game.over),
        lent=lent,
        reader=table.viewer(role),
    )


def _log(table: Table, since: int, within: Interlude | None) -> Log:
    log, last = table.history.log, len(table.history.steps)
    if within is None:
        return log.between(since, last)
    told = table.history.steps[-1].facts[: within.told]
    return log.between(since, last - 1).after(last, told)


def names_at(words: Words, table: Table) -> list[str]:
    """Everyone's name as it is read there, those of bots included."""
    return _names(table.seatings, words)


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
    given = [each.name for each in seatings if each.name]
    usual = iter(numbered((_usual(each, words) for each in seatings if not each.name), given))
    return [each.name or next(usual) for each in seatings]


def _usual(seating: Seating, words: Words) -> str:
    """The default name: a bot's is its level, or what the host called it; anyone else's is their
    seat."""
    if seating.bot is not None and not bots.is_known(seating.bot):
        return seating.bot
    if bots.display_name(seating.kind) == seating.kind:
        return words.unit("player", seating.seat)
    return words.say(bots.display_name(seating.kind))


def _asking(table: Table, ask: Ask) -> Asking:
    choice = table.history.steps[ask.back_to].choice
    return Asking(choice, tuple(sorted(ask.agreed)), tuple(sorted(ask.waiting)))


def _undo(table: Table, seat: Seat) -> Undo | None:
    """What the seat may take back, and whether it must ask; nobody takes back a bot's choice."""
    if seat >= 0 and table.seatings[seat].bot is not None:
        return None
    history, along = table.history, table.taken_along(seat)
    free = history.undo_to(seat, along)
    if isinstance(free, int):
        whole_turn = history.restart_to(seat, along) != free
        return Undo(history.steps[free].choice, whole_turn=whole_turn)
    asked = history.undo_to(seat, along=history.seats)
    return Undo(history.steps[asked].choice, ask=True) if isinstance(asked, int) else None
