"""Citations of rules and criteria: in tests, in modules, and as links on a page."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tools.docs import ROOT

# The steps of a Hypothesis state machine are tests that are not named like one.
_STEPS = ("rule", "invariant", "initialize")


def cited(text: str, id_: str) -> set[str]:
    """The IDs in a text, given the pattern of one; `R23 to R28` are six."""
    found: set[str] = set()
    for match in re.finditer(rf"\b({id_})(?:\s+to\s+({id_}))?", text):
        found.update(_range(match[1], match[2] or match[1]))
    return found


def _range(first: str, last: str) -> list[str]:
    stem = first.rstrip("0123456789")
    numbers = range(int(first.removeprefix(stem)), int(last.removeprefix(stem)) + 1)
    return [f"{stem}{number}" for number in numbers]


def docstrings(source: str) -> Iterator[tuple[str, str]]:
    """The name and the docstring of each test in a file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and _is_test(node):
            yield node.name, ast.get_docstring(node) or ""


def _is_test(function: ast.FunctionDef) -> bool:
    decorators = [ast.unparse(decorator) for decorator in function.decorator_list]
    return function.name.startswith("test_") or any(d.startswith(_STEPS) for d in decorators)


def comments(source: str) -> list[str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [token.string for token in tokens if token.type == tokenize.COMMENT]


def link(file: Path) -> str:
    """From a page in docs/ to a file of the repository."""
    return f"[{file.stem}](../{file.relative_to(ROOT).as_posix()})"
