"""Blocks of lines, and where a sentence may be broken."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from ceylon.arena.text_tables import TextTable
from ceylon.cli import many_games
from ceylon.terminal import rule_pages
from ceylon.terminal.blocks import wrapped
from ceylon.terminal.replies import help_page
from ceylon.words import Words

SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
letters = st.text("ab«»: " + SPACES, max_size=60)


def plain(text: str, width: int, indent: int = 0) -> list[str]:
    return [line.plain for line in wrapped(Text(text), width, indent)]


def test_a_no_break_space_holds() -> None:
    """rich takes it for a space; French has one before a colon and inside its quotation marks."""
    assert plain("le choix\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}K3\N{NO-BREAK SPACE}»", 12) == [
        "le choix\N{NO-BREAK SPACE}:",
        "«\N{NO-BREAK SPACE}K3\N{NO-BREAK SPACE}»",
    ]
    assert plain("il y en a 5\N{NARROW NO-BREAK SPACE}%", 11) == [
        "il y en a",
        "5\N{NARROW NO-BREAK SPACE}%",
    ]


def test_styles_stay_where_they_were() -> None:
    text = Text.assemble("le choix", ("\N{NO-BREAK SPACE}:", "bold"), " rien")
    first, second = wrapped(text, 11)
    assert [(span.start, span.end, span.style) for span in first.spans] == [(8, 10, "bold")]
    assert second.plain == "rien"
    assert not second.spans


@given(letters, st.integers(12, 40))
def test_what_is_said_stays_whole(text: str, width: int) -> None:
    """Lines differ from the sentence in spaces only."""
    lines = plain(text, width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(len(line) <= width for line in lines)


@pytest.mark.parametrize("width", range(40, 101, 12))
def test_no_line_of_a_french_page_begins_with_its_punctuation(width: int) -> None:
    french = Words.of("fr")
    pages = [help_page(french, width)]
    pages += [rule_pages.page(french, rule, width) for rule in ("A1.4", "E5", "R5", "T1")]
    lines = [line.plain.strip(" ") for page in pages for line in page]
    assert len(lines) > 40
    assert [line for line in lines if re.match(r"[\s:;?!»%]|.*[«\s]$", line)] == []


def test_no_cell_of_a_table_is_broken_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    cells = ["greedy", "± 51,5\N{NO-BREAK SPACE}%"]
    many_games.show([TextTable("titre", ["bot", "part"], [cells])])
    assert "51,5\N{NO-BREAK SPACE}%" in capsys.readouterr().out
