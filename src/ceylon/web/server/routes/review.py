"""The routes of a finished game's analysis: the review page, its moments, and the same as JSON."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ceylon.analysis import Analysis
from ceylon.errors import N_
from ceylon.ids import SPECTATOR, Seat
from ceylon.rules.choices import choice_of
from ceylon.rules.game import Game
from ceylon.sight.data.advice import analysis_data
from ceylon.sight.screen import Screen, screen_of
from ceylon.table import Table
from ceylon.table.refusals import NoLink, NotNow
from ceylon.table.roles import READ
from ceylon.table.screens import seated
from ceylon.web.pages.moments import ALL_OPEN, BLOCK, Shown, first_eyes, shown_moment
from ceylon.web.pages.retries import place_of, retried, retry_page, retry_screen
from ceylon.web.pages.review import first_moment, made_in, review_page
from ceylon.web.server.answers import Json, html_page
from ceylon.web.server.clients import client_of
from ceylon.web.server.language import words_for
from ceylon.web.server.payloads import screen_of_visitor
from ceylon.web.server.readers import fits, reader, reading_link
from ceylon.web.server.requests import number_of, table_of
from ceylon.web.server.reviews import Reviews, UnderWay
from ceylon.web.server.validation import Malformed
from ceylon.web.server.verdicts import Verdicts
from ceylon.web.server.visitors import Visitor, remember_key, visitor

_AGAIN: Final = {"Retry-After": "1"}
_KEPT: Final = ("at", "seat")
"""What a link to a moment says besides its key: which one, and through whose eyes."""
_LOGGED: Final = 40
"""The number of choices before a moment that certainly contain its last action."""


async def review(request: Request) -> Response:
    """The page; `?at=` and `?seat=` say which moment it shows, and through whose eyes."""
    table, who = await _finished_table(request, reader)
    screen = screen_of_visitor(table, who, words_for(request))
    found = _analysis(request, table, screen.seat)
    at = _moment(request, table, "at", first_moment(screen, found))
    eyes = _eyes(request, table, first_eyes(screen))
    [shown] = _shown(table, screen, found, range(at, at + 1), eyes)
    html = review_page(
        screen,
        found,
        table.moment,
        shown,
        eyes=eyes,
        link=await reading_link(request, table),
        reads=who.role == READ,
    )
    return html_page(request, html)


async def read(request: Request) -> Response:
    """Move the key of a link to a moment into a cookie; whatever is wrong with it is NoLink."""
    table, key = await table_of(request), request.path_params["key"]
    if not await fits(request, table, key):
        raise NoLink
    kept = {name: request.query_params[name] for name in _KEPT if name in request.query_params}
    response = RedirectResponse(f"/t/{table.id}/review?{urlencode(kept)}", 303)
    remember_key(response, request, table.id, key)
    return response


async def moments(request: Request) -> Response:
    """Some moments at once, so that a reader can step through them without waiting."""
    table, who = await _finished_table(request, reader)
    screen = screen_of_visitor(table, who, words_for(request))
    found = _analysis(request, table, screen.seat)
    first = _moment(request, table, "from", 0)
    numbers = range(first, min(first + BLOCK, found.choices + 1))
    eyes = _eyes(request, table, first_eyes(screen))
    return Json({"moments": list(_shown(table, screen, found, numbers, eyes))})


def _shown(
    table: Table, screen: Screen, analysis: Analysis, numbers: range, eyes: str
) -> Iterator[Shown]:
    made = made_in(screen, analysis)
    seat = SPECTATOR if eyes == ALL_OPEN else Seat(int(eyes))
    game = table.moment(numbers.start)
    for at in numbers:
        if at > numbers.start:
            game.push(table.history.steps[at - 1].choice)
        view = _screen_at(table, screen, game, seat, at)
        yield shown_moment(view, game, analysis, made, all_open=eyes == ALL_OPEN)


def _screen_at(table: Table, screen: Screen, game: Game, seat: Seat, at: int) -> Screen:
    since = max(0, at - _LOGGED)
    return screen_of(
        game,
        seat,
        words=screen.words,
        table=table.id,
        version=screen.version,
        shown=at,
        sitters=screen.sitters,
        log=table.history.log.between(since, at),
        ended=True,
    )


def _moment(request: Request, table: Table, name: str, usual: int) -> int:
    text = request.query_params.get(name, "")
    at = number_of(text) if text else usual
    if at is None or at > len(table.history.steps):
        raise Malformed(N_("this game has no such moment"))
    return at


def _eyes(request: Request, table: Table, usual: str) -> str:
    """A seat as text, or ALL_OPEN: in a finished game nothing is hidden any more."""
    text = request.query_params.get("seat", "") or usual
    seat = number_of(text)
    if text != ALL_OPEN and (seat is None or seat >= len(table.seatings)):
        raise Malformed(N_("this table has no such seat"))
    return text


# Choosing once more


async def retry(request: Request) -> Response:
    """The table as its seat saw it at a moment, to choose once more."""
    table, who = await _finished_table(request)
    screen = screen_of_visitor(table, who, words_for(request))
    at = _tried(request, table)
    reviews: Reviews = request.app.state.reviews
    place = place_of(screen, reviews.of(table, screen.seat, begin=False), at)
    return html_page(request, retry_page(_retried(table, screen, at), place))


async def verdict(request: Request) -> Response:
    """What `?choice=` would have been worth there, judged by what its seat could know."""
    table, who = await _finished_table(request)
    screen = screen_of_visitor(table, who, words_for(request))
    at = _tried(request, table)
    choice = choice_of(request.query_params.get("choice", ""))
    table.moment(at).play(choice)  # which refuses what is not legal
    there = _retried(table, screen, at)
    verdicts: Verdicts = request.app.state.verdicts
    client = client_of(request)
    return Json(retried(there, await verdicts.of(table, at, there.view, choice, client)))


def _retried(table: Table, screen: Screen, at: int) -> Screen:
    return retry_screen(screen.words, table.moment(at), screen.sitters, table.history.log, at)


def _tried(request: Request, table: Table) -> int:
    at = number_of(request.path_params["at"])
    if at is None or at >= len(table.history.steps):
        raise Malformed(N_("this game has no such moment"))
    return at


async def analysis(request: Request) -> Response:
    table, who = await _finished_table(request)
    found = _analysis(request, table, table.viewer(who.role))
    if not found.complete:
        return Json(UnderWay(found.done, found.choices + 1), 202, _AGAIN)
    return Json(analysis_data(found, seated(words_for(request), table)))


async def _visitor(request: Request, table: Table) -> Visitor:
    return visitor(request, table)


async def _finished_table(
    request: Request, admit: Callable[[Request, Table], Awaitable[Visitor]] = _visitor
) -> tuple[Table, Visitor]:
    """The table and who is admitted; raises NotNow while the game is in progress, for everyone."""
    table = await table_of(request)
    who = await admit(request, table)
    if not table.game.over:
        raise NotNow(
            N_("a game can be analysed only when it is over: until then some cards are hidden")
        )
    return table, who


def _analysis(request: Request, table: Table, seat: Seat) -> Analysis:
    """As far as it has come."""
    reviews: Reviews = request.app.state.reviews
    return reviews.of(table, seat, client_of(request), begin=request.method != "HEAD")


ROUTES: Final = [
    Route("/t/{id}/review", review, methods=["GET"]),
    Route("/t/{id}/read/{key}", read, methods=["GET"], name="read"),
    Route("/t/{id}/moments", moments, methods=["GET"]),
    Route("/t/{id}/retry/{at}", retry, methods=["GET"]),
    Route("/t/{id}/retry/{at}/verdict", verdict, methods=["GET"]),
    Route("/api/tables/{id}/analysis", analysis, methods=["GET"]),
]
