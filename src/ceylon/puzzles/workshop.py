"""Making puzzles: hunt in many games, each kept in a file, so that a stopped run resumes.

What is shipped is one file: a heading, then one puzzle a line.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from ceylon.box import load
from ceylon.errors import N_, CeylonError
from ceylon.processes import share_out
from ceylon.puzzles.hunt import Found, Hunt, hunt
from ceylon.puzzles.puzzle import Puzzle
from ceylon.puzzles.puzzle_text import line_of, puzzle_of

VERSION: Final = 1
_COUNTED: Final = ("positions", "promises", "tried")


class HuntError(CeylonError):
    """Something is wrong with the folder of a hunt."""


def hunt_all(
    how: Hunt, games: int, folder: Path, workers: int, progress: Callable[[int], None]
) -> list[Found]:
    """What was found in games 0 to `games`, in order; those in the folder are not played again.

    `progress` is called with the number of games done.
    """
    folder.mkdir(parents=True, exist_ok=True)
    _claim(folder, how)
    missing = [number for number in range(games) if not _file(folder, number).exists()]
    done = games - len(missing)
    progress(done)
    for _ in share_out(partial(_hunt, how, folder), missing, workers):
        done += 1
        progress(done)
    return [_read(_file(folder, number)) for number in range(games)]


def _claim(folder: Path, how: Hunt) -> None:
    """What two hunts have found must not get mixed up."""
    plan = folder / "plan.txt"
    if not plan.exists():
        plan.write_text(f"{how}\n", encoding="utf-8")
    elif plan.read_text(encoding="utf-8") != f"{how}\n":
        text = N_("{folder} contains puzzles that were made in another way: choose another folder")
        raise HuntError(text, {"folder": folder})


def _file(folder: Path, number: int) -> Path:
    return folder / f"{number:05}.jsonl"


def _hunt(how: Hunt, folder: Path, number: int) -> None:
    _write(_file(folder, number), hunt(how, number))


def _write(file: Path, found: Found) -> None:
    """Atomically, even if the process is killed meanwhile."""
    draft = file.with_suffix(f".{os.getpid()}.draft")
    draft.write_text("".join(f"{line}\n" for line in _lines(found)), encoding="utf-8")
    draft.replace(file)


def _lines(found: Found) -> Iterator[str]:
    counted = {name: value for name, value in vars(found).items() if name != "puzzles"}
    yield json.dumps(counted)
    yield from map(line_of, found.puzzles)


def _read(file: Path) -> Found:
    try:
        counted, *puzzles = file.read_text(encoding="utf-8").splitlines()
        return Found(**json.loads(counted), puzzles=tuple(map(puzzle_of, puzzles)))
    except (ValueError, KeyError, TypeError) as error:
        text = N_("{file} is damaged: delete it, and its games will be played again")
        raise HuntError(text, {"file": file}) from error


# What is shipped


def write(file: Path, how: Hunt, found: Sequence[Found], puzzles: Sequence[Puzzle]) -> None:
    """The same bytes for the same hunt, on every machine."""
    lines = [json.dumps(heading(how, found)), *map(line_of, puzzles)]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


def heading(how: Hunt, found: Sequence[Found]) -> dict[str, object]:
    """With which box the puzzles were made, and from how much."""
    counts = {name: sum(getattr(each, name) for each in found) for name in _COUNTED}
    return {
        "ceylon": "puzzles",
        "version": VERSION,
        "box": load().digest,
        "seed": how.seed,
        "games": len(found),
        **counts,
        "proved": sum(len(each.puzzles) for each in found),
    }
