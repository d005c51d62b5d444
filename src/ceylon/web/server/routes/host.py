"""The host's page: who sits where, and new links. Plain forms, and each needs the host's link."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ceylon.table import Table
from ceylon.table.roles import HOST, seat_of
from ceylon.table.screens import seated
from ceylon.web.pages.plain import HostSeat, NewLink, host_page
from ceylon.web.server.answers import html_page
from ceylon.web.server.bodies import LinkBody, ReseatBody
from ceylon.web.server.commands import give_seat
from ceylon.web.server.forms import form_of, links_of
from ceylon.web.server.language import words_for
from ceylon.web.server.requests import link, table_of
from ceylon.web.server.validation import read
from ceylon.web.server.visitors import Visitor, remember, visitor


async def show(request: Request) -> Response:
    table, _ = await _table_and_host(request)
    return _page(request, table)


async def show_link(request: Request) -> Response:
    """The page with its new link once more, in another language: it sends the secret."""
    table, _ = await _table_and_host(request)
    links = await links_of(request, table)
    fresh = [_new_link(request, table, role, secret) for role, secret in links.items()]
    return _page(request, table, *fresh[:1])


async def reseat(request: Request) -> Response:
    """A seat goes to a bot or a person, or is opened; under this name."""
    table, _ = await _table_and_host(request)
    body = read(ReseatBody, await form_of(request))
    await give_seat(table, request.path_params["seat"], body)
    return RedirectResponse(f"/t/{table.id}/host", 303)


async def reissue(request: Request) -> Response:
    """A new link, shown on this page and never again."""
    table, who = await _table_and_host(request)
    role = read(LinkBody, {"role": (await form_of(request)).get("role", "")}).role
    secret = await table.reissue(role)
    response = _page(request, table, _new_link(request, table, role, secret))
    if role == HOST and who.by_cookie:
        remember(response, request, table.id, role, secret)
    return response


def _new_link(request: Request, table: Table, role: str, secret: str) -> NewLink:
    return NewLink(role, seat_of(role), link(request, table, secret), secret)


async def _table_and_host(request: Request) -> tuple[Table, Visitor]:
    table = await table_of(request)
    who = visitor(request, table)
    who.needs_host()
    return table, who


def _page(request: Request, table: Table, fresh: NewLink | None = None) -> Response:
    words = seated(words_for(request), table)
    return html_page(request, host_page(words, table=table.id, seats=_seats(table), fresh=fresh))


def _seats(table: Table) -> list[HostSeat]:
    may_open = not table.game.solo
    return [
        HostSeat(each.seat, each.kind, each.name, table.present(each.seat), may_open)
        for each in table.seatings
    ]


_AT: Final = "/t/{id}/host"
ROUTES: Final = [
    Route(_AT, show, methods=["GET"]),
    Route(_AT, show_link, methods=["POST"]),
    Route(f"{_AT}/seats/{{seat:seat}}", reseat, methods=["POST"]),
    Route(f"{_AT}/links", reissue, methods=["POST"]),
]
