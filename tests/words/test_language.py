"""Which language is spoken."""

import pytest

from ceylon.words import LANGUAGES, LanguageError, Words, choose_language


@pytest.mark.parametrize("tag", ["fr", "FR", "fr-CA", "fr_FR.UTF-8", " fr_CH@euro "])
def test_a_request_may_be_any_tag_of_the_language(tag: str) -> None:
    assert choose_language(tag, {}) == "fr"


def test_a_request_wins_over_the_locale() -> None:
    assert choose_language("es", {"LC_ALL": "ru_RU.UTF-8"}) == "es"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "fr_FR", "LANG": "es_ES"}, "ru"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "es_ES"}, "fr"),
        ({"LC_ALL": "", "LANG": "es_ES"}, "es"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        ({"LANG": "tlh_AQ.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_is_looked_up_as_posix_says(environment: dict[str, str], language: str) -> None:
    assert choose_language(None, environment) == language


@pytest.mark.parametrize("asked", ["tlh", "", "french"])
def test_an_unknown_request_is_refused_by_naming_the_known_ones(asked: str) -> None:
    with pytest.raises(LanguageError) as error:
        choose_language(asked, {"LANG": "fr_FR"})
    message = str(error.value)
    assert f"“{asked}”" in message
    assert all(f"{code} ({name})" in message for code, name in LANGUAGES.items())


def test_words_of_an_unknown_language_are_refused() -> None:
    with pytest.raises(LanguageError):
        Words.of("tlh")
