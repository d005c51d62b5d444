"""The mutants of a module, as mutmut makes them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from difflib import SequenceMatcher

import libcst
from mutmut.mutation.file_mutation import create_mutations, deep_replace

from tools.docs import ROOT
from tools.mutants.mutant import Mutant, place
from tools.mutants.results import Change
from tools.mutants.rooms import source


def mutants(module: str) -> Iterator[Mutant]:
    """mutmut reads in `pyproject.toml` which lines it leaves alone."""
    code = (ROOT / source(module)).read_text("utf-8")
    tree, mutations, _, _ = create_mutations(source(module), code)
    owners = {function: each for each in tree.body for function in _functions(each)}
    parsed = ast.parse(code)
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        if function not in owners:  # it is in the body of a class
            continue
        owner, name = owners[function], function.name.value
        called = name if owner is function else f"{owner.name.value}.{name}"
        changed = deep_replace(function, mutation.original_node, mutation.mutated_node)
        old, new = _alone(tree, owner, function), _alone(tree, owner, changed)
        first, change = _difference(module, old.splitlines(), new.splitlines())
        here, before = place(parsed, called).function, place(ast.parse(old), called).function
        lines = _statement(here, first + here.lineno - before.lineno)
        yield Mutant(change, called, new, lines, _body(here))


def _functions(statement: libcst.CSTNode) -> list[libcst.CSTNode]:
    """The functions in a statement of a module: itself, or the methods of a class."""
    if isinstance(statement, libcst.ClassDef):
        return [each for each in statement.body.body if isinstance(each, libcst.FunctionDef)]
    return [statement] if isinstance(statement, libcst.FunctionDef) else []


def _alone(tree: libcst.Module, owner: libcst.CSTNode, function: libcst.CSTNode) -> str:
    """The text of a function, in its class if it has one."""
    if isinstance(owner, libcst.ClassDef):
        function = owner.with_changes(body=owner.body.with_changes(body=[function]))
    return str(tree.code_for_node(function))


def _difference(module: str, old: list[str], new: list[str]) -> tuple[int, Change]:
    """The first line that differs, and what differs."""
    parts = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    changed = [part for part in parts if part[0] != "equal"]
    was = [line.strip() for _, start, end, _, _ in changed for line in old[start:end]]
    becomes = [line.strip() for _, _, _, start, end in changed for line in new[start:end]]
    return changed[0][1] + 1, Change(module, " ".join(was), " ".join(becomes))


def _statement(function: ast.FunctionDef | ast.AsyncFunctionDef, line: int) -> range:
    """The lines of the innermost statement there; for a compound one, its header."""
    statements = [each for each in ast.walk(function) if isinstance(each, ast.stmt)]
    around = [each for each in statements if each.lineno <= line <= (each.end_lineno or 0)]
    inner = min(around, key=lambda each: (each.end_lineno or 0) - each.lineno)
    if inner is function:  # its defaults, which are evaluated once and used in every call
        return _body(function)
    inside = getattr(inner, "body", None) or getattr(inner, "cases", None)
    if inside is None:
        return range(inner.lineno, (inner.end_lineno or 0) + 1)
    end = inside[0].lineno if isinstance(inside[0], ast.stmt) else 0
    return range(inner.lineno, max(end, inner.lineno + 1))


def _body(function: ast.FunctionDef | ast.AsyncFunctionDef) -> range:
    return range(function.body[0].lineno, (function.end_lineno or 0) + 1)
