"""Everything public says what it is: on the page, in the source, and to `help`."""

import ast
import inspect
from importlib import import_module
from typing import Any

import pytest
from tools.docs.python_page import FACTS, HOMES, PAGE, definitions, entry, facts, members, signature

import ceylon
from ceylon import _build

PAGE_NAMES = {"load_box": "load", "CHOICES": "CatalogueEntry"}
"""What some names are called on the page."""
DOCUMENTED = [*((module, name) for name, module in HOMES.items()), (FACTS, "Fact")]
DOCUMENTED += [(FACTS, name) for name in facts()]
each = pytest.mark.parametrize(("module", "name"), DOCUMENTED, ids=lambda part: part)


def thing(module: str, name: str) -> Any:  # noqa: ANN401 - a class or a function
    return getattr(import_module(f"ceylon.{module.replace('/', '.')}"), name)


def test_every_public_name_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    names = {PAGE_NAMES.get(name, name) for name in ceylon.__all__} - {"Fact"}
    assert names <= set(HOMES)
    for name in (*HOMES, "facts", "questions"):
        assert f"<!-- python: {name} -->" in page


@each
def test_everything_has_a_docstring(module: str, name: str) -> None:
    missing = [each.name for each in (entry(module, name), *members(module, name)) if not each.text]
    assert not missing


@each
def test_help_tells_what_the_source_says(module: str, name: str) -> None:
    """Compiled too, though the compiler drops docstrings; then also of each attribute."""
    found = thing(module, name)
    assert inspect.getdoc(found) == entry(module, name).text
    for member in members(module, name):
        attribute = member.name.rpartition(".")[2]
        if "(" in member.code:
            assert inspect.getdoc(getattr(found, attribute)) == member.text
        elif compiled(module):
            assert inspect.getdoc(inspect.getattr_static(found, attribute)) == member.text


def compiled(module: str) -> bool:
    """Whether its classes are native ones; errors stay Python's."""
    return _build.compiled() and module.startswith("rules/") and module != "rules/reasons"


@each
def test_signatures_are_those_of_the_source(module: str, name: str) -> None:
    node = definitions(module)[name]
    methods = node.body if isinstance(node, ast.ClassDef) else [node]
    for method in methods:
        if not isinstance(method, ast.FunctionDef) or method.name.startswith("_"):
            continue
        found = thing(module, name)
        called = found if method is node else getattr(found, method.name)
        if callable(called):
            names = [argument.arg for argument in (*method.args.args, *method.args.kwonlyargs)]
            expected = [each for each in names if each != "cls"]
            assert list(inspect.signature(called).parameters) == expected, method.name


def test_a_signature_is_written_as_in_a_program() -> None:
    play = definitions("rules/game")["Game"]
    assert isinstance(play, ast.ClassDef)
    methods = {node.name: node for node in play.body if isinstance(node, ast.FunctionDef)}
    assert signature(methods["legal"]).startswith("() -> list[")
    assert signature(methods["new"]).startswith("(options: Options, seed: int | Random, box: ")
