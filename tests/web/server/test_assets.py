"""Scripts and style sheets go out without their comments, and lose nothing else."""

import re
from pathlib import Path

import pytest

from ceylon.web.server.app import STATIC
from ceylon.web.server.assets import without_comments

COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
FILES = sorted(each for each in STATIC.rglob("*") if each.suffix in {".js", ".css"})


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_only_comments_are_left_out(file: Path) -> None:
    """The code is the same, and so is the white space within it."""
    source, served = file.read_text(encoding="utf-8"), without_comments(file, 0)
    assert len(served) < len(source) or file.name.endswith(".min.js")
    assert code_of(served) == code_of(source)


def code_of(text: str) -> str:
    return " ".join(COMMENT.sub("", text).split())


def test_comments_are_left_out(tmp_path: Path) -> None:
    script = tmp_path / "a.js"
    script.write_text('// one\nconst a = /** @type {b} */ (c); // d\n/** e\n * f */\ng("//");\n')
    assert without_comments(script, 0) == 'const a = /** @type {b} */ (c); // d\ng("//");\n'
    sheet = tmp_path / "a.css"
    sheet.write_text("/* one */\na { b: 1px /* x */ 2px }\n/* d\n e */\n.b /* y */\n.c {}\n")
    assert without_comments(sheet, 0) == "a { b: 1px /* x */ 2px }\n.b /* y */\n.c {}\n"
