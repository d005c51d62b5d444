"""The steps from version to version: frozen, whole, and taken once by however many processes."""

import multiprocessing
import sqlite3
import stat
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.synchronize import Barrier
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from tests.people import ANA
from tests.store.released import VERSIONS, rebuild
from tests.store.test_store import GAME

from ceylon.store import ConsentLine, SqlStore, StoreError
from ceylon.store.database import Database
from ceylon.store.database_tables import METADATA
from ceylon.store.migrations import migrate, version
from ceylon.store.steps import STEPS

RELEASED = {"0.1.0": 3}
"""How many steps each release knew."""
AT_ONCE = 4


@pytest.fixture
def engine(where: str) -> Iterator[Engine]:
    database = Database(where)
    yield database.engine
    database.close()


def schema(engine: Engine) -> dict[str, object]:
    """Everything that a database says about its tables."""
    found = inspect(engine)
    return {
        table: {
            "columns": [
                (c["name"], str(c["type"]), c["nullable"], c["default"])
                for c in found.get_columns(table)
            ],
            "primary key": found.get_pk_constraint(table),
            "foreign keys": found.get_foreign_keys(table),
            "unique": found.get_unique_constraints(table),
            "indexes": sorted(found.get_indexes(table), key=str),
            "checks": found.get_check_constraints(table),
        }
        for table in found.get_table_names()
    }


def test_the_steps_lead_to_the_tables(engine: Engine) -> None:
    """To exactly those that `tables.py` describes."""
    METADATA.create_all(engine)
    described = schema(engine)
    METADATA.drop_all(engine)
    assert schema(engine) == {}
    migrate(engine)
    assert schema(engine) == described
    assert set(described) == set(METADATA.tables)


@pytest.mark.parametrize("release", VERSIONS)
def test_released_steps_never_change(release: str, tmp_path: Path) -> None:
    """They make, to the word, the tables that a release has made."""
    assert set(RELEASED) == set(VERSIONS)
    database = Database(tmp_path / "now.db")
    migrate(database.engine, STEPS[: RELEASED[release]])
    database.close()
    rebuild(release, tmp_path / "then.db")
    assert statements(tmp_path / "now.db") == statements(tmp_path / "then.db")


def statements(path: Path) -> set[str]:
    query = "select sql from sqlite_master where sql is not null"
    connection = sqlite3.connect(path)
    found = {" ".join(sql.split()).replace("( ", "(") for (sql,) in connection.execute(query)}
    connection.close()
    return found


def test_a_store_of_the_first_version_is_brought_up_to_date(where: str, engine: Engine) -> None:
    migrate(engine, STEPS[:1])
    with engine.begin() as connection:
        assert not inspect(connection).has_table("asks")
        row = "insert into games values ('g', '2026', '{}', 'b', 'd', 0.6, '')"
        connection.execute(text(row))
    store = SqlStore(where)
    store.ask(ConsentLine("g", 1, 0, ANA, "back to 0"))
    found = store.load("g")
    assert found is not None
    assert len(found.asked) == 1
    assert not found.game.hints
    store.create(replace(GAME, id="h", hints=True), "", [])
    store.close()
    with engine.begin() as connection:
        assert version(connection) == len(STEPS)


def more(connection: Connection) -> None:
    connection.execute(text("alter table games add column more text"))


def broken(connection: Connection) -> None:
    connection.execute(text("create table half (number integer)"))
    connection.execute(text("select nothing from nowhere"))


def test_a_step_is_taken_once_and_as_a_whole(where: str, engine: Engine) -> None:
    """The games stay."""
    store = SqlStore(where)
    store.create(GAME, "", [])
    store.close()
    migrate(engine, [*STEPS, more])
    migrate(engine, [*STEPS, more])
    with pytest.raises(SQLAlchemyError, match="nowhere"):
        migrate(engine, [*STEPS, more, broken])
    with engine.begin() as connection:
        assert version(connection) == len(STEPS) + 1
        assert "more" in {column["name"] for column in inspect(connection).get_columns("games")}
        assert not inspect(connection).has_table("half")
        assert connection.scalar(text("select count(*) from games")) == 1


def test_a_newer_store_is_refused(where: str, engine: Engine) -> None:
    migrate(engine, [*STEPS, lambda _connection: None])
    with pytest.raises(StoreError, match="version"):
        SqlStore(where)


def test_processes_that_start_at_once_share_the_steps(where: str) -> None:
    """On an empty database: each step is taken by one of them, and all of them start."""
    # SQLite's race is short, but its databases cost little.
    places = [where] if "://" in where else [f"{where}-{number}" for number in range(8)]
    context = multiprocessing.get_context("spawn")
    ready = context.Barrier(AT_ONCE)
    started = [context.Process(target=start, args=(places, ready)) for _ in range(AT_ONCE)]
    for process in started:
        process.start()
    for process in started:
        process.join(60)
    assert [process.exitcode for process in started] == [0] * AT_ONCE
    for place in places:
        assert steps_taken(place) == list(range(1, len(STEPS) + 1))


def start(places: list[str], ready: Barrier) -> None:
    """In a process of its own."""
    for place in places:
        ready.wait(60)
        SqlStore(place).close()


def steps_taken(where: str) -> list[int]:
    database = Database(where)
    with database.reading() as connection:
        found = connection.scalars(text("select version from schema_version order by version"))
        numbers = list(found)
    database.close()
    return numbers


def test_only_the_owner_can_read_the_files(tmp_path: Path) -> None:
    """They hold deals that nobody may see yet."""
    store = SqlStore(tmp_path / "tables.db")
    store.create(GAME, "a secret deal", [])
    files = list(tmp_path.iterdir())
    assert {file.name for file in files} == {"tables.db", "tables.db-wal", "tables.db-shm"}
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    store.close()
