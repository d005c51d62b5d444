"""The glossary is that of docs/vocabulary.md, in every language."""

from pathlib import Path

from ceylon.rulebook import glossary
from ceylon.words import LANGUAGES

VOCABULARY = Path(__file__).parents[2] / "docs" / "vocabulary.md"


def rows() -> list[list[str]]:
    """The cells of the tables, without the marks of what is ours."""
    lines = VOCABULARY.read_text(encoding="utf-8").splitlines()
    tables = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]
    return [[cell.replace("*", "") for cell in cells] for cells in tables]


def test_every_term_is_of_the_vocabulary() -> None:
    """English, French, Spanish and Russian in one row."""
    for term in glossary():
        assert list(term.names) == list(LANGUAGES)
        fits = [
            cells
            for cells in rows()
            if len(cells) == 4
            and all(name in cell for name, cell in zip(term.names.values(), cells, strict=True))
            and cells[0].startswith(term.names["en"])
        ]
        assert fits, term.names


def test_no_term_is_there_twice() -> None:
    names = [term.names["en"] for term in glossary()]
    assert len(set(names)) == len(names) > 30
