"""The house: imports go down, never in a circle, and the rules and the search are pure.

FLOORS is the one statement of the order; `make docs` draws it in docs/architecture.md.
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from tests.house import HOUSE, PACKAGE, Import, all_imports, files, imports, module_of

# From the ground up. Rooms on the same floor do not import each other. A dotted room is in a wing:
# from outside, a wing is entered on its highest floor only.
FLOORS: tuple[tuple[str, ...], ...] = (
    ("errors", "ids", "_build", "_docstrings"),
    ("system_errors",),
    ("seats", "folders", "processes", "installation", "metrics"),
    ("box", "cluster"),
    ("rules",),
    ("record", "search", "observation"),
    ("bots", "words", "store", "rulebook", "lesson"),
    ("analysis", "guests"),
    ("sight", "puzzles"),
    ("web.drawing",),
    ("web.pages",),
    ("table", "terminal", "arena", "env", "client"),
    ("web.server", "training", "dataset", "bench"),
    ("cli",),
    ("__main__",),
)
HEIGHTS = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}

# Rooms deep in a wing that others may enter as well: a drawing needs neither page nor server.
LENT: dict[str, set[str]] = {"web.drawing": {"env"}}

# What is not of the standard library, and who may use it.
GUESTS: dict[str, set[str]] = {
    "mypy_extensions": {"rules", "search", "observation", "env"},
    "librt": {"rules", "search", "observation", "env"},
    "rich": {"terminal", "cli"},
    "sqlalchemy": {"store"},
    "psycopg": {"store"},
    "prometheus_client": {"metrics"},
    "starlette": {"web.server"},
    "uvicorn": {"web.server"},
    "jinja2": {"web.pages"},
    "markupsafe": {"web.pages", "web.drawing"},
    "babel": {"words"},
    "openskill": {"arena"},
    "numpy": {"training", "env"},
    "pyarrow": {"arena", "dataset"},
    "ray": {"cluster"},
    "gymnasium": {"env"},
    "pettingzoo": {"env"},
    "PIL": {"env"},
    "resvg_py": {"env"},
    "catanatron": {"bench"},
    "pyspiel": {"bench", "env"},
    "open_spiel": {"env"},
}

# No input or output, no clock, no randomness but what the caller brings (a Random, or a seed).
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
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}


# Rooms


def room_of(module: str) -> str:
    """The room of a module: `web.pages` for `ceylon.web.pages.parts.bar`; otherwise its first
    part."""
    parts = module.split(".")[1:]
    inner = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((room for room in inner if room in HEIGHTS), parts[0] if parts else "")


def wing_of(room: str) -> str:
    return room.partition(".")[0] if "." in room else ""


def top_of(wing: str) -> str:
    return max((room for room in HEIGHTS if wing_of(room) == wing), key=HEIGHTS.__getitem__)


def is_hidden(room: str, visitor: str) -> bool:
    """Whether a room is deep in a wing that the importing room does not belong to."""
    wing = wing_of(room)
    if visitor in LENT.get(room, set()):
        return False
    return wing not in {"", wing_of(visitor)} and room != top_of(wing)


def height(room: str) -> int:
    """A room without a floor is below all others: it may import nothing."""
    return HEIGHTS.get(room, -1)


# The laws


def wrong_ways(found: Import) -> Iterator[str]:
    here = room_of(found.importer)
    root = found.module.partition(".")[0]
    if found.importer == PACKAGE:
        return  # the door: it shows everyone what is inside
    if root == PACKAGE:
        wrong = is_wrong(found, here)
    else:
        wrong = root not in sys.stdlib_module_names and here not in GUESTS.get(root, set())
    if wrong:
        yield f"{found.place}: {here} must not import {found.entered}"


def is_wrong(found: Import, here: str) -> bool:
    """Whether an import within the house goes up, into a wing, or through the door."""
    there = room_of(found.entered)
    if not there:
        return found.name != "__version__"
    return there != here and (height(there) >= height(here) or is_hidden(there, here))


def impurities(source: str, file: Path) -> Iterator[str]:
    for found in imports(source, file):
        root = found.module.partition(".")[0]
        if root in sys.stdlib_module_names and root not in PURE_MODULES:
            yield f"{found.place}: {root} is not pure"
        if root == "random" and found.name != "Random":
            yield f"{found.place}: the caller brings the randomness: import Random alone"
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in IMPURE_CALLS:
                yield f"{file.relative_to(HOUSE)}:{node.lineno}: {name}() is not pure"
            case ast.Call(func=ast.Name(id="Random"), args=[]):
                yield f"{file.relative_to(HOUSE)}:{node.lineno}: Random() needs the caller's seed"


def namesakes(modules: Iterable[str]) -> list[list[str]]:
    """Modules of one name in one room: a reader could not tell which is meant."""
    found = defaultdict(list)
    for module in modules:
        found[room_of(module), module.rpartition(".")[2]].append(module)
    return [group for group in found.values() if len(group) > 1]


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle, or none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


# The house


def test_every_file_has_its_floor() -> None:
    """Every floor has its files; a wing itself is only a name, and imports nothing."""
    wings = {f"{PACKAGE}.{wing_of(room)}" for room in HEIGHTS if wing_of(room)}
    rooms = {room_of(module) for file in files() if (module := module_of(file)) not in wings}
    assert rooms - {""} == set(HEIGHTS), "a new room needs a floor in FLOORS"
    assert not [found for found in all_imports() if found.importer in wings]


def test_imports_go_one_way() -> None:
    found = [sentence for each in all_imports() for sentence in wrong_ways(each)]
    assert not found, "\n".join(found)


def test_imports_do_not_go_in_a_circle() -> None:
    """Between modules, those for types included: what belongs together is one module."""
    graph: dict[str, set[str]] = {module_of(file): set() for file in files()}
    for each in all_imports():
        if each.module.partition(".")[0] == PACKAGE:
            graph[each.importer].add(each.entered)
    assert len(graph) > 200
    assert circle(graph) == []


def test_a_name_is_used_once_in_a_room() -> None:
    inside = [module_of(file) for file in files() if file.name != "__init__.py"]
    assert namesakes(inside) == []


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


# That the laws find what they forbid


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
        ("from ceylon.web.pages.table import table_page", "web/drawing/map.py"),
        ("from ceylon.web.server.app import create_app", "web/pages/parts/bar.py"),
        ("from ceylon.table import Table", "web/pages/table.py"),
        ("from ceylon.web import pages", "cli/serve.py"),
        ("from ceylon.web.drawing import map", "table/table.py"),
        ("from starlette.requests import Request", "web/pages/page.py"),
        ("import jinja2", "web/server/app.py"),
        ("import markupsafe", "sight/screen.py"),
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
        ("from ..drawing.map import draw", "web/pages/table.py"),
        ("from ceylon.web.pages.parts import bar", "web/pages/assembly.py"),
        ("from ceylon.web.server.server import serve", "cli/serve.py"),
        ("from markupsafe import Markup", "web/drawing/map.py"),
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
        "rng = Random()",
        "print(1)",
        "open('box.toml')",
    ],
)
def test_an_impurity_is_found(source: str) -> None:
    assert len(list(impurities(source, HOUSE / "rules" / "game.py"))) == 1


@pytest.mark.parametrize("source", ["from random import Random", "rng = Random(seed)"])
def test_what_is_pure_is_left_alone(source: str) -> None:
    assert not list(impurities(source, HOUSE / "rules" / "game.py"))


def test_a_circle_is_found() -> None:
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == {"a", "b", "c"}
    assert circle({"a": {"a"}}) == ["a", "a"]
    assert circle({"a": {"b", "c"}, "b": {"c"}}) == []


def test_namesakes_are_found() -> None:
    page, part = "ceylon.web.pages.table", "ceylon.web.pages.parts.table"
    assert namesakes([page, part, "ceylon.table.table", "ceylon.web.drawing.table"]) == [
        [page, part]
    ]
