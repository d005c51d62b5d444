"""The table as JSON, so that other clients and bots can play with nothing but HTTP."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ceylon.errors import N_, CeylonError
from ceylon.ids import SPECTATOR
from ceylon.rules.choices import choice_of
from ceylon.rules.view import View
from ceylon.seats import HUMAN, Seating
from ceylon.sight.data.advice import coach_data, hints_data
from ceylon.sight.data.companies import distribution_data
from ceylon.sight.data.rule_texts import rules_data
from ceylon.table import Table
from ceylon.table.refusals import NotAllowed, NotNow, Stale
from ceylon.table.roles import HOST, WATCH, seat_of, seat_role
from ceylon.table.screens import names_at, seated
from ceylon.web.server.answers import Encoded, Json, refusal
from ceylon.web.server.bodies import (
    AnswerBody,
    ChoiceBody,
    EmptyBody,
    LinkBody,
    NameBody,
    NewTableBody,
    ReseatBody,
    TakeBody,
    UndoBody,
    Version,
    VersionBody,
)
from ceylon.web.server.clients import client_of
from ceylon.web.server.commands import give_seat, make_table
from ceylon.web.server.keys import needs_key
from ceylon.web.server.language import words_for
from ceylon.web.server.openapi import description
from ceylon.web.server.payloads import table_json
from ceylon.web.server.replies import (
    HintsData,
    LinkData,
    MadeData,
    RevealedData,
    Stored,
    ViewData,
)
from ceylon.web.server.requests import (
    body_of,
    link,
    newest_table_of,
    prefers_minimal,
    table_of,
    tables_of,
)
from ceylon.web.server.streams import Streams
from ceylon.web.server.validation import SENT, check
from ceylon.web.server.visitors import Visitor, remember, visitor

_WHOLE: Final = re.compile(r"[0-9]{1,9}")
_MINIMAL: Final = {"Preference-Applied": "return=minimal"}
B = TypeVar("B")
Act = Callable[[Request, Table, Visitor, B], Awaitable[Response | None]]


def seen_table(request: Request, table: Table, who: Visitor, since: int = 0) -> bytes:
    """The table as this visitor sees it, in JSON."""
    return table_json(table, who, words_for(request), since)


# Making a table


async def make(request: Request) -> Response:
    needs_key(request)
    body = await body_of(request, NewTableBody)
    table, links = await make_table(tables_of(request), body)
    table.patron = client_of(request)
    urls = {role: link(request, table, secret) for role, secret in links.items()}
    made = MadeData(table.id, table.digest, urls, links)
    response = Json(made, 201, {"Location": f"/api/tables/{table.id}"})
    remember(response, request, table.id, HOST, links[HOST])
    return response


# Looking


async def look(request: Request) -> Response:
    table = await table_of(request)
    who = visitor(request, table)
    return Encoded(seen_table(request, table, who, _since(request)))


def _since(request: Request) -> int:
    text = request.query_params.get("since", "0")
    number = int(text) if _WHOLE.fullmatch(text) else text
    return int(check(number, SENT.of(Version), "since"))


async def stream(request: Request) -> Response:
    table = await newest_table_of(request)
    who = visitor(request, table)
    streams: Streams = request.app.state.streams
    words = words_for(request)
    return streams.response(request, table, who, lambda since: table_json(table, who, words, since))


async def view(request: Request) -> Response:
    """What the visitor's seat knows, as bytes, and what it may choose."""
    table = await table_of(request)
    seat, game = table.viewer(visitor(request, table).role), table.game
    key = b64encode(View.of(game, seat).key()).decode()
    chooses = seat == game.seat and not game.over and table.seatings[seat].bot is None
    legal = game.legal() if chooses else []
    return Json(ViewData(table.version, game.material.box.digest, key, legal))


async def contracts(request: Request) -> Response:
    """The same for everyone, and too large to be sent with every change."""
    table = await table_of(request)
    visitor(request, table)
    return Json(distribution_data(View.of(table.game, SPECTATOR), table.version))


async def record(request: Request) -> Response:
    """The whole game, once it is over: until then it contains what nobody may know."""
    table = await table_of(request)
    visitor(request, table)
    deal = await tables_of(request).reveal(table)
    names = names_at(words_for(request), table)
    return Json(RevealedData(table.digest, deal, table.record(names).text()))


async def openapi(_request: Request) -> Response:
    return Json(description())


async def rules(request: Request) -> Response:
    """All rules, or those that match `?q=`."""
    return Json(rules_data(words_for(request).language, request.query_params.get("q")))


# Acting


