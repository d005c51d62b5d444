"""Sets up a clone: `python -m tools.install play` creates .venv, `... develop` extends it.

Run by `make`, with a Python that has nothing but its standard library.
"""

from __future__ import annotations

import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ceylon.errors import CeylonError
from ceylon.installation import NO_ENVIRONMENT, NOT_INSTALLED, SETTING_UP
from ceylon.words import Words, choose_language

ROOT: Final = Path(__file__).parents[1]
ENVIRONMENT: Final = ROOT / ".venv"
LOCKS: Final = ROOT / "requirements"
PLAY: Final = "play"
"""The basis of every other set of packages; the project itself comes with it."""
_PIP: Final = ("-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input", "install")
_LAZY: Final = "--no-compile"
"""Python compiles what it imports; much of this is never imported."""
_AS_LOCKED: Final = ("--require-hashes", "--no-deps")
"""A lock is complete. If pip resolved it again, an older pip would take the newest release of a
package that another one requires with an extra (`coverage[toml]`), and then miss its hash."""
_SCRIPTS = sysconfig.get_path("scripts", "venv", {"base": str(ENVIRONMENT)})
_PACKAGES = sysconfig.get_path("purelib", "venv", {"base": str(ENVIRONMENT)})
PYTHON: Final = shutil.which("python", path=_SCRIPTS) or str(Path(_SCRIPTS) / "python")


class NotSetUp(CeylonError):
    """A clone in which something is missing."""


def main(arguments: Sequence[str]) -> int:
    (name,) = arguments
    words = Words.of(choose_language(None, os.environ))
    print(words.say(SETTING_UP, folder=ENVIRONMENT), flush=True)  # noqa: T201 - for a person
    try:
        install(name)
    except NotSetUp as error:
        print(words.say(error.text, **error.values), file=sys.stderr)  # noqa: T201 - for a person
        return 1
    return 0


def install(name: str) -> None:
    """The packages of a lock; raises NotSetUp."""
    if not _works():
        _make_environment()
    lock = LOCKS / f"{name}.lock"
    if not _run(PYTHON, *_PIP, _LAZY, *_AS_LOCKED, "--requirement", str(lock)):
        raise NotSetUp(NOT_INSTALLED, {"packages": ", ".join(missing(lock))})
    if name == PLAY and not _install_project():
        raise NotSetUp(NOT_INSTALLED, {"packages": ROOT.name})


def _install_project() -> bool:
    """As an editable install. The rules are compiled by `make build`, which shows its progress."""
    options = ("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    return _run(PYTHON, *_PIP, *options, CEYLON_PURE="1")


def missing(lock: Path) -> list[str]:
    """The packages of a lock that are not installed; those of other systems are left out."""
    everywhere = re.findall(r"^([\w.-]+)==[^;\n]+$", lock.read_text(encoding="utf-8"), re.MULTILINE)
    found = importlib.metadata.distributions(path=[_PACKAGES])
    installed = {_plain(each.name) for each in found}
    return [name for name in everywhere if _plain(name) not in installed]


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


# The environment


def _works() -> bool:
    """Whether there is a working one; it may be half created, or its Python may be gone."""
    return Path(PYTHON).exists() and _run(PYTHON, "-m", "pip", "--version", quiet=True)


def _make_environment() -> None:
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    if not _run(sys.executable, "-m", "venv", str(ENVIRONMENT)):
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        command = "sudo apt install python3-venv"
        raise NotSetUp(NO_ENVIRONMENT, {"folder": ENVIRONMENT, "command": command})


def _run(*command: str, quiet: bool = False, **environment: str) -> bool:
    """Whether it succeeded. It prints its own messages."""
    output = subprocess.DEVNULL if quiet else None
    done = subprocess.run(  # noqa: S603 - Python and pip
        command, env=_environment(environment), check=False, stdout=output, stderr=output
    )
    return done.returncode == 0


def _environment(more: Mapping[str, str]) -> dict[str, str]:
    """Without our own source on the path: what runs there finds it by itself, or does not need
    it."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | dict(more)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
