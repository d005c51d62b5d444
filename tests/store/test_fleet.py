"""The command itself: several processes at one address, and one server at a file."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from tests.store.postgresql import PostgreSql
from tests.web.server.serving import Made, Served

CEYLON = Path(sys.executable).with_name("ceylon")
HUMAN = {"kind": "human"}
BOT = {"kind": "chance"}
PATIENCE = 60


@contextmanager
def command(*arguments: str) -> Iterator[Served]:
    """`ceylon serve`, as somebody types it."""
    process = subprocess.Popen(
        [CEYLON, "serve", "--port", "0", "--no-browser", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    served = Served("http://" + line.partition("http://")[2].split("/")[0], process)
    try:
        assert "http://" in line, process.communicate()[1]
        yield served
    finally:
        served.end()


def children(parent: int) -> list[int]:
    path = Path(f"/proc/{parent}/task/{parent}/children")
    if not path.exists():
        pytest.skip("this system does not list the children of a process")
    return [int(pid) for pid in path.read_text(encoding="utf-8").split()]


def servers(parent: int) -> list[int]:
    """The processes that serve, not those that keep track of resources."""
    return [pid for pid in children(parent) if "spawn_main" in command_line(pid)]


def command_line(pid: int) -> str:
    """Empty if the process has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return ""


def test_processes_share_an_address(postgresql: PostgreSql) -> None:
    """One of them is killed: the game goes on, and another takes its place. Each has the figures of
    all."""
    postgresql.empty()
    with command("--processes", "2", "--db", postgresql.url) as served:
        made = served.made([HUMAN, BOT])
        assert created(served) == 1
        first = servers(served.process.pid)
        assert len(first) == 2
        for pid in first:
            go_on(made)
            os.kill(pid, signal.SIGKILL)
            wait_for(served, first)
            first = servers(served.process.pid)
        go_on(made)
        assert created(served) == 1  # what the killed ones counted is not lost
        served.process.terminate()
        assert served.process.wait(PATIENCE) == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in first)


def wait_for(served: Served, before: list[int]) -> None:
    """Until another process has taken the place of one."""
    end = time.monotonic() + PATIENCE
    while len(now := servers(served.process.pid)) < 2 or now == before:
        assert time.monotonic() < end
        time.sleep(0.05)


def go_on(made: Made) -> None:
    """A person chooses, as often as it takes; a connection to a killed process is broken."""
    end = time.monotonic() + PATIENCE
    before = -1
    while time.monotonic() < end:
        try:
            table = made.seat(0).look()
            before = table["version"] if before < 0 else before
            if table["version"] > before + 1:
                return
            if table["choices"]:
                made.seat(0).choose(table["choices"][0]["text"], table["version"])
        except httpx.TransportError:
            continue
        time.sleep(0.02)
    raise AssertionError("the game does not go on")


def created(served: Served) -> int:
    """The tables made so far, in the figures of whichever process answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(httpx.TransportError):
            text = httpx.get(f"{served.url}/metrics", timeout=PATIENCE).text
            return int(float(text.partition("\nceylon_tables_created_total ")[2].split()[0]))
    raise AssertionError("nobody answers")


def test_a_file_has_one_server(tmp_path: Path) -> None:
    """A second one is refused in a sentence, until the first has ended, however it ended."""
    path = str(tmp_path / "tables.db")
    with command("--db", path) as first:
        refused = refusal("--db", path)
        assert "another server is using tables.db" in refused
        assert "PostgreSQL" in refused
        assert "Traceback" not in refused
        first.process.kill()
        first.process.wait(PATIENCE)
        with command("--db", path):
            pass


def test_several_processes_need_a_database_that_they_share(tmp_path: Path) -> None:
    refused = refusal("--processes", "2", "--db", str(tmp_path / "tables.db"))
    assert "several processes need a PostgreSQL database" in refused
    assert "Traceback" not in refused


def refusal(*arguments: str) -> str:
    found = subprocess.run(
        [CEYLON, "serve", "--port", "0", "--no-browser", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert found.returncode != 0
    return found.stderr
