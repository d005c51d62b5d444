"""Whatever happens to a record, it is read back whole or refused with a RecordError."""

from pathlib import Path
from string import Formatter
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.record.conftest import sealed

from ceylon.record import Record, RecordError

HERE = Path(__file__).parent
TWO = (HERE / "two.ceylon").read_text(encoding="utf-8")
SOLO = (HERE / "solo.ceylon").read_text(encoding="utf-8")
BYTES = SOLO.encode()
WHOLE = {text: Record.parse(text) for text in (TWO, SOLO)}
texts = st.sampled_from([TWO, SOLO])
# The machine may be busy, and the first game of a box takes longer than the others.
# What a word may be replaced with, whether it belongs there or not.
WORDS = st.sampled_from(
    [
        *("", " ", "0", "1", "-1", "7", "01", "1e9", "9" * 5000, "٣", "\u00b2"),
        *("Uva", "Kandy", "kandy", "K3", "U8", "C1", "C0", "1.1", "5.4", "5.5"),
        *("plant/harvest", "harvest/plant", "plant/plant", "rupees", "end:", "option", "deck"),
        *("bot", "greedy", '"Ana" bot greedy', '"Ana"\nseat'),
        *('"', '""', "\\", "#", "{x}", "{0}", "%s", "\x00", "\ud800", "\u2028", "\r"),
    ]
)


def refused(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    check_sentence(caught.value)


def check_sentence(error: RecordError) -> None:
    assert error.line >= 1
    assert {name for _, name, _, _ in Formatter().parse(error.text) if name} == set(error.values)
    assert str(error).isprintable()
    assert len(str(error)) < 400


def refused_or_same(text: str) -> None:
    """Damage that is not found would have to leave the game as it was."""
    try:
        record = Record.parse(text)
    except RecordError as error:
        check_sentence(error)
    else:
        assert record in WHOLE.values()


def refused_or_sound(text: str) -> None:
    """With a matching footer, a corrupted record is refused or is a game that can be played."""
    try:
        record = Record.parse(text)
    except RecordError as error:
        check_sentence(error)
    else:
        assert Record.parse(record.text()) == record


@pytest.mark.parametrize("text", [TWO, SOLO], ids=["two", "solo"])
def test_cut_off_anywhere(text: str) -> None:
    """Truncation at any position is detected."""
    for end in range(len(text)):
        refused(text[:end])


@pytest.mark.parametrize("text", [TWO, SOLO], ids=["two", "solo"])
def test_beginning_lost(text: str) -> None:
    for start in range(1, len(text), 7):
        refused(text[start:])


@given(st.integers(0, len(BYTES) - 1), st.integers(1, 255))
@example(0, 1)
def test_byte_flipped(place: int, flip: int) -> None:
    """A single wrong byte anywhere is found."""
    data = bytearray(BYTES)
    data[place] ^= flip
    with TemporaryDirectory() as folder:
        file = Path(folder, "game.ceylon")
        file.write_bytes(data)
        with pytest.raises(RecordError) as caught:
            Record.load(file)
        assert str(caught.value).startswith(f"{file}: line ")


@given(texts, st.data())
def test_passage_deleted(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start + 1, len(text)))
    refused(text[:start] + text[end:])


@given(texts, st.data())
def test_passage_inserted(text: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(text)))
    inserted = data.draw(st.text(min_size=1, max_size=20))
    refused(text[:place] + inserted + text[place:])


@given(texts, st.data())
def test_lines_swapped(text: str, data: st.DataObject) -> None:
    lines = text.splitlines(keepends=True)
    place = st.integers(0, len(lines) - 1)
    first, second = data.draw(place), data.draw(place)
    lines[first], lines[second] = lines[second], lines[first]
    refused_or_same("".join(lines))


@given(texts, st.data())
def test_lines_swapped_and_sealed(text: str, data: st.DataObject) -> None:
    """The order of lines is checked even if the footer matches."""
    lines = text.splitlines(keepends=True)[:-1]
    place = st.integers(0, len(lines) - 1)
    first, second = data.draw(place), data.draw(place)
    lines[first], lines[second] = lines[second], lines[first]
    refused_or_sound(sealed("".join(lines) + "end: "))


@given(texts, st.lists(st.tuples(st.floats(0, 1), WORDS), min_size=1, max_size=3))
def test_words_replaced_and_sealed(text: str, edits: list[tuple[float, str]]) -> None:
    """Numbers beyond measure, other alphabets, words of other lines: all are refused or sound."""
    body = text.rpartition("end: ")[0]
    for place, word in edits:
        words = body.split(" ")
        words[min(int(place * len(words)), len(words) - 1)] = word
        body = " ".join(words)
    refused_or_sound(sealed(f"{body}end: "))


@given(texts, st.integers(1, 3), st.data())
def test_lines_repeated_and_sealed(text: str, times: int, data: st.DataObject) -> None:
    lines = text.splitlines(keepends=True)[:-1]
    place = data.draw(st.integers(0, len(lines) - 1))
    lines[place] *= times + 1
    refused_or_sound(sealed("".join(lines) + "end: "))


@given(st.text())
@example("ceylon record 1\n" * 3)
@example("ceylon record " + "9" * 5000)
def test_any_text(text: str) -> None:
    refused(text)
    refused("ceylon record 1\n" + text)


@given(st.binary())
def test_any_bytes(data: bytes) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder, "game.ceylon")
        file.write_bytes(data)
        with pytest.raises(RecordError):
            Record.load(file)


def test_endless_lists() -> None:
    """A long file fails in the same way."""
    body = TWO.partition("deck")[0]
    refused(body + "deck plant/harvest\n" * 50_000)
    refused(body + "deck" + " plant/harvest" * 50_000 + "\n")
    refused(TWO.replace('"Bruno"', '"' + "\\" * 100_000))
