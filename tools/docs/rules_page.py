"""docs/rules.md: the rules in English, as the rulebook has them."""

from collections.abc import Iterator, Mapping
from typing import Final

from ceylon.rulebook import Book, Chapter, Kind, Rule, Section, book
from ceylon.rulebook.book import ORIGINAL
from tools.docs import ROOT
from tools.docs.blocks import refreshed

PAGE: Final = ROOT / "docs" / "rules.md"
_MARKS: Final = {Kind.TEXT: "", Kind.RULING: "**Ruling**: ", Kind.OPTION: "**Option**: "}
_HEAD: Final = "| ID | rule |\n|---|---|"


def page() -> str:
    """The text of docs/rules.md, with its chapters regenerated."""
    return refreshed(PAGE.read_text(encoding="utf-8"), chapters(book(ORIGINAL)))


def chapters(rulebook: Book) -> Mapping[str, str]:
    """By the names of their blocks."""
    numbered = enumerate(rulebook.chapters, start=1)
    return {
        f"rules: {chapter.letter}": "\n\n".join(_chapter(number, chapter))
        for number, chapter in numbered
    }


def _chapter(number: int, chapter: Chapter) -> Iterator[str]:
    letter = f" ({chapter.letter})" if chapter.rules else ""
    yield f"## {number}. {chapter.title}{letter}"
    if chapter.intro:
        yield "\n\n".join(chapter.intro.splitlines())
    if chapter.ruling:
        yield _MARKS[Kind.RULING] + chapter.ruling
    for section in chapter.sections:
        yield from _section(section)


def _section(section: Section) -> Iterator[str]:
    if section.title:
        id_ = f"{section.name} " if section.note else ""
        note = f" ({section.note})" if section.note else ""
        yield f"### {id_}{section.title}{note}"
    if section.rules:
        yield "\n".join([_HEAD, *(f"| {rule.id} | {_row(rule)} |" for rule in section.rules)])


def _row(rule: Rule) -> str:
    """The paragraphs of one kind below one another, then the next kind."""
    told = {kind: "<br>".join(text for k, text in rule.paragraphs if k == kind) for kind in Kind}
    return " ".join(f"{_MARKS[kind]}{text}" for kind, text in told.items() if text)
