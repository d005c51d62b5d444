"""Everything is set as its language sets type: signs, spaces, quotation marks.

src/ceylon/words/README.md has the rules. Fields are taken as words. Code is left out: what a reader
types as it is written.
"""

# ruff: noqa: RUF001 - letters that look like Latin ones are Cyrillic, and signs are signs

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from tests.words.translations import Translation, in_catalogue, originals, translations

from ceylon.words.catalogues import TRANSLATED
from ceylon.words.typesetting import NARROW, typeset

each_language = pytest.mark.parametrize("language", TRANSLATED)

ROOT: Final = Path(__file__).parents[2]
FIELD: Final = re.compile(r"\{.*?\}")
CODE: Final = re.compile(
    r",\.\.\.$|\[-?\d[^\]]*\]|--[a-z-]+|https?://\S*|\"(?:text|inferred|ours)\""
    r"|\"(?:guillemets droits|comillas rectas|прямых кавычках)\""
)
"""A value of a usage line, a list as TOML has it, values to type, options, addresses."""

FOREIGN: Final = {"English quotation marks": "[“”‘]"}
FAULTS: Final = {
    "all": {
        "two spaces": r"[ \u00a0\u202f]{2}",
        "a typewriter's apostrophe": "'",
        "a typewriter's quotation mark": '"',
        "three full stops for an ellipsis": r"\.\.\.",
        "a hyphen for a minus": r"(?<![\w\d-])-\d",
        "a space before a comma or a full stop": r"[ \u00a0\u202f][,.](?!\w)",
        "a space inside of brackets": r"\([ \u00a0\u202f]|[ \u00a0\u202f]\)",
    },
    "en": {
        "a space before a sign": r"[ \u00a0\u202f][:;?!%](?!\w)",
        "the quotation marks of another language": "[«»„]",
    },
    "fr": {
        **FOREIGN,
        "no space before a colon": r"\w:(?=\s|$)",
        "oe for œ": r"(?i)\b(?:c|n|v|s|b)?oe(?:u|il)",
    },
    "es": {
        **FOREIGN,
        "a space before a sign": r"[ \u00a0\u202f][:;?!]",
        "a space inside of « »": r"«\s|\s»",
        "an ordinal without its point": r"\d[ºª]",
    },
    "ru": {
        **FOREIGN,
        "a space before a sign": r"[ \u00a0\u202f][:;?!]",
        "a space inside of « »": r"«\s|\s»",
        "a dash without its spaces": r"(?<!\u00a0)(?<!^)—|—(?! )",
        "a hyphen or a short dash for a dash": r"\s[-–]\s",
        "е for ё": (
            r"(?i)\b(?:еще|ее|нее|свое|мое|твое|(?:рас|под|за|у)?счет\w*|"
            r"(?:черн|зелен|желт)(?:ый|ого|ому|ым|ом|ая|ую|ое|ой|ые|ых)|удален|"
            r"трех|четырех|идет|берет|кладет|ведет|начнет|дает|остает\w*)\b"
        ),
    },
}

YO: Final = {"все", "всем", "чем", "нем", "узнает", "осел", "небо", "падеж", "передохнем"}
"""Words that exist with е as well as with ё."""
SHORT: Final = {
    "{n} оч.": "an abbreviation has its full stop",
    "Побеждает {seat:player}! Счёт: {points:points}": "no name after a verb that agrees with it",
    **dict.fromkeys(
        (
            f"qui{NARROW}?",
            f"où{NARROW}?",
            f"vers où{NARROW}?",
            *("¿a quién?", "¿dónde?", "¿adónde?", "с кем?", "где?", "куда?"),
        ),
        "a question is shorter than the English label, and has little room",
    ),
}
"""Translations that end otherwise than the English, and why."""


def plain(text: str) -> str:
    """The text without code, its fields taken as words."""
    return FIELD.sub("x", CODE.sub("x", text))


