"""The garbage collector: it does not stop the server while games are played, and still collects."""

import asyncio
import gc
import json
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest
from tests.web.server.asgi import Asked, answered, running
from tests.web.server.attack import JSON

from ceylon.table import Table
from ceylon.web.server.server import spare_collector

SEATS = 4
CHOICES = 60


@pytest.fixture(autouse=True)
def spared() -> Iterator[None]:
    before = gc.get_threshold()
    spare_collector()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Loop:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def collections(generation: int) -> int:
    return int(gc.get_stats()[generation]["collections"])


def test_a_game_has_the_memory_searched_at_no_time(tmp_path: Path) -> None:
    """Each choice with all that four seats are sent; to search all memory would stop the server."""

    async def game() -> None:
        async with running(tmp_path / "tables.db") as app:
            body = json.dumps({"seats": [{"kind": "human"}] * SEATS}).encode()
            made = await answered(app, Asked("POST", "/api/tables", [JSON], body))
            told = json.loads(made.body)
            table: Table = app.state.tables._tables[told["table"]]
            for number in range(CHOICES):
                playing = table.game
                await table.play(playing.seat, playing.legal()[0], table.version, f"key-{number}")
                for seat in range(SEATS):
                    secret = told["secrets"][f"seat {seat + 1}"]
                    bearer = (b"authorization", f"Bearer {secret}".encode())
                    path = f"/api/tables/{table.id}"
                    assert (await answered(app, Asked("GET", path, [bearer]))).status == 200

    assert gc.get_threshold()[0] == 10_000
    assert gc.get_freeze_count() > 0
    searched = collections(2)
    asyncio.run(game())
    assert collections(2) == searched


def test_garbage_is_still_collected() -> None:
    loops = [Loop() for _ in range(gc.get_threshold()[0])]
    last = ref(loops[-1])
    del loops
    young = collections(0)
    held = [[number] for number in range(gc.get_threshold()[0])]
    assert collections(0) > young
    assert last() is None
    assert held
