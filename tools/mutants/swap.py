"""A mutant in place of its function, in this process."""

import __future__

import ast
import sys
from collections.abc import Mapping
from types import FunctionType
from typing import Any

from tools.mutants.mutant import Mutant


def swap(mutant: Mutant) -> None:
    """Code that has already imported the function gets the mutant, too: only its code object is
    replaced."""
    module = vars(sys.modules[mutant.change.module])
    old, new = _found(mutant.function, module), _found(mutant.function, _made(mutant, module))
    old.__code__ = new.__code__
    old.__defaults__ = new.__defaults__
    old.__kwdefaults__ = new.__kwdefaults__


def _made(mutant: Mutant, module: Mapping[str, Any]) -> dict[str, Any]:
    """The names of the module, the mutant among them."""
    tree = ast.parse(mutant.text)
    if isinstance(tree.body[0], ast.ClassDef):
        tree.body[0].bases, tree.body[0].keywords, tree.body[0].decorator_list = [], [], []
    made = dict(module)
    flags = __future__.annotations.compiler_flag  # or it would resolve the types
    exec(compile(tree, "mutant", "exec", flags), made)  # noqa: S102 - mutmut's text
    return made


def _found(function: str, names: Mapping[str, Any]) -> FunctionType:
    owner, _, name = function.rpartition(".")
    found = vars(names[owner])[name] if owner else names[name]
    plain: FunctionType = getattr(found, "__func__", found)  # of a class method
    return plain
