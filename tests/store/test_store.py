"""The store: append and load, on a real file; and on PostgreSQL if it is installed."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.people import ANA, BO

from ceylon.installation import to_install
from ceylon.seats import Seating
from ceylon.store import Conflict, ConsentLine, Deleted, Event, Marks, NewGame, SqlStore, StoreError
from ceylon.store.rows import NOTHING, standing


@pytest.fixture
def store(where: str) -> Iterator[SqlStore]:
    found = SqlStore(where)
    yield found
    found.close()


GAME = NewGame(
    id="g",
    options="{}",
    box="b",
    digest="d",
    pace=0.6,
    seatings=(Seating(ANA, "human", "Ana"), Seating(BO, "open", "")),
)


BEGUN = Marks(seatings=2, links=1)
"""How far it is to be read with one link, before anything has happened."""


def chosen(number: int, what: str = "rupees", key: str = "") -> Event:
    return Event("g", number, ANA, what, key or f"k{number}")


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


def test_the_same_again_is_no_conflict(store: SqlStore) -> None:
    """The answer to a commit can be lost: what is stored already, exactly so, is stored."""
    links = [("host", "h")]
    for _ in range(2):
        store.create(GAME, "the deal", links, [chosen(1)])
        store.append([chosen(2), chosen(3)])
        store.ask(ConsentLine("g", 1, 3, ANA, "back to 0"))
    found = store.load("g")
    assert found is not None
    assert found.events == (chosen(1), chosen(2), chosen(3))
    assert len(found.asked) == 1
    with pytest.raises(Conflict):
        store.create(GAME, "another deal", links)
    with pytest.raises(Conflict):
        store.append([chosen(3), chosen(4)])


def test_a_game_is_created_as_a_whole(store: SqlStore) -> None:
    """With the choices of a record, or not at all."""
    with pytest.raises(Conflict):
        store.create(GAME, "", [], [chosen(1), chosen(1, key="x")])
    assert store.load("g") is None


def test_seats_and_links_change_by_appending(store: SqlStore) -> None:
    store.create(GAME, "", [("watch", "old")])
    assert store.later("g", NOTHING).marks == BEGUN
    store.arrange("g", BEGUN, [Seating(BO, "human", "Bruno"), Seating(BO, "greedy", "Bruno")])
    store.arrange("g", Marks(seatings=4, links=1), links=[("watch", "new")])
    with pytest.raises(Conflict):
        store.arrange("g", BEGUN, [Seating(BO, "human", "Cleo")], [("watch", "newer")])
    found = store.load("g")
    assert found is not None
    assert found.rows.marks == Marks(seatings=4, links=2)
    assert store.later("g", BEGUN).links == (("watch", "new"),)
    assert found.seatings == (Seating(ANA, "human", "Ana"), Seating(BO, "greedy", "Bruno"))
    assert found.game.seatings == GAME.seatings
    assert found.links == {"watch": "new"}


def test_what_was_asked_is_loaded(store: SqlStore) -> None:
    """A request to undo is not an event: it has numbers of its own."""
    store.create(GAME, "", [])
    store.append([chosen(1)])
    lines = (ConsentLine("g", 1, 1, ANA, "back to 0"), ConsentLine("g", 2, 1, BO, "accept"))
    for line in lines:
        store.ask(line)
    with pytest.raises(Conflict):
        store.ask(ConsentLine("g", 2, 1, BO, "decline"))
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


@pytest.mark.parametrize("name", ["/no/such/folder/x.db", "nosuch://x", "postgresql://:x@[/"])
def test_a_store_that_cannot_be_opened_is_a_sentence(name: str) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        SqlStore(name)


def test_without_its_driver_postgresql_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError) as raised:
        SqlStore("postgresql+psycopg://ana:secret@nowhere/ceylon")
    where = "postgresql+psycopg://ana:***@nowhere/ceylon"
    command = to_install("postgresql")
    assert str(raised.value) == f"the database {where} needs the package psycopg: {command}"


def test_what_is_stored_survives_a_loss_of_power(tmp_path: Path) -> None:
    """SQLite waits for the disk, and readers do not wait for the writer."""
    store = SqlStore(tmp_path / "tables.db")
    with store._database.reading() as connection:
        assert connection.scalar(text("pragma journal_mode")) == "wal"
        assert connection.scalar(text("pragma synchronous")) == 2
    store.close()


def test_an_idle_game_is_deleted_only_if_it_still_is(store: SqlStore) -> None:
    """Somebody may have come back to it since it was found: what they chose is not lost."""
    store.create(GAME, "", [("host", "h")])
    assert store.idle("9999", 10) == [GAME.id]
    assert not store.delete(GAME.id, "2000")
    if store.sessions is not None:
        store.sessions.open("s")
        store.sessions.attend("s", [(GAME.id, "host")], [])
        assert not store.delete(GAME.id, "9999")
        store.sessions.attend("s", [], [(GAME.id, "host")])
    assert store.load(GAME.id) is not None
    assert store.delete(GAME.id, "9999")
    assert store.load(GAME.id) is None


def test_a_game_is_deleted_as_a_whole(store: SqlStore) -> None:
    """Whoever was reading it is told, and nothing can be added to it; others stay."""
    other = replace(GAME, id="other")
    for game in (GAME, other):
        store.create(game, "deal", [("watch", "hash")])
    store.append([chosen(1)])
    loaded = store.load(GAME.id)
    assert loaded is not None
    assert store.idle("2000", 10) == []
    assert sorted(store.idle("9999", 10)) == sorted([GAME.id, "other"])
    store.delete(GAME.id)
    assert store.load(GAME.id) is None
    assert store.idle("9999", 10) == ["other"]
    with pytest.raises(Deleted):
        store.later(GAME.id, loaded.rows.marks)
    with pytest.raises(Conflict):
        store.append([chosen(2)])
    store.delete(GAME.id)
    assert store.load("other") is not None
