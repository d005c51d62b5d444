"""The README of a room names every file of the room, and none that is not there.

So does the page that says where a change goes.
"""

import re
from pathlib import Path

import pytest
from tests.house import HOUSE

ROOT = Path(__file__).parents[1]
READMES = [
    file for file in sorted(HOUSE.rglob("README.md")) if (file.parent / "__init__.py").exists()
]
ARCHITECTURE = ROOT / "docs" / "architecture.md"
LARGER_ROOMS = {
    *("analysis", "arena", "bench", "bots", "box", "cli", "client", "guests"),
    *("record", "rules", "search"),
    *(
        "env",
        "observation",
        "puzzles",
        "rulebook",
        "sight",
        "store",
        "table",
        "terminal",
        "training",
        "words",
    ),
    *("web", "web/drawing", "web/pages", "web/server"),
}


def named(text: str) -> set[str]:
    """The first column of the table of files: modules, data files and folders."""
    table = re.search(r"^\| file \|.*\n\|[-|]+\n((?:\|.*\n)+)", text, re.MULTILINE)
    assert table, "there is no table of files"
    first = (row.split("|")[1] for row in table[1].splitlines())
    return {name for cell in first for name in re.findall(r"`([^`]+)`", cell)}


def modules(room: Path) -> set[str]:
    files = (file for file in room.rglob("*.py") if file.name != "__init__.py")
    return {file.relative_to(room).with_suffix("").as_posix() for file in files}


def test_larger_rooms_have_a_readme() -> None:
    assert {file.parent.relative_to(HOUSE).as_posix() for file in READMES} >= LARGER_ROOMS


@pytest.mark.parametrize("readme", READMES, ids=lambda file: str(file.parent.relative_to(HOUSE)))
def test_a_readme_names_the_files_of_its_room(readme: Path) -> None:
    """A folder, with a trailing slash, covers all modules in it."""
    room, names = readme.parent, named(readme.read_text(encoding="utf-8"))
    folders = {name for name in names if name.endswith("/")}
    others = {name for name in names - folders if "." in name}
    inside = {module for module in modules(room) if module.startswith(tuple(folders))}
    assert names - folders - others == modules(room) - inside
    assert [name for name in folders | others if not (room / name).exists()] == []


def test_a_table_of_files_is_read() -> None:
    other = "| word |\n|---|\n| `no` |\n\n"
    table = "| file | what |\n|---|---|\n| `a`, `b` | `c` |\n| `d/` | |\n\n"
    assert named(other + table) == {"a", "b", "d/"}


def changes(text: str) -> list[str]:
    """The rows of the table that says where a change goes."""
    section = text.split("\n## Where a change goes\n", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"^\| (?!change \|).+$", section, re.MULTILINE)


def test_a_change_goes_to_files_that_are_there() -> None:
    rows = changes(ARCHITECTURE.read_text(encoding="utf-8"))
    assert len(rows) == 8
    named = [re.findall(r"`((?:src|tests|docs)/[^`]+)`", row) for row in rows]
    assert all(named)
    assert [path for paths in named for path in paths if not (ROOT / path).exists()] == []
