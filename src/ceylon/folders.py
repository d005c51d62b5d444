"""Where the program keeps what it writes: saved games, and the server's tables."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryFile

from ceylon.errors import N_, CeylonError
from ceylon.system_errors import problem_of


class NotWritable(CeylonError):
    """A place where nothing can be saved."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The program's folder within the user's data folder; it need not exist yet."""
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "ceylon"
    if sys.platform == "darwin":
        return _home() / "Library" / "Application Support" / "ceylon"
    if sys.platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "ceylon"
    return _home() / ".local" / "share" / "ceylon"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError as error:  # no passwd entry and no HOME, as in containers
        text = N_("your home folder is unknown: set {variable}")
        raise NotWritable(text, {"variable": "HOME"}) from error


def in_data_folder(name: str) -> Path:
    """A writable file there; the folder is created if necessary.

    Raises NotWritable.
    """
    folder = data_folder()
    path = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _try_to_write(path)
    except OSError as error:
        text = N_("nothing can be saved in {path}: {problem}")
        place = path if os.path.lexists(path) else folder
        raise NotWritable(text, {"path": str(place), "problem": problem_of(error)}) from error
    return path


def _try_to_write(path: Path) -> None:
    """Permissions are not enough: a file system can be read-only, or full."""
    with TemporaryFile(dir=path.parent) as file:
        file.write(b"ceylon")
    if path.exists():
        os.close(os.open(path, os.O_WRONLY))
