"""What the API and the forms ask of a table alike, from a body that was checked."""

from __future__ import annotations

from ceylon.errors import N_
from ceylon.rules.options import Options
from ceylon.seats import OPEN, Seating
from ceylon.table import Table, Tables
from ceylon.table.refusals import Unfit, UnknownTable
from ceylon.table.tables import PACE
from ceylon.web.server.requests import Body


async def make_table(tables: Tables, body: Body) -> tuple[Table, dict[str, str]]:
    """A table as its description says."""
    seats = body["seats"]
    options = Options(
        len(seats),
        without=body.get("without", "uva"),
        starting_tiles=body.get("starting_tiles", False),
        start=body.get("start"),
        railway=body.get("railway", "drawn"),
    )
    if len(seats) == 1 and seats[0]["kind"] == OPEN:
        raise Unfit(N_("somebody must sit down to a solo game"))
    seatings = [Seating(at, each["kind"], each.get("name", "")) for at, each in enumerate(seats)]
    pace, hints = float(body.get("pace", PACE)), body.get("hints", False)
    table, links = await tables.create(options, seatings, pace=pace, hints=hints)
    return table, dict(links)


async def give_seat(table: Table, seat: int, body: Body) -> None:
    """Somebody else sits at a seat, under the old name if there is no new one."""
    if seat >= len(table.seatings):
        raise UnknownTable
    name = body.get("name", table.seatings[seat].name)
    await table.seat(Seating(seat, body["kind"], name))
