"""The house: imports go one way, and the rules and the search are pure.

cli -> web -> table -> sight -> analysis -> store, bots, words -> record, search -> rules -> box
cli -> terminal, bench, arena -> bots, words
cli -> training -> arena
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import ceylon

HOUSE = Path(ceylon.__file__).parent

# From the ground up. Rooms on the same floor do not import each other.
FLOORS: tuple[set[str], ...] = (
    {"_build", "errors"},
    {"box"},
    {"rules"},
    {"record", "search"},
    {"bots", "words", "store"},
    {"analysis"},
    {"sight"},
    {"terminal", "bench", "table", "arena"},
    {"web", "training"},
    {"cli", "__main__"},
)
# The door: it shows everyone what is inside, and nobody inside goes through it.
DOOR = "__init__"

# What is not of the standard library, and who may use it.
GUESTS: dict[str, set[str]] = {
    "mypy_extensions": {"rules", "search"},
    "librt": {"rules", "search"},
    "rich": {"terminal", "cli"},
    "sqlalchemy": {"store"},
    "starlette": {"web"},
    "sse_starlette": {"web"},
    "jinja2": {"web"},
    "markupsafe": {"web"},
    "uvicorn": {"web", "cli"},
    "babel": {"words"},
    "openskill": {"arena"},
    "numpy": {"training"},
    "catanatron": {"bench"},
    "pyspiel": {"bench"},
}

# No input or output, no clock, no randomness but what the caller brings (a Random).
PURE_MODULES = {
    "__future__",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "math",
    "operator",
    "random",
    "typing",
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__", "Random"}


@dataclass(frozen=True)
class Import:
    room: str
    module: str
    names: tuple[str, ...]
    place: str


def room_of(file: Path) -> str:
    return file.relative_to(HOUSE).parts[0].removesuffix(".py")


def floor_of(room: str) -> int:
    return next(number for number, rooms in enumerate(FLOORS) if room in rooms)


def imports(source: str, file: Path) -> Iterator[Import]:
    room = room_of(file)
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        place = f"{file.relative_to(HOUSE)}:{node.lineno}"
        names = tuple(alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            yield Import(room, _absolute(node, file), names, place)
        else:
            yield from (Import(room, name, (), place) for name in names)


def _absolute(node: ast.ImportFrom, file: Path) -> str:
    if not node.level:
        return node.module or ""
    package = ("ceylon", *file.relative_to(HOUSE).parts[: -node.level])
    return ".".join((*package, *filter(None, [node.module])))


def rooms_entered(found: Import) -> set[str]:
    """The rooms of the house that an import leads to; the door for a public name."""
    package, _, rest = found.module.partition(".")
    if package != "ceylon":
        return set()
    if rest:
        return {rest.partition(".")[0]}
    rooms = {name if _is_room(name) else DOOR for name in found.names if name != "__version__"}
    return rooms if found.names else {DOOR}


def _is_room(name: str) -> bool:
    return any(name in rooms for rooms in FLOORS)


def wrong_ways(found: Import) -> Iterator[str]:
    for entered in rooms_entered(found) - {found.room}:
        if found.room == DOOR:
            continue
        if entered == DOOR or floor_of(entered) >= floor_of(found.room):
            yield f"{found.place}: {found.room} must not import {entered}"
    guest = found.module.partition(".")[0]
    at_home = guest == "ceylon" or guest in sys.stdlib_module_names
    if not at_home and found.room not in GUESTS.get(guest, set()):
        yield f"{found.place}: {found.room} must not import {guest}"


def impurities(source: str, file: Path) -> Iterator[str]:
    for found in imports(source, file):
        root = found.module.partition(".")[0]
        if root in sys.stdlib_module_names and root not in PURE_MODULES:
            yield f"{found.place}: {root} is not pure"
        if root == "random" and found.names != ("Random",):
            yield f"{found.place}: the caller brings the randomness: import Random, for types"
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in IMPURE_CALLS:
                yield f"{file.relative_to(HOUSE)}:{node.lineno}: {name}() is not pure"


def files() -> list[Path]:
    return sorted(HOUSE.rglob("*.py"))


def test_every_file_has_its_floor() -> None:
    rooms = {room_of(file) for file in files()} - {DOOR}
    assert {"box", "rules"} <= rooms
    assert rooms <= set().union(*FLOORS), "a new room needs a floor in FLOORS"


def test_imports_go_one_way() -> None:
    found = [
        sentence
        for file in files()
        for each in imports(file.read_text(encoding="utf-8"), file)
        for sentence in wrong_ways(each)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("room", ["rules", "search"])
def test_a_room_is_pure(room: str) -> None:
    inside = sorted((HOUSE / room).glob("*.py"))
    assert inside
    found = [
        sentence
        for file in inside
        for sentence in impurities(file.read_text(encoding="utf-8"), file)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "file"),
    [
        ("import ceylon.rules", "box/model.py"),
        ("from ceylon import rules", "box/model.py"),
        ("from ceylon import Game", "bots/greedy.py"),
        ("import ceylon", "record.py"),
        ("from ..record import read", "rules/game.py"),
        ("from ceylon.words.wording import Words", "bots/greedy.py"),
        ("def f():\n    from ceylon.cli import main", "terminal/loop.py"),
        ("if TYPE_CHECKING:\n    from ceylon.bots import Bot", "rules/game.py"),
        ("from rich.table import Table", "words/wording.py"),
        ("import numpy", "rules/game.py"),
    ],
)
def test_a_wrong_way_is_found(source: str, file: str) -> None:
    found = [each for item in imports(source, HOUSE / file) for each in wrong_ways(item)]
    assert len(found) == 1


@pytest.mark.parametrize(
    ("source", "file"),
    [
        ("from ceylon.box import Box", "rules/game.py"),
        ("from . import bits", "rules/game.py"),
        ("from ..rules.game import Game", "bots/greedy.py"),
        ("from ceylon import __version__, _build", "cli/main.py"),
        ("from ceylon.rules.game import Game", "__init__.py"),
        ("from rich.table import Table", "terminal/draw.py"),
        ("import json", "record.py"),
    ],
)
def test_a_right_way_is_left_alone(source: str, file: str) -> None:
    found = [each for item in imports(source, HOUSE / file) for each in wrong_ways(item)]
    assert not found


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "import os.path",
        "from pathlib import Path",
        "import random",
        "from random import shuffle",
        "rng = Random(1)",
        "print(1)",
        "open('box.toml')",
    ],
)
def test_an_impurity_is_found(source: str) -> None:
    assert len(list(impurities(source, HOUSE / "rules" / "game.py"))) == 1
