"""Sessions, owners and notices, on a real PostgreSQL."""

import queue
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest
from tests.people import ANA, BO
from tests.store.postgresql import PostgreSql
from tests.store.test_store import BEGUN, GAME, chosen

from ceylon.ids import NOBODY
from ceylon.seats import Seating
from ceylon.store import (
    Begun,
    Conflict,
    ConsentLine,
    Notice,
    SessionEnded,
    Sessions,
    SqlStore,
    Thought,
    notices,
)
from ceylon.store.postgresql import hold

SECONDS = 60


@pytest.fixture
def store(postgresql: PostgreSql) -> Iterator[SqlStore]:
    postgresql.empty()
    found = SqlStore(postgresql.url)
    found.create(GAME, "", [("watch", "old")])
    yield found
    found.close()


@pytest.fixture
def sessions(store: SqlStore) -> Sessions:
    assert store.sessions is not None
    store.sessions.open("one")
    store.sessions.open("two")
    return store.sessions


def test_a_session_lasts_until_others_give_it_up(sessions: Sessions) -> None:
    assert sessions.beat("one") == {"one": 1, "two": 0}
    sessions.give_up("one", 0)  # it has counted since
    assert sessions.beat("one") == {"one": 2, "two": 0}
    sessions.give_up("one", 2)
    with pytest.raises(SessionEnded):
        sessions.beat("one")
    sessions.close("two")
    with pytest.raises(SessionEnded):
        sessions.own("two", "g")


def test_a_table_has_one_owner(sessions: Sessions) -> None:
    assert sessions.own("one", "g") == "one"
    assert sessions.own("two", "g") == "one"
    assert sessions.orphans(9) == []
    sessions.close("one")
    assert sessions.orphans(9) == ["g"]
    assert sessions.own("two", "g") == "two"
    sessions.disown("one", "g")
    assert sessions.own("two", "g") == "two"
    sessions.disown("two", "g")
    assert sessions.orphans(9) == []


def test_only_the_owner_stores_the_choices_of_bots(store: SqlStore, sessions: Sessions) -> None:
    """And only while its session lasts, even if nobody has taken the table over yet."""
    assert sessions.own("one", "g") == "one"
    store.append([chosen(1)], {"g": "one"})
    with pytest.raises(Conflict):
        store.append([chosen(2)], {"g": "two"})
    store.append([chosen(2)])  # people choose through any process
    sessions.close("one")
    with pytest.raises(Conflict):
        store.append([chosen(3)], {"g": "one"})
    found = store.load("g")
    assert found is not None
    assert len(found.events) == 2


def test_a_process_that_stops_within_a_transaction_is_given_up(
    store: SqlStore, sessions: Sessions
) -> None:
    """Its locks are freed by the database: nobody waits for it."""
    assert sessions.own("one", "g") == "one"
    with pytest.raises(Exception, match="idle-in-transaction"):  # noqa: SIM117, PT012 - one thing
        with store._database.engine.begin() as connection:
            hold(connection, {"g": "one"})
            sessions.give_up("one", 0)
            assert sessions.own("two", "g") == "two"
            connection.exec_driver_sql("SELECT 1")


def test_presence_ends_with_its_session(sessions: Sessions) -> None:
    sessions.attend("one", [("g", "watch"), ("g", "host")], [])
    sessions.attend("one", [("g", "watch")], [])
    sessions.attend("two", [("g", "host")], [])
    assert sessions.present("g") == {"one": {"watch", "host"}, "two": {"host"}}
    sessions.attend("two", [], [("g", "host")])
    assert sessions.present("g") == {"one": {"watch", "host"}}
    sessions.close("one")
    assert sessions.present("g") == {}
    with pytest.raises(SessionEnded):
        sessions.attend("one", [("g", "host")], [])


@dataclass
class Ear:
    """Keeps what it hears."""

    notices: queue.SimpleQueue[Notice | None] = field(default_factory=queue.SimpleQueue)

    def heard(self, notice: Notice) -> None:
        self.notices.put(notice)

    def resumed(self) -> None:
        self.notices.put(None)

    def next(self) -> Notice | None:
        return self.notices.get(timeout=SECONDS)


