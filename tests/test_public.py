"""The public names: what `ceylon` shows, and that asking for one is enough."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ceylon

NAMES = [
    "Box",
    "CHOICES",
    "CeylonError",
    "Choice",
    "Deal",
    "Fact",
    "Game",
    "Hex",
    "IllegalChoice",
    "Options",
    "Reason",
    "Record",
    "RecordError",
    "Score",
    "Seat",
    "UnknownChoice",
    "View",
    "choice_of",
    "load_box",
    "text_of",
]


def test_the_names_are_these() -> None:
    """Another name here is a promise to every user: it needs a reason."""
    assert sorted(ceylon.__all__) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_the_thing(name: str) -> None:
    thing = getattr(ceylon, name)
    home = import_module(ceylon._HOMES.get(name, "ceylon.errors"))
    assert thing is getattr(home, name.removesuffix("_box"))
    assert name in dir(ceylon)


def test_all_names_are_imported_at_once() -> None:
    names: dict[str, object] = {}
    exec("from ceylon import *", names)  # noqa: S102 - what a user types
    assert set(NAMES) <= set(names)


def test_another_name_is_an_error() -> None:
    with pytest.raises(AttributeError, match="module 'ceylon' has no attribute 'Meeple'"):
        _ = ceylon.Meeple


def test_importing_brings_nothing_heavy() -> None:
    """What is not asked for is not loaded: the import stays quick."""
    question = "import ceylon, sys; print(*(n for n in sys.modules if n.startswith('ceylon')))"
    source = Path(ceylon.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-c", question],
        env={"PYTHONPATH": str(source), "CEYLON_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(done.stdout.split()) == {"ceylon", "ceylon._build", "ceylon.errors"}
