"""A mutant takes the place of its function for all who have imported it."""

import sys
from collections.abc import Callable
from types import ModuleType

import pytest
from tools.mutants.mutant import Mutant
from tools.mutants.results import Change
from tools.mutants.swap import swap

SOURCE = """
from __future__ import annotations

STEP = 1

def plain(number: Nowhere, step: int = STEP) -> int:
    return number + step

class Base:
    def next(self, number):
        return number

class Owner(Base):
    def next(self, number):
        return super().next(number) + STEP

    @classmethod
    def made(cls, *, step=STEP):
        return cls().next(0) + step
"""


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    made = ModuleType("swapped")
    exec(SOURCE, vars(made))  # noqa: S102 - it is written above
    monkeypatch.setitem(sys.modules, "swapped", made)
    return made


def put(function: str, text: str) -> None:
    nowhere = range(0)
    swap(Mutant(Change("swapped", "", ""), function, text, nowhere, nowhere))


def test_who_has_imported_a_function_has_the_mutant(module: ModuleType) -> None:
    imported: Callable[[int], int] = module.plain
    put("plain", "def plain(number: Nowhere, step: int = STEP) -> int:\n    return number - step")
    assert imported(5) == 4


def test_a_default_is_mutated_too(module: ModuleType) -> None:
    put("plain", "def plain(number, step=3):\n    return number + step")
    assert module.plain(5) == 8
    head = "class Owner(Base):\n    @classmethod\n"
    put("Owner.made", f"{head}    def made(cls, *, step=7):\n        return cls().next(0) + step")
    assert module.Owner.made() == 8


def test_a_method_keeps_its_class(module: ModuleType) -> None:
    text = "class Owner(Base):\n    def next(self, number):\n        return super().next(number)"
    owner = module.Owner()
    put("Owner.next", text)
    assert owner.next(5) == 5
