"""The glossary is that of docs/vocabulary.md, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ceylon.rulebook import glossary
from ceylon.rulebook.glossary import Term
from ceylon.words import LANGUAGES

VOCABULARY = Path(__file__).parents[2] / "docs" / "vocabulary.md"
CHAPTERS: Final = ("Actions", "The game and its players", "Material", "The map", "Solo")
"""What the vocabulary calls the words of the game. The abilities of councillors and starting tiles
are explained in the player's aid; the words of the program are not in the rulebook."""
EVERYDAY: Final = "an everyday word"
SAID_BY_ANOTHER: Final = "another term has it"
EXCEPTIONS: Final = {
    "short, for a card": "the names of the actions once more, as a card has them",
    "build a plantation": SAID_BY_ANOTHER,
    "deliver": EVERYDAY,
    "discard": EVERYDAY,
    "pay": EVERYDAY,
    "draw a card": EVERYDAY,
    "play a card": EVERYDAY,
    "score": EVERYDAY,
    "cost": EVERYDAY,
    "Ceylon": "the name of the game",
    "game": EVERYDAY,
    "clockwise": EVERYDAY,
    "winner": EVERYDAY,
    "game variant": SAID_BY_ANOTHER,
    "money": EVERYDAY,
    "yellow, red, blue, pink": "the colours of the players, which everyone sees",
}
"""Words of the game that the glossary leaves out, and why."""


def chapters() -> Iterator[tuple[str, list[list[str]]]]:
    """The tables of the vocabulary: their cells, without the marks of what is ours."""
    for chapter in VOCABULARY.read_text(encoding="utf-8").split("\n## ")[1:]:
        title, *lines = chapter.splitlines()
        rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]
        yield title, [[cell.replace("*", "") for cell in cells] for cells in rows[1:]]


def rows() -> list[list[str]]:
    """Those of the words of the game."""
    return [row for title, table in chapters() if title.startswith(CHAPTERS) for row in table]


def names(cell: str) -> tuple[str, ...]:
    """The name of a row: as it is written, and without what explains it."""
    return cell, re.split(r" ?\(|: ", cell)[0], re.split(r" ?\(|, ", cell)[0]


def fits(term: Term, row: list[str]) -> bool:
    """English, French, Spanish and Russian in one row."""
    return term.names["en"] in names(row[0]) and all(
        name in cell for name, cell in zip(term.names.values(), row, strict=True)
    )


def test_every_term_is_of_the_vocabulary() -> None:
    for term in glossary():
        assert list(term.names) == list(LANGUAGES)
        assert any(fits(term, row) for row in rows()), term.names


def test_every_word_of_the_game_is_in_the_glossary() -> None:
    """All but a few, each with its reason."""
    missing = [row for row in rows() if not any(fits(term, row) for term in glossary())]
    assert [row[0] for row in missing if not EXCEPTIONS.keys() & names(row[0])] == []
    assert EXCEPTIONS.keys() <= {name for row in missing for name in names(row[0])}


def test_no_chapter_of_the_game_is_forgotten() -> None:
    """All words of the game are looked for."""
    assert {title.partition(" (")[0] for title, _ in chapters()} - set(CHAPTERS) == {
        "How each language speaks",
        "Councillors",
        "Starting tiles",
        "The program",
        "Words to avoid",
    }


def test_no_term_is_there_twice() -> None:
    names = [term.names["en"] for term in glossary()]
    assert len(set(names)) == len(names) > 30
