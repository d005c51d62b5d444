"""Whatever is in a file, the loader returns a playable box or raises BoxError."""

import re
from collections import Counter
from pathlib import Path
from string import Formatter
from tempfile import TemporaryDirectory

from hypothesis import example, given
from hypothesis import strategies as st

from ceylon.box import Box, BoxError, load, parse
from ceylon.box.loader import SHIPPED
from ceylon.box.shapes import connected

TEXT = SHIPPED.read_text(encoding="utf-8")
# What a value of the file can be replaced with, whether it belongs there or not.
VALUES = [
    *("0", "1", "-1", "5", "30", "46", "99", "100", "99999999999999999999", "0x" + "f" * 6000),
    *("1.5", "inf", "nan", "true", "2018-10-01", "12:00:00"),
    *('""', '"text"', '"BBB"', '"red"', '"free move"', '"{x}"', '"\\u0000"'),
    *("[]", "[[]]", "[0, 0]", "[[0, 0]]", "[{}]", "{}", "{ source = 1 }", "{ a.b = 1 }"),
]
VALUE = re.compile(r'"[^"\n]*"|-?\d+|\[-?\d+, -?\d+\]|\{[^}\n]*\}')
PLACES = [(found.start(), found.end()) for found in VALUE.finditer(TEXT)]
LINES = TEXT.splitlines(keepends=True)
# How long an example takes says nothing about the loader.


def check(text: str) -> None:
    try:
        check_laws(parse(text))
    except BoxError as error:
        check_sentences(error)


def check_sentences(error: BoxError) -> None:
    assert error.problems
    for problem in error.problems:
        assert problem.field
        named = {name for _, name, _, _ in Formatter().parse(problem.text) if name}
        assert named <= problem.values.keys()
        assert str(problem) in str(error)


def check_laws(box: Box) -> None:
    assert len(box.cards) == 46
    assert all(0 <= a < b < 5 for a, b in box.cards)
    assert Counter(c.company for c in box.contracts) == dict.fromkeys(range(1, 6), 4)
    assert all(sum(c.chests) == 3 for c in box.contracts)
    assert len(set(box.hexes)) == 32
    assert all(connected(box.hexes[8 * d : 8 * d + 8]) for d in range(4))
    assert len(box.level_tiles) == 5
    assert len(box.technology_bonus) == box.technology_spaces + 1
    assert sum(box.leaves) == box.markers == 8
    assert sorted(box.starting_tiles) == list(range(7))
    assert sum(box.chests) <= box.warehouse
    assert len(set(box.colours)) == 4


@given(st.lists(st.tuples(st.sampled_from(PLACES), st.sampled_from(VALUES)), max_size=3))
def test_values_replaced(edits: list[tuple[tuple[int, int], str]]) -> None:
    """S2, S4, S6, S8: a box that is accepted keeps the laws of the material."""
    text = TEXT
    for (start, end), value in sorted(edits, reverse=True):
        text = text[:start] + value + text[end:]
    check(text)


@given(st.lists(st.sampled_from(range(len(LINES))), max_size=5), st.booleans())
def test_lines_lost_or_doubled(numbers: list[int], lost: bool) -> None:
    lines = LINES.copy()
    for number in numbers:
        lines[number] = "" if lost else lines[number] * 2
    check("".join(lines))


@given(st.integers(0, len(TEXT)), st.integers(0, 40), st.text(max_size=20))
def test_passage_overwritten(start: int, length: int, text: str) -> None:
    check(TEXT[:start] + text + TEXT[start + length :])


@given(st.integers(0, len(TEXT)))
def test_file_cut_short(end: int) -> None:
    check(TEXT[:end])


@given(st.text())
@example("[map]\nKandy.x = 1")
@example('"" = 1')
def test_any_text(text: str) -> None:
    check(text)


@given(st.binary())
def test_any_bytes(data: bytes) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder, "mine.toml")
        file.write_bytes(data)
        try:
            load(file)
        except BoxError as error:
            check_sentences(error)