def faults(language: str, text: str) -> list[str]:
    rules = FAULTS["all"] | FAULTS[language]
    return [name for name, pattern in rules.items() if re.search(pattern, plain(text))]


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_the_type_is_set_as_the_language_sets_it(language: str) -> None:
    found = [
        f"{', '.join(wrong)}: {each}"
        for each in (originals() if language == "en" else translations(language))
        if (wrong := faults(language, each.text))
    ]
    assert not found, "\n".join(found)


@each_language
def test_spaces_are_those_of_the_language(language: str) -> None:
    """`make words` sets them in the catalogues."""
    wrong = [str(t) for t in translations(language) if typeset(language, t.text) != t.text]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("language", "typed", "set_"),
    [
        ("fr", "Fini ? Oui\u00a0!", "Fini\u202f? Oui\u202f!"),
        ("fr", "Fini?", "Fini\u202f?"),
        ("fr", "vous avez {n} % ; « A1 »", "vous avez {n}\u202f%\u202f; «\u00a0A1\u00a0»"),
        ("fr", "«A1» : K3", "«\u00a0A1\u00a0»\u00a0: K3"),
        ("fr", "à 12:30, en %, /?lang=fr", "à 12:30, en %, /?lang=fr"),
        ("es", "un 95 % de {n}%", "un 95\u00a0% de {n}\u00a0%"),
        ("es", "¿Listo? «sí»: 5 rupias", "¿Listo? «sí»: 5 rupias"),
        ("ru", "K3 — 5 рупий, 95 %", "K3\u00a0— 5\u00a0рупий, 95\u00a0%"),
        ("ru", "от 1 до 7, 4 из 9, K3 свободна", "от 1 до 7, 4 из 9, K3 свободна"),
        ("en", "5 rupees; 95 %?", "5 rupees; 95 %?"),
    ],
)
def test_plain_spaces_are_set(language: str, typed: str, set_: str) -> None:
    assert typeset(language, typed) == set_
    assert typeset(language, set_) == set_


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "the player's turn"),
        ("en", 'the "box"'),
        ("en", "Score : 3"),
        ("en", "two  spaces"),
        ("en", "costs -4"),
        ("en", "« yes »"),
        ("fr", "Entrepôt: 3"),
        ("fr", "l'île"),
        ("fr", "au coeur"),
        ("es", "« sí»"),
        ("es", "¿Listo ?"),
        ("es", "1º"),
        ("es", "quedan  5"),
        ("es", "espera..."),
        ("es", "cuesta -4"),
        ("es", "( K3)"),
        ("es", 'la "caja"'),
        ("ru", "K3\u00a0- клетка"),
        ("ru", "K3 – клетка"),
        ("ru", "K3—клетка"),
        ("ru", "ещё и еще"),
        ("ru", "“да”"),
    ],
)
def test_a_fault_is_found(language: str, text: str) -> None:
    assert faults(language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ready? “Yes”, the player’s: −4, [3, -1], --at"),
        ("fr", "Fini\u202f? {n}\u202f%\u00a0: «\u00a0A1\u00a0» à 12:30"),
        ("es", "¿Listo? 43\u00a0%: «sí», 1.º, [3, -1], --at"),
        ("ru", "K3\u00a0— «да»: от 1 до 7, 5\u00a0рупий, 2–4, −4"),
    ],
)
def test_what_is_right_is_no_fault(language: str, text: str) -> None:
    assert faults(language, text) == []


ELIDED: Final = re.compile(r"(?i)\b(?:de|que|jusque|lorsque|puisque|quoique) \{\w+:player")


def test_french_puts_no_elided_word_before_a_name() -> None:
    """It would have to be "d’Ana" but "de Ben" (criterion 47)."""
    wrong = [str(each) for each in in_catalogue("fr") if ELIDED.search(each.text)]
    assert not wrong, "\n".join(wrong)


def test_an_elided_word_before_a_name_is_found() -> None:
    assert ELIDED.search("telles que {seat:player} les a vues")
    assert ELIDED.search("le pion de {seat:Player}")
    assert not ELIDED.search("telles que les a vues {seat:player}, sans que {n:points}")


