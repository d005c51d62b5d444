"""The text of a record: written and read back, nothing is lost."""

import pickle
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.people import ANA, BO, CLEO
from tests.record.conftest import Bend, Play, played

from ceylon.errors import excerpt, visible
from ceylon.ids import SPECTATOR
from ceylon.record import Record, RecordError
from ceylon.record.quotation import quoted, unquoted
from ceylon.rules.options import Options
from ceylon.rules.reasons import IllegalChoice, SetupError
from ceylon.rules.view import View

TWO = Path(__file__).with_name("two.ceylon").read_text(encoding="utf-8")
MODES = [
    Options(1),
    Options(1, without="dimbula"),
    Options(1, railway="built"),
    Options(2),
    Options(2, without="dimbula", starting_tiles=True),
    Options(3),
    Options(3, start=CLEO),
    Options(4),
    Options(4, starting_tiles=True),
    Options(4, without="dimbula", railway="built"),
]
# The machine may be busy, and the first game of a box takes longer than the others.
each_mode = pytest.mark.parametrize("options", MODES, ids=repr)


@each_mode
@pytest.mark.parametrize("most", [0, 1, 30, 10_000])
def test_round_trip(play: Play, options: Options, most: int) -> None:
    """S1, S3, V1, R5: every mode, before the first choice, on the way and at the end."""
    record = play(options, most=most)
    again = Record.parse(record.text())
    assert again == record
    assert again.text() == record.text()


@given(st.sampled_from(MODES), st.integers(0, 2**32), st.integers(0, 300))
def test_any_game_round_trips(options: Options, seed: int, most: int) -> None:
    """S4, S5, S6, R2, R4: every deal that is drawn is accepted by the reader."""
    record = played(options, seed, most)
    assert Record.parse(record.text()) == record


@pytest.mark.parametrize("bots", [[None, "greedy"], ["chance", None], ["a-bot-2", "9"]])
def test_who_is_a_bot_round_trips(bots: list[str | None]) -> None:
    """The record is the whole save file; any bot may be named, known or not."""
    record = played(Options(2), most=5)
    told = Record(record.options, record.deal, record.choices, ['A" bot x', "B"], bots=bots)
    again = Record.parse(told.text())
    assert again == told
    assert [again.bot(seat) for seat in (ANA, BO)] == bots
    assert again.text() == told.text()
    assert again != record


def test_nobody_is_a_bot_unless_told(bend: Bend) -> None:
    """One meaning has one form, and a person's seat no word more than their name."""
    record = played(Options(2), most=5)
    same = Record(record.options, record.deal, record.choices, record.names, bots=[None, None])
    assert same == record
    assert same.text() == record.text()
    assert record.bot(BO) is None
    assert 'seat 2 "Bruno"\n' in record.text()
    assert Record.parse(bend(TWO, ('"Bruno"', '"Bruno" bot greedy'))).bots == [None, "greedy"]


@pytest.mark.parametrize("bots", [["greedy"], [None] * 3, ["greedy", "Two Words"], ["greedy", ""]])
def test_bots_that_cannot_be_written(play: Play, bots: list[str | None]) -> None:
    """S1: one for each seat, in letters that can be read back."""
    record = play(Options(2), most=0)
    with pytest.raises(SetupError):
        Record(record.options, record.deal, [], record.names, bots=bots)


LETTERS = st.characters(codec=None, categories=None)


@given(st.lists(st.text(LETTERS), min_size=2, max_size=2))
@example(["", " "])
@example(['"', "\\"])
@example(["a\nend: choices 0", "# 3"])
@example(["\ud800\udc00", "\r\n\u2028\x85\x00"])
@example([r"\u{41}", "\\u{"])
def test_any_name_round_trips(names: list[str]) -> None:
    record = played(Options(2), most=5)
    record.names = names
    text = record.text()
    assert Record.parse(text) == record
    assert text.count("\n") == TWO.count("\n") - 9
    assert all(line.isprintable() for line in text.split("\n"))


@given(st.text(LETTERS))
def test_quoting(text: str) -> None:
    assert unquoted(quoted(text)) == text
    assert quoted(text).isprintable()
    assert visible(text).isprintable()
    assert len(visible(text)) == len(text)


