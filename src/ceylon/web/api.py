"""The table as JSON, so that other clients and bots can play with nothing but HTTP."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ceylon.errors import N_, CeylonError
from ceylon.rules.options import Options
from ceylon.store import Seating
from ceylon.table import Table, Tables
from ceylon.table.refusals import NotAllowed, NotNow, Stale, Unfit, UnknownTable
from ceylon.table.roles import HOST, WATCH, seat_of, seat_role
from ceylon.table.seats import HUMAN, OPEN
from ceylon.table.tables import PACE
from ceylon.web import schemas
from ceylon.web.answers import Encoded, Json, WrongKind, refused
from ceylon.web.checking import Schema, check, parsed
from ceylon.web.hinting import hints_as_json
from ceylon.web.openapi import description
from ceylon.web.sending import table_json
from ceylon.web.showing import seated
from ceylon.web.speaking import words_for
from ceylon.web.streams import Streams
from ceylon.web.visitors import Visitor, remember, visitor

Body = dict[str, Any]
_WHOLE: Final = re.compile(r"[0-9]{1,9}")
Act = Callable[[Request, Table, Visitor, Body], Awaitable[Response | None]]


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def table_of(request: Request) -> Table:
    return await tables_of(request).table(request.path_params["id"])


async def body_of(request: Request, schema: Schema) -> Body:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise WrongKind
    body: Body = check(parsed(await request.body()), schema)
    return body


def shown(request: Request, table: Table, who: Visitor, since: int = 0) -> bytes:
    """The table as this visitor sees it, in JSON."""
    return table_json(table, who, words_for(request), since)


# Making a table


async def make(request: Request) -> Response:
    body = await body_of(request, schemas.NEW_TABLE)
    table, links = await made(tables_of(request), body)
    answer = {
        "table": table.id,
        "digest": table.digest,
        "links": {role: link(request, table, secret) for role, secret in links.items()},
        "secrets": dict(links),
    }
    response = Json(answer, 201, {"Location": f"/api/tables/{table.id}"})
    remember(response, request, table.id, HOST, links[HOST])
    return response


async def made(tables: Tables, body: Body) -> tuple[Table, dict[str, str]]:
    """A table as its description says."""
    seats = body["seats"]
    options = Options(
        len(seats),
        without=body.get("without", "uva"),
        starting_tiles=body.get("starting_tiles", False),
        start=body.get("start"),
        railway=body.get("railway", "drawn"),
    )
    if len(seats) == 1 and seats[0]["kind"] == OPEN:
        raise Unfit(N_("somebody must sit down to a solo game"))
    seatings = [Seating(at, each["kind"], each.get("name", "")) for at, each in enumerate(seats)]
    pace, hints = float(body.get("pace", PACE)), body.get("hints", False)
    table, links = await tables.create(options, seatings, pace=pace, hints=hints)
    return table, dict(links)


def link(request: Request, table: Table, secret: str) -> str:
    return str(request.url_for("join", id=table.id, secret=secret))


# Looking


async def look(request: Request) -> Response:
    table = await table_of(request)
    who = visitor(request, table)
    return Encoded(shown(request, table, who, _since(request)))


def _since(request: Request) -> int:
    text = request.query_params.get("since", "0")
    number = int(text) if _WHOLE.fullmatch(text) else text
    return int(check(number, schemas.VERSION, "since"))


async def stream(request: Request) -> Response:
    table = await table_of(request)
    who = visitor(request, table)
    streams: Streams = request.app.state.streams
    words = words_for(request)
    return streams.response(request, table, who, lambda since: table_json(table, who, words, since))


async def record(request: Request) -> Response:
    """The whole game, once it is over: until then it holds what nobody may know."""
    table = await table_of(request)
    visitor(request, table)
    deal = await tables_of(request).revealed(table)
    return Json({"digest": table.digest, "deal": deal, "record": table.record().text()})


async def openapi(_request: Request) -> Response:
    return Json(description())


# Acting


def acting(schema: Schema, act: Act) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that reads a body, acts, and answers with the fresh table."""

    async def endpoint(request: Request) -> Response:
        table = await table_of(request)
        who = visitor(request, table)
        body = await body_of(request, schema)
        before = len(table.position.made)
        try:
            answer = await act(request, table, who, body)
        except CeylonError as refusal:
            fresh = shown(request, table, who) if isinstance(refusal, Stale | NotNow) else None
            return refused(refusal, seated(words_for(request), table), fresh)
        since = min(before, len(table.position.made))
        return answer or Encoded(shown(request, table, who, since))

    return endpoint


