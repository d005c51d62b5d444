"""Where the program keeps what it writes: saved games, and the server's tables."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The program's part of the user's folder for data; it need not exist yet."""
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "ceylon"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "ceylon"
    if sys.platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "ceylon"
    return Path.home() / ".local" / "share" / "ceylon"


def in_data_folder(name: str) -> Path:
    """A file there; the folder is made if there is none."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / name
