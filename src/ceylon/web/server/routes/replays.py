"""The routes to other games: the deal of a finished one, or on from its moments or a puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ceylon.errors import N_
from ceylon.ids import Seat
from ceylon.table import Table
from ceylon.table.refusals import NotAllowed, NotNow
from ceylon.table.roles import WATCH
from ceylon.web.server import forms
from ceylon.web.server.keys import needs_key
from ceylon.web.server.requests import number_of, tables_of
from ceylon.web.server.routes.puzzles import puzzle_of
from ceylon.web.server.validation import Malformed
from ceylon.web.server.visitors import Visitor, remember_host, visitor

REPLAY: Final = "replay"
"""Tells the page that this game has been seen before: it does not count among the finished ones."""


async def play_another(request: Request) -> Response:
    """A new table against bots: on from a puzzle or a moment of a finished game, or its deal.

    It is not below the address of the finished table, since it counts as creating one.
    """
    needs_key(request)
    new, links = await _another(request, await forms.form_of(request))
    response = RedirectResponse(f"/t/{new.id}#{REPLAY}", 303)
    remember_host(response, request, new.id, links)
    return response


async def _another(request: Request, form: forms.Form) -> tuple[Table, Mapping[str, str]]:
    tables = tables_of(request)
    if form.get("puzzle"):
        puzzle = puzzle_of(form["puzzle"])
        return await tables.play_from(puzzle.record([""] * puzzle.options.seats), puzzle.seat)
    table = await tables.table(form.get("table", ""))
    seat = _seat(table, visitor(request, table), form)
    if form.get("at"):
        return await tables.play_on(table, _moment(table, form["at"]), seat)
    return await tables.same_deal(table, seat)


def _seat(table: Table, who: Visitor, form: forms.Form) -> Seat:
    """The seat to play at: the one that was chosen, else the visitor's own, else the first."""
    if who.role == WATCH and not who.host:
        raise NotAllowed(N_("spectators cannot choose"))
    if not table.game.over:
        raise NotNow(N_("the game is not over yet"))
    chosen = number_of(form.get("seat", ""))
    if chosen is not None and chosen < len(table.seatings):
        return Seat(chosen)
    return max(Seat(0), table.viewer(who.role))


def _moment(table: Table, text: str) -> int:
    at = number_of(text)
    if at is None or at >= len(table.history.steps):
        raise Malformed(N_("this game has no such moment"))
    return at


ROUTES: Final = [Route("/replays", play_another, methods=["POST"])]
