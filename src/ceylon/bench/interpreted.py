"""The same engine uncompiled, in a Python of its own that takes its turn when it is told to.

One process cannot hold both forms of the rules, so the other Python runs `main`: it reads an
order from each line of its input and answers each with a line of JSON.
"""

from __future__ import annotations

import cProfile
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from types import CodeType
from typing import Any, Self

from ceylon import _build
from ceylon.bench import ours
from ceylon.bench.loop import noise, ordinary
from ceylon.bench.measure import Contestant
from ceylon.rules.game import Game

NAME = "interpreted_driven"
SHARES = 40
"""So many functions are listed."""


class Interpreted:
    """The other Python, as a context: it starts and ends with it."""

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(  # noqa: S603 - this very Python
            [sys.executable, "-c", f"from {__name__} import main; main()"],
            env=os.environ | {_build.PURE: "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(self, *_error: object) -> None:
        self._process.communicate()

    def contestant(self) -> Contestant:
        return Contestant(
            "interpreted_driven", "decisions/s", lambda s: float(self._ask("rate", s))
        )

    def shares(self, games: int) -> list[dict[str, Any]]:
        """The share of time of each function, the largest first."""
        found: list[dict[str, Any]] = self._ask("shares", games)
        return found

    def _ask(self, order: str, amount: float) -> Any:
        print(order, amount, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline() if self._process.stdout else ""
        if not answer:
            raise RuntimeError("the Python with the uncompiled rules has ended early")
        return json.loads(answer)


def shares(games: int) -> list[dict[str, Any]]:
    """Where the time goes; a profiler sees nothing of this in compiled code."""
    rng = random.Random(1)
    picks = noise(1)
    with cProfile.Profile() as profile:
        for _ in range(games):
            ordinary(Game.new(ours.FULL_TABLE, rng), picks)
    return _by_function((_name(entry.code), entry.inlinetime) for entry in profile.getstats())


def _by_function(times: Iterable[tuple[str, float]]) -> list[dict[str, Any]]:
    largest = sorted(times, key=lambda named: named[1], reverse=True)
    total = sum(seconds for _, seconds in largest)
    return [
        {"function": name, "share": round(seconds / total, 4)} for name, seconds in largest[:SHARES]
    ]


def _name(code: CodeType | str) -> str:
    if isinstance(code, str):
        return code
    return f"{Path(code.co_filename).stem}.{code.co_qualname}"


def _answer(line: str, contestant: Contestant) -> Any:
    order, amount = line.split()
    return contestant.run(float(amount)) if order == "rate" else shares(int(amount))


def main() -> None:
    if _build.compiled():
        raise SystemExit(f"the rules are compiled here: set {_build.PURE}=1")
    contestant = ours.driven(NAME)
    for line in sys.stdin:
        print(json.dumps(_answer(line, contestant)), flush=True)
