"""Where games are saved: a record for each, written after every choice."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from ceylon.box import Box
from ceylon.errors import CeylonError
from ceylon.folders import data_folder, in_data_folder
from ceylon.installation import shell_path, to_run
from ceylon.record import Record
from ceylon.words import N_

SUFFIX: Final = ".ceylon"
_LOOKED_AT: Final = 30
"""How many of the latest games are searched for an unfinished one."""


class SavedGameError(CeylonError):
    """A saved game that does not exist, or that would be overwritten."""


def new_path() -> Path:
    """A new file for a new game. Raises NotWritable."""
    name = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    mores = ("", *(f"-{n}" for n in range(2, 1000)))
    paths = (in_data_folder(f"{name}{more}{SUFFIX}") for more in mores)
    return next(path for path in paths if not path.exists())


def passing_path() -> Path:
    """One in a temporary folder."""
    return Path(mkdtemp(prefix="ceylon-")) / f"game{SUFFIX}"


def checked_path(text: str) -> Path:
    """The file that was asked for; an existing one is not overwritten."""
    path = Path(text).expanduser()
    if path.exists():
        text = N_("{file} already exists: resume it with --resume, or choose another name")
        raise SavedGameError(text, {"file": str(path)})
    return path


# Unfinished games


def latest(box: Box) -> Path | None:
    """The latest unfinished game."""
    return next(_unfinished(box), None)


def _unfinished(box: Box) -> Iterator[Path]:
    found = sorted(
        data_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True
    )
    for path in found[:_LOOKED_AT]:
        try:
            game = Record.load(path, box).game()
        except (CeylonError, OSError):
            continue
        if not game.over:
            yield path


def to_resume(asked: str, box: Box) -> Path:
    """The named file, or the latest unfinished game."""
    if asked:
        return Path(asked).expanduser()
    path = latest(box)
    if path is None:
        raise SavedGameError(
            N_("there is no game to resume in {folder}"), {"folder": str(data_folder())}
        )
    return path


def to_go_on(path: Path) -> str:
    """What to type to resume a game that was left; in the default folder it is the latest."""
    named = "" if path.parent == data_folder() else f" {shell_path(str(path))}"
    return to_run(f"play --resume{named}")
