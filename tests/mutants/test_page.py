"""docs/mutants.md is whole: it answers each survivor, and leaves out no module of the rules."""

from tools.docs import ROOT
from tools.mutants.results import read_answers, read_results
from tools.mutants.rooms import MODULES, RULES, source


def test_each_survivor_is_answered_and_nothing_else() -> None:
    survivors = {each for result in read_results().values() for each in result.survivors}
    assert set(read_answers()) == survivors


def test_only_listed_modules_have_results() -> None:
    assert set(read_results()) <= set(MODULES)


def test_each_module_exists() -> None:
    assert [module for module in MODULES if not (ROOT / source(module)).exists()] == []


def test_every_module_of_the_rules_is_listed() -> None:
    found = {f"ceylon.rules.{file.stem}" for file in (ROOT / "src/ceylon/rules").glob("[!_]*.py")}
    assert set(RULES.modules) == found
