"""The disk of a real server is full for a while: 503 with a sentence; then the game continues."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from tests.web.server.serving import Made, Served, serving

HUMAN = {"kind": "human"}
BOT = {"kind": "chance"}
AWAKE = 8
"""How many choices, not all of which are the person's."""
resource = pytest.importorskip("resource", reason="a process cannot be limited here")
prlimit = getattr(resource, "prlimit", None)
pytestmark = pytest.mark.skipif(prlimit is None, reason="a process cannot be limited here")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def served(path: Path) -> Iterator[Served]:
    with serving(path, logged=True) as found:
        yield found


@contextmanager
def full_disk(served: Served) -> Iterator[None]:
    """No file of the server may grow, nor be written to."""
    assert prlimit is not None
    everything = prlimit(served.process.pid, resource.RLIMIT_FSIZE)
    prlimit(served.process.pid, resource.RLIMIT_FSIZE, (0, everything[1]))
    yield
    prlimit(served.process.pid, resource.RLIMIT_FSIZE, everything)


def stored(path: Path, made: Made) -> int:
    """How many events of a table are in the database: the server is not asked."""
    connection = sqlite3.connect(path)
    query = "select count(*) from choices where game = ?"
    (found,) = connection.execute(query, (made.id,)).fetchone()
    connection.close()
    return int(found)


def test_a_person_is_told_and_sends_the_same_again(served: Served) -> None:
    made = served.made([HUMAN, HUMAN])
    table = made.seat(0).look()
    mover = made.seat(table["position"]["seat"])
    choice = mover.look()["choices"][0]["text"]
    with full_disk(served):
        refused = mover.choose(choice, 0, "the-key")
        assert refused.status_code == 503
        assert refused.headers["retry-after"].isdigit()
        assert refused.json()["error"]["code"] == "unavailable"
        assert "try again" in refused.json()["error"]["sentence"]
        assert mover.look()["version"] == 0
        with served.client() as client:
            assert client.post("/api/tables", json={"seats": [HUMAN]}).status_code == 503
        assert made.seat(0).post("name", name="Ana").status_code == 503
        assert made.as_("host").post("links", role="watch").status_code == 503
    assert mover.choose(choice, 0, "the-key").status_code == 200
    assert mover.look()["version"] == 1


def test_a_page_tells_it_in_the_readers_language(served: Served) -> None:
    with served.client(Accept="text/html", Origin=served.url) as client, full_disk(served):
        answer = client.post("/tables?lang=ru", data={"play": "now"})
        assert answer.status_code == 503, answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["retry-after"].isdigit()
        assert "попробуйте" in answer.text


def test_a_bot_goes_on_when_there_is_room_again(served: Served, path: Path) -> None:
    """Nobody looks at the table meanwhile, and the log stays short."""
    made = served.made([HUMAN, BOT, BOT], pace=0.4)
    begin(made)
    with full_disk(served):
        said_until(served, "the store fails")
        before = stored(path, made)
        time.sleep(0.6)
        assert stored(path, made) == before
    end = time.monotonic() + 60
    while stored(path, made) == before:
        assert time.monotonic() < end, "the bot is silent"
        time.sleep(0.05)
    served.end()
    said = [line for line in served.log.splitlines() if "the store" in line]
    told = [line.partition(" ceylon.store: ")[2].partition(":")[0] for line in said]
    assert told == ["the store fails", "the store works again"]
    assert "Traceback" not in served.log


def said_until(served: Served, wanted: str) -> None:
    """Wait until the server says so: a slow bot takes its time to try."""
    end = time.monotonic() + 60
    while wanted not in served.log:
        assert time.monotonic() < end, served.log
        time.sleep(0.05)


def begin(made: Made) -> None:
    """Play until a bot must choose that has chosen before: its process is awake."""
    person = made.seat(0)
    while (table := person.look())["position"]["seat"] == 0 or table["version"] < AWAKE:
        if table["choices"]:
            person.chosen(table, Random(1))
