"""Finding rules by an ID or by words, as readers type them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from ceylon.rulebook.book import Book, Rule, book

_WORD: Final = re.compile(r"[\w+]+")
_PAUSE: Final = re.compile(r"[:,]")
_LONGEST_OPENING: Final = 3
# A word also matches by its stem, which is the word without its last letters, so that "majority"
# finds "majorities". Shorter stems would match too many unrelated words.
_ENDING: Final = 3
_SHORTEST_STEM: Final = 4
# The letters of IDs on a Cyrillic keyboard: those that look alike, and those that sound alike.
_LATIN: Final = str.maketrans(
    {
        "\N{CYRILLIC CAPITAL LETTER A}": "A",
        "\N{CYRILLIC CAPITAL LETTER VE}": "V",
        "\N{CYRILLIC CAPITAL LETTER IE}": "E",
        "\N{CYRILLIC CAPITAL LETTER ER}": "R",
        "\N{CYRILLIC CAPITAL LETTER TE}": "T",
    }
)
_ES: Final = "\N{CYRILLIC CAPITAL LETTER ES}"


def search(language: str, asked: str) -> tuple[Rule, ...]:
    """The rules that match the query, the best first.

    An ID finds its rule, and those below it: A1 has A1.1 to A1.4. Words find the rules in which
    all of them occur, whatever their endings, accents and capitals.
    """
    wanted = asked.strip().upper().translate(_LATIN)
    # This one looks like C, and sounds like S.
    readings = {wanted.replace(_ES, letter): None for letter in "CS"}
    found = [rule for each in readings for rule in _by_id(book(language), each)]
    return tuple(found) or _by_words(language, words_of(asked))


def _by_id(rulebook: Book, wanted: str) -> tuple[Rule, ...]:
    rules = rulebook.rules.values()
    return tuple(each for each in rules if each.id == wanted or each.id.startswith(f"{wanted}."))


def _by_words(language: str, words: list[str]) -> tuple[Rule, ...]:
    ranked = ((_rank(entry, words), entry.rule) for entry in _entries(language))
    found = [(rank, rule) for rank, rule in ranked if rank is not None]
    return tuple(rule for _, rule in sorted(found, key=lambda each: each[0]))


@dataclass(frozen=True)
class _Entry:
    """The words by which one rule is found, in groups; a match in an earlier group is better."""

    rule: Rule
    groups: tuple[list[str], ...]


@cache
def _entries(language: str) -> tuple[_Entry, ...]:
    return tuple(map(_entry, book(language).rules.values()))


def _entry(rule: Rule) -> _Entry:
    """The title and the opening of a rule say what it is about."""
    text = " ".join(line for _, line in rule.paragraphs)
    others = words_of(" ".join(rule.search))
    return _Entry(rule, (words_of(rule.title), _opening(text), words_of(text), others))


def _opening(text: str) -> list[str]:
    """The few words before a colon or a comma ("Rupee majority: ..."), else the first word."""
    words = words_of(_PAUSE.split(text, maxsplit=1)[0])
    return words if len(words) <= _LONGEST_OPENING else words[:1]


def _rank(entry: _Entry, words: list[str]) -> int | None:
    """How well the words match, 0 being best; None if there are none, or one does not match."""
    ranks = [min(_ranks(entry, word), default=None) for word in words]
    known = [rank for rank in ranks if rank is not None]
    return sum(known) if known and len(known) == len(ranks) else None


def _ranks(entry: _Entry, word: str) -> Iterator[int]:
    """By where it is found, and then by how: the word itself, its beginning, or its stem."""
    stem = _stem(word)
    for rank, group in enumerate(entry.groups):
        if word in group:
            yield 3 * rank
        elif any(each.startswith(word) for each in group):
            yield 3 * rank + 1
        elif any(each.startswith(stem) for each in group):
            yield 3 * rank + 2


def spans(text: str, asked: str) -> list[tuple[int, int]]:
    """Where the words of the query occur in a text, as they are written there."""
    wanted = [(word, _stem(word)) for word in words_of(asked)]
    return [
        found.span()
        for found in _WORD.finditer(text)
        for folded in words_of(found[0])
        if any(folded.startswith(beginnings) for beginnings in wanted)
    ]


def _stem(word: str) -> str:
    return word[: max(_SHORTEST_STEM, len(word) - _ENDING)]


def words_of(text: str) -> list[str]:
    """The words of a text without capitals and accents: "Época" is "epoca"."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return _WORD.findall("".join(each for each in parts if not unicodedata.combining(each)))
