"""One's own seat: joining by a link, its name, and taking it back from a bot."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ceylon.errors import N_
from ceylon.ids import Seat
from ceylon.seats import HUMAN, OPEN, Seating
from ceylon.table import Table
from ceylon.table.refusals import NotAllowed, NotNow
from ceylon.table.roles import WATCH, role_of, seat_of
from ceylon.table.tables import ID
from ceylon.web.pages.plain import name_page
from ceylon.web.pages.start import Refused
from ceylon.web.server.answers import html_page
from ceylon.web.server.bodies import NameBody
from ceylon.web.server.forms import form_of
from ceylon.web.server.language import words_for
from ceylon.web.server.previews import is_prefetch, is_preview
from ceylon.web.server.requests import table_of
from ceylon.web.server.routes.tables import start_html
from ceylon.web.server.validation import read
from ceylon.web.server.visitors import has_seat, remember, visitor
from ceylon.words import capital

_SITE: Final = r"(?:[A-Za-z]*:?//[^/?#]*)?"
_LINK: Final = re.compile(rf"{_SITE}(/t/{ID.pattern}/join/[A-Za-z0-9_-]{{1,100}})(?:[?#].*)?")
_MOST_TYPED: Final = 200


async def follow(request: Request) -> Response:
    """A link that was pasted into the start page; anything else stays there, with a word."""
    typed = request.query_params.get("code", "").strip()
    found = _LINK.fullmatch(typed)
    if found is not None:
        return RedirectResponse(found[1], 303)
    sentence = capital(words_for(request).say("this is not a link to a table"))
    html = await start_html(request, Refused(typed[:_MOST_TYPED], sentence))
    response = html_page(request, html)
    response.status_code = 422
    return response


async def join(request: Request) -> Response:
    """Move the secret from the address into a cookie, and sit down if the seat is open."""
    table = await table_of(request)
    secret = request.path_params["secret"]
    role = role_of(table.links, secret)
    if role is None:
        raise NotAllowed(N_("this link no longer works: ask the host for a new one"))
    nameless = await _arrive(request, table, role)
    response = RedirectResponse(f"/t/{table.id}/name" if nameless else f"/t/{table.id}", 303)
    if role != WATCH or not has_seat(request, table):
        remember(response, request, table.id, role, secret)
    return response


async def _arrive(request: Request, table: Table, role: str) -> bool:
    """Whether somebody has sat down who has no name yet."""
    seat = seat_of(role)
    if seat is None or table.seatings[seat].kind != OPEN:
        return False
    if is_prefetch(request):  # whose answer would be shown later, without anybody sitting down
        raise NotNow(N_("this link gives a seat to whoever opens it, so it cannot be prefetched"))
    if is_preview(request):
        return False
    await table.arrive(seat)
    return not table.seatings[seat].name


async def show_name(request: Request) -> Response:
    table, seating = await _own(request)
    page = name_page(words_for(request), table=table.id, seating=seating)
    return html_page(request, page)


async def sit(request: Request) -> Response:
    """Sit down at one's seat, which a bot may hold; without a name it keeps the one it has."""
    table, seating = await _own(request)
    name = read(NameBody, {"name": seating.name, **await form_of(request)}).name
    await table.seat(Seating(seating.seat, HUMAN, name))
    return RedirectResponse(f"/t/{table.id}", 303)


async def _own(request: Request) -> tuple[Table, Seating]:
    """The table, and the seat of a visitor with a link of their own; raises NotAllowed."""
    table = await table_of(request)
    seat: Seat | None = seat_of(visitor(request, table).role)
    if seat is None:
        raise NotAllowed(N_("only the link to a seat allows this"))
    return table, table.seatings[seat]


ROUTES: Final = [
    Route("/join", follow, methods=["GET"]),
    Route("/t/{id}/join/{secret}", join, methods=["GET"], name="join"),
    Route("/t/{id}/name", show_name, methods=["GET"]),
    Route("/t/{id}/name", sit, methods=["POST"]),
]
