"""Scripts and style sheets go out without comments and indentation, and lose nothing else."""

import asyncio
import re
from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ceylon.web.pages.release import STATIC, release
from ceylon.web.server.assets import Assets, without_comments

COMMENT = re.compile(
    r"/\*.*?\*/|^\s*//[^\n]*|(?<=[;{},)]) +// [^\n'\"`]*$", re.DOTALL | re.MULTILINE
)
FILES = sorted(each for each in STATIC.rglob("*") if each.suffix in {".js", ".css"})


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_only_comments_are_left_out(file: Path) -> None:
    """The code is the same, and so is the white space within it."""
    source, served = file.read_text(encoding="utf-8"), without_comments(file, 0)
    assert len(served) < len(source) or file.name.endswith(".min.js")
    assert code_of(served, file.suffix) == code_of(source, file.suffix)


def code_of(text: str, suffix: str) -> str:
    """White space is not needed after some signs; in a style sheet, nor before a brace."""
    code = " ".join(COMMENT.sub("", text).split())
    if suffix == ".js":
        return re.sub(r"(?<=[{;,(\[]) ", "", code)
    return re.sub(r"(?<=[{};,]) | (?=\{)|(?<=[\w-]:) ", "", code)


SCRIPTS = [file for file in FILES if file.suffix == ".js" and not file.name.endswith(".min.js")]


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_no_comment_swallows_the_next_line(file: Path) -> None:
    """Lines are joined after some signs, so a comment behind code must not end with one of them."""
    source = file.read_text(encoding="utf-8")
    assert not re.findall(r"^[^\n]*\S[^\n]* //[^\n]*[{;,(\[]$", source, re.MULTILINE)


def test_comments_are_left_out(tmp_path: Path) -> None:
    script = tmp_path / "a.js"
    script.write_text('// one\nconst a = /** @type {b} */ (c); // d\n/** e\n * f */\ng("//");\n')
    assert without_comments(script, 0) == 'const a =  (c);g("//");'
    sheet = tmp_path / "a.css"
    sheet.write_text("/* one */\na { b: 1px /* x */\n  2px }\n/* d\n e */\n.b /* y */\n.c {}\n")
    assert without_comments(sheet, 0) == "a{ b:1px /* x */\n2px }.b /* y */\n.c{}"


def asked(path: str, seen: str = "") -> Response:
    headers = [(b"if-none-match", seen.encode())] if seen else []
    scope = {"type": "http", "method": "GET", "headers": headers}
    return asyncio.run(Assets(directory=STATIC).get_response(path, scope))


def test_style_sheets_are_joined() -> None:
    """In their order, without their comments; asked for again, they need not be sent again."""
    joined = asked("tokens.css+base.css")
    both = [without_comments(STATIC / name, 0) for name in ("tokens.css", "base.css")]
    assert bytes(joined.body).decode() == "".join(both)
    assert joined.headers["content-type"].startswith("text/css")
    again = asked("tokens.css+base.css", joined.headers["etag"])
    assert (again.status_code, again.body) == (304, b"")


@pytest.mark.parametrize("other", ["hand.css", "./hand.css", "../static/hand.css", "HAND.css"])
def test_no_style_sheet_is_joined_twice(other: str) -> None:
    """Otherwise one short request could have the server join and compress a hundred megabytes."""
    with pytest.raises(HTTPException):
        asked(f"hand.css+base.css+{other}")


@pytest.mark.parametrize("name", ["client.js", "tokens.css+base.css", "fonts/fira-sans-400.woff2"])
def test_browsers_keep_the_files_of_a_release(name: str) -> None:
    """For ever, where the address names the release; otherwise they ask whether it is the same. A
    page of another release gets what there is now."""
    files = [asked(f"{folder}{name}") for folder in (f"{release()}/", "v00000000/", "")]
    kept = [file.headers["cache-control"] for file in files]
    assert "immutable" in kept[0]
    assert kept[1:] == ["no-cache"] * 2
    assert len({file.headers["etag"] for file in files}) == 1


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_loads_its_parts_in_its_release(file: Path) -> None:
    """Their addresses are relative, so that no page mixes the files of two releases; a symbol is
    the same for all."""
    served = without_comments(file, 0)
    parts = re.findall(r"""(?:from|import|import\()\s*["']([^"']+)|url\(["']?([^"')]+)""", served)
    for part in map("".join, parts):
        if not part.startswith(("#", "data:")):
            assert (file.parent / part).is_file()


@pytest.mark.parametrize(
    "path", ["tokens.css+none.css", "+", "tokens.css+../app.py", "a+client.js"]
)
def test_nothing_else_is_joined(path: str) -> None:
    with pytest.raises(HTTPException):
        asked(path)
