"""The routes of the pages: start, the table, its stream, the finished game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from ceylon.errors import N_
from ceylon.ids import SPECTATOR, Seat
from ceylon.seats import HERE, HUMAN, OPEN
from ceylon.sight.data.records import partial_record
from ceylon.sight.points import points_by_turn
from ceylon.store import Unavailable
from ceylon.table import Table
from ceylon.table.refusals import NotAllowed, NotNow, Refusal
from ceylon.table.roles import HOST, READ, WATCH
from ceylon.table.screens import names_at
from ceylon.web.drawing.picture import draw_picture
from ceylon.web.pages.finished import finished_page
from ceylon.web.pages.log_page import log_page
from ceylon.web.pages.release import release
from ceylon.web.pages.start import Going, Refused, start_page
from ceylon.web.server import forms
from ceylon.web.server.answers import Encoded, Json, html_page
from ceylon.web.server.bodies import NewTableBody
from ceylon.web.server.clients import client_of
from ceylon.web.server.commands import make_table
from ceylon.web.server.cookies import tidy
from ceylon.web.server.keys import may_create, needs_key
from ceylon.web.server.keys import remember_key as keep_key
from ceylon.web.server.language import words_for
from ceylon.web.server.payloads import PageNews, moment_news, page_for, screen_of_visitor
from ceylon.web.server.readers import reader
from ceylon.web.server.requests import newest_table_of, number_of, table_of, tables_of
from ceylon.web.server.routes.learn import progress_of
from ceylon.web.server.streams import Stream, Streams, framed
from ceylon.web.server.validation import Malformed, read
from ceylon.web.server.visitors import (
    Visitor,
    cookie_of,
    known_links,
    remember,
    remember_host,
    remember_key,
    remember_links,
    renew,
    tables_in,
    visitor,
)
from ceylon.words.scoring import outcome

_MOST_GOING: Final = 6


# The start


async def start(request: Request) -> Response:
    response = html_page(request, await start_html(request))
    await tidy(request, response)
    return response


async def start_html(request: Request, refused: Refused | None = None) -> str:
    """The start page; with what was typed into its field, if that was not a link."""
    going = [each async for each in _going(request)]
    words, lesson = words_for(request), progress_of(request)
    locked = not may_create(request)
    return start_page(words, tables=going, lesson=lesson, refused=refused, locked=locked)


async def _going(request: Request) -> AsyncIterator[Going]:
    """The unfinished tables that this browser has a link to."""
    for table_id in tables_in(request)[-_MOST_GOING:]:
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


async def unlock(request: Request) -> Response:
    """The key of a private server, from the start page."""
    response = RedirectResponse("/", 303)
    keep_key(response, request, (await forms.form_of(request)).get("key", ""))
    return response


async def make(request: Request) -> Response:
    """A table from the form of the start page."""
    needs_key(request)
    body = read(NewTableBody, forms.table_body(await forms.form_of(request)))
    table, links = await make_table(tables_of(request), body, invite=True)
    table.patron = client_of(request)
    invites = any(each.kind in (OPEN, HUMAN) for each in table.seatings)
    place = f"/t/{table.id}/host/links" if invites else f"/t/{table.id}"
    response = RedirectResponse(place, 303)
    remember_host(response, request, table.id, links)
    await tidy(request, response)
    return response


async def open_record(request: Request) -> Response:
    """A record, sent as a file or as text: the game continues from there."""
    needs_key(request)
    tables = tables_of(request)
    record = await tables.read(await forms.record_of(request))
    table, links = await tables.restore(record)
    response = RedirectResponse(f"/t/{table.id}", 303)
    remember_host(response, request, table.id, links)
    return response


# The table


async def show(request: Request) -> Response:
    table = await newest_table_of(request)
    who = visitor(request, table)
    at = _moment(request, table, "at")
    shown = page_for(table, who, words_for(request), at, eyes=_eyes(request, table))
    response = html_page(request, shown.html)
    renew(response, request, table.id)
    return response


async def moment(request: Request) -> Response:
    """The way from the moment that a page shows to another, without loading it again."""
    table = await table_of(request)
    who = visitor(request, table)
    at, shown = (_moment(request, table, name) for name in ("at", "shown"))
    eyes = _eyes(request, table)
    return Encoded(moment_news(table, who, words_for(request), at, shown, eyes))


async def whole_log(request: Request) -> Response:
    """The log from the beginning."""
    table = await table_of(request)
    screen = screen_of_visitor(table, visitor(request, table), words_for(request))
    return html_page(request, log_page(screen))


def _moment(request: Request, table: Table, name: str) -> int | None:
    text = request.query_params.get(name, "")
    last = len(table.history.steps)
    if not text:
        return None
    at = number_of(text)
    if at is None:
        raise Malformed(N_("this game has no such moment"))
    return at if at < last else None


def _eyes(request: Request, table: Table) -> Seat | None:
    """Through whose eyes: those of a seat, once the game is over; none means one's own."""
    text = request.query_params.get("seat", "")
    if not text:
        return None
    if not table.game.over:
        raise NotNow(N_("what others saw is shown only when the game is over"))
    seat = number_of(text)
    if seat is None or seat >= len(table.seatings):
        raise Malformed(N_("this table has no such seat"))
    return Seat(seat)


