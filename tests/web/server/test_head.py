"""HEAD of every page answers as GET would, and changes nothing: apps use it for previews."""

import asyncio
import json
import sqlite3
from asyncio import run
from pathlib import Path

import pytest
from starlette.applications import Starlette
from tests.web.server.asgi import Answered, Asked, answered, running
from tests.web.server.attack import JSON, LONGEST, finished

from ceylon.web.server.routes import api, host, learn, review, rules, tables, upkeep

ROUTES = [
    *api.ROUTES,
    *host.ROUTES,
    *tables.ROUTES,
    *review.ROUTES,
    *rules.ROUTES,
    *learn.ROUTES,
    *upkeep.ROUTES,
]
PATHS = sorted({each.path for each in ROUTES if "GET" in (each.methods or ())})
NOT_THE_SAME = {"content-length", "date"}


async def open_table(app: Starlette) -> dict[str, str]:
    """A table with an open seat, and what a path needs to come to it by that seat's link."""
    body = json.dumps({"seats": [{"kind": "human"}, {"kind": "open"}], "pace": 0}).encode()
    made = json.loads((await answered(app, Asked("POST", "/api/tables", [JSON], body))).body)
    return {"id": made["table"], "secret": made["secrets"]["seat 2"]}


async def finished_table(app: Starlette) -> dict[str, str]:
    """A game that is over, with the host's link."""
    table, secrets = await finished(app, LONGEST)
    return {"id": table, "secret": secrets[0]}


def effects(app: Starlette, store: Path, table: str) -> object:
    """All that a request could change: rows, the table in memory, streams, and analyses."""
    with sqlite3.connect(store) as rows:
        names = [
            row[0] for row in rows.execute("select name from sqlite_master where type='table'")
        ]
        stored = {name: rows.execute(f"select * from {name}").fetchall() for name in names}  # noqa: S608 - the names are ours
    live = app.state.tables._tables[table]
    memory = (live.revision, live.seatings, dict(live.links), live.presence.streams)
    return stored, memory, app.state.reviews.running, len(app.state.streams._open)


async def asked(app: Starlette, method: str, path: str, at: dict[str, str]) -> Answered:
    authorization = (b"authorization", f"Bearer {at['secret']}".encode())
    request = Asked(
        method, path.format(**at, at="9", key="x"), [authorization, (b"accept", b"text/html")]
    )
    return await asyncio.wait_for(answered(app, request), 5)


@pytest.mark.parametrize("path", PATHS)
def test_head_changes_nothing(tmp_path: Path, path: str) -> None:
    """Neither at a table that waits for somebody, nor at one whose game is over."""

    async def look() -> None:
        store = tmp_path / "tables.db"
        async with running(store) as app:
            for at in (await open_table(app), await finished_table(app)):
                before = effects(app, store, at["id"])
                head = await asked(app, "HEAD", path, at)
                assert effects(app, store, at["id"]) == before
                assert head.status < 500
                if not path.endswith("/stream"):  # a stream has no end
                    get = await asked(app, "GET", path, at)
                    assert head.status == get.status
                    assert differing(head, get) <= NOT_THE_SAME

    run(look())


def differing(one: Answered, other: Answered) -> set[str]:
    names = one.headers.keys() | other.headers.keys()
    return {name for name in names if one.headers.get(name) != other.headers.get(name)}


def test_head_of_a_stream_ends(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(tmp_path / "tables.db") as app:
            at = await open_table(app)
            for path in ("/t/{id}/stream", "/api/tables/{id}/stream"):
                head = await asked(app, "HEAD", path, at)
                assert head.status == 200
                assert head.headers["content-type"].startswith("text/event-stream")
                stranger = await asked(app, "HEAD", path, {**at, "secret": "x"})
                assert stranger.status == 401

    run(look())