def test_spanish_opens_what_it_closes() -> None:
    wrong = [each for each in translations("es") if not opened(each.text)]
    assert not wrong


def opened(text: str) -> bool:
    signs = "".join(re.findall("[¿?¡!]", text))
    return not re.sub(r"¿\?|¡!", "", signs)


def test_an_unopened_question_is_found() -> None:
    assert not opened("¿Dónde? Qué?")
    assert opened("¿Dónde? ¡Aquí!")


def test_russian_writes_yo_everywhere() -> None:
    """A word that has ё in one place has it in all."""
    written = Counter(
        word for each in translations("ru") for word in re.findall(r"\w+", each.text.lower())
    )
    without = {word.replace("ё", "е") for word in written if "ё" in word} - YO
    assert without & written.keys() == set()


# The READMEs


README_CODE: Final = re.compile(r"^```.*?^```$|`[^`]*`|(?<=\])\([^)]*\)", re.MULTILINE | re.DOTALL)
"""Blocks of code, code in a sentence, and where a link leads."""


def paragraphs(language: str) -> Iterator[str]:
    """Those of a README, each on one line: without code, which is taken as a word."""
    text = (ROOT / f"README.{language}.md").read_text(encoding="utf-8")
    for paragraph in re.split(r"\n\n|\n(?=- )", README_CODE.sub("x", text)):
        yield re.sub(r"\s*\n\s*", " ", paragraph.strip())


@each_language
def test_a_readme_is_set_as_its_language_sets_type(language: str) -> None:
    found = [
        f"{', '.join(wrong)}: {each}"
        for each in paragraphs(language)
        if (wrong := faults(language, each))
    ]
    assert not found, "\n".join(found)


@each_language
def test_the_spaces_of_a_readme_are_those_of_the_language(language: str) -> None:
    wrong = [each for each in paragraphs(language) if typeset(language, each) != each]
    assert not wrong, "\n".join(wrong)


# The same form as the English


@each_language
def test_a_translation_ends_as_the_english_does(language: str) -> None:
    """With the same sign, or with none."""
    wrong = [
        str(each)
        for each in translations(language)
        if end(each.text) != end(each.english) and each.text not in SHORT and is_sentence(each)
    ]
    assert not wrong, "\n".join(wrong)


def is_sentence(each: Translation) -> bool:
    """Not a name, which may have a full stop, nor a sign."""
    return len(each.english) > 1 and each.english != "CR Co."


def end(text: str) -> str:
    last = text.replace("CR Co.", "CR").rstrip().rstrip('»”")')[-1:]
    return last if last in ".?!…:,;" else ""


@each_language
def test_a_translation_begins_as_the_english_does(language: str) -> None:
    """With a capital or without; a proper name of the English may come later."""
    wrong = [
        str(each)
        for each in in_catalogue(language)
        if not each.english.startswith("CR Co.") and "[district]" not in each.place
        if None not in (capitals := (begins(each.english), begins(each.text)))
        if capitals[0] != capitals[1]
    ]
    assert not wrong, "\n".join(wrong)


def begins(text: str) -> bool | None:
    """Whether the first letter is a capital; None if the text does not begin with a letter."""
    first = re.match(r"[^\W\d_]", text.lstrip('«¿¡“"( \u00a0'))
    return first[0].isupper() if first else None


@each_language
def test_a_translation_has_spaces_at_its_ends_where_the_english_has(language: str) -> None:
    def ends(text: str) -> tuple[bool, bool]:
        return text != text.lstrip(), text != text.rstrip()

    assert [t for t in in_catalogue(language) if ends(t.text) != ends(t.english)] == []


@pytest.mark.parametrize("text", SHORT)
def test_every_exception_is_in_use(text: str) -> None:
    assert any(each.text == text for language in TRANSLATED for each in in_catalogue(language))
