"""No sign is put between translated parts in code: French sets a space before it, for one.

`Words` joins parts (`labelled`, `clauses`, `sentences`), and so does a sentence with fields.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.house import HOUSE, files, imports

JOINER: Final = re.compile(r"\s*[;:,.]\s*")
TEMPLATES: Final = HOUSE / "web" / "pages" / "templates"
BETWEEN: Final = re.compile(r"\}\}\s*[;:,]\s")
"""In a template: a sign right after what was put in."""

ALLOWED: Final = {
    "cli/__init__._command": "names of commands, as one types them",
    "cli/arena.add_options": "names of bots, as one types them",
    "cli/arguments.__init__": "codes of languages, as one types them",
    "cli/selfplay.add_options": "names of bots, as one types them",
    "env/renderer.check_mode": "names of modes, as one types them",
    "table/seatings.checked": "kinds of players, as one types them",
    "terminal/arguments._check_resuming": "options, as one types them",
    "terminal/arguments._saved_kinds": "names of bots, as one types them",
    "terminal/arguments.add_arguments": "names of bots, as one types them",
    "terminal/party.check_kinds": "names of bots, as one types them",
    "web/server/routes/upkeep._languages": "codes of languages, for programs",
    "web/server/validation._unknown": "values of JSON",
    "words/catalogues.main": "a command for developers, in English",
    "words/cldr._entry": "Python, which it writes",
    "words/language.__init__": "languages in their own words, with their codes",
}
"""Functions that join what is the same in every language, and what that is."""


def speaks(file: Path) -> bool:
    """Whether a module puts anything into words; the others write for programs and logs."""
    within = file.relative_to(HOUSE).parts[0] == "words"
    used = imports(file.read_text(encoding="utf-8"), file)
    return within or any(each.module.startswith("ceylon.words") for each in used)


def joined(source: str) -> Iterator[tuple[str, ast.expr]]:
    """The expressions that put a sign between two values, with the function they are in."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for node in ast.walk(tree):
        if isinstance(node, ast.expr) and is_joining(node):
            yield next(iter(around(functions, node)), ""), node


def around(functions: list[ast.FunctionDef], node: ast.expr) -> list[str]:
    """The functions that a node is in, the innermost first."""
    found = [f for f in functions if f.lineno <= node.lineno <= (f.end_lineno or f.lineno)]
    return [f.name for f in sorted(found, key=lambda f: -f.lineno)]


def is_joining(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(sign)), attr="join")):
            return is_sign(sign)
        case ast.JoinedStr(values=[first, *others]):
            parts = [part.value for part in others if isinstance(part, ast.Constant)]
            return isinstance(first, ast.FormattedValue) and any(map(is_sign, parts))
        case ast.BinOp(op=ast.Add(), right=ast.Constant(value=str(sign))):
            return is_sign(sign)
    return False


def is_sign(text: object) -> bool:
    return isinstance(text, str) and bool(JOINER.fullmatch(text)) and text not in {".", ",", ":"}


def found() -> Iterator[str]:
    for file in files():
        name = file.relative_to(HOUSE).with_suffix("").as_posix()
        if speaks(file):
            for function, _ in joined(file.read_text(encoding="utf-8")):
                yield f"{name}.{function}"


def test_no_sign_is_put_between_translated_parts() -> None:
    assert set(found()) - ALLOWED.keys() == set()


def test_nothing_is_allowed_in_vain() -> None:
    assert ALLOWED.keys() - set(found()) == set()


def test_a_sign_between_two_values_is_found() -> None:
    source = """
def glued(words, a, b):
    yield "; ".join([a, b])
    yield f"{a}: {b}"
    yield f"{a}, "
    yield words.say(a) + ": "

def apart(words, a, b):
    yield words.labelled([a, b])
    yield "".join([a, b]) + f"{a} {b}" + " ".join([a, b])
    yield f"{a}:{b}" + f": {a}"
"""
    assert [function for function, _ in joined(source)] == ["glued"] * 4


def test_no_template_puts_a_sign_between_translated_parts() -> None:
    wrong = [
        f"{file.name}: {line.strip()}"
        for file in sorted(TEMPLATES.rglob("*.html"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if BETWEEN.search(line)
    ]
    assert wrong == []
