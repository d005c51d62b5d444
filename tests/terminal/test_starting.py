"""How a game begins: the menu, the arguments, and what is wrong with them."""

from pathlib import Path

import pytest
from tests.terminal.processes import Typist, at_terminal, piped, records
from tests.terminal.tables import LANGUAGES

from ceylon import bots
from ceylon.record import Record
from ceylon.rules.options import Options
from ceylon.terminal.menu import opponents
from ceylon.words import Words


def answer(typist: Typist, *answers: str) -> None:
    for each in answers:
        typist.read_until("] ")
        typist.type(each)


def begun(home: Path) -> Record:
    (path,) = records(home)
    return Record.load(path)


def test_the_menu_leads_to_a_game_of_two(tmp_path: Path) -> None:
    """S1, S3, V1: seats, who sits there, starting tiles, the district left out."""
    with at_terminal(tmp_path, []) as typist:
        answer(typist, "2", "Ana", "chance", "2", "2")
        typist.read_until("start on: ")
    assert begun(tmp_path).options == Options(2, without="dimbula", starting_tiles=True)
    assert begun(tmp_path).names == ["Ana", "chance"]
    assert begun(tmp_path).bots == [None, "chance"]
    assert sorted((tmp_path / "ceylon").iterdir()) == records(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_tells_whom_one_can_play_against(language: str) -> None:
    """Each level with what to type, its name, its character and how it plays."""
    words = Words.of(language)
    lines = opponents(words, 80)
    assert max(line.cell_len for line in lines) <= 80
    text = " ".join(" ".join(line.plain for line in lines).split())
    for level in bots.LEVELS:
        told = [words.say(each) for each in (level.name, level.character, level.text)]
        name, character, how = (" ".join(each.split()) for each in told)
        assert f"{level.key} {name}. {character} {how}" in text


def test_an_opponent_can_be_called_by_its_name(tmp_path: Path) -> None:
    """In the language of the table, as the list shows it."""
    with at_terminal(tmp_path, ["--lang", "ru"], 80, 24) as typist:
        answer(typist, "3", "Ana", "Чаевод", "pupil", "")
        typist.read_until("> ")
    assert begun(tmp_path).bots == [None, "planter", "pupil"]


def test_the_menu_leads_to_a_solo_game(tmp_path: Path) -> None:
    """R5: the railway drawn or built."""
    with at_terminal(tmp_path, []) as typist:
        answer(typist, "1", "Ana", "", "2")
        typist.read_until("start on: ")
    assert begun(tmp_path).options == Options(1, railway="built")


def test_the_menu_corrects_and_can_be_left(tmp_path: Path) -> None:
    with at_terminal(tmp_path, []) as typist:
        answer(typist, "5")
        typist.read_until("Type a number from 1 to 4.")
        answer(typist, "many")
        typist.read_until("Type a number from 1 to 4.")
        typist.type("q")
        assert typist.end() == 0
    assert not records(tmp_path)


def test_the_menu_offers_the_saved_game(tmp_path: Path) -> None:
    piped(tmp_path, ["--seats", "human,chance", "--names", "Zoe", "--start", "1"], [])
    with at_terminal(tmp_path, []) as typist:
        typist.read_until("resume the saved game: Zoe, chance")
        answer(typist, "")
        typist.read_until("── ● Zoe")
    assert len(records(tmp_path)) == 1


def test_between_pipes_there_is_no_menu(tmp_path: Path) -> None:
    """One person and three bots are the default."""
    told = piped(tmp_path, ["--seed", "1"], [])
    assert told.returncode == 0
    assert begun(tmp_path).options == Options(4)


def test_the_game_is_kept_where_it_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "mine.ceylon"
    piped(tmp_path, ["--seats", "chance,chance", "--save", str(path)], [])
    assert Record.load(path).game().over
    assert not records(tmp_path)
    again = piped(tmp_path, ["--seats", "chance,chance", "--save", str(path)], [])
    assert again.returncode != 0
    assert "already exists" in again.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "human,skynet"], "unknown kind of player “skynet”"),
        (["--seats", "human,human,human,human,human"], "1 to 4 seats"),
        (["--solo", "--seats", "human,human"], "the solo game has one seat"),
        (["--solo", "--starting-tiles"], "V1"),
        (["--seats", "human,chance", "--start", "3"], "there is no seat 3"),
        (["--seats", "human,chance", "--start", "0"], "there is no seat 0"),
        (["--seats", "human,chance", "--start", "1", "--starting-tiles"], "V2"),
        (["--seats", "human,human", "--names", "A,B,C"], "3 names"),
        (["--resume"], "there is no game to resume"),
        (["--resume", "--solo", "--start", "1"], "omit --solo, --start"),
        (["--resume", "/nowhere/x.ceylon"], "/nowhere/x.ceylon"),
        (["--box", "/nowhere/box.toml"], "it cannot be read"),
        (["--without", "kandy"], "--without"),
        (["--save", "/nowhere/x.ceylon", "--solo"], "ceylon: /nowhere/x.ceylon: there is no such"),
    ],
)
def test_what_cannot_be_is_explained(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    """S1, V1, V2: one sentence and no traceback."""
    told = piped(tmp_path, arguments, [])
    assert told.returncode != 0
    assert sentence in told.stderr
    assert "Traceback" not in told.stderr + told.stdout
    assert not records(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "human,skynet"], "unknown kind of player “skynet”"),
        (["--seats", "human,chance", "--start", "3"], "S1: there is no seat 3"),
        (["--seats", "human,human", "--names", "A,B,C"], "3 names"),
        (["--seats", "human,chance,chance", "--without", "uva"], "S3: with 3 players no district"),
        (["--without", "dimbula"], "S3: with 4 players no district"),
        (["--seats", "human,chance", "--railway", "drawn"], "R5: only the solo game"),
        (["--solo", "--starting-tiles"], "V1: "),
        (["--resume", "--start", "0"], "omit --start"),
    ],
)
def test_wrong_arguments_are_errors_of_usage(
    arguments: list[str], sentence: str, tmp_path: Path
) -> None:
    """S1, S3, R5, V1: reported in one sentence, with exit code 2."""
    told = piped(tmp_path, arguments, [])
    assert told.returncode == 2
    assert sentence in told.stderr
    assert not records(tmp_path)
