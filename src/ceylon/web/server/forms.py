"""The forms of the pages, translated into what the API reads. They work without a script."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from ceylon import bots
from ceylon.errors import N_, excerpt
from ceylon.ids import Seat
from ceylon.seats import BOT, HERE
from ceylon.table import Table
from ceylon.table.refusals import Unfit
from ceylon.table.roles import role_of
from ceylon.table.seatings import LONGEST_NAME
from ceylon.web.server.validation import Malformed

Form = Mapping[str, str]
ME: Final = "me"
NONE: Final = "none"
_SEATS: Final = range(1, 5)
_LONGEST_NUMBER: Final = 9
_LONGEST_SECRET: Final = 100
_MOST_LINKS: Final = 6
"""To four seats, to watch, and the host's."""
_NOW: Final = {"seats": [{"kind": HERE}, {"kind": bots.USUAL}, {"kind": bots.USUAL}]}
"""One click: against two bots."""


@asynccontextmanager
async def _parts(request: Request) -> AsyncIterator[FormData]:
    """The parts of a form; files among them are closed afterwards. Raises Malformed."""
    try:
        form = await request.form()
    except HTTPException:
        raise Malformed(N_("this form cannot be read")) from None
    try:
        yield form
    finally:
        await form.close()


async def form_of(request: Request) -> dict[str, str]:
    async with _parts(request) as parts:
        return {name: str(value) for name, value in parts.items()}


async def links_of(request: Request, table: Table) -> dict[str, str]:
    """The secrets of links that a page shows, by their roles; those that are still good."""
    async with _parts(request) as parts:
        sent = [str(secret)[:_LONGEST_SECRET] for secret in parts.getlist("secret")]
    found = {
        role: secret for secret in sent[:_MOST_LINKS] if (role := role_of(table.links, secret))
    }
    return {role: found[role] for role in table.links if role in found}


async def record_of(request: Request) -> str:
    """The text of a record, sent as a file or in a field; raises Unfit."""
    async with _parts(request) as parts:
        file, text = parts.get("file"), parts.get("text", "")
        data = await file.read() if isinstance(file, UploadFile) else b""
    try:
        return data.decode("utf-8-sig") or str(text)
    except UnicodeDecodeError:
        raise Unfit(N_("this is not UTF-8 text")) from None


def table_body(form: Form) -> dict[str, Any]:
    """A new table as the API describes one; raises Unfit."""
    if form.get("play") == "now":
        return dict(_NOW)
    body: dict[str, Any] = {"seats": list(_seats(form))}
    if form.get("hints"):
        body["hints"] = True
    if form.get("starting_tiles"):
        body["starting_tiles"] = True
    elif form.get("start"):
        body["start"] = _start(form["start"], len(body["seats"]))
    for name in ("without", "railway"):
        if form.get(name):
            body[name] = form[name]
    return body


def _seats(form: Form) -> Iterator[dict[str, str]]:
    if form.get("play") == "solo":
        yield {"kind": HERE, "name": form.get("name1", "")[:LONGEST_NAME]}
        return
    kinds = [form.get(f"kind{seat}", NONE) for seat in _SEATS]
    if len([kind for kind in kinds if kind != NONE]) < 2:
        raise Unfit(N_("S1: a table has two to four seats; to play alone, choose the solo game"))
    for seat, kind in zip(_SEATS, kinds, strict=True):
        if kind != NONE:
            yield {"kind": _kind(kind), "name": form.get(f"name{seat}", "")[:LONGEST_NAME]}


def _kind(kind: str) -> str:
    """A person at the host's screen is HERE; alone, they never see a curtain."""
    return {ME: HERE, BOT: bots.USUAL}.get(kind, kind)


def _start(text: str, seats: int) -> Seat:
    """The seat that starts, counted from 0."""
    whole = text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER
    seat = int(text) if whole else 0
    if not 1 <= seat <= seats:
        raise Unfit(
            N_("S1: seat {seat} cannot start: there is no such seat"), {"seat": excerpt(text)}
        )
    return Seat(seat - 1)
