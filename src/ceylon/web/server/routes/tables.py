"""The routes of the pages: start, join by a link, the table, its stream, the finished game."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from ceylon.errors import N_
from ceylon.ids import Seat
from ceylon.seats import HUMAN, OPEN
from ceylon.sight.points import points_by_turn
from ceylon.store import Unavailable
from ceylon.table import Table
from ceylon.table.refusals import NotAllowed, NotNow, Refusal, Unfit
from ceylon.table.roles import HOST, WATCH, role_of, seat_of, seat_role
from ceylon.table.screens import seated
from ceylon.table.tables import ID
from ceylon.web.pages.finished import finished_page
from ceylon.web.pages.plain import SeatLink, links_page
from ceylon.web.pages.start import Going, start_page
from ceylon.web.server import forms
from ceylon.web.server.answers import html_page
from ceylon.web.server.bodies import NewTableBody
from ceylon.web.server.commands import make_table
from ceylon.web.server.language import words_for
from ceylon.web.server.payloads import PageNews, page_for, screen_of_visitor
from ceylon.web.server.previews import is_prefetch, is_preview
from ceylon.web.server.requests import link, table_of, tables_of
from ceylon.web.server.streams import Streams
from ceylon.web.server.validation import Malformed, read
from ceylon.web.server.visitors import COOKIES, Visitor, cookie_of, has_seat, remember, visitor

_SITE: Final = r"(?:[A-Za-z]*:?//[^/?#]*)?"
_LINK: Final = re.compile(rf"{_SITE}(/t/{ID.pattern}/join/[A-Za-z0-9_-]{{1,100}})(?:[?#].*)?")
_MOST_GOING: Final = 6


# The start


async def start(request: Request) -> Response:
    going = [each async for each in _going(request)]
    return html_page(request, start_page(words_for(request), tables=going))


async def _going(request: Request) -> AsyncIterator[Going]:
    """The unfinished tables that this browser has a link to."""
    ids = dict.fromkeys(found[1] for name in request.cookies if (found := COOKIES.fullmatch(name)))
    for table_id in list(ids)[-_MOST_GOING:]:
        try:
            table = await tables_of(request).table(table_id)
            who = visitor(request, table)
        except Unavailable:
            return  # the others would only time out as well
        except Refusal:
            continue
        if not table.game.over:
            yield _line(table, who, request)


def _line(table: Table, who: Visitor, request: Request) -> Going:
    screen = screen_of_visitor(table, who, words_for(request))
    names = tuple(sitter.name for sitter in screen.sitters)
    seat = Seat(0) if screen.watching else screen.seat
    return Going(f"/t/{table.id}", names, table.game.turn, screen.yours, screen.solo, seat)


async def make(request: Request) -> Response:
    """A table from the form of the start page."""
    body = read(NewTableBody, forms.table_body(await forms.form_of(request)))
    table, links = await make_table(tables_of(request), body)
    invited = {seat_role(each.seat) for each in table.seatings if each.kind in (OPEN, HUMAN)}
    if invited:
        shown = {role: links[role] for role in (*sorted(invited), WATCH, HOST)}
        response = _invitations(request, table, shown)
    else:
        response = RedirectResponse(f"/t/{table.id}", 303)
    remember(response, request, table.id, HOST, links[HOST])
    return response


async def show_links(request: Request) -> Response:
    """The links of a new table once more, in another language: the page sends their secrets."""
    table = await table_of(request)
    visitor(request, table).needs_host()
    links = await forms.links_of(request, table)
    if not links:  # they were replaced meanwhile
        return RedirectResponse(f"/t/{table.id}/host", 303)
    return _invitations(request, table, links)


def _invitations(request: Request, table: Table, links: Mapping[str, str]) -> Response:
    """The page with the links to these roles, by their secrets."""
    words = words_for(request)
    named = seated(words, table)
    urls = {role: link(request, table, secret) for role, secret in links.items()}
    seats = [
        SeatLink(seat, named.unit("Player", seat), url)
        for role, url in urls.items()
        if (seat := seat_of(role)) is not None
    ]
    html = links_page(
        words,
        seats=seats,
        watch=urls.get(WATCH, ""),
        table=f"/t/{table.id}",
        host=urls.get(HOST, ""),
        secrets=list(links.values()),
    )
    return html_page(request, html)


async def open_record(request: Request) -> Response:
    """A record, sent as a file or as text: the game continues from there."""
    tables = tables_of(request)
    record = await tables.read(await forms.record_of(request))
    table, links = await tables.restore(record)
    response = RedirectResponse(f"/t/{table.id}", 303)
    remember(response, request, table.id, HOST, links[HOST])
    return response


# Joining


async def follow(request: Request) -> Response:
    """A link that was pasted into the start page."""
    found = _LINK.fullmatch(request.query_params.get("code", "").strip())
    if found is None:
        raise Unfit(N_("this is not a link to a table"))
    return RedirectResponse(found[1], 303)


async def join(request: Request) -> Response:
    """Move the secret from the address into a cookie, and sit down if the seat is open."""
    table = await table_of(request)
    secret = request.path_params["secret"]
    role = role_of(table.links, secret)
    if role is None:
        raise NotAllowed(N_("this link no longer works: ask the host for a new one"))
    await _arrive(request, table, role)
    response = RedirectResponse(f"/t/{table.id}", 303)
    if role != WATCH or not has_seat(request, table):
        remember(response, request, table.id, role, secret)
    return response


async def _arrive(request: Request, table: Table, role: str) -> None:
    seat = seat_of(role)
    if seat is None or table.seatings[seat].kind != OPEN:
        return
    if is_prefetch(request):  # whose answer would be shown later, without anybody sitting down
        raise NotNow(N_("this link gives a seat to whoever opens it, so it cannot be prefetched"))
    if not is_preview(request):
        await table.arrive(seat)


# The table


async def show(request: Request) -> Response:
    table = await table_of(request)
    who = visitor(request, table)
    shown = page_for(table, who, words_for(request), _moment(request, table))
    return html_page(request, shown.html)


def _moment(request: Request, table: Table) -> int | None:
    text = request.query_params.get("at", "")
    last = len(table.history.steps)
    if not text:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise Malformed(N_("this game has no such moment"))
    return int(text) if int(text) < last else None


async def stream(request: Request) -> Response:
    table = await table_of(request)
    who = visitor(request, table)
    words = words_for(request)
    streams: Streams = request.app.state.streams
    news = PageNews(table, who, words, request.query_params.get("shows", ""))
    return streams.response(request, table, who, lambda _since: news.next())


async def lift(request: Request) -> Response:
    """The button on the curtain, without a script."""
    table = await table_of(request)
    visitor(request, table).needs_host()
    table.lift()
    return RedirectResponse(f"/t/{table.id}", 303)


async def finished(request: Request) -> Response:
    table = await table_of(request)
    who = visitor(request, table)
    if not table.game.over:
        raise NotNow(N_("the game is not over yet"))
    deal = await tables_of(request).reveal(table)
    checked = table.digest if table.kept(deal) else ""
    screen = screen_of_visitor(table, who, words_for(request))
    history = points_by_turn(table.moment(0), table.history.choices)
    return html_page(request, finished_page(screen, history=history, deal_check=checked))


async def record(request: Request) -> Response:
    table = await table_of(request)
    visitor(request, table)
    await tables_of(request).reveal(table)
    headers = {"Content-Disposition": f'attachment; filename="{table.id}.ceylon"'}
    return PlainTextResponse(table.record().text(), headers=headers)


async def deal(request: Request) -> Response:
    """The deal with its salt: its SHA-256 is the digest that was published at the start."""
    table = await table_of(request)
    visitor(request, table)
    return PlainTextResponse(await tables_of(request).reveal(table))


async def again(request: Request) -> Response:
    table = await table_of(request)
    who = visitor(request, table)
    if who.role == WATCH and not who.host:
        raise NotAllowed(N_("spectators cannot choose"))
    if not table.game.over:
        raise NotNow(N_("the game is not over yet"))
    await tables_of(request).again(table)
    table.tell()
    return RedirectResponse(f"/t/{table.id}/next", 303)


async def next_table(request: Request) -> Response:
    """Everyone finds the next game with the link of the last one."""
    table = await table_of(request)
    visitor(request, table)
    following = await tables_of(request).follower(table)
    if following is None:
        raise NotNow(N_("nobody has asked for a rematch yet"))
    response = RedirectResponse(f"/t/{following.id}", 303)
    for role in (HOST, WATCH):
        secret = request.cookies.get(cookie_of(role, table.id))
        if secret:
            remember(response, request, following.id, role, secret)
    return response


ROUTES: Final = [
    Route("/", start, methods=["GET"]),
    Route("/tables", make, methods=["POST"]),
    Route("/records", open_record, methods=["POST"]),
    Route("/join", follow, methods=["GET"]),
    Route("/t/{id}", show, methods=["GET"]),
    Route("/t/{id}/links", show_links, methods=["POST"]),
    Route("/t/{id}/join/{secret}", join, methods=["GET"], name="join"),
    Route("/t/{id}/stream", stream, methods=["GET"]),
    Route("/t/{id}/look", lift, methods=["POST"]),
    Route("/t/{id}/finished", finished, methods=["GET"]),
    Route("/t/{id}/record", record, methods=["GET"]),
    Route("/t/{id}/deal", deal, methods=["GET"]),
    Route("/t/{id}/again", again, methods=["POST"]),
    Route("/t/{id}/next", next_table, methods=["GET"]),
]
