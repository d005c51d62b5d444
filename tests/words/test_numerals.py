"""Numbers as each language writes them."""

import re
from decimal import Decimal

import pytest
from babel.numbers import format_decimal, format_percent
from hypothesis import given
from hypothesis import strategies as st

from ceylon.words import LANGUAGES, Words, cldr

MINUS = "\N{MINUS SIGN}"
THIN = "\N{NARROW NO-BREAK SPACE}"
HARD = "\N{NO-BREAK SPACE}"
languages = st.sampled_from(list(LANGUAGES))
numbers = st.decimals(min_value=-(10**9), max_value=10**9, places=1)


def as_babel(language: str, written: str, value: Decimal) -> str:
    """What Babel wrote, with our minus and what `cldr.py` says of the languages."""
    if language == "es":
        written = written.replace(".", "" if abs(value) < 10_000 else THIN)
    if language == "ru" and abs(value) < 10_000:
        written = re.sub(rf"(?<=\d){HARD}(?=\d)", "", written)
    if language == "fr":
        written = written.replace(f"{HARD}%", f"{THIN}%")
    return written.replace("-", MINUS)


@given(languages, numbers)
def test_numbers_are_written_as_babel_writes_them(language: str, value: Decimal) -> None:
    written = format_decimal(value, "#,##0.0", locale=language)
    assert Words.of(language).unit("number_1", value) == as_babel(language, written, value)


@given(languages, st.integers(-(10**9), 10**9))
def test_whole_numbers_are_written_as_babel_writes_them(language: str, value: int) -> None:
    written = format_decimal(value, locale=language)
    assert Words.of(language).unit("number", value) == as_babel(language, written, Decimal(value))


@given(languages, st.integers(-99, 999))
def test_shares_are_written_as_babel_writes_them(language: str, percent: int) -> None:
    written = format_percent(Decimal(percent) / 100, locale=language)
    said = Words.of(language).unit("percent", percent / 100)
    assert said == as_babel(language, written, Decimal(percent))


def test_the_conventions_are_those_of_babel() -> None:
    """After a change of Babel or of the languages: `make words`."""
    assert cldr.CONVENTIONS.read_text(encoding="utf-8") == cldr.text()


@pytest.mark.parametrize(
    ("language", "number", "share", "rise", "fall"),
    [
        ("en", "12,345.7", "43%", "+4.5%", f"{MINUS}4.5%"),
        ("fr", f"12{THIN}345,7", f"43{THIN}%", f"+4,5{THIN}%", f"{MINUS}4,5{THIN}%"),
        ("es", f"12{THIN}345,7", f"43{HARD}%", f"+4,5{HARD}%", f"{MINUS}4,5{HARD}%"),
        ("ru", f"12{HARD}345,7", f"43{HARD}%", f"+4,5{HARD}%", f"{MINUS}4,5{HARD}%"),
    ],
)
def test_each_language_has_its_signs(
    language: str, number: str, share: str, rise: str, fall: str
) -> None:
    words = Words.of(language)
    assert words.unit("number_1", 12345.67) == number
    assert words.unit("percent", 0.43) == share
    assert [words.unit("change_1", by) for by in (0.045, -0.045)] == [rise, fall]


def test_a_signed_number_has_its_sign_but_zero() -> None:
    words = Words.of("en")
    said = [words.unit("signed", n) for n in (3, -3, 0)]
    assert said == ["+3", f"{MINUS}3", "0"]
    assert [words.unit("signed_1", n) for n in (-0.04, 0.04)] == ["0.0", "0.0"]


def test_thousands_are_parted_in_a_sentence_too() -> None:
    """Spanish and Russian write four digits together."""
    assert Words.of("en").unit("games", 1264) == "1,264 games"
    assert Words.of("es").unit("games", 1264) == "1264 partidas"
    assert Words.of("ru").unit("games", 1264) == "1264 партии"
    assert Words.of("ru").unit("games", 12640) == f"12{HARD}640 партий"
    assert Words.of("fr").unit("games", 1264) == f"1{THIN}264 parties"


@pytest.mark.parametrize(
    ("language", "plain", "of_a_position", "of_a_person"),
    [
        ("en", "1st 2nd 3rd", "1st 2nd 3rd", "1st 2nd 3rd"),
        ("fr", "1re 2e 3e", "1re 2e 3e", "1 2 3"),
        ("es", "1.º 2.º 3.º", "1.ª 2.ª 3.ª", "1 2 3"),
        ("ru", "1-е 2-е 3-е", "1-е 2-е 3-е", "1 2 3"),  # noqa: RUF001
    ],
)
def test_ordinals_agree_with_their_noun(
    language: str, plain: str, of_a_position: str, of_a_person: str
) -> None:
    """A person may be a man or a woman: "n.º 2 en actuar"."""
    words = Words.of(language)
    for form, said in (("", plain), ("_f", of_a_position), ("_n", of_a_person)):
        assert [words.unit(f"ordinal{form}", n) for n in (1, 2, 3)] == said.split()
