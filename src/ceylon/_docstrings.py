"""What the source says about each name: modules, classes, functions, and attributes.

The compiler drops docstrings, and Python itself drops those below an attribute. `setup.py` reads
them here and puts them into what it compiles, so that `help` says the same, compiled or not; `make
docs` writes docs/python.md from them. `setup.py` loads this file by its path.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from itertools import pairwise

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def docstrings(source: str) -> dict[str, str]:
    """By qualified name, "Game.play"; the module itself has none. Attributes are those of `self`,
    of a class, and of the module."""
    return {name: inspect.cleandoc(text) for name, text in _found(ast.parse(source), "")}


def _found(node: Documented, name: str) -> Iterator[tuple[str, str]]:
    text = ast.get_docstring(node, clean=False)
    if text is not None:
        yield name, text
    if isinstance(node, ast.Module | ast.ClassDef):
        yield from _attributes(node.body, name, of_self=False)
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            yield from _found(child, _joined(name, child.name))
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _found(child, _joined(name, child.name))
            if child.name == "__init__":
                yield from _attributes(child.body, name, of_self=True)


def _attributes(body: list[ast.stmt], owner: str, *, of_self: bool) -> Iterator[tuple[str, str]]:
    """Each attribute that is followed by a string, and each name that is given its `__doc__`."""
    for statement in body:
        match statement:
            case ast.Assign(
                targets=[ast.Attribute(value=ast.Name(id=name), attr="__doc__")],
                value=ast.Constant(value=str(text)),
            ):
                yield _joined(owner, name), text
    for statement, after in pairwise(body):
        name = assigned(statement, of_self=of_self)
        match after:
            case ast.Expr(value=ast.Constant(value=str(text))) if name:
                yield _joined(owner, name), text


def assigned(statement: ast.stmt, *, of_self: bool) -> str:
    """The name that a statement assigns: an attribute of `self`, or a plain one."""
    match statement:
        case ast.AnnAssign(target=target) | ast.Assign(targets=[target]):
            pass
        case _:
            return ""
    match target:
        case ast.Name(id=name) if not of_self:
            return name
        case ast.Attribute(value=ast.Name(id="self"), attr=name) if of_self:
            return name
    return ""


def _joined(owner: str, name: str) -> str:
    return f"{owner}.{name}" if owner else name
