"""Several servers on one PostgreSQL: any of them answers for any table."""

import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from tests.store.postgresql import PostgreSql
from tests.thorough import thorough
from tests.web.server.serving import Made, Served, Sitting, play_to_the_end, serving

HUMAN = {"kind": "human"}
OPEN = {"kind": "open"}
HERE = {"kind": "here"}
BOT = {"kind": "chance"}
PATIENCE = 60


@pytest.fixture(scope="module")
def two(postgresql: PostgreSql) -> Iterator[tuple[Served, Served]]:
    """Two servers for the tests that harm neither."""
    with both(postgresql) as servers:
        yield servers


@pytest.fixture
def doomed(postgresql: PostgreSql) -> Iterator[tuple[Served, Served]]:
    """Two servers, of which the first may be killed."""
    with both(postgresql) as servers:
        yield servers


@contextmanager
def both(postgresql: PostgreSql) -> Iterator[tuple[Served, Served]]:
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(serving(postgresql.url, {"patience": 2.0})) for _ in range(2)
        )
        yield first, second


def through(served: Served, made: Made) -> Made:
    """The same table, through another process."""
    return Made(served, made.answer)


def until(happens: Callable[[], object], what: str = "it never happens") -> None:
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, what
        time.sleep(0.02)


class Stream:
    """What a stream of the API has told."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.tables: list[dict[str, Any]] = []
        self.gone = False
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        until(lambda: self.tables, "the stream tells nothing")

    @property
    def last(self) -> dict[str, Any]:
        return self.tables[-1]

    def _read(self) -> None:
        try:
            with self.sitting.client.stream("GET", f"{self.sitting.path}/stream") as answer:
                event = ""
                for line in answer.iter_lines():
                    kind, _, value = line.partition(": ")
                    if kind == "event":
                        event = value
                        self.gone = self.gone or value == "gone"
                    elif kind == "data" and event == "table":
                        self.tables.append(json.loads(value))
        except httpx.HTTPError:
            return


def version_of(made: Made) -> Callable[[], int]:
    return lambda: int(made.as_("watch").look()["version"])


def test_what_one_process_stores_the_other_tells(two: tuple[Served, Served]) -> None:
    """Choices, asks, names, links and who is present."""
    first, second = two
    here = first.made([HUMAN, HUMAN, OPEN])
    there = through(second, here)
    watching = Stream(there.as_("watch"))
    rng = Random(5)
    for number in range(1, 9):
        mover = here.seat(here.seat(0).look()["position"]["seat"])
        mover.chosen(mover.look(), rng)
        until(lambda number=number: watching.last["version"] == number)  # type: ignore[misc]
    answer = there.seat(1).post("name", name="Bruno")
    assert answer.status_code == 200, answer.text
    until(lambda: here.seat(0).look()["seats"][1]["name"] == "Bruno")
    assert not there.seat(0).look()["seats"][0]["present"]
    stream = Stream(here.seat(0))
    until(lambda: watching.last["seats"][0]["present"], "nobody is seen to be there")
    taken = there.as_("watch").post("take", seat=2, name="Cleo")
    assert taken.status_code == 200, taken.text
    until(lambda: stream.last["seats"][2]["name"] == "Cleo")


def test_a_request_may_go_to_any_process(two: tuple[Served, Served]) -> None:
    """Alternately, each with what the other has just answered: none of them is refused."""
    first, second = two
    made = first.made([HUMAN, HUMAN])
    both, rng = (made, through(second, made)), Random(3)
    table = made.seat(0).look()
    for number in range(40):
        at = both[number % 2]
        if not table["choices"]:
            until(lambda at=at, table=table: version_of(at)() >= table["version"])  # type: ignore[misc]
            table = at.seat(table["position"]["seat"]).look()
        choice = rng.choice(table["choices"])["text"]
        answer = at.seat(table["seat"]).choose(choice, table["version"], f"k{number}")
        assert answer.status_code == 200, answer.text
        table = answer.json()


def test_a_new_link_is_good_everywhere_and_the_old_one_nowhere(
    two: tuple[Served, Served],
) -> None:
    first, second = two
    here = first.made([HUMAN, HUMAN])
    there = through(second, here)
    watching = Stream(there.seat(1))
    old = there.seat(1)
    answer = here.as_("host").post("links", role="seat 2")
    new = second.client(answer.json()["secret"])
    assert new.get(f"/api/tables/{here.id}").status_code == 200, "at once"
    until(lambda: watching.gone)
    assert old.client.get(old.path).status_code == 401


def test_an_open_seat_is_given_once(two: tuple[Served, Served]) -> None:
    """Many ask for it at both processes at once: one gets it, and no link but theirs is good."""
    first, second = two
    here = first.made([HUMAN, OPEN])
    both = (here, through(second, here))
    for made in both:
        made.as_("watch").look()
    answers: list[httpx.Response] = []

    def take(number: int) -> None:
        made = both[number % 2]
        with httpx.Client(base_url=made.served.url, trust_env=False, timeout=30) as client:
            headers = {"Authorization": f"Bearer {made.answer['secrets']['watch']}"}
            body = {"seat": 1, "name": f"P{number}"}
            path = f"/api/tables/{made.id}/take"
            answers.append(client.post(path, json=body, headers=headers))

    threads = [threading.Thread(target=take, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    [taken] = [answer for answer in answers if answer.status_code == 200]
    assert {answer.status_code for answer in answers} == {200, 409}
    for served in two:
        mine = served.client(taken.json()["secret"])
        assert mine.get(f"/api/tables/{here.id}").json()["seat"] == 1


def test_a_shared_screen_may_be_served_by_either(two: tuple[Served, Served]) -> None:
    """Lifted through one process, the curtain is up at the other as well; and it falls there."""
    first, second = two
    here = first.made([HERE, HERE])
    there = through(second, here)
    stream, rng = Stream(there.as_("host")), Random(2)
    for number in range(6):
        assert stream.last["choices"] == []
        host = (here if number % 2 else there).as_("host")
        assert host.post("curtain").status_code == 200
        until(lambda: stream.last["choices"], "the curtain is down")
        seat = stream.last["seat"]
        while stream.last["seat"] == seat and not stream.last["finished"]:
            version = host.chosen(stream.last, rng)["version"]
            until(lambda version=version: stream.last["version"] == version)  # type: ignore[misc]


def test_a_hint_is_found_once(postgresql: PostgreSql, two: tuple[Served, Served]) -> None:
    """Asked for through both processes, one of them thinks; both give the same answer."""
    here = two[0].made([HUMAN, BOT])
    both = (here, through(two[1], here))
    until(lambda: here.seat(0).look()["choices"])
    version = here.seat(0).look()["version"]
    until(lambda: version_of(both[1])() >= version)
    answers: list[httpx.Response] = []

    def ask(made: Made) -> None:
        answers.append(made.seat(0).post("hint", version=version))

    threads = [threading.Thread(target=ask, args=(made,)) for made in both]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json() == answers[1].json()
    mine = "select count(*) from thoughts where key like '%' || :game || '%'"
    assert scalar(postgresql, mine, here.id) == 1


def test_a_client_makes_no_more_tables_through_two_processes(postgresql: PostgreSql) -> None:
    limits = {"new_tables": [3, 1e-9]}
    with serving(postgresql.url, limits) as first, serving(postgresql.url, limits) as second:
        made = [
            served.client().post("/api/tables", json={"seats": [HUMAN, BOT]}).status_code
            for served in (first, second) * 3
        ]
    assert made == [201, 201, 201, 429, 429, 429]


def test_the_same_people_find_one_next_table(two: tuple[Served, Served]) -> None:
    """Both ask for it at once, through different processes."""
    here = two[0].made([HUMAN, HUMAN])
    play_to_the_end(here, [0, 1], Random(6))
    found: list[str] = []

    def again(served: Served, role: str) -> None:
        headers = {"Authorization": f"Bearer {here.answer['secrets'][role]}"}
        with httpx.Client(base_url=served.url, trust_env=False, timeout=30) as client:
            answer = client.post(f"/t/{here.id}/again", headers=headers)
            assert answer.status_code == 303, answer.text
            answer = client.get(f"/t/{here.id}/next", headers=headers)
            found.append(answer.headers["location"])

    roles = ("seat 1", "seat 2")
    threads = [threading.Thread(target=again, args=each) for each in zip(two, roles, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 2
    assert len(set(found)) == 1


def test_bots_play_at_one_process_and_go_on_when_it_dies(
    postgresql: PostgreSql, doomed: tuple[Served, Served]
) -> None:
    first, second = doomed
    here = first.made([BOT, BOT], pace=0.1)
    there = through(second, here)
    stream = Stream(there.as_("watch"))
    until(lambda: stream.last["version"] > 3)
    assert owners(postgresql, here) == 1
    first.process.kill()
    before = stream.last["version"]
    began = time.monotonic()
    until(lambda: stream.last["version"] > before + 2)
    print(f"taken over after {time.monotonic() - began:.1f} s")  # noqa: T201 - for whoever looks


@thorough
def test_bots_that_nobody_watches_go_on_elsewhere(
    postgresql: PostgreSql, doomed: tuple[Served, Served]
) -> None:
    first, _ = doomed
    made = first.made([BOT, BOT], pace=0.1)
    until(lambda: stored(postgresql, made) > 3)
    first.process.kill()
    before = stored(postgresql, made)
    until(lambda: stored(postgresql, made) > before + 2)


def test_a_paused_process_finds_that_it_may_not_choose(
    postgresql: PostgreSql, doomed: tuple[Served, Served]
) -> None:
    """It sleeps past its session, with a choice under way; then it follows the other."""
    first, second = doomed
    here = first.made([BOT, BOT], pace=0.05)
    there = through(second, here)
    stream = Stream(there.as_("watch"))
    until(lambda: stream.last["version"] > 3)
    with paused(first):
        before = stream.last["version"]
        until(lambda: stream.last["version"] > before + 5)
    Stream(here.as_("watch"))
    before = stream.last["version"]
    until(lambda: stream.last["version"] > before + 5 or stream.last["finished"])
    until(lambda: abs(version_of(here)() - version_of(there)()) <= 2)
    assert owners(postgresql, here) == 1


@contextmanager
def paused(served: Served) -> Iterator[None]:
    os.kill(served.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(served.process.pid, signal.SIGCONT)


def test_notices_that_were_missed_are_made_good(
    postgresql: PostgreSql, two: tuple[Served, Served]
) -> None:
    """All connections are cut while the other process stores."""
    first, second = two
    here = first.made([HUMAN, HUMAN])
    stream = Stream(through(second, here).as_("watch"))
    for _ in range(5):
        cut_all(postgresql)
        choose(here, Random(1))
        until(lambda: stream.last["version"] == here.as_("watch").look()["version"])


def choose(made: Made, rng: Random) -> None:
    mover = made.seat(made.seat(0).look()["position"]["seat"])
    mover.chosen(mover.look(), rng)


def cut_all(server: PostgreSql) -> None:
    """End every connection but this one."""
    scalar(
        server,
        "select count(pg_terminate_backend(pid)) from pg_stat_activity"
        " where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )


def owners(server: PostgreSql, made: Made) -> int:
    """How many processes that live let the bots of a table play."""
    query = (
        "select count(*) from owners join sessions on sessions.id = owners.session"
        " where game = :game"
    )
    return scalar(server, query, made.id)


def stored(server: PostgreSql, made: Made) -> int:
    return scalar(server, "select count(*) from choices where game = :game", made.id)


def scalar(server: PostgreSql, query: str, game: str | None = None) -> int:
    engine = create_engine(server.url)
    with engine.begin() as connection:
        found = connection.scalar(text(query), {"game": game} if game else {})
    engine.dispose()
    assert isinstance(found, int)
    return found
