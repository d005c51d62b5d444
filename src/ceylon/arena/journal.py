"""The results file: one line with the plan, then one line per game, written as it ends.

An interrupted run resumes after the last whole line. The file is read line by line, so that it may
be of any length.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

from ceylon.arena.claim import claim
from ceylon.arena.errors import ArenaError
from ceylon.arena.outcome import Outcome
from ceylon.arena.part import WHOLE, Part
from ceylon.arena.plan import Plan
from ceylon.arena.provenance import difference
from ceylon.errors import N_

VERSION: Final = 2
_BEGIN: Final = b'{"ceylon": "arena"'
_BLOCK: Final = 1 << 16
_OF_NO_GAME: Final = {"program"}
"""What the head says, but what may change between two sittings."""


class Journal:
    """A results file that is open for appending; without a path, nothing is kept."""

    def __init__(
        self, path: Path | None, plan: Plan, part: Part = WHOLE, deals: int | None = None
    ) -> None:
        """`deals` are those of all parts together; it matters only if there are several."""
        self.games = 0
        """How many games of this run have been read from the file, or are in it."""
        self.resumed = False
        """Whether the file existed, so that this run resumes an earlier one."""
        self._path = path
        self._file: BinaryIO | None = None
        if path is None:
            return
        self._file = _open(path)
        try:
            self._go_on(self._file, path, head_of(plan, part, deals))
        except BaseException:
            self._file.close()
            raise

    def _go_on(self, file: BinaryIO, path: Path, head: dict[str, object]) -> None:
        _cut_to_whole_lines(file, path)
        file.seek(0)
        line = file.readline()
        if line:
            _check(_head(line, path), head, path)
            self.resumed = True
        else:
            _write(file, json.dumps(head))

    def earlier(self, most: int) -> Iterator[Outcome]:
        """What was played before, at most that much of it; to be read before anything is added."""
        if self._path is None or not self.resumed:
            return
        for outcome in islice(read(self._path), most):
            self.games += 1
            yield outcome

    def add(self, outcome: Outcome) -> None:
        if self._file is not None:
            _write(self._file, outcome.line())

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


def head_of(plan: Plan, part: Part = WHOLE, deals: int | None = None) -> dict[str, object]:
    """The first line: all that determines the games of the file."""
    head: dict[str, object] = {"ceylon": "arena", "version": VERSION, **plan.description()}
    if not part.whole:
        # The same part of more deals is other games, so their number belongs to it.
        head |= {"part": list(part), "deals": deals}
    return head


def read(path: Path) -> Iterator[Outcome]:
    """The games of a results file, one by one."""
    with path.open("rb") as file:
        file.readline()
        for number, line in enumerate(file, start=2):
            try:
                yield Outcome.of_line(line.decode())
            except (ValueError, TypeError) as error:
                text = N_("line {number} of {file} is not a game result")
                raise ArenaError(text, {"number": number, "file": path}) from error


def _write(file: BinaryIO, line: str) -> None:
    file.write(f"{line}\n".encode())
    file.flush()


def read_head(path: Path) -> dict[str, object]:
    with path.open("rb") as file:
        return _head(file.readline(), path)


def _open(path: Path) -> BinaryIO:
    """Two runs that write to the same file would both add the same games to it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("a+b")
    if not claim(file):
        file.close()
        text = N_("another run is writing to {file}: wait for it to finish, or choose another file")
        raise ArenaError(text, {"file": path})
    return file


def _cut_to_whole_lines(file: BinaryIO, path: Path) -> None:
    """An incomplete last line is truncated from the file."""
    file.seek(0)
    start = file.read(len(_BEGIN))
    if not start.startswith(_BEGIN[: len(start)]):
        raise ArenaError(N_("{file} is not a results file"), {"file": path})
    size = end = file.seek(0, os.SEEK_END)
    whole = 0
    while end and not whole:
        first = max(0, end - _BLOCK)
        file.seek(first)
        found = file.read(end - first).rfind(b"\n")
        whole = first + found + 1 if found >= 0 else 0
        end = first
    if whole < size:
        file.truncate(whole)


def _head(line: bytes, path: Path) -> dict[str, object]:
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("ceylon") != "arena":
        raise ArenaError(N_("{file} is not a results file"), {"file": path})
    return head


def check(known: dict[str, object], plan: Plan, part: Part, deals: int, path: Path) -> None:
    """A file must have the games of this plan, and of this part of it."""
    _check(known, head_of(plan, part, deals), path)


def _check(known: dict[str, object], head: dict[str, object], path: Path) -> None:
    """Results of two plans must not get mixed up, nor those of other rules, boxes or weights."""
    if known.get("version") != VERSION:
        text = N_(
            "{file} was written by another version of the program, which did not note where its"
            " games come from: choose another file"
        )
        raise ArenaError(text, {"file": path})
    elsewhere = difference(head, known)
    if elsewhere is not None:
        raise ArenaError(elsewhere, {"file": path})
    if _determining(known) != _determining(head):
        text = N_("{file} contains the results of other games: choose another file")
        raise ArenaError(text, {"file": path})


def _determining(head: dict[str, object]) -> object:
    """As JSON has it."""
    return json.loads(json.dumps({k: v for k, v in head.items() if k not in _OF_NO_GAME}))
