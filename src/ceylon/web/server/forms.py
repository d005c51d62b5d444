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
from ceylon.table.refusals import Unfit
from ceylon.table.seatings import LONGEST_NAME
from ceylon.web.server.validation import Malformed

Form = Mapping[str, str]
ME: Final = "me"
NONE: Final = "none"
_SEATS: Final = range(1, 5)
_OPPONENTS: Final = ("1", "2", "3")
_LONGEST_NUMBER: Final = 9


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
        return {"seats": _against(form.get("level", bots.USUAL), form.get("opponents", ""))}
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


def _against(level: str, opponents: str) -> list[dict[str, str]]:
    """One click: against so many bots, or two."""
    number = int(opponents) if opponents in _OPPONENTS else 2
    return [{"kind": HERE}, *({"kind": level} for _ in range(number))]


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
