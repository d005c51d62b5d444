"""The commands on a system without `fork`, file locks, `nice` or line editing, such as Windows.

Real processes, from which `sitecustomize.py` beside this file has taken what is not everywhere.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.terminal.processes import ANY_GAME, COMMAND, environment, records

from ceylon.record import Record

HERE = Path(__file__).parent
CEYLON = COMMAND[:-1]
HUMAN, BOT = {"kind": "human"}, {"kind": "planter"}


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, str]:
    usual = environment(tmp_path)
    path = os.pathsep.join([str(HERE), usual.get("PYTHONPATH", "")])
    return {**usual, "PYTHONPATH": path, "PYTHONWARNINGS": "error"}


def run(
    elsewhere: dict[str, str], *arguments: str, lines: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*CEYLON, *arguments],
        input="".join(f"{line}\n" for line in lines),
        env=elsewhere,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done


def test_much_is_missing(elsewhere: dict[str, str]) -> None:
    """Otherwise the other tests would prove nothing; a spawned process lacks the same."""
    question = """
import multiprocessing, os, sitecustomize, sys
def missing():
    gone = [name for name in sitecustomize.MODULES if name in sys.modules and not sys.modules[name]]
    return len(gone), hasattr(os, "fork"), hasattr(os, "nice"), multiprocessing.get_start_method()
"""
    program = f"{question}\nprint(missing())"
    done = subprocess.run(
        [sys.executable, "-c", program], env=elsewhere, capture_output=True, text=True, check=False
    )
    assert done.stdout == "(9, False, False, 'spawn')\n", done.stderr


def test_the_arena_plays_with_two_workers(elsewhere: dict[str, str]) -> None:
    arguments = ["arena", "--bots", "greedy,chance", "--games", "2", "--seed", "1", "--json"]
    told = json.loads(run(elsewhere, *arguments, "--workers", "2").stdout)
    assert [result["games"] for result in told["results"]] == [2, 2]


def test_search_is_trained(elsewhere: dict[str, str], tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    tiny = ["--players", "2", "--start", "shipped", "--games", "30", "--simulations", "2"]
    once = ["--generations", "1", "--check", "0", "--workers", "2"]
    run(elsewhere, "train", *tiny, *once, "--out", str(tmp_path / "training"))
    assert json.loads((tmp_path / "training" / "weights.json").read_text(encoding="utf-8"))["2"]


def test_a_game_is_played_in_the_terminal(elsewhere: dict[str, str], tmp_path: Path) -> None:
    run(elsewhere, "play", "--seats", "human,chance", "--seed", "7", lines=tuple(ANY_GAME))
    assert Record.load(records(tmp_path)[0]).game().over


@pytest.fixture
def address(elsewhere: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """The address of a running server."""
    command = [*CEYLON, "serve", "--port", "0", "--no-browser", "--db", str(tmp_path / "tables.db")]
    with subprocess.Popen(
        command, env=elsewhere, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        found = process.stdout.readline()
        yield found.split()[4].replace("localhost", "127.0.0.1")
        process.terminate()
        process.wait(60)


def test_a_bot_answers_at_the_table(address: str) -> None:
    """It thinks in a process of its own."""
    with httpx.Client(base_url=address, timeout=60, trust_env=False) as client:
        made = client.post("/api/tables", json={"pace": 0, "seats": [HUMAN, BOT]}).json()
        client.headers["Authorization"] = f"Bearer {made['secrets']['seat 1']}"
        table = f"/api/tables/{made['table']}"
        until = time.monotonic() + 120
        mine = 0
        while (seen := client.get(table).raise_for_status().json())["version"] <= mine:
            assert time.monotonic() < until
            if seen["choices"]:
                mine += 1
                choice, version = seen["choices"][0]["text"], seen["version"]
                body = {"choice": choice, "version": version, "key": f"key-{mine}"}
                assert client.post(f"{table}/choices", json=body).status_code == 200
            time.sleep(0.2)  # asking without a pause would soon be asking too often
