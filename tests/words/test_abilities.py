"""What actions, councillors and starting tiles do, in one line each."""

import pytest

from ceylon.words import LANGUAGES, Words
from ceylon.words.abilities import action, councillor, starting_tile


def test_actions_have_their_rules() -> None:
    """A1 to A7: five main actions, move, take rupees."""
    english = Words.of("en")
    assert [action(english, number).rule for number in range(7)] == [f"A{n}" for n in range(1, 8)]
    assert action(english, 0).name == "Plant"
    assert action(english, 6).text == "take 2 rupees; this is always possible"


def test_councillors_are_numbered_as_in_the_rules() -> None:
    """C1 to C8: numbered from 1, as in the state."""
    english = Words.of("en")
    assert councillor(english, 1) == (
        "C1",
        "Cheap steps",
        "Move: every step after the first costs 1 rupee",
    )
    assert councillor(english, 8).text == "Your warehouse holds 1 more chest"


def test_starting_tiles_are_numbered_by_their_kind() -> None:
    """V6: kind 0 is Rupees +5."""
    tile = starting_tile(Words.of("en"), 0)
    assert tile == ("V6", "Rupees +5", "Take 5 more rupees when you take rupees (once per game)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_them_differ_in_every_language(language: str) -> None:
    words = Words.of(language)
    told = [action(words, number) for number in range(7)]
    told += [councillor(words, number) for number in range(1, 9)]
    told += [starting_tile(words, kind) for kind in range(7)]
    assert len({each.text for each in told}) == 22
