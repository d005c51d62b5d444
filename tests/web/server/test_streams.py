"""Event streams: how they begin, what they say, and how they end."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.types import Message
from tests.web.server.asgi import Asked, answered, running, scope_of
from tests.web.server.attack import JSON
from tests.web.server.serving import serving

from ceylon.table import Table
from ceylon.web.server import streams
from ceylon.web.server.streams import BEAT

LONG = 20.0
"""Seconds: longer than anything here takes, also on a busy machine."""


class Listener:
    """A client of one stream, without a network: it goes, sends and reads when it is told to."""

    def __init__(self, app: Starlette, table: str, secret: str) -> None:
        self.heard: list[Message] = []
        self.sends: asyncio.Queue[Message] = asyncio.Queue()
        self.reads = asyncio.Event()
        """Unset while the client reads nothing, so that whoever sends must wait."""
        self.reads.set()
        self.more = asyncio.Event()
        asked = Asked("GET", f"/api/tables/{table}/stream", [_bearer(secret)])
        self.task = asyncio.create_task(app(scope_of(asked), self._receive, self._send))
        self.sends.put_nowait({"type": "http.request", "body": b"", "more_body": False})

    async def _receive(self) -> Message:
        return await self.sends.get()

    async def _send(self, message: Message) -> None:
        await self.reads.wait()
        self.heard.append(message)
        self.more.set()

    def leave(self) -> None:
        self.sends.put_nowait({"type": "http.disconnect"})

    @property
    def events(self) -> list[bytes]:
        return [each["body"] for each in self.heard if each.get("body")]

    @property
    def tables(self) -> list[dict[str, Any]]:
        parts = [each.split(b"\n") for each in self.events if each.startswith(b"event: table")]
        return [json.loads(data.removeprefix(b"data: ")) for _, _, data, *_ in parts]

    async def until(self, found: Callable[[], object]) -> None:
        async with asyncio.timeout(LONG):
            while not found():
                self.more.clear()
                await self.more.wait()

    async def begin(self) -> None:
        await self.until(lambda: self.tables)

    async def end(self) -> None:
        await asyncio.wait_for(self.task, LONG)
        assert self.heard[-1] == {"type": "http.response.body", "body": b"", "more_body": False}


class Room:
    """An app with one table."""

    def __init__(self, app: Starlette, made: dict[str, Any]) -> None:
        self.app = app
        self.secrets: dict[str, str] = made["secrets"]
        self.table: Table = app.state.tables._tables[made["table"]]
        self.at_rest = self.open

    def listen(self, role: str = "seat 1") -> Listener:
        return Listener(self.app, self.table.id, self.secrets[role])

    @property
    def open(self) -> tuple[int, int]:
        """How many streams are counted, and how many hear of changes."""
        return len(self.app.state.streams._open), len(self.table.listeners)


def _bearer(secret: str) -> tuple[bytes, bytes]:
    return (b"authorization", f"Bearer {secret}".encode())


@asynccontextmanager
async def a_room(store: Path) -> AsyncIterator[Room]:
    async with running(store / "tables.db") as app:
        body = json.dumps({"seats": [{"kind": "human"}] * 2}).encode()
        made = await answered(app, Asked("POST", "/api/tables", [JSON], body))
        yield Room(app, json.loads(made.body))


Test = Callable[[Room], Coroutine[None, None, None]]


@pytest.fixture
def at_a_table(tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test at a table."""

    async def go(test: Test) -> None:
        async with a_room(tmp_path) as room:
            await test(room)

    return lambda test: asyncio.run(go(test))