async def stream(request: Request) -> Response:
    table = await newest_table_of(request)
    who = visitor(request, table)
    words = words_for(request)
    if request.query_params.get("release", release()) not in ("", release()):
        return Response(framed("upgraded", table.version, b"{}"), media_type=Stream.media_type)
    streams: Streams = request.app.state.streams
    news = PageNews(table, who, words, request.query_params.get("shows", ""))
    return streams.response(request, table, who, lambda _since: news.next())


async def lift(request: Request) -> Response:
    """The button on the curtain, without a script."""
    table = await table_of(request)
    visitor(request, table).needs_host()
    await table.lift()
    return RedirectResponse(f"/t/{table.id}", 303)


async def finished(request: Request) -> Response:
    table = await table_of(request)
    who = await reader(request, table)
    if not table.game.over:
        raise NotNow(N_("the game is not over yet"))
    deal = await tables_of(request).reveal(table)
    checked = table.digest if table.kept(deal) else ""
    screen = screen_of_visitor(table, who, words_for(request))
    history = points_by_turn(table.moment(0), table.history.choices)
    html = finished_page(
        screen,
        history=history,
        deal_check=checked,
        levels=[each.bot for each in table.seatings if each.bot],
        shared=who.role == HOST and [each.kind for each in table.seatings].count(HERE) > 1,
        reads=who.role == READ,
    )
    response = html_page(request, html)
    # The seat's cookie ends before a reader's: the browser finds its finished games for a year.
    remember_key(response, request, table.id, await tables_of(request).reading_key(table))
    return response


async def picture(request: Request) -> Response:
    """The board and the result, to be shared: all of it is open by then."""
    table = await table_of(request)
    who = visitor(request, table)
    if not table.game.over:
        raise NotNow(N_("the game is not over yet"))
    screen = screen_of_visitor(table, who, words_for(request))
    headers = {"Content-Disposition": f'inline; filename="ceylon-{table.id}.svg"'}
    drawn = draw_picture(screen, outcome(screen.words, screen.scores, SPECTATOR))
    return Response(drawn, headers=headers, media_type="image/svg+xml")


async def record(request: Request) -> Response:
    table = await table_of(request)
    visitor(request, table)
    await tables_of(request).reveal(table)
    headers = {"Content-Disposition": f'attachment; filename="{table.id}.ceylon"'}
    names = names_at(words_for(request), table)
    return PlainTextResponse(table.record(names).text(), headers=headers)


async def report(request: Request) -> Response:
    """The record for a report: whole for a player of a finished game, else what the seat knows."""
    table = await table_of(request)
    who = await reader(request, table)
    if table.game.over and who.role != READ:
        return Json(
            {"partial": False, "text": table.record(names_at(words_for(request), table)).text()}
        )
    bots = [each.bot is not None for each in table.seatings]
    return Json(partial_record(table.history, table.viewer(who.role), bots))


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
    if HOST in (links := known_links(request, table)):
        remember_links(response, request, following.id, links)
    return response


ROUTES: Final = [
    Route("/", start, methods=["GET"]),
    Route("/key", unlock, methods=["POST"]),
    Route("/tables", make, methods=["POST"]),
    Route("/records", open_record, methods=["POST"]),
    Route("/t/{id}", show, methods=["GET"]),
    Route("/t/{id}/moment", moment, methods=["GET"]),
    Route("/t/{id}/log", whole_log, methods=["GET"]),
    Route("/t/{id}/stream", stream, methods=["GET"]),
    Route("/t/{id}/look", lift, methods=["POST"]),
    Route("/t/{id}/finished", finished, methods=["GET"]),
    Route("/t/{id}/picture", picture, methods=["GET"]),
    Route("/t/{id}/record", record, methods=["GET"]),
    Route("/t/{id}/report", report, methods=["GET"]),
    Route("/t/{id}/deal", deal, methods=["GET"]),
    Route("/t/{id}/again", again, methods=["POST"]),
    Route("/t/{id}/next", next_table, methods=["GET"]),
]
