"""The page for researchers names what there is, where it is."""

import inspect
import re
from importlib import import_module

import pytest
from tools.docs.laboratory_page import ERRORS, HOMES, PAGE
from tools.docs.python_page import definitions, entry

import ceylon.client
from ceylon.errors import CeylonError

pytest.importorskip("pyspiel")

TEXT = PAGE.read_text(encoding="utf-8")
HEADING = re.compile(r"^(##+) (.*?)$|^<!-- laboratory: (\w+) -->$", re.MULTILINE)
MODULE = re.compile(r"`(ceylon\.[\w.]+)`")
each = pytest.mark.parametrize("name", [*HOMES, *ERRORS])


def module_of(name: str) -> str:
    return f"ceylon.{(HOMES | ERRORS)[name].replace('/', '.')}"


def told() -> dict[str, str]:
    """For each name, the module from which the headings above it say that it comes."""
    found, above = {}, ["", "", "", ""]
    for level, heading, name in HEADING.findall(TEXT):
        if name:
            found[name] = next(filter(None, reversed(above)), "")
        else:
            module = MODULE.search(heading)
            above[len(level) :] = [module[1] if module else ""] * (4 - len(level))
    return found


def test_each_name_is_where_the_page_says() -> None:
    places = told()
    for name in HOMES:
        there, here = import_module(places[name]), import_module(module_of(name))
        assert getattr(there, name) is getattr(here, name)


@each
def test_it_has_a_docstring(name: str) -> None:
    module = (HOMES | ERRORS)[name]
    if name in definitions(module):
        found = getattr(import_module(module_of(name)), name)
        assert inspect.getdoc(found) == entry(module, name).text != ""


def test_all_of_the_client_is_there() -> None:
    assert set(ceylon.client.__all__) <= {*HOMES, *ERRORS}


def test_what_kind_of_errors_they_are() -> None:
    errors = {name: getattr(import_module(module_of(name)), name) for name in ERRORS}
    others = {name for name, error in errors.items() if not issubclass(error, CeylonError)}
    assert others == {"UnreadableText"}
