"""How the program is installed: its package, its command, and its extras.

Every sentence that tells people what to install or type takes the words from here.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from ceylon.errors import N_

DISTRIBUTION: Final = "ceylon-boardgame"
"""The package's name on PyPI, where `ceylon` is another project."""
COMMAND: Final = "ceylon"

# What `make` says while it sets up a clone, and if it cannot: tools/install.py.
SETTING_UP: Final = N_(
    "Setting up Ceylon in {folder}. This takes a minute or two, the first time only."
)
NO_ENVIRONMENT: Final = N_(
    "Python could not create a virtual environment in {folder}. On Debian and"
    " Ubuntu a package may be missing: {command}"
)
NOT_INSTALLED: Final = N_(
    "These packages could not be installed: {packages}. pip gives the reason"
    " above; the first installation needs a network connection. When you have put"
    " that right, run the same command again: it will continue from here."
)


def to_install(extra: str = "") -> str:
    """What to type to add an extra to this Python, or whatever the package itself lacks."""
    package = f"{DISTRIBUTION}[{extra}]" if extra else DISTRIBUTION
    # Some shells read brackets as a glob pattern, and others have no single quotes.
    return f'{shell_path(sys.executable)} -m pip install "{package}"'


def to_run(arguments: str) -> str:
    """What to type to run this program again: just its name, if the shell finds it."""
    script = shutil.which(COMMAND, path=str(Path(sys.executable).parent))
    if script is None:
        return f"{shell_path(sys.executable)} -m {COMMAND} {arguments}"
    found = shutil.which(COMMAND)
    named = found is not None and Path(found).samefile(script)
    return f"{COMMAND if named else shell_path(script)} {arguments}"


def shell_path(path: str) -> str:
    """A path as short as possible from here, quoted if necessary."""
    here = f"{Path.cwd()}{os.sep}"
    short = path.removeprefix(here)
    return f'"{short}"' if " " in short else short
