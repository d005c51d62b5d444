"""A mutant: one function of a module with one small change."""

from __future__ import annotations

import ast
from typing import NamedTuple

from tools.mutants.results import Change


class Mutant(NamedTuple):
    change: Change
    function: str
    """With its class, if it is a method: `Game.play`."""
    text: str
    """The changed function; a method is in its class, which has nothing else."""
    lines: range
    """The lines of the changed statement, before the change."""
    body: range
    """All lines of the function, likewise."""


class Place(NamedTuple):
    """Where a function is."""

    statements: list[ast.stmt]
    """The body of the module, or of the class."""
    at: int
    function: ast.FunctionDef | ast.AsyncFunctionDef


def place(tree: ast.Module, called: str) -> Place:
    """The place of the function with this name, with its class if it is a method."""
    owner, _, name = called.rpartition(".")
    statements = tree.body
    if owner:
        classes = (each for each in statements if isinstance(each, ast.ClassDef))
        statements = next(each.body for each in classes if each.name == owner)
    for at, each in enumerate(statements):
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and each.name == name:
            return Place(statements, at, each)
    raise LookupError(called)