@given(st.text(LETTERS))
def test_an_excerpt_is_short_and_on_one_line(text: str) -> None:
    found = excerpt(text)
    assert found.isprintable()
    assert len(found) <= 41
    assert found == visible(text) or (len(text) > 40 and found == visible(text)[:40] + "…")


@pytest.mark.parametrize(
    "text", ["", '"', '"""', r'"\"', r'"\n"', r'"\u{}"', r'"\u{110000}"', r'"\u{FF}"', 'x""']
)
def test_what_is_not_quoted(text: str) -> None:
    assert unquoted(text) is None


def test_comments_tell_number_player_and_turn(play: Play) -> None:
    """T8: a reader of the text sees whose turn it is."""
    record = play(Options(3, start=BO), most=8)
    record.names = ["Ana", "", "Chandra"]
    comments = [line.partition("#")[2] for line in record.text().split("\n") if "#" in line]
    assert comments[0] == " 1 seat 2"
    assert comments[3] == " 4 seat 2, turn 1"
    assert comments[5:7] == [" 6 Chandra", " 7 Ana"]


@pytest.mark.parametrize("comment", ["", "#", "   # what was I thinking?", ' # # "\\'])
def test_comments_are_free(bend: Bend, comment: str) -> None:
    """Only what is chosen counts; the checksum holds the comment as well."""
    line = "move R8                 # 4 Ana"
    text = bend(TWO.replace(line, "move R8#"), ("move R8#", f"move R8{comment or '#'}"))
    assert Record.parse(text) == Record.parse(TWO)


def test_line_ends_and_marks_of_other_systems(tmp_path: Path) -> None:
    """A file that was mailed or opened in another editor is still the same record."""
    record = Record.parse(TWO)
    assert Record.parse(TWO.replace("\n", "\r\n")) == record
    file = tmp_path / "game.ceylon"
    file.write_bytes(b"\xef\xbb\xbf" + TWO.encode())
    assert Record.load(file) == record


def test_mixed_line_ends_are_damage() -> None:
    with pytest.raises(RecordError):
        Record.parse(TWO.replace("\n", "\r\n", 1))


# The game of a record


@each_mode
def test_replay(play: Play, options: Options) -> None:
    """One game, choice by choice: the same positions as played."""
    record = play(options)
    numbers = []
    for number, (choice, facts, game) in enumerate(record.replay(), start=1):
        assert choice == record.choices[number - 1]
        assert facts or not game.over
        if number % 40 == 0:
            assert same_position(record, number, game)
            numbers.append(number)
    assert numbers
    assert record.game().over
    assert record.game().scores()[0].total == record.game(len(record.choices)).scores()[0].total


def same_position(record: Record, number: int, game: object) -> bool:
    at = record.game(number)
    assert isinstance(game, type(at))
    same = View.of(at, SPECTATOR)
    here = View.of(game, SPECTATOR)
    return (at.legal(), same.discards, same.turn) == (game.legal(), here.discards, here.turn)


@pytest.mark.parametrize("at", [-1, 6])
def test_no_such_position(play: Play, at: int) -> None:
    with pytest.raises(ValueError, match=f"the record has 5 choices, not {at}"):
        play(Options(2), most=5).game(at)


def test_names_for_all_seats(play: Play) -> None:
    """S1: each seat has a name; CR Co. needs none."""
    record = play(Options(2), most=0)
    with pytest.raises(SetupError, match="S1: 1 name for 2 seats: each seat needs one"):
        Record(record.options, record.deal, [], ["Ana"])


def test_an_illegal_choice_cannot_be_written(play: Play) -> None:
    """T1: a text that could not be read back is not made."""
    record = play(Options(2), most=2)
    record.choices.append(record.choices[0])
    with pytest.raises(IllegalChoice, match="T1: play a card first"):
        record.text()


def test_an_error_survives_the_way_to_another_process() -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(TWO.replace("start R2", "start D8"))
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own bytes
    assert str(again) == str(caught.value)
    assert (again.line, again.choice, again.problem.rule) == (31, "start D8", "S9")
