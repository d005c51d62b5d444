"""Memory: what clients send is forgotten once it is answered."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ATTACK = Path(__file__).with_name("attack.py")
MEGABYTE = 1 << 20
ROOT = Path(__file__).parents[3]

measured = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux's /proc")


@measured
def test_hostile_requests_leave_nothing_behind(tmp_path: Path) -> None:
    """20,000 of them, most with 60 KB of text that was never sent before: 1.2 GB in all."""
    command = [sys.executable, str(ATTACK), str(tmp_path / "tables.db"), "20000"]
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    run = subprocess.run(
        command, check=True, capture_output=True, text=True, env=os.environ | {"PYTHONPATH": path}
    )
    found = json.loads(run.stdout)
    grown = (found["after"] - found["before"]) / MEGABYTE
    assert grown < 16, f"{grown:.0f} MB"
    assert sum(found["statuses"].values()) == 20_000
    assert not [status for status in found["statuses"] if int(status) >= 500]
