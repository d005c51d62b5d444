"""Lists in the way of each language."""

import pytest

from ceylon.words import Words


@pytest.mark.parametrize(
    ("language", "both", "one"),
    [
        ("en", "Ana, Bo and Eva", "Ana, Bo or Eva"),
        ("fr", "Ana, Bo et Eva", "Ana, Bo ou Eva"),
        ("es", "Ana, Bo y Eva", "Ana, Bo o Eva"),
        ("ru", "Ana, Bo и Eva", "Ana, Bo или Eva"),
    ],
)
def test_a_list_ends_with_and_or_or(language: str, both: str, one: str) -> None:
    words = Words.of(language)
    assert words.listed(["Ana", "Bo", "Eva"]) == both
    assert words.either(["Ana", "Bo", "Eva"]) == one


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("Inés", "Ana e Inés"),
        ("Íñigo", "Ana e Íñigo"),
        ("hilda", "Ana e hilda"),
        ("Yves", "Ana e Yves"),
        ("«Irene»", "Ana e «Irene»"),
        ("Hielo", "Ana y Hielo"),
        ("Yago", "Ana y Yago"),
        ("Eva", "Ana y Eva"),
    ],
)
def test_spanish_says_e_before_the_sound_i(last: str, told: str) -> None:
    assert Words.of("es").listed(["Ana", last]) == told


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("Óscar", "Ana u Óscar"),
        ("Horacio", "Ana u Horacio"),
        ("8", "Ana u 8"),
        ("11", "Ana u 11"),
        ("110", "Ana o 110"),
        ("Inés", "Ana o Inés"),
    ],
)
def test_spanish_says_u_before_the_sound_o(last: str, told: str) -> None:
    assert Words.of("es").either(["Ana", last]) == told


def test_the_other_languages_do_not_care_for_sounds() -> None:
    assert Words.of("fr").listed(["Ana", "Inés"]) == "Ana et Inés"


def test_items_are_joined_by_the_sign_of_the_language() -> None:
    assert Words.of("en").labelled(["Ana", "away"]) == "Ana, away"
    assert Words.of("fr").clauses(["a", "b", "c"]) == "a\u202f; b\u202f; c"
    assert Words.of("ru").sentences(["a", "b"]) == "a. b"


def test_short_lists_need_no_sign() -> None:
    words = Words.of("en")
    assert words.labelled([]) == ""
    assert words.clauses(["one"]) == "one"
    assert words.listed([]) == "nothing"
    assert words.either(["one"]) == "one"


def test_a_name_with_braces_stays_as_it_is() -> None:
    assert Words.of("es").listed(["{first}", "{0}"]) == "{first} y {0}"
