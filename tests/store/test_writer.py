"""The writer: one thread, batches of events, and each caller learns only of its own."""

import asyncio
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from tests.people import ANA

from ceylon.seats import Seating
from ceylon.store import Conflict, Event, NewGame, SqlStore, Writer
from ceylon.store.store import NO_FENCES


class Slow(SqlStore):
    """A store whose disk is slow, and which counts."""

    def __init__(self, where: Path) -> None:
        super().__init__(where)
        self.go = threading.Event()
        self.sizes: list[int] = []

    def append(self, events: Sequence[Event], fences: Mapping[str, str] = NO_FENCES) -> None:
        self.go.wait(10)
        self.sizes.append(len(events))
        super().append(events, fences)


@pytest.fixture
def store(tmp_path: Path) -> Slow:
    found = Slow(tmp_path / "tables.db")
    found.create(NewGame("g", "{}", "b", "d", 0.6, (Seating(ANA, "human", ""),)), "", [])
    return found


def event(number: int, text: str = "rupees") -> Event:
    return Event("g", number, ANA, text, f"k{number}")


def test_events_gather_while_the_disk_is_slow(store: Slow) -> None:
    async def write() -> None:
        writer = Writer(store)
        waiting = [asyncio.ensure_future(writer.append(event(n))) for n in range(1, 51)]
        await asyncio.sleep(0.05)
        assert not any(each.done() for each in waiting)
        store.go.set()
        await asyncio.gather(*waiting)
        writer.close()

    asyncio.run(write())
    assert sum(store.sizes) == 50
    assert len(store.sizes) <= 3
    found = store.load("g")
    assert found is not None
    assert [each.number for each in found.events] == list(range(1, 51))
    store.close()


def test_one_bad_event_spoils_no_other(store: Slow) -> None:
    async def write() -> list[BaseException | None]:
        store.go.set()
        writer = Writer(store)
        await writer.append(event(1))
        store.go.clear()
        events = (event(2), event(1, "harvest"), event(3))
        waiting = [asyncio.ensure_future(writer.append(each)) for each in events]
        await asyncio.sleep(0.05)
        store.go.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        writer.close()
        return found

    first, second, third = asyncio.run(write())
    assert first is None
    assert isinstance(second, Conflict)
    assert third is None
    store.close()


def test_whoever_gives_up_does_not_stop_the_writer(store: Slow) -> None:
    async def write() -> None:
        writer = Writer(store)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(writer.append(event(1)), 0.02)
        store.go.set()
        await writer.append(event(2))
        writer.close()

    asyncio.run(write())
    found = store.load("g")
    assert found is not None
    assert len(found.events) == 2
    store.close()
