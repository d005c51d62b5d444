"""Every refusal is said in the reader's language, as a page and as JSON.

In the stretched pseudo-language every word of the catalogues has accents: one without them did not
come from there.
"""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from tests.web.drawing.test_table_page import Reader
from tests.web.server.asgi import Answered, Asked, answered, running
from tests.web.server.attack import FORM, JSON
from tests.web.server.launch import WIDE
from tests.words.stretched import ENGLISH, stretched_words, unaccented

from ceylon.store import Unavailable
from ceylon.table.refusals import Unreadable
from ceylon.web.server import language
from ceylon.web.server.answers import TooSlow, sentence_of
from ceylon.web.server.openapi import description
from ceylon.web.server.settings import Rate
from ceylon.words import LANGUAGES

STRETCHED = stretched_words("stretched")
HTML = (b"accept", b"text/html")
RECORD = min(Path("tests/golden").glob("*.ceylon"), key=lambda file: file.stat().st_size)
SHOWN = {"Ceylon", "zyx", *(name[:1].upper() + name[1:] for name in LANGUAGES.values())}
"""On every page: the game and the languages, each in its own words. The rest was sent, or
is the name of a field in what was sent, with the letters that it has there."""


def names_in(schema: Any) -> Iterator[str]:  # noqa: ANN401 - as JSON has it
    """The notation of the API: its fields, their types, and the values that they may have."""
    if isinstance(schema, dict):
        yield from schema.get("properties", ())
        yield from (str(each) for each in schema.get("enum", ()))
        yield from str(schema.get("type", "")).split("'")
        for value in schema.values():
            yield from names_in(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from names_in(value)


OTHERS = re.compile(r"<template lang=.*?</template>", re.DOTALL)
"""The same refusal in the other languages, for a reader who changes theirs."""
NOTATION = {word for name in names_in(description()) for word in re.findall(r"\w+", name)}


@dataclass(frozen=True)
class Table:
    id: str
    secrets: dict[str, str]

    def by(self, role: str, asked: Asked) -> Asked:
        bearer = (b"authorization", f"Bearer {self.secrets[role]}".encode())
        return replace(asked, headers=[*asked.headers, bearer])


async def made(app: Starlette, *seats: str, **more: object) -> Table:
    body = {"seats": [{"kind": kind} for kind in seats], "pace": 0, **more}
    answer = await answered(app, Asked("POST", "/api/tables", [JSON], json.dumps(body).encode()))
    found = json.loads(answer.body)
    return Table(found["table"], found["secrets"])


def posted(path: str, body: object) -> Asked:
    return Asked("POST", path, [JSON], json.dumps(body).encode())


# What is refused

TWO = [{"kind": "human"}, {"kind": "human"}]
NEW: tuple[object, ...] = (
    *({}, [], {"seats": 1}, {"seats": []}, {"seats": [{"kind": "zyx"}]}, {"seats": TWO * 3}),
    *({"seats": TWO, "zyx": 1}, {"seats": TWO, "pace": 99}, {"seats": TWO, "start": 3}),
    *({"seats": TWO, "without": "zyx"}, {"seats": TWO, "railway": "built", "start": -1}),
    *({"seats": [{"kind": "human", "name": "x" * 99}] * 2}, {"seats": [{"kind": "chance"}]}),
    *({"seats": [{"kind": "human", "name": "\u202e"}] * 2}, {"seats": [{"kind": "open"}]}),
    *({"seats": TWO, "starting_tiles": True, "start": 1}, {"seats": TWO[:1], "start": 1}),
    {"seats": TWO[:1], "starting_tiles": True},
)
CHOICES = (
    *(
        {"choice": "zyx"},
        {"choice": "rupees"},
        {"choice": "plant K3"},
        {"choice": "trade 1 points"},
    ),
    *({"choice": "move U1", "version": 7}, {"choice": 7}, {"choice": "rupees", "version": -1}),
    *({"choice": "rupees", "key": ""}, {"choice": "rupees", "zyx": 0}, {"version": None}),
)
FORMS = ("kind1=me", "kind1=me&kind2=zyx", "kind1=me&kind2=bot&start=9", "play=zyx", "without=zyx")
PAGES = ("", "/finished", "/review", "/deal", "/record", "/next", "?at=zyx", "?at=9999", "/host")


def refused(table: Table) -> Iterator[Asked]:
    at, page = f"/api/tables/{table.id}", f"/t/{table.id}"
    missing = ("/zyx", "/t/zyx", "/join?code=zyx", "/join", "/api")
    yield from (Asked("GET", path) for path in missing)
    yield from (Asked("PUT", path) for path in ("/", at, page))
    yield from (Asked("GET", page + more) for more in (*PAGES, "/join/zyx"))
    yield from (posted("/api/tables", body) for body in NEW)
    yield from (Asked("POST", "/api/tables", [JSON], body) for body in (b"", b"{", b"\xff"))
    yield Asked("POST", "/api/tables", [FORM], b"kind=zyx")
    yield from (Asked("POST", "/tables", [FORM], form.encode()) for form in FORMS)
    yield Asked("POST", "/tables", [FORM, (b"origin", b"http://zyx.test")], b"play=now")
    yield Asked("POST", "/tables", [FORM], b"x" * 100_000)
    for role in table.secrets:
        yield from (table.by(role, Asked("GET", page + more)) for more in PAGES)
        for body in CHOICES:
            yield table.by(role, posted(f"{at}/choices", {"version": 0, "key": "k", **body}))
        for what in ("undo", "undo/ask", "undo/answer", "hint", "curtain", "take", "links", "name"):
            for body in ({}, {"version": 0}, {"version": 0, "accept": True}, {"name": "x" * 99}):
                yield table.by(role, posted(f"{at}/{what}", body))
        yield table.by(role, posted(f"{at}/undo", {"version": 0, "key": "k"}))
        yield table.by(role, posted(f"{at}/take", {"seat": 0}))
        yield table.by(role, posted(f"{at}/links", {"role": "seat 9"}))
        yield table.by(role, posted(f"{at}/seats/0", {"kind": "zyx"}))
        yield table.by(role, posted(f"{at}/seats/7", {"kind": "human"}))
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    for number in (0, 1, 3, 6, len(lines) // 2, len(lines) - 1):
        for other in ([], [f"zyx {lines[number]}"], [lines[number].split(" ")[0] + " ?"]):
            text = "\n".join([*lines[:number], *other, *lines[number + 1 :]])
            yield Asked("POST", "/records", [FORM], f"text={quote(text)}".encode())


async def broken(_request: Request) -> Response:
    raise RuntimeError("zyx")


async def refusals(store: Path, *, lang: str = "") -> list[Answered]:
    """Each of them as JSON and as a page."""
    found = []
    accepted = [(b"accept-language", lang.encode())] if lang else []
    async with running(store) as app:
        app.router.routes.insert(0, Route("/broken", broken))
        table = await made(app, "human", "human")
        for asked in (*refused(table), Asked("GET", "/broken")):
            for kind in ([], [HTML]):
                wanted = replace(asked, headers=[*asked.headers, *accepted, *kind])
                found.append(await answered(app, wanted))
    async with running(store, replace(WIDE, client=Rate(0, 0))) as app:
        found.append(await answered(app, Asked("GET", "/", [*accepted, HTML])))
    return [each for each in found if each.status >= 400]


def told(answer: Answered) -> str:
    """What a person reads of it."""
    if answer.headers["content-type"] == "application/json":
        return str(json.loads(answer.body)["error"]["sentence"])
    page = Reader(OTHERS.sub("", answer.body.decode()))
    return "\n".join([*page.text, *page.values("aria-label"), *page.values("title")])


def without_notation(text: str) -> str:
    return re.sub(r"[\w-]+", lambda word: "" if word[0] in NOTATION else word[0], text)


def test_no_word_bypasses_the_catalogues(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither in a sentence nor on its page (criterion 47)."""
    monkeypatch.setattr(language, "_words", lambda _language: STRETCHED)
    found = asyncio.run(refusals(tmp_path / "tables.db"))
    assert {401, 403, 404, 405, 409, 413, 415, 422, 429, 500} <= {each.status for each in found}
    assert len({told(each) for each in found}) > 60
    allowed = SHOWN | NOTATION | set(re.findall(r"\w+", RECORD.read_text(encoding="utf-8")))
    assert not {word for each in found for word in unaccented(told(each))} - allowed


def test_what_is_rarely_refused() -> None:
    for error in (Unavailable(), Unreadable(), TooSlow()):
        assert not unaccented(sentence_of(error, STRETCHED))


@pytest.mark.parametrize("lang", [each for each in LANGUAGES if each != "en"])
def test_no_english_is_said(tmp_path: Path, lang: str) -> None:
    """To a reader of another language (criterion 47)."""
    found = asyncio.run(refusals(tmp_path / "tables.db", lang=lang))
    assert {each.headers["content-language"] for each in found} == {lang}
    for each in found:
        assert not ENGLISH.search(without_notation(told(each))), told(each)
