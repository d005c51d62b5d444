"""How the program is installed: its package, its command, and what can be added to it.

Every sentence that tells somebody to install or to type something takes the words from here.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from ceylon.errors import N_

DISTRIBUTION: Final = "ceylon-boardgame"
"""The name of the package that pip knows; `ceylon` there is somebody else's."""
COMMAND: Final = "ceylon"

# What `make` says where it cannot set up a clone: tools/install.py.
SETTING_UP: Final = N_("Setting up Ceylon in {folder}. This takes a minute or two, once.")
NO_ENVIRONMENT: Final = N_(
    "Python could not make a virtual environment in {folder}. On Debian and Ubuntu its package may"
    " be missing: {command}"
)
NOT_INSTALLED: Final = N_(
    "These packages could not be installed: {packages}. pip says why above; the first time it needs"
    " the network. Then run the same command again: it goes on from here."
)


def to_install(extra: str = "") -> str:
    """What to type to add an extra to this very Python, or whatever the package itself lacks."""
    package = f"{DISTRIBUTION}[{extra}]" if extra else DISTRIBUTION
    # Some shells read brackets as a pattern, and others know no single quotes.
    return f'{shell_path(sys.executable)} -m pip install "{package}"'


def to_run(arguments: str) -> str:
    """What to type to run this program again: by its name, where the shell finds it."""
    script = shutil.which(COMMAND, path=str(Path(sys.executable).parent))
    if script is None:
        return f"{shell_path(sys.executable)} -m {COMMAND} {arguments}"
    found = shutil.which(COMMAND)
    named = found is not None and Path(found).samefile(script)
    return f"{COMMAND if named else shell_path(script)} {arguments}"


def shell_path(path: str) -> str:
    """A path as short as it can be from here, and in quotes where it must be."""
    here = f"{Path.cwd()}{os.sep}"
    short = path.removeprefix(here)
    return f'"{short}"' if " " in short else short
