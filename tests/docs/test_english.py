"""The English of everything that is written: no habits that a native would strike out."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.docs import ROOT
from tools.docs.blocks import BLOCK as GENERATED
from tools.docs.citations import comments
from tools.docs.habits import PAGE, Habit, habits

from ceylon.words import catalogues

FOLDERS = ("src", "tools")
STATIC = ROOT / "src" / "ceylon" / "web" / "static"
WHOLE = ("src/ceylon/rulebook/en.toml", "pyproject.toml")
"""Files that are read from end to end."""
SCRIPT_COMMENT = re.compile(r"/\*(.*?)\*/|(?:^|(?<=\s))//(.*?)$", re.MULTILINE | re.DOTALL)
MARGIN = re.compile(r"^\s*\*", re.MULTILINE)
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
each_habit = pytest.mark.parametrize("habit", habits(), ids=lambda habit: habit.bad)


def prose() -> Iterator[tuple[str, str]]:
    """Each sentence of the program and the rulebook, each page of the documentation, each docstring
    and comment."""
    for message in catalogues.extracted():
        for text in (message.id,) if isinstance(message.id, str) else message.id:
            if text:
                yield message.locations[0][0], text
    for file in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *ROOT.glob("src/**/README.md")]:
        yield file.relative_to(ROOT).as_posix(), page(file)
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*.py"):
            source = file.read_text(encoding="utf-8")
            for text in (*said(source), *comments(source)):
                yield file.relative_to(ROOT).as_posix(), text
    for file in (*STATIC.rglob("*.js"), *STATIC.rglob("*.css")):
        if "vendor" not in file.parts:
            for text in script_comments(file.read_text(encoding="utf-8")):
                yield file.relative_to(ROOT).as_posix(), text
    for name in WHOLE:
        yield name, (ROOT / name).read_text(encoding="utf-8")


def page(file: Path) -> str:
    """Without code, which may quote the program; the guide, without its bad examples."""
    text = file.read_text(encoding="utf-8")
    return CODE.sub("", GENERATED.sub("", text) if file == PAGE else text)


def said(source: str) -> Iterator[str]:
    """The docstrings of a module, those below attributes among them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)


def script_comments(source: str) -> Iterator[str]:
    """Those of a script or a style sheet, without the asterisks in the margin."""
    for block, line in SCRIPT_COMMENT.findall(source):
        yield MARGIN.sub("", block or line)


PROSE = tuple(prose())


@each_habit
def test_nobody_writes_so(habit: Habit) -> None:
    found = [f"{file}: {place}" for file, text in PROSE for place in habit.found_in(text)]
    assert found == [], f"write: {habit.instead}"


@each_habit
def test_a_pattern_knows_good_from_bad(habit: Habit) -> None:
    assert habit.found_in(habit.bad)
    assert not habit.found_in(habit.good)


def test_the_guide_has_every_habit_and_no_other() -> None:
    """So whoever writes can read what the test will look for."""
    text = PAGE.read_text(encoding="utf-8")
    block = next(found[0] for found in GENERATED.finditer(text) if found[2] == "english: habits")
    rows = re.findall(r"^\| (?!not \|)(.+) \| (.+) \|$", block, re.MULTILINE)
    assert rows == [(habit.bad, habit.instead) for habit in habits()]


def test_everything_is_read() -> None:
    files = {file for file, _ in PROSE}
    assert len(files) > 400
    assert {"README.md", "docs/api.md", "src/ceylon/rules/README.md", "tools/site.py"} <= files
    static = "src/ceylon/web/static"
    assert {*WHOLE, f"{static}/low.css", f"{static}/js/tabs.js", f"{static}/learn.js"} <= files
    assert {"planting costs {price:rupees}; you have {have:rupees}"} <= {text for _, text in PROSE}


def test_comments_of_scripts_are_found() -> None:
    """Neither an address nor a string with an asterisk is one."""
    source = """/** The first\n * of two lines. */
const address = "https://example.org"; // why
a {} /* short */
"""
    found = [" ".join(text.split()) for text in script_comments(source)]
    assert found == ["The first of two lines.", "why", "short"]