def acting(kind: type[B], act: Act[B]) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that reads a body, acts, and answers with the current table.

    A client that prefers a minimal answer gets only the version.
    """

    async def endpoint(request: Request) -> Response:
        table = await table_of(request)
        who = visitor(request, table)
        body = await body_of(request, kind)
        minimal, before = prefers_minimal(request), len(table.history.steps)
        if who.host or seat_of(who.role) is not None:
            table.patron = client_of(request)
        try:
            answer = await act(request, table, who, body)
        except CeylonError as problem:
            whole = isinstance(problem, Stale | NotNow) and not minimal
            fresh = seen_table(request, table, who) if whole else None
            return refusal(problem, seated(words_for(request), table), fresh)
        if answer is not None:
            return answer
        if minimal:
            return Json(Stored(table.version), headers=_MINIMAL)
        since = min(before, len(table.history.steps))
        return Encoded(seen_table(request, table, who, since))

    return endpoint


async def choose(_request: Request, table: Table, who: Visitor, body: ChoiceBody) -> None:
    choice = choice_of(body.choice)
    await table.play(who.seat(table), choice, body.version, body.key)


async def undo(_request: Request, table: Table, who: Visitor, body: UndoBody) -> None:
    turn = body.whole_turn
    await table.undo(who.seat(table), body.version, body.key, turn=turn)


async def hint(request: Request, table: Table, who: Visitor, body: VersionBody) -> Response:
    """The best choices for the seat that asks; nobody else learns of it."""
    seat, version = who.seat(table), body.version
    found = await tables_of(request).hints.give(table, seat, version, client_of(request))
    words = seated(words_for(request), table)
    hints = list(hints_data(table.game, found, words))
    return Json(HintsData(version, hints, coach_data(table.game, found, words)))


async def ask(_request: Request, table: Table, who: Visitor, body: VersionBody) -> None:
    await table.ask_to_undo(who.seat(table), body.version)


async def answer(_request: Request, table: Table, who: Visitor, body: AnswerBody) -> None:
    await table.answer(who.answering(table), body.version, accept=body.accept)


async def lift(_request: Request, table: Table, who: Visitor, _body: EmptyBody) -> None:
    who.needs_host()
    await table.lift()


async def skip(request: Request, table: Table, who: Visitor, _body: EmptyBody) -> None:
    if who.role == WATCH and not who.host:
        raise NotAllowed(N_("spectators cannot choose"))
    await tables_of(request).skip(table.id)


async def rename(_request: Request, table: Table, who: Visitor, body: NameBody) -> None:
    """A person takes their seat under a name."""
    seat = seat_of(who.role)
    if seat is None:
        raise NotAllowed(N_("spectators cannot choose"))
    await table.seat(Seating(seat, HUMAN, body.name))


async def reseat(request: Request, table: Table, who: Visitor, body: ReseatBody) -> None:
    """The host gives a seat to a bot or a person, or opens it."""
    who.needs_host()
    await give_seat(table, request.path_params["seat"], body)


async def take(request: Request, table: Table, who: Visitor, body: TakeBody) -> Response:
    """Take an open seat: first come, first served."""
    seat = body.seat
    who.needs_free_hands(table, seat)
    secret = await table.take(seat, body.name)
    role = seat_role(seat)
    response = Json(LinkData(role, link(request, table, secret), secret))
    remember(response, request, table.id, role, secret)
    return response


async def reissue(request: Request, table: Table, who: Visitor, body: LinkBody) -> Response:
    who.needs_host()
    role = body.role
    secret = await table.reissue(role)
    response = Json(LinkData(role, link(request, table, secret), secret))
    if role == HOST and who.by_cookie:
        remember(response, request, table.id, role, secret)
    return response


_AT: Final = "/api/tables/{id}"
ROUTES: Final = [
    Route("/api/openapi.json", openapi, methods=["GET"]),
    Route("/api/rules", rules, methods=["GET"]),
    Route("/api/tables", make, methods=["POST"]),
    Route(_AT, look, methods=["GET"]),
    Route(f"{_AT}/view", view, methods=["GET"]),
    Route(f"{_AT}/contracts", contracts, methods=["GET"]),
    Route(f"{_AT}/stream", stream, methods=["GET"]),
    Route(f"{_AT}/record", record, methods=["GET"]),
    Route(f"{_AT}/choices", acting(ChoiceBody, choose), methods=["POST"]),
    Route(f"{_AT}/undo", acting(UndoBody, undo), methods=["POST"]),
    Route(f"{_AT}/undo/ask", acting(VersionBody, ask), methods=["POST"]),
    Route(f"{_AT}/undo/answer", acting(AnswerBody, answer), methods=["POST"]),
    Route(f"{_AT}/hint", acting(VersionBody, hint), methods=["POST"]),
    Route(f"{_AT}/curtain", acting(EmptyBody, lift), methods=["POST"]),
    Route(f"{_AT}/skip", acting(EmptyBody, skip), methods=["POST"]),
    Route(f"{_AT}/name", acting(NameBody, rename), methods=["POST"]),
    Route(f"{_AT}/take", acting(TakeBody, take), methods=["POST"]),
    Route(f"{_AT}/links", acting(LinkBody, reissue), methods=["POST"]),
    Route(f"{_AT}/seats/{{seat:seat}}", acting(ReseatBody, reseat), methods=["POST"]),
]
