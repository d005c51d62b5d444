"""What a host can close: creating tables to those without a key, and everything to an address."""

import asyncio
import json
import re
from dataclasses import replace
from pathlib import Path

from starlette.applications import Starlette
from tests.web.server.asgi import Answered, Asked, answered, running
from tests.web.server.attack import JSON
from tests.web.server.launch import WIDE

from ceylon.web.server.settings import Rate
from ceylon.words import LANGUAGES

KEY = "tea in the morning"
FORM = (b"content-type", b"application/x-www-form-urlencoded")
PAGE = (b"accept", b"text/html")
ORIGIN = (b"origin", b"http://ceylon.test")
BODY = json.dumps({"seats": [{"kind": "human"}, {"kind": "open"}]}).encode()
CREATING = (("/tables", b"play=now"), ("/records", b"text=x"), ("/replays", b"puzzle=x"))


async def create(app: Starlette, *headers: tuple[bytes, bytes]) -> Answered:
    return await answered(app, Asked("POST", "/api/tables", [JSON, *headers], BODY))


def cookie(answer: Answered) -> tuple[bytes, bytes]:
    return b"cookie", answer.headers["set-cookie"].partition(";")[0].encode()


def test_only_those_with_the_key_create_tables(tmp_path: Path) -> None:
    """By every route; whoever has a link joins, plays and watches without it."""

    async def act() -> None:
        async with running(tmp_path / "tables.db", private=KEY) as app:
            for path, form in CREATING:
                refused = await answered(app, Asked("POST", path, [FORM, PAGE], form))
                assert refused.status == 403, path
                assert b"this server is private" in refused.body.lower()
            assert (await create(app)).status == 403
            assert (await create(app, (b"authorization", b"Bearer tea"))).status == 403
            made = await create(app, (b"authorization", f"Bearer {KEY}".encode()))
            assert made.status == 201
            found = json.loads(made.body)
            path = f"/api/tables/{found['table']}"
            watching = (b"authorization", f"Bearer {found['secrets']['watch']}".encode())
            assert (await answered(app, Asked("GET", path, [watching]))).status == 200
            taken = Asked("POST", f"{path}/take", [JSON, watching], b'{"seat": 1}')
            assert (await answered(app, taken)).status == 200

    asyncio.run(act())


def test_the_key_is_entered_once(tmp_path: Path) -> None:
    """The start page asks for it; the cookie that keeps it does not contain it."""

    async def act() -> None:
        async with running(tmp_path / "tables.db", private=KEY) as app:
            start = await answered(app, Asked("GET", "/", [PAGE]))
            assert b'action="/key"' in start.body
            assert b'id="now"' not in start.body
            wrong = await answered(app, Asked("POST", "/key", [FORM, PAGE], b"key=coffee"))
            assert wrong.status == 403
            assert "set-cookie" not in wrong.headers
            right = await answered(app, Asked("POST", "/key", [FORM], b"key=tea+in+the+morning"))
            assert right.status == 303
            assert KEY not in right.headers["set-cookie"]
            assert "httponly" in right.headers["set-cookie"].lower()
            start = await answered(app, Asked("GET", "/", [PAGE, cookie(right)]))
            assert b'id="now"' in start.body
            assert b'action="/key"' not in start.body
            assert (await create(app, cookie(right), ORIGIN)).status == 201

    asyncio.run(act())


def test_the_key_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    """Attempts count as creating tables."""

    async def act() -> list[int]:
        limits = replace(WIDE, new_tables=Rate(3, 0.001))
        async with running(tmp_path / "tables.db", limits, private=KEY) as app:
            asked = Asked("POST", "/key", [FORM], b"key=coffee")
            return [(await answered(app, asked)).status for _ in range(5)]

    assert asyncio.run(act()) == [403, 403, 403, 429, 429]


def test_a_blocked_address_gets_nothing(tmp_path: Path) -> None:
    """Nor does its network; others are not concerned."""
    blocked = ("198.51.100.7", "2001:db8:bad::/48", "::ffff:203.0.113.0/120")

    async def act() -> dict[str, int]:
        async with running(tmp_path / "tables.db", blocked=blocked) as app:
            there = ("2001:db8:bad:1::5", "::ffff:198.51.100.7", "203.0.113.5")
            clients = (*blocked[:1], *there, "198.51.100.8", "203.0.114.5")
            return {
                each: (await answered(app, Asked("GET", "/rules", client=each))).status
                for each in clients
            }

    assert list(asyncio.run(act()).values()) == [403] * 4 + [200] * 2


def test_visitors_learn_what_is_stored(tmp_path: Path) -> None:
    """In their language, with what this host has set; the start page leads there."""

    async def pages() -> dict[str, str]:
        contact = "mailto:host@example.org"
        async with running(tmp_path / "tables.db", keep_days=123, contact=contact) as app:
            start = await answered(app, Asked("GET", "/", [PAGE]))
            assert b'href="/privacy"' in start.body
            asked = {each: Asked("GET", f"/privacy?lang={each}", [PAGE]) for each in LANGUAGES}
            return {each: (await answered(app, asked[each])).body.decode() for each in asked}

    found = asyncio.run(pages())
    assert len({re.sub(r"<[^>]*>", "", page) for page in found.values()}) == len(LANGUAGES)
    for page in found.values():
        assert "123" in page
        assert 'href="mailto:host@example.org"' in page
