"""The shipped box changes during games: each keeps its own, and new games get the new one."""

import os
import sqlite3
from pathlib import Path
from random import Random

import pytest
from tests.other_box import install, other_box
from tests.web.server.serving import Made, Served, play_to_the_end, serving

from ceylon.box import load
from ceylon.record import Record

HUMAN = {"kind": "human", "name": "Ana"}
BOT = {"kind": "greedy", "name": "Bot"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = install(tmp_path / "upgraded")
    monkeypatch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")


def box_of(path: Path, table: str) -> str:
    connection = sqlite3.connect(path)
    (digest,) = connection.execute("select box from games where id = ?", (table,)).fetchone()
    connection.close()
    return str(digest)


def page(made: Made) -> str:
    client = made.seat(0).client
    return client.get(f"/t/{made.id}", headers={"Accept": "text/html"}).text


def begun(path: Path) -> tuple[Made, str]:
    """A game in the middle, and its page."""
    with serving(path) as served:
        made = served.made([HUMAN, BOT])
        play_to_the_end(made, [0], Random(1), 40)
        while made.seat(0).look()["position"]["seat"] != 0:
            pass
        return made, page(made)


def sitting(served: Served, made: Made) -> Made:
    """The same table at another server."""
    found = Made(served, made.answer)
    found.seat(0).keys = 1000
    return found


def test_a_game_keeps_its_box(path: Path, request: pytest.FixtureRequest) -> None:
    before, seen = begun(path)
    request.getfixturevalue("upgraded")
    with serving(path, logged=True) as served:
        made = sitting(served, before)
        assert page(made) == seen
        table = made.seat(0).look()
        assert made.seat(0).post("hint", version=table["version"]).status_code == 200
        last = play_to_the_end(made, [0], Random(2))
        text = made.seat(0).client.get(f"/api/tables/{made.id}/record").json()["record"]
        new = served.made([HUMAN, {"kind": "human", "name": "Ben"}])
        next_one = again(made)
        copy = restored(served, text)
    record = Record.parse(text)
    assert record.box == load()
    assert [score.total for score in record.game().scores()] == [
        score["total"] for score in last["scores"]
    ]
    assert box_of(path, made.id) == box_of(path, copy) == load().digest
    assert box_of(path, new.id) == box_of(path, next_one) == other_box().digest
    assert "failed" not in served.log, served.log


def again(made: Made) -> str:
    client = made.as_("host").client
    assert client.post(f"/t/{made.id}/again").status_code == 303
    return str(client.get(f"/t/{made.id}/next").headers["location"]).rpartition("/")[2]


def restored(served: Served, record: str) -> str:
    with served.client(Accept="text/html") as client:
        answer = client.post("/records", files={"file": ("game.ceylon", record.encode())})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).rpartition("/")[2]
