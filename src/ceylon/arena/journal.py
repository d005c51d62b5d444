"""The results file: one line with the plan, then one line per game, written as it ends.

An interrupted run resumes after the last whole line.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

from ceylon.arena.claim import claim
from ceylon.arena.errors import ArenaError
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan
from ceylon.errors import N_

VERSION: Final = 1


class Journal:
    """A results file that is open for appending; without a path, nothing is kept."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self.outcomes: list[Outcome] = []
        """What was played before."""
        self.resumed = False
        """Whether the file existed, so that this run resumes an earlier one."""
        self._file: BinaryIO | None = None
        if path is None:
            return
        self._file = _open(path)
        try:
            self._go_on(self._file, path, plan)
        except BaseException:
            self._file.close()
            raise

    def _go_on(self, file: BinaryIO, path: Path, plan: Plan) -> None:
        head = json.dumps({"ceylon": "arena", "version": VERSION, **plan.description()})
        lines = _whole_lines(file, path)
        if lines:
            _check(lines[0], head, path)
            self.outcomes = _outcomes(lines[1:], path)
            self.resumed = True
        else:
            self._write(head)

    def add(self, outcome: Outcome) -> None:
        self._write(outcome.line())

    def _write(self, line: str) -> None:
        if self._file is not None:
            self._file.write(f"{line}\n".encode())
            self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()


def _open(path: Path) -> BinaryIO:
    """Two runs that write to the same file would both add the same games to it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("a+b")
    if not claim(file):
        file.close()
        text = N_("another run is writing to {file}: wait for it to finish, or choose another file")
        raise ArenaError(text, {"file": path})
    return file


def _whole_lines(file: BinaryIO, path: Path) -> list[str]:
    """The lines of a file; an incomplete last line is truncated from the file."""
    file.seek(0)
    content = file.read()
    whole = content[: content.rfind(b"\n") + 1]
    if content and not content.startswith(b'{"ceylon": "arena"'[: len(content)]):
        raise ArenaError(N_("{file} is not a results file"), {"file": path})
    if len(whole) < len(content):
        file.truncate(len(whole))
    return whole.decode().splitlines()


def _check(line: str, head: str, path: Path) -> None:
    """Results of two plans must not get mixed up."""
    if line != head:
        text = N_("{file} contains the results of other games: choose another file")
        raise ArenaError(text, {"file": path})


def _outcomes(lines: Sequence[str], path: Path) -> list[Outcome]:
    outcomes = []
    for number, line in enumerate(lines, start=2):
        try:
            outcomes.append(Outcome.of_line(line))
        except (ValueError, TypeError) as error:
            text = N_("line {number} of {file} is not a game result")
            raise ArenaError(text, {"number": number, "file": path}) from error
    return outcomes
