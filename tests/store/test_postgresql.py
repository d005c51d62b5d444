"""A real PostgreSQL that restarts, or does not answer, under a real server."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from sqlalchemy import create_engine, text
from tests.store.postgresql import PostgreSql
from tests.web.server.serving import Made, Served, serving

HUMAN = {"kind": "human"}
BOT = {"kind": "chance"}


@pytest.fixture
def served(postgresql: PostgreSql) -> Iterator[Served]:
    postgresql.empty()
    with serving(postgresql.url, {"patience": 2.0}, logged=True) as found:
        yield found


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_restart_stops_nobody(postgresql: PostgreSql, served: Served, mode: str) -> None:
    """The next choice of a person is stored at once, and bots go on unwatched."""
    people = served.made([HUMAN, HUMAN])
    choose(people)
    bots = served.made([BOT, BOT], pace=0.1)
    until_more(postgresql, bots, 2)
    postgresql.stop(mode)
    time.sleep(0.3)
    postgresql.start()
    choose(people)
    until_more(postgresql, bots, 2)
    served.end()
    assert "Traceback" not in served.log, served.log


def choose(made: Made) -> None:
    mover = made.seat(made.seat(0).look()["position"]["seat"])
    mover.chosen(mover.look(), Random(1))


def until_more(server: PostgreSql, made: Made, more: int) -> None:
    """Until that many more events of a table are stored: the server is not asked."""
    engine = create_engine(server.url)
    count = text("select count(*) from choices where game = :game")
    with engine.connect() as connection:
        before = connection.scalar(count, {"game": made.id})
        assert before is not None
        end = time.monotonic() + 60
        while connection.scalar(count, {"game": made.id}) < before + more:
            assert time.monotonic() < end, "nothing is stored any more"
            time.sleep(0.05)
            connection.rollback()
    engine.dispose()


def test_nobody_waits_for_ever(postgresql: PostgreSql, served: Served) -> None:
    """A database that neither answers nor refuses: 503 before the client gives up, and the server
    can be ended."""
    made = served.made([HUMAN, HUMAN])
    choose(made)
    mover = made.seat(made.seat(0).look()["position"]["seat"])
    table = mover.look()
    with stopped(postgresql):
        refused = mover.choose(table["choices"][0]["text"], table["version"], "again")
        assert refused.status_code == 503
        assert mover.look()["version"] == table["version"]
        # A balancer sends requests elsewhere, and nobody restarts what is not at fault.
        assert mover.client.get("/readyz").status_code == 503
        assert mover.client.get("/healthz").status_code == 200
        served.process.terminate()
        served.process.wait(60)


@contextmanager
def stopped(server: PostgreSql) -> Iterator[None]:
    """All of its processes are suspended."""
    engine = create_engine(server.url)
    with engine.connect() as connection:
        query = "select pid from pg_stat_activity where backend_type = 'client backend'"
        own = "select pg_backend_pid()"
        backends = set(connection.scalars(text(query))) - {connection.scalar(text(own))}
    engine.dispose()
    assert backends
    processes = [server.pid, *backends]
    for pid in processes:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in processes:
            os.kill(pid, signal.SIGCONT)
