"""Nothing is imported because a client, a record or a store names it, at whichever door.

In the folder where everything runs lies `evil.py`, which leaves a mark where it is imported.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest
from starlette.applications import Starlette
from tests.guests.strangers import canary
from tests.house import HOUSE, imports
from tests.terminal.processes import piped
from tests.thorough import sampled
from tests.web.server.asgi import Answered, Asked, answered, running

from ceylon.box import load
from ceylon.cli import main
from ceylon.guests import Attendant
from ceylon.ids import Seat
from ceylon.record import Record
from ceylon.record.lines import checksum
from ceylon.rules.deal import draw_deal
from ceylon.rules.options import Options
from ceylon.seats import Seating
from ceylon.store import SqlStore

EVIL = ("evil.py:Evil", "./evil.py:Evil", "{folder}/evil.py:Evil", "evil:Evil", "search@evil.py")
JSON = (b"content-type", b"application/json")
FORM = (b"content-type", b"application/x-www-form-urlencoded")
each_name = pytest.mark.parametrize("name", EVIL)


@pytest.fixture
def mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return canary(tmp_path)


def evil(name: str, mark: Path) -> str:
    return name.format(folder=mark.parent)


def test_the_canary_would_be_seen(mark: Path) -> None:
    attendant = Attendant("evil.py:Evil")
    attendant.load()
    attendant.end()
    assert mark.exists()


# Over HTTP


class Client:
    """Asks an app, and remembers the secrets of its table."""

    def __init__(self, app: Starlette) -> None:
        self._app = app
        self.made: dict[str, Any] = {}

    async def post(self, path: str, body: object, role: str = "") -> Answered:
        headers = [JSON, *self._link(role)]
        return await answered(self._app, Asked("POST", path, headers, json.dumps(body).encode()))

    async def submit(self, path: str, form: dict[str, str], role: str = "") -> Answered:
        headers = [FORM, *self._link(role)]
        return await answered(self._app, Asked("POST", path, headers, urlencode(form).encode()))

    async def get(self, path: str, role: str = "") -> Answered:
        headers = [(b"accept", b"text/html"), *self._link(role)]
        return await answered(self._app, Asked("GET", path, headers))

    async def sits(self, *kinds: str) -> str:
        """The id of a new table."""
        answer = await self.post("/api/tables", {"pace": 0, "seats": [{"kind": k} for k in kinds]})
        assert answer.status == 201, answer.body
        self.made = json.loads(answer.body)
        return str(self.made["table"])

    def _link(self, role: str) -> list[tuple[bytes, bytes]]:
        if not role:
            return []
        return [(b"authorization", f"Bearer {self.made['secrets'][role]}".encode())]


def at_a_server(folder: Path, talk: Callable[[Client], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running(folder / "tables.db") as app:
            await talk(Client(app))

    asyncio.run(run())


@each_name
def test_no_form_and_no_request_imports(name: str, mark: Path) -> None:
    async def talk(client: Client) -> None:
        bad = evil(name, mark)
        table = await client.sits("human", "human")
        seats = {"kind1": "me", "kind2": bad}
        tried = [
            await client.post("/api/tables", {"seats": [{"kind": "human"}, {"kind": bad}]}),
            await client.post(f"/api/tables/{table}/seats/1", {"kind": bad}, "host"),
            await client.submit("/tables", seats),
            await client.submit("/tables", {"play": "now", "level": bad}),
            await client.submit(f"/t/{table}/host/seats/1", {"kind": bad, "name": ""}, "host"),
        ]
        assert [each.status for each in tried] == [400] * len(tried)
        # As names of people these are texts like any other.
        named = [
            await client.post(f"/api/tables/{table}/name", {"name": bad[-40:]}, "seat 1"),
            await client.submit(f"/t/{table}/name", {"name": bad[-40:]}, "seat 1"),
        ]
        assert [each.status for each in named] == [200, 303]
        await asyncio.sleep(0.1)

    at_a_server(mark.parent, talk)
    assert not mark.exists()


def record_of(bot: str) -> str:
    """A record whose header names that bot, with the checksum that it then has."""
    honest = "somebody-honest"
    options = Options(2)
    deal = draw_deal(options, Random(1), load())
    record = Record(options, deal, [], ["Ana", "Evil"], bots=[None, honest])
    body = record.text().rpartition("end: ")[0].replace(f"bot {honest}", f"bot {bot}")
    return f"{body}end: choices 0, checksum {checksum(body)}\n"


@each_name
def test_no_record_imports(name: str, mark: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Sent to a server, resumed at a terminal, replayed and analysed."""
    text = record_of(evil(name, mark))

    async def talk(client: Client) -> None:
        answer = await client.submit("/records", {"text": text})
        assert answer.status == 422
        assert b"and its kind (lower-case letters, digits and hyphens)" in answer.body

    at_a_server(mark.parent, talk)
    file = mark.parent / "evil.ceylon"
    file.write_text(text, encoding="utf-8")
    for command in ("replay", "analyse"):
        assert main([command, str(file), "--lang", "en"]) == 1
    assert main(["play", "--resume", str(file), "--lang", "en"]) == 1
    assert "and its kind" in capsys.readouterr().err
    assert not mark.exists()


