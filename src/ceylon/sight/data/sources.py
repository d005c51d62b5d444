"""What the source says of a class and of each of its fields, in the docstrings there.

A field's docstring is the string below it. Python forgets these, and the compiler of the rules
forgets those of classes too, so the source is read.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from inspect import cleandoc


def meaning(kind: type) -> str:
    """The docstring of a class."""
    return _classes(kind.__module__)[kind.__qualname__][0]


def meanings(kind: type) -> dict[str, str]:
    """The docstrings of a dataclass's fields, those of its bases too."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__[:-1]):
        found |= _classes(each.__module__)[each.__qualname__][1]
    return found


@cache
def _classes(module: str) -> Mapping[str, tuple[str, Mapping[str, str]]]:
    package, _, name = module.rpartition(".")
    source = files(package).joinpath(f"{name}.py").read_text(encoding="utf-8")
    classes = (node for node in ast.parse(source).body if isinstance(node, ast.ClassDef))
    return {each.name: (_joined(ast.get_docstring(each)), dict(_fields(each))) for each in classes}


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, below in zip(node.body, node.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(
                value=ast.Constant(value=str(text))
            ):
                yield name, _joined(cleandoc(text))


def _joined(text: str | None) -> str:
    """A docstring as one paragraph."""
    return " ".join((text or "").split())
