"""Every package knows all councillors of the box."""

from pathlib import Path

import pytest

from ceylon import box
from ceylon.bots.greedy_weights import WEIGHTS
from ceylon.rules import material
from ceylon.search import catalogue
from ceylon.words import Words, units
from ceylon.words.abilities import councillor

DOCS = Path(__file__).parents[1] / "docs"
IDS = [f"C{number}" for number in range(1, len(box.COUNCILLORS) + 1)]


def test_the_rules() -> None:
    assert len(IDS) == material.COUNCILLORS


def test_the_words() -> None:
    words = Words.of("en")
    assert len(units.COUNCILLORS) == len(IDS)
    assert [councillor(words, number).rule for number, _ in enumerate(IDS, 1)] == IDS


def test_the_bots() -> None:
    """Greedy has a weight for each, the search a feature: one too few would count as black tea."""
    assert len(WEIGHTS.abilities) == len(IDS)
    assert list(catalogue.NAMES[catalogue.ABILITIES : catalogue.TEA]) == IDS


@pytest.mark.parametrize("page", ["rules.md", "vocabulary.md"])
def test_the_documentation(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    assert [each for each in [*IDS, f"C{len(IDS) + 1}"] if f"| {each} |" in text] == IDS
