"""The English of the documentation and of docstrings: no habits that a native would strike out."""

import ast
import re
from collections.abc import Iterator

import pytest
from tools.docs import ROOT
from tools.docs.citations import comments

HABITS = {
    r"\d %": "95%",
    r"\banew\b": "again, or a verb with re-",
    r"\bby chance\b": "at random",
    r"\bchance to win\b": "chance of winning",
    r"\bgo(es|ing)? on with\b": "resume, continue",
    r"\b(is|are|was|were) no part\b": "is not part",
    r"\bl(ies|ay) open\b": "is open, is public",
    r"\d (times )?of 100\b": "in 100",
    r"\bput away\b": "unloaded",
    r"\b(?:the|an) own\b": "its own, the player's own",
    r"(?<!ith)in reach\b": "within reach",
}
"""By its pattern: what to write instead."""
FOLDERS = ("src", "tools")
BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def prose() -> Iterator[tuple[str, str]]:
    """Each page of the documentation, and what each module says in docstrings and comments."""
    for file in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *ROOT.glob("src/**/README.md")]:
        yield file.relative_to(ROOT).as_posix(), BLOCK.sub("", file.read_text(encoding="utf-8"))
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*.py"):
            source = file.read_text(encoding="utf-8")
            yield file.relative_to(ROOT).as_posix(), "\n".join([*said(source), *comments(source)])


def said(source: str) -> Iterator[str]:
    """The docstrings of a module, those below attributes among them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)


PROSE = dict(prose())


@pytest.mark.parametrize("habit", HABITS, ids=HABITS.get)
def test_nobody_writes_so(habit: str) -> None:
    """A block of code may quote the program, whose sentences have tests of their own."""
    pattern = re.compile(habit)
    lines = ((file, line) for file, text in PROSE.items() for line in text.splitlines())
    assert [f"{file}: {line}" for file, line in lines if pattern.search(line)] == []


def test_everything_is_read() -> None:
    assert len(PROSE) > 400
    assert {"README.md", "docs/api.md", "src/ceylon/rules/README.md", "tools/site.py"} <= set(PROSE)
