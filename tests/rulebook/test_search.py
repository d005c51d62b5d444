"""The search in the rules finds IDs and words."""

import pytest

from ceylon.rulebook import book, search
from ceylon.rulebook.contents import RULES
from ceylon.words import LANGUAGES


def found(asked: str, language: str = "en") -> list[str]:
    return [rule.id for rule in search(language, asked)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_an_id_finds_its_rule(language: str, rule: str) -> None:
    assert found(rule, language) == [rule]
    assert found(f" {rule.lower()} ", language) == [rule]


def test_an_id_may_be_typed_in_cyrillic_letters() -> None:
    """Those that look alike or sound alike, as on the keyboard of a Russian reader."""
    assert found("\N{CYRILLIC CAPITAL LETTER IE}9", "ru") == ["E9"]
    assert found("\N{CYRILLIC SMALL LETTER A}1.4", "ru") == ["A1.4"]
    assert found("\N{CYRILLIC CAPITAL LETTER ES}1", "ru") == ["C1", "S1"]
    assert found("\N{CYRILLIC CAPITAL LETTER ES}9", "ru") == ["S9"]
    assert found("\N{CYRILLIC SMALL LETTER ER}30", "ru") == ["R30"]


def test_an_action_finds_its_rules() -> None:
    assert found("A1") == ["A1.1", "A1.2", "A1.3", "A1.4"]


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("majority", {"E3", "E4", "E5", "E6"}),
        ("MAJORITIES", {"E3", "R30", "E4", "E5", "E6"}),
        ("end", {"E1", "E2", "E3"}),
        ("tie", {"E9"}),
        ("tiebreak", {"E9"}),
        ("warehouse full", {"A2.4"}),
        ("priorities", {"R19"}),
        ("price move", {"A6.1"}),
        ("leftover marker", {"E8"}),
    ],
)
def test_words_find_rules(asked: str, first: set[str]) -> None:
    assert set(found(asked)[: len(first)]) == first


def test_other_words_for_a_thing_find_it() -> None:
    assert "S8" in found("money")
    assert "A2.2" in found("crate")
    assert "A4.1" in found("hire advisor")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_to_search_by_finds_its_rule(language: str) -> None:
    for rule in book(language).rules.values():
        assert [each for each in rule.search if rule not in search(language, each)] == []


@pytest.mark.parametrize("asked", ["", "   ", "?!", "qwertyuiop", "Z9", "A8"])
def test_nothing_is_found(asked: str) -> None:
    assert found(asked) == []
