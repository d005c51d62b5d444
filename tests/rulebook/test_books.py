"""The rules are whole in every language, and each translation is of the English as it is now."""

import re
import string

import pytest

from ceylon.rulebook import CONTENTS, IDS, book
from ceylon.rulebook.book import ORIGINAL, Table, digest, source, tables
from ceylon.rulebook.contents import RULES, SECTIONS, citations
from ceylon.words import LANGUAGES

TRANSLATIONS = [language for language in LANGUAGES if language != ORIGINAL]
ENGLISH = tables(source(ORIGINAL))


def sentences(table: Table) -> dict[str, str]:
    return {name: text for name, text in table.items() if name not in {"search", "of"}}


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_rule(language: str) -> None:
    written = source(language)
    assert written["language"] == language
    assert set(written["rules"]) == set(RULES)
    assert set(written["sections"]) == set(SECTIONS)
    assert set(written["chapters"]) == set(CONTENTS)
    assert len(written["names"]) == 4


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_sentence_is_translated(language: str) -> None:
    """With the rules it cites, its numbers and its fields."""
    translated = tables(source(language))
    assert list(translated) == list(ENGLISH)
    for path, table in ENGLISH.items():
        assert sentences(translated[path]).keys() == sentences(table).keys(), path
        for name, text in sentences(table).items():
            other = translated[path][name]
            assert other.strip(), f"{path}.{name}"
            assert _fixed(other) == _fixed(text), f"{path}.{name}"


def _fixed(text: str) -> tuple[set[str], set[str], set[str], int]:
    """What is the same in every language: IDs, numbers, fields, paragraphs."""
    cited = {found[0] for found in citations(text)}
    numbers = set(re.findall(r"\d+", text))
    return cited, numbers, fields(text), len(text.strip().splitlines())


COMPANY = {
    "en": ("CR Co.", "Ceylon Railways Company"),
    "fr": ("CCFC", "Compagnie des chemins de fer de Ceylan"),
    "es": ("CFC", "Compañía de Ferrocarriles de Ceilán"),
    "ru": ("ЦЖК", "Цейлонск.. железнодорожн.. компани."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_abbreviation_is_explained_where_it_is_first_read(language: str) -> None:
    """Chapter A mentions CR Co. long before chapter R is about it."""
    short, full = COMPANY[language]
    texts = [
        text for table in tables(source(language)).values() for text in sentences(table).values()
    ]
    first = next(text for text in texts if short in text)
    assert re.search(full, first), first


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_is_of_the_english_as_it_is(language: str) -> None:
    translated = tables(source(language))
    stale = {
        path: f"translate it again, then write of = {digest(table)!r}"
        for path, table in ENGLISH.items()
        if translated[path].get("of") != digest(table)
    }
    assert stale == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_citation_is_a_rule(language: str) -> None:
    """What looks like an ID is one: so no sentence can name a hex of Ruhuna."""
    for path, table in tables(source(language)).items():
        for text in sentences(table).values():
            found = re.findall(r"\b[STACEVR]\d+(?:\.\d+)?", text)
            assert set(found) <= set(IDS), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_is_empty(language: str) -> None:
    assert list(book(language).rules) == list(RULES)
    assert [each.id for each in book(language).rules.values() if not list(each.paragraphs)] == []


def test_a_changed_rule_is_noticed() -> None:
    rule = {"text": "Take 2 rupees.", "search": ["money"]}
    assert digest(rule) == digest({**rule, "search": ["coins"], "of": "12345678"})
    assert digest(rule) != digest({**rule, "text": "Take 3 rupees."})
    assert digest(rule) != digest({**rule, "ruling": "Always."})