def test_what_is_stored_is_told(store: SqlStore, sessions: Sessions) -> None:
    ear = Ear()
    listening = sessions.listen(ear)
    assert ear.next() is None, "it listens"
    store.append([chosen(1), chosen(2)])
    store.ask(ConsentLine("g", 1, 2, ANA, "back to 0"))
    store.arrange("g", BEGUN, [Seating(BO, "human", "Bruno")], [("watch", "new")])
    with pytest.raises(Conflict):
        store.append([chosen(2, "harvest")])
    sessions.attend("one", [("g", "host")], [])
    sessions.tell(Notice("g", notices.HURRY))
    sessions.close("one")
    assert [ear.next() for _ in range(8)] == [
        Notice("g", notices.CHOICES, 1),
        Notice("g", notices.CHOICES, 2),
        Notice("g", notices.ASKS, 1),
        Notice("g", notices.SEATINGS, 3),
        Notice("g", notices.LINKS, 2),
        Notice("g", notices.PRESENCE),
        Notice("g", notices.HURRY),
        Notice("-", notices.SESSIONS),
    ]
    listening.close()


def test_a_listener_that_was_cut_off_listens_again(
    postgresql: PostgreSql, store: SqlStore, sessions: Sessions
) -> None:
    """It says so, since it may have missed something."""
    ear = Ear()
    listening = sessions.listen(ear)
    assert ear.next() is None
    until_fresh = time.monotonic() + SECONDS
    while not listening.is_fresh():
        assert time.monotonic() < until_fresh
    postgresql.stop("fast")
    postgresql.start()
    assert ear.next() is None
    store.append([chosen(1)])
    assert ear.next() == Notice("g", notices.CHOICES, 1)
    listening.close()


def test_a_second_game_does_not_follow_the_same_one(store: SqlStore) -> None:
    store.create(replace(GAME, id="h", follows="g"), "", [])
    with pytest.raises(Conflict):
        store.create(replace(GAME, id="i", follows="g"), "", [])
    assert store.follower("g") == "h"


def test_the_curtain_falls_when_its_process_ends(sessions: Sessions) -> None:
    assert sessions.lifted("g") == NOBODY
    sessions.lift("one", "g", BO)
    sessions.lift("two", "g", ANA)
    assert sessions.lifted("g") == ANA
    sessions.close("one")
    assert sessions.lifted("g") == ANA
    sessions.close("two")
    assert sessions.lifted("g") == NOBODY
    with pytest.raises(SessionEnded):
        sessions.lift("two", "g", ANA)


# Long thoughts, and new tables


def hint(key: str = "h 1", client: str = "ana") -> Thought:
    return Thought(key, "hints", client)


def test_a_thought_is_had_once(sessions: Sessions) -> None:
    """Another process waits for its result, and has it itself only if the first one ends."""
    thoughts = sessions.thoughts
    assert thoughts.begin("one", hint()) == Begun(mine=True)
    assert thoughts.begin("two", hint()) == Begun(mine=False)
    sessions.close("one")
    assert thoughts.begin("two", hint()) == Begun(mine=True)
    thoughts.finish("one", "h 1", "too late")
    thoughts.finish("two", "h 1", "found")
    sessions.open("one")
    assert thoughts.begin("one", hint(client="bo")) == Begun(mine=False, result="found")


def test_a_thought_that_fails_is_free_again(sessions: Sessions) -> None:
    thoughts = sessions.thoughts
    thoughts.begin("one", hint())
    thoughts.drop("two", "h 1")
    assert not thoughts.begin("two", hint()).mine, "another's is not dropped"
    thoughts.drop("one", "h 1")
    assert thoughts.begin("two", hint()).mine
    with pytest.raises(SessionEnded):
        thoughts.begin("three", hint("h 2"))


def test_a_client_has_one_thought_at_a_time_over_all_processes(sessions: Sessions) -> None:
    thoughts = sessions.thoughts
    assert thoughts.begin("one", hint()).mine
    assert not thoughts.begin("two", hint("h 2")).mine
    assert thoughts.begin("two", hint("h 2", "bo")).mine
    assert thoughts.begin("two", replace(hint("r 1"), kind="review")).mine, "of each kind"
    assert not thoughts.begin("two", replace(hint("h 3", "cleo"), most=2)).mine
    thoughts.finish("one", "h 1", "found")
    assert thoughts.begin("two", hint("h 3")).mine


def test_new_tables_are_counted_over_all_processes(
    sessions: Sessions, postgresql: PostgreSql
) -> None:
    other = SqlStore(postgresql.url)
    assert other.sessions is not None
    both = [sessions.thoughts, other.sessions.thoughts]
    allowed = [both[number % 2].allow_table("ana", 4, 1e-9) for number in range(8)]
    assert allowed == [True] * 4 + [False] * 4
    assert both[0].allow_table("bo", 4, 1e-9)
    assert both[0].allow_table("ana", 4, 1e9), "its bucket has filled again"
    other.close()
