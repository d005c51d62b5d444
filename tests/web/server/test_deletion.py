"""A table is deleted as a whole: by its host, or because nothing has happened for a long time."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from starlette.applications import Starlette
from tests.web.server.asgi import Answered, Asked, answered, running
from tests.web.server.attack import JSON

from ceylon.store.database_tables import METADATA

KEPT = {"schema_version", "boxes", "sessions", "thoughts", "allowances"}
"""What belongs to no game."""
PEOPLE: dict[str, object] = {"seats": [{"kind": "human"}, {"kind": "human"}]}
SEATS: dict[str, object] = {
    "seats": [{"kind": "human", "name": "Ana"}, {"kind": "chance"}],
    "pace": 0,
}
PAGE = (b"accept", b"text/html")


async def made(app: Starlette, seats: dict[str, object] = SEATS) -> tuple[str, dict[str, str]]:
    """A table with its secrets."""
    body = json.dumps(seats).encode()
    found = json.loads((await answered(app, Asked("POST", "/api/tables", [JSON], body))).body)
    return found["table"], found["secrets"]


def by(secret: str) -> tuple[bytes, bytes]:
    return b"authorization", f"Bearer {secret}".encode()


def rows(store: Path, table: str) -> dict[str, int]:
    """How many rows of a game there are, in each table of the database."""
    with sqlite3.connect(store) as connection:
        found = {}
        for name in set(METADATA.tables) - KEPT:
            column = "id" if name == "games" else "game"
            query = f"select count(*) from {name} where {column} = ?"  # noqa: S608 - names are ours
            found[name] = connection.execute(query, (table,)).fetchone()[0]
    return found


async def is_watched(app: Starlette, table: str) -> None:
    """Returns when somebody has an open stream."""
    found = await app.state.tables.table(table)
    while not found.presence.streams:
        await found.wait_for_change(found.revision)


async def choose(app: Starlette, table: str, secret: str) -> Answered:
    """The next choice of the person."""
    while True:
        looked = await answered(app, Asked("GET", f"/api/tables/{table}", [by(secret)]))
        now = json.loads(looked.body)
        if now["choices"]:
            break
        await asyncio.sleep(0.01)
    body = {"choice": now["choices"][0]["text"], "version": now["version"], "key": "k"}
    path = f"/api/tables/{table}/choices"
    return await answered(app, Asked("POST", path, [JSON, by(secret)], json.dumps(body).encode()))


def played(store: Path, act: Callable[[Starlette], Awaitable[None]]) -> None:
    async def play() -> None:
        async with running(store) as app:
            await act(app)

    asyncio.run(play())


def test_the_host_deletes_a_table(tmp_path: Path) -> None:
    """Nothing of it remains, its streams end, and its links lead nowhere; others are untouched."""
    store = tmp_path / "tables.db"

    async def act(app: Starlette) -> None:
        table, secrets = await made(app)
        other, others = await made(app)
        assert (await choose(app, table, secrets["seat 1"])).status == 200
        before = rows(store, other)
        assert rows(store, table)["choices"] > 0
        stream = Asked("GET", f"/api/tables/{table}/stream", [by(secrets["watch"])])
        watching = asyncio.create_task(answered(app, stream))
        await is_watched(app, table)
        host = [by(secrets["host"]), PAGE]
        page = await answered(app, Asked("GET", f"/t/{table}/host/delete", host))
        assert page.status == 200
        assert b"cannot be undone" in page.body
        assert rows(store, table)["games"] == 1
        gone = await answered(app, Asked("POST", f"/t/{table}/host/delete", host))
        assert gone.status == 303
        assert set(rows(store, table).values()) == {0}
        assert rows(store, other) == before
        assert b"event: gone" in (await asyncio.wait_for(watching, 10)).body
        for secret in secrets.values():
            look = Asked("GET", f"/api/tables/{table}", [by(secret)])
            assert (await answered(app, look)).status == 404
        assert (await choose(app, other, others["seat 1"])).status == 200

    played(store, act)


def test_a_host_may_press_twice(tmp_path: Path) -> None:
    """The second request comes while the first is being answered, and finds nothing to delete."""
    store = tmp_path / "tables.db"

    async def act(app: Starlette) -> None:
        table, secrets = await made(app, PEOPLE)
        asked = Asked("POST", f"/t/{table}/host/delete", [by(secrets["host"]), PAGE])
        both = await asyncio.gather(answered(app, asked), answered(app, asked))
        assert [each.status for each in both] == [303, 303]
        assert set(rows(store, table).values()) == {0}

    played(store, act)


@pytest.mark.parametrize("role", ["seat 1", "watch"])
def test_nobody_else_deletes_it(tmp_path: Path, role: str) -> None:
    async def act(app: Starlette) -> None:
        table, secrets = await made(app)
        path, headers = f"/t/{table}/host/delete", [by(secrets[role])]
        for method in ("GET", "POST"):
            assert (await answered(app, Asked(method, path, headers))).status == 403
        assert (await answered(app, Asked("GET", f"/api/tables/{table}", headers))).status == 200

    played(tmp_path / "tables.db", act)


def test_tables_where_nothing_happens_are_deleted(tmp_path: Path) -> None:
    """What counts is the last thing that happened, not when the table was made; a table that
    somebody is looking at stays."""
    store = tmp_path / "tables.db"

    async def act(app: Starlette) -> None:
        names = ("old", "busy", "watched", "new")
        tables = {name: await made(app) for name in names}
        long_ago = {tables[name][0] for name in names if name != "new"}
        with sqlite3.connect(store, timeout=10) as connection:
            for name, column in (("games", "created"), ("seatings", "at"), ("links", "at")):
                which = "id" if name == "games" else "game"
                for table in long_ago:
                    query = f"update {name} set {column} = '2026-01-01' where {which} = ?"  # noqa: S608
                    connection.execute(query, (table,))
            for name in ("choices", "asks"):
                connection.execute(f"delete from {name}")  # noqa: S608 - the bots were faster
        busy, _ = tables["busy"]
        with sqlite3.connect(store, timeout=10) as connection:
            row = (busy, 1000, 0, "rupees", "key", "2999-01-01")
            connection.execute("insert into choices values (?, ?, ?, ?, ?, ?)", row)
        watched, links = tables["watched"]
        stream = Asked("GET", f"/api/tables/{watched}/stream", [by(links["watch"])])
        watching = asyncio.create_task(answered(app, stream))
        await is_watched(app, watched)
        for autopilot in app.state.tables._autopilots.values():
            await autopilot.close()
        assert await app.state.tables.delete_idle(30) == 1
        there = {name: rows(store, table)["games"] for name, (table, _) in tables.items()}
        assert there == {"old": 0, "busy": 1, "watched": 1, "new": 1}
        watching.cancel()

    played(store, act)


def test_a_table_to_which_somebody_comes_back_is_not_deleted(tmp_path: Path) -> None:
    """Even while the old ones are being deleted: no choice that was acknowledged is lost."""
    store = tmp_path / "tables.db"

    async def act(app: Starlette) -> None:
        tables = app.state.tables
        made_tables = [await made(app, PEOPLE) for _ in range(2)]
        with sqlite3.connect(store, timeout=10) as connection:
            for name, column in (("games", "created"), ("seatings", "at"), ("links", "at")):
                connection.execute(f"update {name} set {column} = '2026-01-01'")  # noqa: S608
        back, secrets = made_tables[-1]
        looked = await answered(app, Asked("GET", f"/api/tables/{back}", [by(secrets["watch"])]))
        mover = f"seat {json.loads(looked.body)['position']['seat'] + 1}"
        find = tables._keeper.idle

        async def found_and_chosen(since: str, most: int) -> list[str]:
            found: list[str] = await find(since, most)
            assert len(found) == 2
            assert (await choose(app, back, secrets[mover])).status == 200
            return found

        tables._keeper.idle = found_and_chosen
        assert await tables.delete_idle(30) == 1
        assert rows(store, back)["choices"] == 1
        assert rows(store, made_tables[0][0])["games"] == 0

    played(store, act)


def test_a_table_that_another_process_deleted_is_gone(tmp_path: Path) -> None:
    """Also if this was not heard: a choice there is refused, and streams end."""
    store = tmp_path / "tables.db"

    async def act(app: Starlette) -> None:
        table, secrets = await made(app, PEOPLE)
        stream = Asked("GET", f"/api/tables/{table}/stream", [by(secrets["watch"])])
        watching = asyncio.create_task(answered(app, stream))
        await is_watched(app, table)
        looked = await answered(app, Asked("GET", f"/api/tables/{table}", [by(secrets["watch"])]))
        mover = f"seat {json.loads(looked.body)['position']['seat'] + 1}"
        await app.state.tables._keeper.delete(table)
        assert (await choose(app, table, secrets[mover])).status == 404
        assert b"event: gone" in (await asyncio.wait_for(watching, 10)).body

    played(store, act)
