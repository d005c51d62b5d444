"""What both the API and the forms ask of a table, from a validated body."""

from __future__ import annotations

from ceylon.errors import N_
from ceylon.ids import Seat, by_seat
from ceylon.rules.options import Options
from ceylon.seats import OPEN, Seating
from ceylon.table import Table, Tables
from ceylon.table.refusals import Unfit, UnknownTable
from ceylon.web.server.bodies import NewTableBody, ReseatBody


async def make_table(
    tables: Tables, body: NewTableBody, *, invite: bool = False
) -> tuple[Table, dict[str, str]]:
    """Create a table as described."""
    seats = body.seats
    options = Options(
        len(seats),
        without=body.without,
        starting_tiles=body.starting_tiles,
        start=body.start,
        railway=body.railway,
    )
    if len(seats) == 1 and seats[0].kind == OPEN:
        raise Unfit(N_("the seat of a solo game cannot be left open"))
    seatings = [Seating(seat, each.kind, each.name) for seat, each in by_seat(seats)]
    pace, hints = float(body.pace), body.hints
    table, links = await tables.create(options, seatings, pace=pace, hints=hints, invite=invite)
    return table, dict(links)


async def give_seat(table: Table, seat: Seat, body: ReseatBody) -> None:
    """Reseat, under the old name if there is no new one."""
    if seat >= len(table.seatings):
        raise UnknownTable
    name = table.seatings[seat].name if body.name is None else body.name
    await table.seat(Seating(seat, body.kind, name))
