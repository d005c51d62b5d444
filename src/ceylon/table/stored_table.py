"""A table from what is stored of it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from ceylon.errors import CeylonError
from ceylon.record import Record
from ceylon.store import ConsentLine, Event, StoredGame, Unavailable
from ceylon.table import sealed_deal
from ceylon.table.boxes import Boxes
from ceylon.table.keeper import Keeper
from ceylon.table.refusals import UnknownTable, Unreadable, other_box
from ceylon.table.table import Table

log: Final = logging.getLogger("ceylon.table")


async def load_table(game: str, keeper: Keeper, boxes: Boxes) -> Table:
    """Raises UnknownTable, and Unreadable for a game that this version cannot replay."""
    stored = await keeper.load(game)
    if stored is None:
        raise UnknownTable
    deal = await keeper.deal(game)
    try:
        box = await boxes.find(stored.game.box)
        if box is None:
            raise other_box()
        start = sealed_deal.unseal(deal, box)
        _check(stored, start)
        return Table(stored, start, keeper)
    except Unavailable:
        raise
    except CeylonError as problem:
        log.warning("table %s cannot be opened: %s", game, problem)
        raise Unreadable from problem


def _check(stored: StoredGame, start: Record) -> None:
    """Raises Unreadable if rows are missing."""
    seats = [seating.seat for seating in stored.seatings]
    whole = _is_whole(stored.events) and _is_whole(stored.asked)
    if not whole or seats != list(range(start.options.seats)):
        raise Unreadable


def _is_whole(lines: Sequence[Event] | Sequence[ConsentLine]) -> bool:
    """Whether they are numbered from 1 without gaps."""
    return [line.number for line in lines] == list(range(1, len(lines) + 1))
