"""Memory: what clients send is forgotten once it is answered."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.thorough import sampled

ATTACK = Path(__file__).with_name("attack.py")
MEGABYTE = 1 << 20
ROOT = Path(__file__).parents[3]


class Grown(NamedTuple):
    megabytes: float
    statuses: dict[str, int]


measured = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux's /proc")


def attack(store: Path, *arguments: str) -> Grown:
    """The server in a separate process, attacked there."""
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    run = subprocess.run(
        [sys.executable, str(ATTACK), str(store), *arguments],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": path},
    )
    found = json.loads(run.stdout)
    return Grown((found["after"] - found["before"]) / MEGABYTE, found["statuses"])


@measured
def test_hostile_requests_leave_nothing_behind(tmp_path: Path) -> None:
    """20,000 of them, most with 60 KB of text that was never sent before: 1.2 GB in total."""
    found = attack(tmp_path / "tables.db", "20000")
    assert sum(found.statuses.values()) == 20_000
    assert not [status for status in found.statuses if int(status) >= 500]
    assert found.megabytes < 32


@measured
@pytest.mark.parametrize("number", sampled((2_000, 4_000), 2_000))
def test_looks_at_a_long_log_are_forgotten(tmp_path: Path, number: int) -> None:
    """From each of its choices on, in each language, by each link: 25 KB each."""
    found = attack(tmp_path / "tables.db", str(number), "since")
    assert found.statuses == {"200": number}
    assert found.megabytes < 32
