"""A server that is told to end does so, whatever hangs: a database, or the processes of bots."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.web.server.serving import Served, serving

PATIENCE = 60
"""Seconds. Far more than the 5 that it may take; it would hang for ever."""
HOURS = 3600.0
pytestmark = pytest.mark.skipif(not Path("/proc").is_dir(), reason="its processes cannot be found")


def workers_of(served: Served) -> list[int]:
    """The processes in which its bots think."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                parent = folder.joinpath("stat").read_text().rpartition(")")[2].split()[1]
                spawned = b"spawn_main" in folder.joinpath("cmdline").read_bytes()
                if int(parent) == served.process.pid and spawned:
                    found.append(int(folder.name))
    return found


def ends(served: Served) -> bool:
    served.process.send_signal(signal.SIGTERM)
    try:
        served.process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        return False
    return True


def is_running(process: int) -> bool:
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"  # nobody has asked for its exit code yet


def test_it_ends_although_the_processes_of_bots_hang(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served:
        made = served.made([{"kind": "human"}, {"kind": "planter"}])
        player, rng = made.seat(0), Random(1)
        while (table := player.look())["version"] < 6:
            if table["choices"]:
                player.chosen(table, rng)
        workers = workers_of(served)
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        for _ in range(40):  # until the bot must choose: it hangs
            table = player.look()
            if table["choices"]:
                player.chosen(table, rng)
        try:
            assert ends(served)
            assert not [worker for worker in workers if is_running(worker)]
        finally:
            for worker in filter(is_running, workers):
                os.kill(worker, signal.SIGKILL)


def test_it_ends_although_the_database_hangs(tmp_path: Path) -> None:
    """What it acknowledged is stored; what waits is not, and is not acknowledged."""
    store = tmp_path / "tables.db"
    with serving(store, {"patience": HOURS}) as served:
        made = served.made([{"kind": "human"}, {"kind": "human"}])
        mover = made.seat(made.seat(0).look()["position"]["seat"])
        choices = [each["text"] for each in mover.look()["choices"]]
        other = sqlite3.connect(store, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answers: list[int] = []

        def choose() -> None:
            with suppress(httpx.HTTPError):
                answers.append(mover.choose(choices[0], 0).status_code)

        waiting = threading.Thread(target=choose)
        waiting.start()
        waiting.join(0.5)
        assert waiting.is_alive()
        assert ends(served)
        waiting.join()
        assert answers in ([503], [])
        other.close()
    with serving(store) as again, again.client(made.answer["secrets"]["seat 1"]) as client:
        assert client.get(f"/api/tables/{made.id}").json()["version"] == 0


def test_it_ends_although_the_event_loop_hangs(tmp_path: Path) -> None:
    """Whatever is wrong with it: this is what `kill` is for."""
    script = """
import sys, time
from ceylon.web.server.addresses import listen
from ceylon.web.server.app import create_app
from ceylon.web.server.server import serve
from ceylon.web.server.settings import Settings

def hang():
    print("ready", flush=True)
    time.sleep(3600)

with listen("127.0.0.1", 0) as listening:
    serve(create_app(Settings(sys.argv[1], workers=1)), listening, hang)
"""
    command = [sys.executable, "-c", script, str(tmp_path / "tables.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGTERM)
        try:
            assert process.wait(PATIENCE) == 1
        finally:
            process.kill()