@pytest.mark.parametrize("bot", ["own-evil", "evil", "evil-py-evil"])
def test_a_record_of_a_strangers_game_opens(bot: str, mark: Path) -> None:
    """Without the stranger: at a server a person sits there; the terminal asks who does."""

    async def talk(client: Client) -> None:
        answer = await client.submit("/records", {"text": record_of(bot)})
        assert answer.status == 303

    at_a_server(mark.parent, talk)
    file = mark.parent / "own.ceylon"
    file.write_text(record_of(bot), encoding="utf-8")
    done = piped(mark.parent, ["--resume", str(file), "--lang", "en"], [])
    assert done.returncode == 1
    assert f"the bot {bot} is not available here" in done.stderr
    assert not mark.exists()


@pytest.mark.parametrize("name", sampled(EVIL, EVIL[0]))
def test_no_store_imports(name: str, mark: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A table where it already sits opens, and the default opponent plays for it."""
    table = ""

    async def make(client: Client) -> None:
        nonlocal table
        table = await client.sits("human", "open")
        made.update(client.made)

    async def find(client: Client) -> None:
        client.made = made
        for path in ("", "/host", "/host/links"):
            assert (await client.get(f"/t/{table}{path}", "host")).status == 200
        while True:
            seen = json.loads((await client.get(f"/api/tables/{table}", "seat 1")).body)
            if seen["version"] >= 4:
                break
            if seen["choices"]:
                body = {"choice": seen["choices"][0]["text"], "version": seen["version"]}
                key = {"key": f"key-{seen['version']}"}
                await client.post(f"/api/tables/{table}/choices", body | key, "seat 1")
            await asyncio.sleep(0.02)

    made: dict[str, Any] = {}
    bad = evil(name, mark)
    at_a_server(mark.parent, make)
    store = SqlStore(mark.parent / "tables.db")
    kept = store.load(table)
    assert kept is not None
    store.arrange(table, kept.rows.marks, [Seating(Seat(1), bad)])
    store.close()
    at_a_server(mark.parent, find)
    assert f"the bot {bad} is not here: planter plays in its place" in caplog.text
    assert not mark.exists()


# In the source

LOADERS = re.compile(r"\b(?:import_module|exec_module|SourceFileLoader|__import__|runpy)\b")


def test_only_one_module_imports_by_name() -> None:
    """The others import only what they themselves name: rooms, commands, other engines."""
    found = {
        file.relative_to(HOUSE).as_posix()
        for file in HOUSE.rglob("*.py")
        if LOADERS.search(file.read_text(encoding="utf-8"))
    }
    ours = {"__init__.py", "_build.py", "cli/__init__.py"}
    assert found == {*ours, "bench/environments.py", "bench/references.py", "guests/importer.py"}


def test_only_the_process_of_a_guest_loads() -> None:
    users = {
        file.relative_to(HOUSE).as_posix()
        for file in HOUSE.rglob("*.py")
        for found in imports(file.read_text(encoding="utf-8"), file)
        if found.entered.startswith("ceylon.guests.importer")
    }
    assert users == {"guests/guest_process.py"}
