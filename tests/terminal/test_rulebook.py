"""The texts of the rules that the terminal can show."""

import pytest

from ceylon.terminal import rulebook
from ceylon.words import Words


def shown(rule: str, language: str = "en", width: int = 80) -> str:
    lines = rulebook.page(Words.of(language), rule, width)
    assert max(line.cell_len for line in lines) <= width
    return "\n".join(line.plain for line in lines)


def test_a_rule_is_found_by_its_id() -> None:
    """A1.4: whatever the case."""
    assert shown("a1.4").startswith("A1.4  The moment you own a plantation in each district")


def test_an_action_is_shown_with_all_its_rules() -> None:
    """A1: its title and A1.1 to A1.4, but not those of other actions."""
    text = shown("A1")
    assert text.startswith("A1  Plant (main, 5 rupees)")
    assert [n for n in range(1, 6) if f"A1.{n}  " in text] == [1, 2, 3, 4]
    assert "A2" not in text


@pytest.mark.parametrize("rule", ["A9", "plant", "A1.", "."])
def test_an_unknown_rule_is_said_to_be_none(rule: str) -> None:
    assert shown(rule).startswith("There is no rule")


def test_no_rule_at_all_is_asked_for() -> None:
    assert shown("") == "Which rule? For example: rule A1.4"


def test_other_languages_say_that_the_text_is_english() -> None:
    """T1: nobody is left to wonder."""
    assert "anglais" in shown("T1", "fr").splitlines()[0]
