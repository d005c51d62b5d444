"""One's own seat: joining by a link, its name, taking it back from a bot, and a second device."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ceylon.errors import N_
from ceylon.ids import Seat
from ceylon.seats import HUMAN, Seating
from ceylon.table import Table
from ceylon.table.refusals import NotAllowed, used_up
from ceylon.table.roles import WATCH, role_of, seat_of, seat_role
from ceylon.table.tables import ID
from ceylon.web.pages.plain import device_page, name_page
from ceylon.web.pages.start import Refused
from ceylon.web.server.answers import html_page
from ceylon.web.server.bodies import NameBody
from ceylon.web.server.forms import form_of
from ceylon.web.server.language import words_for
from ceylon.web.server.requests import link, table_of
from ceylon.web.server.routes.tables import start_html
from ceylon.web.server.validation import read
from ceylon.web.server.visitors import has_seat, remember, seat_in, visitor
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
    """The page of an invitation: only its button uses it, so previews and prefetches do not.

    Other links move into a cookie at once.
    """
    table, role, secret = await _by_link(request)
    seat = seat_of(role)
    if seat is None:
        response = RedirectResponse(f"/t/{table.id}", 303)
        if role != WATCH or not has_seat(request, table):
            remember(response, request, table.id, role, secret)
        return response
    mine = seat_in(request, table)
    if mine == seat:
        return RedirectResponse(f"/t/{table.id}", 303)
    page = name_page(
        words_for(request),
        table=table.id,
        seating=table.seatings[seat],
        action=request.scope["path"],
        replaces=mine is not None,
    )
    return html_page(request, page)


async def sit_down(request: Request) -> Response:
    """Use a link to a seat, and keep what it was exchanged for in a cookie."""
    table, role, secret = await _by_link(request)
    form = await form_of(request)
    name = read(NameBody, {"name": form["name"]}).name if "name" in form else None
    kept = await table.accept(role, secret, name)
    response = RedirectResponse(f"/t/{table.id}", 303)
    remember(response, request, table.id, role, kept)
    return response


async def _by_link(request: Request) -> tuple[Table, str, str]:
    """A table, and the role and the secret of a link to it."""
    table = await table_of(request)
    secret = request.path_params["secret"]
    role = role_of(table.links, secret)
    if role is None:
        raise used_up()
    return table, role, secret


# One's own seat


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


async def show_device(request: Request) -> Response:
    table, _ = await _own(request)
    return html_page(request, device_page(words_for(request), table=table.id))


async def invite_device(request: Request) -> Response:
    """An invitation that the player opens on a second device."""
    table, seating = await _own(request)
    secret = await table.invite_device(seat_role(seating.seat))
    address = link(request, table, secret)
    page = device_page(words_for(request), table=table.id, seat=seating.seat, link=address)
    return html_page(request, page)


ROUTES: Final = [
    Route("/join", follow, methods=["GET"]),
    Route("/t/{id}/join/{secret}", join, methods=["GET"], name="join"),
    Route("/t/{id}/join/{secret}", sit_down, methods=["POST"]),
    Route("/t/{id}/name", show_name, methods=["GET"]),
    Route("/t/{id}/name", sit, methods=["POST"]),
    Route("/t/{id}/device", show_device, methods=["GET"]),
    Route("/t/{id}/device", invite_device, methods=["POST"]),
]
