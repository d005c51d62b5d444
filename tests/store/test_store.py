"""The store: append and load, on a real file; and on PostgreSQL where there is one."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, inspect, text

from ceylon.store import Asked, Conflict, Event, NewGame, Seating, SqlStore, StoreError
from ceylon.store.migrations import STEPS, migrate, version
from ceylon.store.rows import standing

POSTGRES = shutil.which("postgres")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A PostgreSQL server of our own, for as long as the tests run."""
    programs = Path(os.path.realpath(POSTGRES or "")).parent
    if POSTGRES is None or not (programs / "initdb").exists():
        pytest.skip("there is no PostgreSQL here")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        # It refuses to run as root.
        user = "nobody" if os.geteuid() == 0 else None
        if user:
            shutil.chown(folder, user)

        def run(program: str, *arguments: str) -> None:
            command = [str(programs / program), "-D", f"{folder}/data", *arguments]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, cwd=folder)

        run("initdb", "-U", "ceylon", "-A", "trust")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        run("pg_ctl", "-w", "-l", f"{folder}/log", "-o", options, "start")
        yield f"postgresql+psycopg://ceylon@127.0.0.1:{port}/postgres"
        run("pg_ctl", "-w", "-m", "immediate", "stop")


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlStore]:
    if request.param == "sqlite":
        where = str(tmp_path / "tables.db")
    else:
        where = request.getfixturevalue("postgresql")
        engine = create_engine(where)
        with engine.begin() as connection:
            connection.execute(text("drop schema public cascade"))
            connection.execute(text("create schema public"))
        engine.dispose()
    found = SqlStore(where)
    yield found
    found.close()


GAME = NewGame(
    id="g",
    options="{}",
    box="b",
    digest="d",
    pace=0.6,
    seatings=(Seating(0, "human", "Ana"), Seating(1, "open", "")),
)


def chosen(number: int, what: str = "rupees", key: str = "") -> Event:
    return Event("g", number, 0, what, key or f"k{number}")


def test_what_was_stored_is_loaded(store: SqlStore) -> None:
    store.create(GAME, "the deal", [("host", "h"), ("seat 1", "s"), ("host", "newer")])
    store.append([chosen(1), chosen(2, "plant K3")])
    store.append([chosen(3, "back to 1")])
    found = store.load("g")
    assert found is not None
    assert found.game == GAME
    assert found.seatings == GAME.seatings
    assert found.links == {"host": "newer", "seat 1": "s"}
    assert [event.text for event in found.events] == ["rupees", "plant K3", "back to 1"]
    assert standing(found.events) == ["rupees"]
    assert store.deal("g") == "the deal"
    assert store.load("other") is None


def test_a_number_or_a_key_is_stored_once(store: SqlStore) -> None:
    store.create(GAME, "", [])
    store.append([chosen(1)])
    for wrong in ([chosen(1, key="x")], [chosen(2, key="k1")], [chosen(2), chosen(1, key="y")]):
        with pytest.raises(Conflict):
            store.append(wrong)
    found = store.load("g")
    assert found is not None
    assert found.events == (chosen(1),)


def test_seats_and_links_change_by_appending(store: SqlStore) -> None:
    store.create(GAME, "", [("watch", "old")])
    store.seat("g", Seating(1, "human", "Bruno"))
    store.seat("g", Seating(1, "greedy", "Bruno"))
    store.issue("g", "watch", "new")
    found = store.load("g")
    assert found is not None
    assert found.seatings == (Seating(0, "human", "Ana"), Seating(1, "greedy", "Bruno"))
    assert found.game.seatings == GAME.seatings
    assert found.links == {"watch": "new"}


