"""Who may sit at a table, and at which screens."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace
from typing import Final

from ceylon import bots
from ceylon.errors import N_, excerpt, visible
from ceylon.guests import house
from ceylon.ids import Seat, by_seat
from ceylon.record import Record
from ceylon.seats import HERE, HUMAN, OPEN, Seating
from ceylon.table import names
from ceylon.table.refusals import Unfit
from ceylon.words import LANGUAGES, Words

LONGEST_NAME: Final = names.LONGEST


def checked(seating: Seating) -> Seating:
    """The seating with its name tidied; raises Unfit."""
    known = (HUMAN, HERE, OPEN, *house.at_tables())
    if seating.kind not in known:
        text = N_("unknown kind of player “{kind}”: choose from {known}")
        raise Unfit(text, {"kind": repr(excerpt(seating.kind)), "known": ", ".join(known)})
    name = names.tidied(seating.name)
    if not names.is_fit(name):
        text = N_("a name may have at most {most:characters}, all of them visible")
        raise Unfit(text, {"most": LONGEST_NAME})
    return Seating(seating.seat, seating.kind, name)


def check_distinct(seatings: Sequence[Seating], *, solo: bool) -> None:
    """Raises Unfit if two could be taken for each other; CR Co. plays along in a solo game."""
    given = [seating.name for seating in seatings if seating.name]
    rivals = [words.railways.alone for words in map(Words.of, LANGUAGES)] if solo else []
    for number, name in enumerate(given):
        if names.is_among(name, [*given[:number], *rivals]):
            raise Unfit(N_("somebody at this table already has the name “{name}”"), {"name": name})


def fit(seating: Seating) -> Seating:
    """The seating, without a name that is not fit: one from elsewhere, or from earlier."""
    name = names.tidied(seating.name)
    return replace(seating, name=name if names.is_fit(name) else "")


def seated_again(record: Record) -> list[Seating]:
    """Who sits at the table where a record is opened: the bots it names, and people at one screen.

    If there would be nobody at the screen, people take all the seats.
    """
    called = [visible(name)[:LONGEST_NAME] for name in record.names]
    here = house.at_tables()
    known = [bot if bot in here else HERE for bot in record.bots or [None] * len(called)]
    kinds = known if HERE in known else [HERE] * len(called)
    return [fit(Seating(seat, kinds[seat], name)) for seat, name in by_seat(called)]


def against_bots(seatings: Sequence[Seating], seat: Seat) -> list[Seating]:
    """The same table for those at one seat's screen: bots play for everyone who is elsewhere.

    At a bot's seat, that bot plays for the people in return.
    """
    here = at_same_screen(seatings, seat)
    seatings = with_bots_from_here(seatings)
    stand_in = seatings[seat].bot or bots.USUAL
    return [_alone(each, stand_in, here=each.seat in here) for each in seatings]


def with_bots_from_here(seatings: Sequence[Seating]) -> list[Seating]:
    """The same for a new game: the default opponent sits down for a bot that is no longer
    offered."""
    known = house.at_tables()
    return [
        each if each.bot is None or each.bot in known else replace(each, kind=bots.USUAL)
        for each in seatings
    ]


def _alone(seating: Seating, stand_in: str, *, here: bool) -> Seating:
    if here:
        return replace(seating, kind=HERE)
    return seating if seating.bot else Seating(seating.seat, stand_in)


def at_same_screen(seatings: Sequence[Seating], seat: Seat) -> frozenset[Seat]:
    """The seats that are played at the same screen as a seat, including itself."""
    here = frozenset(each.seat for each in seatings if each.kind == HERE)
    return here if seat in here else frozenset({seat})


def screens(seatings: Sequence[Seating], invited: Container[Seat] = ()) -> int:
    """At how many screens people play; an open seat counts as a person's, and so does that of
    somebody invited for whom a bot plays."""
    apart = sum(
        seating.kind in (HUMAN, OPEN) or (seating.bot is not None and seating.seat in invited)
        for seating in seatings
    )
    return apart + any(seating.kind == HERE for seating in seatings)
