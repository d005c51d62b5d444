"""Loading somebody's class, and what to say when that is impossible."""

import sys
from pathlib import Path

import pytest
from tests.guests.strangers import GOOD, VIEW, written

from ceylon.bots import UnknownBot
from ceylon.guests import Attendant
from ceylon.guests.importer import load
from ceylon.ids import Choice

CHOICES = [Choice(3), Choice(9), Choice(4)]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    return tmp_path


@pytest.mark.parametrize("name", ["a_stranger.py:Last", "b_stranger:Last"])
def test_a_class_is_found(name: str, folder: Path) -> None:
    file = written(folder, GOOD, f"{name.partition(':')[0].removesuffix('.py')}.py")
    loaded = load(name)
    assert loaded.make(1).choose(VIEW, CHOICES) == 9
    digest = loaded.digest
    written(folder, GOOD + "\n", file.name)
    assert load(f"{file}:Last").digest != digest


def test_it_may_import_its_neighbours_and_replaces_nothing(folder: Path) -> None:
    """A file called like a module of Python's is not that module to anyone else."""
    written(folder, "CHOICE = 4", "neighbour_of_mine.py")
    text = GOOD.replace("max(legal)", "neighbour_of_mine.CHOICE")
    written(folder, f"import neighbour_of_mine, json\n{text}", "json.py")
    assert load("json.py:Last").make(1).choose(VIEW, CHOICES) == 4
    import json  # noqa: PLC0415 - after the other one

    assert json.loads("[1]") == [1]


@pytest.mark.parametrize(
    ("text", "name", "sentence"),
    [
        (GOOD, "b.py:Last", "there is no file b.py"),
        (GOOD, "nothing_here:Last", "there is no module “nothing_here”"),
        (GOOD, "a.py:First", "there is no class “First” in a.py"),
        (
            "class A:\n    x = )\n",
            "a.py:A",
            "a.py cannot be loaded: SyntaxError: unmatched ')' (a.py, line 2)",
        ),
        ("import nothing_here", "a.py:A", "No module named 'nothing_here' (a.py, line 1)"),
        ("\nraise SystemExit(3)", "a.py:A", "a.py cannot be loaded: SystemExit: 3 (a.py, line 2)"),
        (
            "class A:\n    pass",
            "a.py:A",
            (
                "the class “A” in a.py cannot be instantiated with a seed:"
                " TypeError: A() takes no arguments"
            ),
        ),
        (
            "class A:\n    def __init__(self, seed):\n        raise ValueError('no')",
            "a.py:A",
            "cannot be instantiated with a seed: ValueError: no (a.py, line 3)",
        ),
        ("class A(int):\n    pass", "a.py:A", "the class “A” in a.py has no method “choose”"),
        (
            "A = 3",
            "a.py:A",
            "cannot be instantiated with a seed: TypeError: 'int' object is not callable",
        ),
    ],
)
def test_what_cannot_be_loaded(text: str, name: str, sentence: str, folder: Path) -> None:
    written(folder, text, "a.py")
    with pytest.raises(UnknownBot) as found:
        load(name)
    assert sentence in str(found.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("import sys; sys.exit(3)", "cannot be loaded: SystemExit: 3"),
        ("import os; os._exit(7)", "ended its process while it was being loaded: 7"),
    ],
)
def test_it_is_loaded_in_a_process_of_its_own(text: str, sentence: str, folder: Path) -> None:
    written(folder, text, "a.py")
    with pytest.raises(UnknownBot) as found:
        Attendant("a.py:A").load()
    assert sentence in str(found.value)


def test_a_bot_that_never_finishes_loading(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ceylon.guests.attendant.LOADING", 0.1)
    written(folder, "while True:\n    pass", "a.py")
    with pytest.raises(UnknownBot, match=r"a.py:A took more than"):
        Attendant("a.py:A").load()
