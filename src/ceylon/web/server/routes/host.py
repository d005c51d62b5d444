"""The host's pages: who sits where, and the links. Plain forms; each needs the host's link."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ceylon import bots
from ceylon.guests import house
from ceylon.seats import HUMAN, OPEN
from ceylon.table import Table
from ceylon.table.roles import HOST, WATCH, seat_of, seat_role
from ceylon.table.screens import seated
from ceylon.web.pages.plain import HostSeat, TableLink, delete_page, host_page, links_page
from ceylon.web.server.answers import html_page
from ceylon.web.server.bodies import LinkBody, ReseatBody
from ceylon.web.server.commands import give_seat
from ceylon.web.server.forms import form_of
from ceylon.web.server.language import words_for
from ceylon.web.server.requests import link, table_of, tables_of
from ceylon.web.server.validation import read
from ceylon.web.server.visitors import (
    Visitor,
    forget,
    known_links,
    remember,
    remember_links,
    visitor,
)
from ceylon.words import Words


async def show(request: Request) -> Response:
    table, _ = await _table_and_host(request)
    words = seated(words_for(request), table)
    return html_page(request, host_page(words, table=table.id, seats=_seats(table, words)))


async def show_links(request: Request) -> Response:
    """The links that this browser remembers: to the seats of people, to watch, and the host's."""
    table, _ = await _table_and_host(request)
    links = known_links(request, table)
    shown = {role: links[role] for role in _sent(table) if role in links}
    page = links_page(
        seated(words_for(request), table),
        table=f"/t/{table.id}",
        links=[TableLink(role, seat_of(role), link(request, table, shown[role])) for role in shown],
        fresh=request.query_params.get("new", ""),
        begun=table.version > 0,
        some_unknown=len(shown) < len(_sent(table)),
    )
    return html_page(request, page)


def _sent(table: Table) -> list[str]:
    """The roles whose links are sent to somebody, or kept."""
    people = [seat_role(each.seat) for each in table.seatings if each.kind in (OPEN, HUMAN)]
    return [*people, WATCH, HOST]


async def reseat(request: Request) -> Response:
    """A seat goes to a bot or a person, or is opened; under this name."""
    table, _ = await _table_and_host(request)
    body = read(ReseatBody, await form_of(request))
    await give_seat(table, request.path_params["seat"], body)
    return RedirectResponse(f"/t/{table.id}/host", 303)


async def reissue(request: Request) -> Response:
    """A new link, which this browser remembers and shows."""
    table, who = await _table_and_host(request)
    role = read(LinkBody, {"role": (await form_of(request)).get("role", "")}).role
    links = known_links(request, table)
    invites = seat_of(role) is not None
    secret = await (table.invite(role) if invites else table.reissue(role))
    response = RedirectResponse(f"/t/{table.id}/host/links?{urlencode({'new': role})}", 303)
    remember_links(response, request, table.id, {**links, role: secret})
    if role == HOST and who.by_cookie:
        remember(response, request, table.id, role, secret)
    return response


async def confirm_deletion(request: Request) -> Response:
    table, _ = await _table_and_host(request)
    page = delete_page(words_for(request), table=table.id, over=table.game.over)
    return html_page(request, page)


async def delete(request: Request) -> Response:
    table, _ = await _table_and_host(request)
    await tables_of(request).delete(table.id)
    response = RedirectResponse("/", 303)
    forget(response, table.id)
    return response


async def _table_and_host(request: Request) -> tuple[Table, Visitor]:
    table = await table_of(request)
    who = visitor(request, table)
    who.needs_host()
    return table, who


def _seats(table: Table, words: Words) -> list[HostSeat]:
    may_open = not table.game.solo
    return [
        HostSeat(
            each.seat,
            each.kind,
            each.name,
            present=table.present(each.seat),
            may_open=may_open,
            instead=_instead(each.bot, words),
        )
        for each in table.seatings
    ]


def _instead(bot: str | None, words: Words) -> str:
    """Who plays for a bot that is not offered here."""
    if bot is None or bot in house.at_tables():
        return ""
    return words.say(bots.display_name(bots.USUAL))


_AT: Final = "/t/{id}/host"
ROUTES: Final = [
    Route(_AT, show, methods=["GET"]),
    Route(f"{_AT}/seats/{{seat:seat}}", reseat, methods=["POST"]),
    Route(f"{_AT}/delete", confirm_deletion, methods=["GET"]),
    Route(f"{_AT}/delete", delete, methods=["POST"]),
    Route(f"{_AT}/links", show_links, methods=["GET"]),
    Route(f"{_AT}/links", reissue, methods=["POST"]),
]
