"""Whatever a release stored, every later one opens: the same games, which can be continued.

`python -m tools.release_store` saves a store of each release.
"""

import asyncio
import re
import time
from pathlib import Path
from random import Random

import pytest
from tests.store.released import VERSIONS, KeptGame, read, rebuild, seen
from tests.web.server.serving import Answer, Made, Sitting, serving

from ceylon import __version__
from ceylon.store import SqlStore
from ceylon.table import Tables
from ceylon.table.brains import Brains

HUMAN = "human"
PEEKING = {"0.1.0": "two people in the middle, with undos and an ask"}
"""In 0.1.0 this game awaits consent to undo something that was revealed: that lapses now."""


def test_this_release_is_kept() -> None:
    assert __version__ in VERSIONS


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def database(version: str, tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    rebuild(version, path)
    return path


def test_the_records_are_the_same(version: str, database: Path) -> None:
    """With all that is hidden, and with everything that was taken back left out."""

    async def records() -> list[str]:
        tables = Tables(SqlStore(database), Brains(1))
        found = [(await tables.table(game.table)).record().text() for game in read(version)]
        await tables.close()
        return found

    found = [kept_of(text) for text in asyncio.run(records())]
    assert found == [kept_of(game.record) for game in read(version)]


def kept_of(record: str) -> list[str]:
    """Later records also say which bot sat where, which changes their checksum."""
    lines = [re.sub(r'^(seat \d ".*") bot \S+$', r"\1", line) for line in record.splitlines()]
    return [re.sub(r"checksum \w+$", "", line) for line in lines]


def test_everyone_sees_the_same_and_the_game_goes_on(version: str, database: Path) -> None:
    games = read(version)
    assert games
    with serving(database) as served:
        for game in games:
            made = Made(served, {"table": game.table, "secrets": game.secrets})
            lapsed = {"undo_asked": None} if game.about == PEEKING.get(version) else {}
            for role, before in game.seen.items():
                now = seen(made.as_(role).look())
                assert now == before | lapsed, game.about
            went_on(made, game)


def went_on(made: Made, game: KeptGame) -> None:
    host = made.as_("host")
    table = host.look()
    if table["finished"]:
        assert host.client.get(f"/t/{game.table}/finished").status_code == 200
        return
    version = table["version"]
    for _ in range(3):
        sitting = mover(made, table)
        sitting.chosen(sitting.look(), Random(1))
        table = settled(host)
    assert table["version"] >= version + 3


def mover(made: Made, table: Answer) -> Sitting:
    """The player who must choose: with a link of their own, or at the host's screen."""
    role = f"seat {table['position']['seat'] + 1}"
    if role not in made.answer["secrets"]:
        role = "host"
        made.as_(role).post("curtain")
    sitting = made.as_(role)
    sitting.keys += 1000  # those of the release are remembered
    return sitting


def settled(host: Sitting) -> Answer:
    """The table when a person must choose again."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        table = host.look()
        if table["seats"][table["position"]["seat"]]["kind"] == HUMAN:
            return table
    raise AssertionError("the bots do not choose")
