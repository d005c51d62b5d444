"""Which form of the rules and the search runs: the compiled one, or the source beside it.

A build leaves a stamp next to what it compiled. In a checkout the stamp holds a digest of the
sources, so that a stale build is never run by accident. In an installed wheel nobody edits the
sources: its stamp says so, and no source is read.

`setup.py` loads this file by its path, before the package can be imported, to write the stamp.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

ROOMS = ("rules", "search", "observation")
"""What is compiled, as one group, so that calls between the packages are direct."""
INTERPRETED = ("__init__.py", "reasons.py")
"""All but these: packages, and errors, which cannot be native and would lose their docstrings."""
PURE = "CEYLON_PURE"
INSTALLED = "installed"

# Every version of Python has its own compiled files, hence its own stamp.
_SUFFIX = EXTENSION_SUFFIXES[0]
_HERE = Path(__file__).parent
_SOURCES = (*(f"{room}/*.py" for room in ROOMS), "box/*.py", "errors.py", "ids.py")
_COMPILED = tuple(f"ceylon.{room}." for room in ROOMS)
_STALE = (
    "ceylon: the compiled rules do not match their source, so the source runs, slowly;"
    " run `make build`"
)


class SourceOnly:
    """Finds the source of the modules in these packages, whatever is compiled beside it."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(_COMPILED):
            return None
        spec = FileFinder(path[0], (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
        if spec is None:
            # Not None: the next finder would take what was compiled from a source that is gone.
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return spec


def compiled() -> bool:
    """Whether the compiled rules are the ones that run."""
    return built() and not pure() and not stale()


@cache
def pure() -> bool:
    """Whether the user asked for the source."""
    return os.environ.get(PURE, "0") not in {"", "0"}


@cache
def built() -> bool:
    """Whether this Python has compiled rules here, fresh or not."""
    return library(_HERE).exists() or bool(modules(_HERE))


@cache
def stale() -> bool:
    """Whether there are compiled rules that do not match their source."""
    return built() and not fresh(_HERE)


def fresh(package: Path) -> bool:
    """Whether the package contains a complete build of exactly this source."""
    try:
        text = stamp(package).read_text(encoding="ascii")
    except FileNotFoundError:
        return False
    return library(package).exists() and (text == INSTALLED or text == digest(package))


def library(package: Path) -> Path:
    """The file that holds the code of all compiled modules; the others are shims that load it."""
    return package / f"rules__mypyc{_SUFFIX}"


def modules(package: Path) -> list[Path]:
    """The compiled shims of the library, including those whose source is gone."""
    return [file for room in ROOMS for file in package.glob(f"{room}/*{_SUFFIX}")]


def stamp(package: Path) -> Path:
    return package / f"rules__mypyc{_SUFFIX}.stamp"


def digest(package: Path) -> str:
    """A digest of what is compiled and of what it imports: types and constants are compiled in."""
    import hashlib  # noqa: PLC0415 - an installed wheel does without

    total = hashlib.sha256()
    for file in sorted(file for pattern in _SOURCES for file in package.glob(pattern)):
        source = file.read_bytes()
        total.update(f"{file.relative_to(package).as_posix()} {len(source)}\n".encode())
        total.update(source)
    return total.hexdigest()


def choose_rules() -> None:
    """Called once, before the first module of the rules is imported."""
    if not pure() and stale():
        sys.stderr.write(f"{_STALE}\n")
    if built() and not compiled():
        sys.meta_path.insert(0, SourceOnly)
