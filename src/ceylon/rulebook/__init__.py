"""The rules as people read them, in four languages, each with its ID."""

from ceylon.rulebook.book import Book, Chapter, Example, Kind, Rule, Section, book
from ceylon.rulebook.contents import CONTENTS, IDS
from ceylon.rulebook.glossary import Term, glossary
from ceylon.rulebook.search import search

__all__ = [
    "CONTENTS",
    "IDS",
    "Book",
    "Chapter",
    "Example",
    "Kind",
    "Rule",
    "Section",
    "Term",
    "book",
    "glossary",
    "search",
]
