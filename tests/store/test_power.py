"""The power fails: what was acknowledged is there, and the rest does no harm.

With `synchronous=FULL` SQLite has brought the write-ahead log to the disk when an append returns.
So a power cut loses at most what the log got afterwards, or leaves rubbish there.
"""

import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text
from tests.store.postgresql import PostgreSql
from tests.store.test_store import GAME

from ceylon.store import SqlStore

WRITE = """
import os, sys
from ceylon.ids import Seat
from ceylon.store import Event, SqlStore
store, number = SqlStore(sys.argv[1]), 1
while True:
    store.append([Event("g", number, Seat(0), "harvest", str(number))])
    print(os.path.getsize(sys.argv[1] + "-wal"), flush=True)
    number += 1
"""
ACKNOWLEDGED = 40


@pytest.fixture
def killed(tmp_path: Path) -> tuple[Path, list[int]]:
    """What a process left that was killed while it wrote, and how long its log was after each
    acknowledgement."""
    path = tmp_path / "tables.db"
    store = SqlStore(path)
    store.create(GAME, "", [])
    store.close()
    command = [sys.executable, "-c", WRITE, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        sizes = [int(process.stdout.readline()) for _ in range(ACKNOWLEDGED)]
        process.kill()
    return path, sizes


def after_a_cut(path: Path, size: int, rubbish: bytes = b"") -> int:
    """How many events are found, from the first one on, if the log ends there."""
    folder = path.parent / f"cut {size} {len(rubbish)}"
    folder.mkdir()
    copy = folder / path.name
    shutil.copy(path, copy)
    log = Path(f"{path}-wal").read_bytes()[:size]
    Path(f"{copy}-wal").write_bytes(log + rubbish)  # its index (-shm) is in memory, and lost
    store = SqlStore(copy)
    found = store.load("g")
    store.close()
    assert found is not None
    assert [event.number for event in found.events] == list(range(1, len(found.events) + 1))
    return len(found.events)


def test_an_acknowledged_event_survives_a_power_cut(killed: tuple[Path, list[int]]) -> None:
    """Wherever the log ends after it, and whatever follows there."""
    path, sizes = killed
    assert all(before < after for before, after in pairwise(sizes)), "each is in the log at once"
    rng = Random(1)
    for number in range(1, ACKNOWLEDGED, 3):
        size = sizes[number - 1]
        assert after_a_cut(path, size) == number
        assert after_a_cut(path, size, rng.randbytes(5000)) == number
        torn = rng.randrange(size + 1, sizes[number])
        assert after_a_cut(path, torn) in (number, number + 1)


def test_a_log_that_was_torn_anywhere_can_be_opened(killed: tuple[Path, list[int]]) -> None:
    """What is found begins with the first event, has no gaps, and can be continued."""
    path, sizes = killed
    rng = Random(2)
    cuts = sorted({rng.randrange(sizes[-1]) for _ in range(20)})
    found = [after_a_cut(path, cut) for cut in cuts]
    assert found == sorted(found)


def test_postgresql_waits_for_its_disk_too(postgresql: PostgreSql) -> None:
    """Connections of the store leave that as the server's administrator has set it."""
    store = SqlStore(postgresql.url)
    with store._database.writing() as connection:
        assert connection.scalar(text("show synchronous_commit")) == "on"
        source = "select source from pg_settings where name = 'synchronous_commit'"
        assert connection.scalar(text(source)) == "default"
    store.close()
