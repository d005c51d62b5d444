"""The reader's browser: a window of its own, never a program that would take the terminal."""

from __future__ import annotations

import shutil
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import Final

_IN_THE_TERMINAL: Final = {
    *("browsh", "carbonyl", "cha", "edbrowse", "elinks", "links", "links2", "lynx", "w3m"),
    "www-browser",  # Debian's name for whichever of these is installed
}
_OPEN: Final = "import sys, webbrowser; webbrowser.open(sys.argv[1])"


def show(address: str) -> bool:
    """Ask for a window; return whether there was a browser to ask.

    It runs without a terminal: what browsers print is not for the player, and a script that falls
    back to a text browser finds no terminal to take over.
    """
    if not _has_window():
        return False
    nothing = subprocess.DEVNULL
    command = [sys.executable, "-c", _OPEN, address]
    subprocess.Popen(  # noqa: S603 - our own address
        command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
    )
    return True


def _has_window() -> bool:
    try:
        name = str(getattr(webbrowser.get(), "name", ""))
    except webbrowser.Error:
        return False
    found = shutil.which(name)
    names = {Path(name).name, Path(found).resolve().name if found else ""}
    return names.isdisjoint(_IN_THE_TERMINAL)
