"""The rulebook of one language, read from its file."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ceylon.rulebook.contents import CONTENTS, is_action

ORIGINAL: Final = "en"
"""The language that the others are translated from."""

# What is not compared with the English: the search words are each language's own.
_OWN: Final = frozenset({"search", "of"})


class Kind(StrEnum):
    """Where a paragraph of a rule comes from."""

    TEXT = "text"
    RULING = "ruling"
    OPTION = "option"


@dataclass(frozen=True)
class Rule:
    id: str
    chapter: str
    """Its letter."""
    title: str
    """The title of its section, such as an action, or of its chapter if that has no named
    sections."""
    text: str
    """What the rulebooks say; empty if there is only a ruling."""
    ruling: str
    """How it is played where the rulebooks are silent or disagree; mostly empty."""
    option: str
    """What the players of a table may choose; mostly empty."""
    search: tuple[str, ...]
    """Words that readers may look for and that do not occur in the rule."""

    @property
    def paragraphs(self) -> Iterator[tuple[Kind, str]]:
        written = ((Kind.TEXT, self.text), (Kind.RULING, self.ruling), (Kind.OPTION, self.option))
        for kind, text in written:
            yield from ((kind, line) for line in text.splitlines() if line)


@dataclass(frozen=True)
class Section:
    name: str
    """Empty if the chapter has only one section; an action's ID is its name."""
    title: str
    note: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Chapter:
    letter: str
    title: str
    intro: str
    ruling: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for section in self.sections for rule in section.rules)


Example = Mapping[str, str]
"""The sentences of a drawn example, by name."""


@dataclass(frozen=True)
class Book:
    language: str
    names: tuple[str, ...]
    """Of the players in the examples."""
    overview: Mapping[str, str]
    chapters: tuple[Chapter, ...]
    examples: Mapping[str, Example]

    @property
    def rules(self) -> Mapping[str, Rule]:
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}

    def action(self, name: str) -> Section | None:
        """The action with this ID."""
        sections = (section for chapter in self.chapters for section in chapter.sections)
        return next((each for each in sections if each.name == name and is_action(name)), None)


@cache
def book(language: str) -> Book:
    return book_of(source(language))


Table = Mapping[str, Any]


def source(language: str) -> Table:
    """The file of a language as it is written."""
    file = files("ceylon.rulebook").joinpath(f"{language}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def tables(written: Table) -> Mapping[str, Table]:
    """Each table of a file that is translated as a unit, by its path: `rules.S1`, `overview`."""
    inner = (
        (f"{group}.{name}", table)
        for group in ("chapters", "sections", "rules", "examples")
        for name, table in written[group].items()
    )
    return {"overview": written["overview"], **dict(inner)}


def digest(table: Table) -> str:
    """What a translation of this table is marked with: it changes as soon as a sentence does."""
    sentences = sorted(f"{name}={text}" for name, text in table.items() if name not in _OWN)
    return hashlib.sha256("\n".join(sentences).encode()).hexdigest()[:8]


def book_of(written: Table) -> Book:
    return Book(
        written["language"],
        tuple(written["names"]),
        _sentences(written["overview"]),
        tuple(_chapter(written, letter) for letter in CONTENTS),
        {name: _sentences(table) for name, table in written["examples"].items()},
    )


def _sentences(table: Table) -> dict[str, str]:
    return {name: text for name, text in table.items() if name not in _OWN}


def _chapter(written: Table, letter: str) -> Chapter:
    table = written["chapters"][letter]
    sections = CONTENTS[letter].items()
    return Chapter(
        letter,
        table["title"],
        table.get("intro", "").strip(),
        table.get("ruling", ""),
        tuple(_section(written, letter, name, rules) for name, rules in sections),
    )


def _section(written: Table, letter: str, name: str, rules: tuple[str, ...]) -> Section:
    table = written["sections"][name] if name else {}
    title = table.get("title") or written["chapters"][letter]["title"]
    return Section(
        name,
        table.get("title", ""),
        table.get("note", ""),
        tuple(_rule(rule, letter, title, written["rules"][rule]) for rule in rules),
    )


def _rule(rule: str, chapter: str, title: str, table: Table) -> Rule:
    return Rule(
        rule,
        chapter,
        title,
        table.get("text", "").strip(),
        table.get("ruling", ""),
        table.get("option", ""),
        tuple(table.get("search", ())),
    )