def test_what_was_asked_is_loaded(store: SqlStore) -> None:
    """An ask to undo is no event: it has numbers of its own."""
    store.create(GAME, "", [])
    store.append([chosen(1)])
    lines = (Asked("g", 1, 1, 0, "back to 0"), Asked("g", 2, 1, 1, "accept"))
    for line in lines:
        store.ask(line)
    with pytest.raises(Conflict):
        store.ask(Asked("g", 2, 1, 1, "decline"))
    found = store.load("g")
    assert found is not None
    assert found.asked == lines
    assert [line.back_to for line in found.asked] == [0, None]
    assert found.events == (chosen(1),)


def test_hints_are_allowed_for_good(store: SqlStore) -> None:
    store.create(GAME, "", [])
    store.create(replace(GAME, id="h", hints=True), "", [])
    for game, hints in (("g", False), ("h", True)):
        found = store.load(game)
        assert found is not None
        assert found.game.hints is hints


def test_a_store_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    engine = create_engine(f"sqlite:///{path}")
    migrate(engine, STEPS[:1])
    with engine.begin() as connection:
        assert not inspect(connection).has_table("asks")
        row = "insert into games values ('g', '2026', '{}', 'b', 'd', 0.6, '')"
        connection.execute(text(row))
    store = SqlStore(path)
    store.ask(Asked("g", 1, 0, 0, "back to 0"))
    found = store.load("g")
    assert found is not None
    assert len(found.asked) == 1
    assert not found.game.hints
    store.create(replace(GAME, id="h", hints=True), "", [])
    store.close()
    with engine.begin() as connection:
        assert version(connection) == len(STEPS)
    engine.dispose()


def test_the_deal_is_apart(store: SqlStore) -> None:
    """Nothing that is loaded for a client holds the deal."""
    store.create(GAME, "a secret deal", [])
    assert "secret" not in repr(store.load("g"))


def test_the_next_game(store: SqlStore) -> None:
    store.create(GAME, "", [])
    assert store.follower("g") is None
    store.create(NewGame("h", "{}", "b", "d", 0.6, GAME.seatings, follows="g"), "", [])
    assert store.follower("g") == "h"


def test_a_store_outlives_the_program(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    first = SqlStore(path)
    first.create(GAME, "", [])
    first.close()
    second = SqlStore(path)
    assert second.load("g") is not None
    second.close()


def test_migrations_go_on_where_they_were(tmp_path: Path) -> None:
    """A step is done once, and as a whole; the games stay."""
    path = tmp_path / "tables.db"
    store = SqlStore(path)
    store.create(GAME, "", [])
    store.close()
    engine = create_engine(f"sqlite:///{path}")

    def more(connection: Connection) -> None:
        connection.execute(text("alter table games add column more text"))

    def broken(connection: Connection) -> None:
        connection.execute(text("select nothing from nowhere"))

    migrate(engine, [*STEPS, more])
    migrate(engine, [*STEPS, more])
    with pytest.raises(Exception, match="nowhere"):
        migrate(engine, [*STEPS, more, broken])
    with engine.begin() as connection:
        assert version(connection) == len(STEPS) + 1
        assert "more" in {column["name"] for column in inspect(connection).get_columns("games")}
        assert connection.scalar(text("select count(*) from games")) == 1
    engine.dispose()


def test_a_newer_store_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    SqlStore(path).close()
    engine = create_engine(f"sqlite:///{path}")
    migrate(engine, [*STEPS, lambda _connection: None])
    engine.dispose()
    with pytest.raises(StoreError, match="version"):
        SqlStore(path)


@pytest.mark.parametrize("where", ["/no/such/folder/x.db", "nosuch://x", "postgresql://:x@[/"])
def test_a_store_that_cannot_be_opened_is_a_sentence(where: str) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        SqlStore(where)


def test_what_is_stored_survives_a_loss_of_power(tmp_path: Path) -> None:
    """SQLite waits for the disk, and readers do not wait for the writer."""
    store = SqlStore(tmp_path / "tables.db")
    with store._engine.connect() as connection:
        assert connection.scalar(text("pragma journal_mode")) == "wal"
        assert connection.scalar(text("pragma synchronous")) == 2
    store.close()
