"""The same engine uncompiled, in a separate Python that takes its turn when told to.

One process cannot hold both forms of the rules, so the other Python runs `main`: it reads a number
of seconds from each line of its input, plays for that long, and answers with the decisions per
second.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Self

from ceylon import _build
from ceylon.bench import ours
from ceylon.bench.measure import DECISIONS, Contestant

NAME = "interpreted_driven"


class Interpreted:
    """The other Python, as a context manager."""

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(  # noqa: S603 - this Python
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
        return Contestant(NAME, DECISIONS, self._rate)

    def _rate(self, seconds: float) -> float:
        print(seconds, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline() if self._process.stdout else ""
        if not answer:
            raise RuntimeError("the Python with the uncompiled rules has ended early")
        return float(answer)


def main() -> None:
    if _build.compiled():
        raise SystemExit(f"the rules are compiled here: set {_build.PURE}=1")
    contestant = ours.driven(NAME)
    for line in sys.stdin:
        print(contestant.run(float(line)), flush=True)
