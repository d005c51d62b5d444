"""The rules that the terminal can show."""

import pytest

from ceylon.terminal import rule_pages
from ceylon.words import LANGUAGES, Words


def shown(rule: str, language: str = "en", width: int = 80) -> str:
    lines = rule_pages.page(Words.of(language), rule, width)
    assert max(line.cell_len for line in lines) <= width
    return "\n".join(line.plain for line in lines)


def test_a_rule_is_found_by_its_id() -> None:
    """A1.4: whatever the case."""
    assert shown("a1.4").startswith("A1.4  The moment you own a plantation in every district")


def test_an_action_is_shown_with_all_its_rules() -> None:
    """A1: its title and A1.1 to A1.4, but not those of other actions."""
    text = shown("A1")
    assert text.startswith("A1  Plant (main action, 5 rupees)")
    assert [n for n in range(1, 6) if f"A1.{n}  " in text] == [1, 2, 3, 4]
    assert "A2" not in text


def test_a_ruling_and_an_option_are_told_from_the_rule() -> None:
    """S3, A6.3: each in a paragraph of its own, below the ID."""
    assert "\n      (your choice) Which of the two" in shown("S3")
    assert shown("A6.3").startswith("A6.3  (our ruling) The pawn must end")
    assert "(au choix) Lequel" in shown("S3", "fr")


def test_words_find_rules() -> None:
    """E9: the best first, and not too many of them."""
    assert shown("tie").startswith("E9    Every tie")
    many = shown("rupees").splitlines()
    assert sum(line[0] != " " for line in many) == rule_pages.MOST + 1
    assert many[-1].endswith("more rules match.")


@pytest.mark.parametrize("rule", ["A9", "quetzal", ".", "?"])
def test_a_rule_that_is_not_there_is_said_so(rule: str) -> None:
    assert shown(rule).startswith(f"No rule matches “{rule}”")


def test_no_rule_at_all_is_asked_for() -> None:
    assert shown("") == "Which rule? For example, “rule A1.4” or “rule majority”."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80])
def test_every_rule_fits(language: str, width: int) -> None:
    for letter in "STCEVR":
        assert shown(f"{letter}1", language, width).startswith(f"{letter}1 ")
