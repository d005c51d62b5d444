"""Counting with valgrind's callgrind: the instructions of a job, by function.

A job runs in two processes, once and twice. The difference between their counts is one job, without
the start of Python, the imports and the preparation. It is the same whatever else the machine does.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.docs import ROOT

MISSING: Final = (
    "This needs valgrind, which runs on Linux: `sudo apt install valgrind` on Debian and Ubuntu,"
    " `sudo dnf install valgrind` on Fedora."
)
ENVIRONMENT: Final = {"PYTHONHASHSEED": "0", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
"""Nothing else of the caller's environment, which could change what is done."""

_FUNCTION: Final = re.compile(r"(c?)fn=\((\d+)\)(?: (.+))?")
_CALL: Final = "calls="


def units(name: str) -> int:
    """How many units a job has. This run also leaves the bytecode that the others load."""
    done = subprocess.run(  # noqa: S603 - this Python
        _command(name, 1), check=True, capture_output=True, text=True, cwd=ROOT, env=ENVIRONMENT
    )
    return int(done.stdout)


def instructions(name: str) -> Counter[str]:
    """The instructions of one job by function, not including those of its callees."""
    found = _profile(name, 2)
    found.subtract(_profile(name, 1))
    return found


def _profile(name: str, times: int) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind.out"
        command = [_valgrind(), "--quiet", "--tool=callgrind", f"--callgrind-out-file={out}"]
        subprocess.run(  # noqa: S603 - valgrind as the user installed it
            command + _command(name, times),
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=ROOT,
            env=ENVIRONMENT,
        )
        with out.open(encoding="utf-8", errors="replace") as lines:
            return by_function(lines)


def _valgrind() -> str:
    if found := shutil.which("valgrind"):
        return found
    raise SystemExit(MISSING)


def _command(name: str, times: int) -> list[str]:
    return [sys.executable, "-m", "tools.counts.works", name, str(times)]


def by_function(lines: Iterable[str]) -> Counter[str]:
    """Reads a callgrind file: below the name of a function come its own costs, one line of source
    each, and below each call the costs of the callee, which are skipped."""
    names: dict[str, str] = {}
    found: Counter[str] = Counter()
    current = ""
    called = False
    for line in lines:
        if named := _FUNCTION.match(line):
            calls, number, name = named.groups()
            names.setdefault(number, name)
            current = current if calls else names[number]
        elif line.startswith(_CALL):
            called = True
        elif line[0] in "0123456789+-*":
            found[current] += 0 if called else int(line.split()[1])
            called = False
    return found