async def choose(_request: Request, table: Table, who: Visitor, body: Body) -> None:
    await table.play(who.seat(table), body["choice"], body["version"], body["key"])


async def undo(_request: Request, table: Table, who: Visitor, body: Body) -> None:
    turn = body.get("whole_turn", False)
    await table.undo(who.seat(table), body["version"], body["key"], turn=turn)


async def hint(request: Request, table: Table, who: Visitor, body: Body) -> Response:
    """The best choices for the seat that asks, and nobody else hears of it."""
    seat, version = who.seat(table), body["version"]
    found = await tables_of(request).hints.given(table, seat, version)
    words = seated(words_for(request), table)
    return Json({"version": version, "hints": list(hints_as_json(table.game, found, words))})


async def ask(_request: Request, table: Table, who: Visitor, body: Body) -> None:
    await table.ask_to_undo(who.seat(table), body["version"])


async def answer(_request: Request, table: Table, who: Visitor, body: Body) -> None:
    await table.answer(who.seat(table), body["version"], accept=body["accept"])


async def lift(_request: Request, table: Table, who: Visitor, _body: Body) -> None:
    who.needs_host()
    table.lift()


async def skip(request: Request, table: Table, who: Visitor, _body: Body) -> None:
    if who.role == WATCH and not who.host:
        raise NotAllowed(N_("who watches does not choose"))
    tables_of(request).skip(table.id)


async def rename(_request: Request, table: Table, who: Visitor, body: Body) -> None:
    """A person takes their seat under a name."""
    seat = seat_of(who.role)
    if seat is None:
        raise NotAllowed(N_("who watches does not choose"))
    await table.seat(Seating(seat, HUMAN, body["name"]))


async def reseat(request: Request, table: Table, who: Visitor, body: Body) -> None:
    """The host gives a seat to a bot, to a person, or to whoever comes."""
    who.needs_host()
    await give(table, int(request.path_params["seat"]), body)


async def give(table: Table, seat: int, body: Body) -> None:
    """Somebody else sits at a seat, under the old name if there is no new one."""
    if seat >= len(table.seatings):
        raise UnknownTable
    name = body.get("name", table.seatings[seat].name)
    await table.seat(Seating(seat, body["kind"], name))


async def take(request: Request, table: Table, _who: Visitor, body: Body) -> Response:
    """Whoever comes first sits down at an open seat."""
    seat = body["seat"]
    if seat >= len(table.seatings) or table.seatings[seat].kind != OPEN:
        raise NotNow(N_("this seat is taken"))
    await table.seat(Seating(seat, HUMAN, body.get("name", "")))
    role = seat_role(seat)
    secret = await table.reissue(role)
    response = Json({"role": role, "link": link(request, table, secret), "secret": secret})
    remember(response, request, table.id, role, secret)
    return response


async def reissue(request: Request, table: Table, who: Visitor, body: Body) -> Response:
    who.needs_host()
    role = body["role"]
    secret = await table.reissue(role)
    response = Json({"role": role, "link": link(request, table, secret), "secret": secret})
    if role == HOST and who.by_cookie:
        remember(response, request, table.id, role, secret)
    return response


_AT: Final = "/api/tables/{id}"
ROUTES: Final = [
    Route("/api/openapi.json", openapi, methods=["GET"]),
    Route("/api/tables", make, methods=["POST"]),
    Route(_AT, look, methods=["GET"]),
    Route(f"{_AT}/stream", stream, methods=["GET"]),
    Route(f"{_AT}/record", record, methods=["GET"]),
    Route(f"{_AT}/choices", acting(schemas.CHOICE, choose), methods=["POST"]),
    Route(f"{_AT}/undo", acting(schemas.UNDO, undo), methods=["POST"]),
    Route(f"{_AT}/undo/ask", acting(schemas.ASK, ask), methods=["POST"]),
    Route(f"{_AT}/undo/answer", acting(schemas.ANSWER, answer), methods=["POST"]),
    Route(f"{_AT}/hint", acting(schemas.HINT, hint), methods=["POST"]),
    Route(f"{_AT}/curtain", acting(schemas.EMPTY, lift), methods=["POST"]),
    Route(f"{_AT}/skip", acting(schemas.EMPTY, skip), methods=["POST"]),
    Route(f"{_AT}/name", acting(schemas.NAMING, rename), methods=["POST"]),
    Route(f"{_AT}/take", acting(schemas.TAKE, take), methods=["POST"]),
    Route(f"{_AT}/links", acting(schemas.LINK, reissue), methods=["POST"]),
    Route(f"{_AT}/seats/{{seat:int}}", acting(schemas.SEATING, reseat), methods=["POST"]),
]
