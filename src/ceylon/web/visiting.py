"""The pages' addresses: start, join by a link, the table, its stream, the finished game."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ceylon.rules.reasons import N_
from ceylon.store import Seating
from ceylon.table.refusals import NotAllowed
from ceylon.table.roles import role_of, seat_of
from ceylon.table.seats import HUMAN, OPEN
from ceylon.web.api import table_of
from ceylon.web.visitors import remember


async def join(request: Request) -> Response:
    """Move the secret out of the address, into a cookie."""
    table = await table_of(request)
    secret = request.path_params["secret"]
    role = role_of(table.links, secret)
    if role is None:
        raise NotAllowed(N_("this link is not good any more: ask the host for a new one"))
    seat = seat_of(role)
    if seat is not None and table.seatings[seat].kind == OPEN:
        await table.seat(Seating(seat, HUMAN, table.seatings[seat].name))
    response = RedirectResponse(f"/t/{table.id}", 303)
    remember(response, request, table.id, role, secret)
    return response


ROUTES: Final = [
    Route("/t/{id}/join/{secret}", join, methods=["GET"], name="join"),
]
