"""Where games are saved, and who sits where."""

import os
from pathlib import Path
from random import Random

import pytest

from ceylon.box import load
from ceylon.record import Record
from ceylon.rules.deal import draw_deal
from ceylon.rules.options import Options
from ceylon.seats import HUMAN
from ceylon.terminal import saves
from ceylon.terminal.party import Party, SeatingError, check_kinds, tidy
from ceylon.terminal.saves import SavedGameError
from ceylon.words import Words

EN = Words.of("en")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "ceylon"


def saved(path: Path, choices: int, age: int) -> None:
    options = Options(2)
    record = Record(options, draw_deal(options, Random(1), load()), [], ["Ana", "Bruno"])
    game = record.game()
    while len(record.choices) < choices and not game.over:
        record.choices.append(game.legal()[0])
        game.play(record.choices[-1])
    record.save(path)
    os.utime(path, (1e9 - age, 1e9 - age))


def test_each_game_has_a_file_of_its_own(home: Path) -> None:
    first = saves.new_path()
    first.touch()
    second = saves.new_path()
    assert first != second
    assert first.parent == second.parent == home


def test_the_latest_unfinished_game_is_resumed(home: Path) -> None:
    """Not a finished one, and not a damaged one."""
    home.mkdir()
    saved(home / "old.ceylon", 3, age=30)
    saved(home / "newer.ceylon", 3, age=20)
    saved(home / "finished.ceylon", 10_000, age=10)
    (home / "damaged.ceylon").write_text("ceylon record 1\n")
    assert saves.latest(load()) == home / "newer.ceylon"
    assert saves.to_resume("", load()) == home / "newer.ceylon"
    assert saves.to_resume("old.ceylon", load()) == Path("old.ceylon")


def test_without_a_saved_game_there_is_nothing_to_resume(home: Path) -> None:
    assert saves.latest(load()) is None
    with pytest.raises(SavedGameError, match=str(home)):
        saves.to_resume("", load())


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    saves.checked_path(str(tmp_path / "new.ceylon"))
    (tmp_path / "mine.ceylon").touch()
    with pytest.raises(SavedGameError, match=r"mine\.ceylon"):
        saves.checked_path(str(tmp_path / "mine.ceylon"))


def test_seats_are_told_as_in_a_record() -> None:
    assert Party.of([HUMAN, "greedy"], [], EN).recorded == [None, "greedy"]


# Names


def test_names_may_be_for_all_or_for_the_people() -> None:
    kinds = [HUMAN, "greedy", HUMAN, "greedy"]
    assert Party.of(kinds, ["Ana", "Bo"], EN).names == ["Ana", "greedy", "Bo", "greedy 2"]
    assert Party.of(kinds, ["A", "B", "C", "D"], EN).names == ["A", "B", "C", "D"]
    assert Party.of(kinds, [], EN).names == ["Player 1", "greedy", "Player 3", "greedy 2"]
    with pytest.raises(SeatingError, match="3 names for 4 players"):
        Party.of(kinds, ["A", "B", "C"], EN)


def test_equal_names_are_told_apart() -> None:
    assert Party.of([HUMAN] * 3, ["Ana", "Ana", "Ana"], EN).names == ["Ana", "Ana 2", "Ana 3"]


def test_names_stay_on_their_line() -> None:
    assert tidy("  An\x1b[31ma\n ") == "An[31ma"
    assert len(tidy("A" * 99)) == 20


@pytest.mark.parametrize(
    ("kinds", "match"),
    [([], "1 to 4 seats"), ([HUMAN] * 5, "1 to 4 seats"), ([HUMAN, "deepblue"], "deepblue")],
)
def test_seats_that_cannot_be_are_refused(kinds: list[str], match: str) -> None:
    """S1: one to four seats, for people and for bots that there are."""
    with pytest.raises(SeatingError, match=match):
        check_kinds(kinds)