def test_a_stream_beats_while_nothing_happens(
    at_a_table: Callable[[Test], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Proxies and phones drop a silent connection (criterion 51)."""
    monkeypatch.setattr(streams, "HEARTBEAT", 0.02)

    async def test(room: Room) -> None:
        listener = room.listen()
        await listener.until(lambda: listener.events.count(BEAT) >= 3)
        assert BEAT == b"event: beat\ndata: {}\n\n"
        room.table.tell()
        number = len(listener.tables)
        await listener.until(lambda: len(listener.tables) > number)
        listener.leave()
        await listener.end()
        silent = list(listener.heard)
        await asyncio.sleep(0.1)
        assert listener.heard == silent

    at_a_table(test)


def test_a_client_that_goes_leaves_nothing_behind(at_a_table: Callable[[Test], None]) -> None:
    async def test(room: Room) -> None:
        first, second = room.listen(), room.listen("watch")
        for each in (first, second):
            await each.begin()
        counted, hearing = room.at_rest
        assert room.open == (counted + 2, hearing + 2)
        first.leave()
        await first.end()
        assert room.open == (counted + 1, hearing + 1)
        number = len(second.tables)
        room.table.tell()
        await second.until(lambda: len(second.tables) > number)
        second.leave()
        await second.end()
        assert room.open == room.at_rest

    at_a_table(test)


def test_a_client_that_is_cut_off_leaves_nothing_behind(
    at_a_table: Callable[[Test], None],
) -> None:
    """A server that waits no longer cancels what is under way."""

    async def test(room: Room) -> None:
        listener = room.listen()
        await listener.begin()
        listener.task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await listener.task
        assert room.open == room.at_rest

    at_a_table(test)


def test_a_body_that_is_too_large_ends_a_stream(at_a_table: Callable[[Test], None]) -> None:
    async def test(room: Room) -> None:
        listener = room.listen()
        listener.sends.get_nowait()
        large = {"type": "http.request", "body": b"x" * 100_000, "more_body": True}
        listener.sends.put_nowait(large)
        await listener.end()
        assert room.open == room.at_rest

    at_a_table(test)


def test_a_link_that_is_replaced_ends_its_stream(at_a_table: Callable[[Test], None]) -> None:
    async def test(room: Room) -> None:
        listener, other = room.listen("seat 1"), room.listen("seat 2")
        await listener.begin()
        await room.table.reissue("seat 1")
        await listener.end()
        assert listener.events[-1] == b"event: gone\nid: 0\ndata: {}\n\n"
        assert not other.task.done()
        other.leave()
        await other.end()

    at_a_table(test)


def test_who_reads_slowly_gets_the_newest_with_the_whole_log(
    at_a_table: Callable[[Test], None],
) -> None:
    """What happened meanwhile comes in one event, and no line of the log is lost."""

    async def test(room: Room) -> None:
        table, listener = room.table, room.listen()
        await listener.begin()
        listener.reads.clear()
        for number in range(5):
            game = table.game
            await table.play(game.seat, game.legal()[0], table.version, f"key-{number}")
            await asyncio.sleep(0)
        listener.reads.set()
        await listener.until(lambda: listener.tables[-1]["version"] == 5)
        told = [line["number"] for each in listener.tables for line in each["log"]]
        assert told == [line.number for line in table.history.log.lines]
        assert len(listener.tables) < 6
        listener.leave()
        await listener.end()

    at_a_table(test)


def test_the_end_of_the_server_ends_all_streams(at_a_table: Callable[[Test], None]) -> None:
    async def test(room: Room) -> None:
        listeners = [room.listen(role) for role in ("seat 1", "seat 2", "watch")]
        for each in listeners:
            await each.begin()
        room.app.state.streams.close()
        for each in listeners:
            await each.end()
        assert room.open == room.at_rest

    at_a_table(test)


def test_a_server_that_ends_finishes_its_streams(tmp_path: Path) -> None:
    """It waits for nobody who would stay, cuts off no answer, and complains of nothing."""
    with serving(tmp_path / "tables.db", logged=True) as served:
        made = served.made([{"kind": "human"}, {"kind": "human"}])
        with made.seat(0).client.stream("GET", f"/api/tables/{made.id}/stream") as stream:
            lines = stream.iter_lines()
            next(lines)
            served.process.send_signal(signal.SIGTERM)
            list(lines)  # raises where the last chunk is missing
        served.process.wait(LONG)
    assert served.log == ""
