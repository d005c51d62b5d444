"""A database that fails: locked by another process, or its answer lost."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import PoolProxiedConnection
from tests.people import ANA, BO
from tests.store.locking import locked
from tests.store.test_store import BEGUN, GAME, chosen

from ceylon.seats import Seating
from ceylon.store import Conflict, ConsentLine, SqlStore, Unavailable, Writer

PATIENCE = 0.1


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqlStore]:
    found = SqlStore(path, PATIENCE)
    found.create(GAME, "", [("watch", "old")])
    yield found
    found.close()


def refused() -> pytest.RaisesExc[Unavailable]:
    return pytest.raises(Unavailable, match="try again")


def test_whatever_is_written_to_a_locked_store_is_refused(
    store: SqlStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With one sentence for the client, and one line in the log for the whole outage."""
    with locked(path), caplog.at_level(logging.INFO, "ceylon.store"):
        with refused():
            store.append([chosen(1)])
        with refused():
            store.ask(ConsentLine("g", 1, 0, ANA, "back to 0"))
        with refused():
            store.arrange("g", BEGUN, [Seating(BO, "human", "Bruno")], [("watch", "new")])
        with refused():
            store.create(GAME, "another deal", [])
        before = store.load("g")  # readers do not wait
    assert before is not None
    assert (before.events, before.asked) == ((), ())
    assert (before.seatings, before.links) == (GAME.seatings, {"watch": "old"})
    store.append([chosen(1)])
    store.append([chosen(2)])
    said = [record.getMessage() for record in caplog.records]
    assert said == ["the store fails: database is locked", "the store works again"]


def test_a_short_lock_is_waited_for(path: Path) -> None:
    store = SqlStore(path, patience=5)
    store.create(GAME, "", [])

    async def write() -> None:
        writer = Writer(store)
        with locked(path):
            waiting = asyncio.ensure_future(writer.append(chosen(1)))
            await asyncio.sleep(0.2)
            assert not waiting.done()
        await waiting
        writer.close()

    asyncio.run(write())
    store.close()


def test_an_outage_is_waited_for_once(store: SqlStore, path: Path) -> None:
    """Events that wait together are refused together, not each after its own timeout."""

    async def write() -> None:
        writer = Writer(store)
        loop = asyncio.get_running_loop()
        with locked(path):
            began = loop.time()
            waiting = [writer.append(chosen(number)) for number in range(1, 101)]
            found = await asyncio.gather(*waiting, return_exceptions=True)
            assert loop.time() - began < 100 * PATIENCE
        assert all(isinstance(each, Unavailable) for each in found)
        writer.close()

    asyncio.run(write())


def lose_the_answer(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next commit succeeds, but its caller is told that the connection is gone."""
    dialect = store._database.engine.dialect
    commit = dialect.do_commit

    def lost(connection: PoolProxiedConnection) -> None:
        commit(connection)
        monkeypatch.setattr(dialect, "do_commit", commit)
        raise sqlite3.OperationalError("the answer is lost")

    monkeypatch.setattr(dialect, "do_commit", lost)


def test_what_was_stored_unheard_is_stored_once(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An event does not conflict with itself; another one in its place does."""
    lose_the_answer(store, monkeypatch)
    store.append([chosen(1), chosen(2)])
    lose_the_answer(store, monkeypatch)
    store.ask(ConsentLine("g", 1, 2, ANA, "back to 0"))
    lose_the_answer(store, monkeypatch)
    store.arrange("g", BEGUN, [Seating(BO, "human", "Bruno")], [("watch", "new")])
    found = store.load("g")
    assert found is not None
    assert found.events == (chosen(1), chosen(2))
    assert found.asked == (ConsentLine("g", 1, 2, ANA, "back to 0"),)
    assert found.seatings[1] == Seating(BO, "human", "Bruno")
    assert found.links == {"watch": "new"}
    with pytest.raises(Conflict):
        store.append([chosen(2, "harvest")])


def test_a_mistake_is_no_outage(store: SqlStore) -> None:
    """It would fail for ever, so it must be seen."""
    with pytest.raises(OperationalError), store._database.reading() as connection:
        connection.exec_driver_sql("select nothing from nowhere")
