"""`ceylon box` and `ceylon box check`."""

import re
import shutil
from pathlib import Path

import pytest

from ceylon.box import describe, load
from ceylon.box.loader import SHIPPED
from ceylon.cli import main
from ceylon.cli.box_words import NUMBERED, TEXTS, Description
from ceylon.words import LANGUAGES, Words

Out = pytest.CaptureFixture[str]


def described() -> set[str]:
    return {text for title, rows in describe(load()) for row in rows for text in (title, *row)}


def test_the_box_with_its_sources(capsys: Out) -> None:
    """S6, A5.3: what the rulebooks say is distinguished from what is ours."""
    assert main(["box", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"Ceylon ({load().digest})\n\nPlayers\n")
    assert "  company 2          text  BGG 11/4\n" in out
    assert "  plant/harvest     ours  5\n" in out
    assert "\n   D D K K K K\n  D D K K K U U\n" in out
    assert out.endswith("ours: a reconstruction that fits what they say\n")


def test_everything_that_is_described_is_shown(capsys: Out) -> None:
    main(["box", "--lang", "en"])
    out = capsys.readouterr().out
    hidden = {text for text in described() if Description(Words.of("en")).say(text) not in out}
    assert hidden == set()


def test_all_of_the_shipped_box_is_translated() -> None:
    """Only numbers and IDs are the same in every language."""
    description = Description(Words.pseudo())
    same = {text for text in described() if "⟦" not in description.say(text)}
    assert {text for text in same if re.search("[A-Za-z]{2}", text)} == set()


def test_chests_have_the_letters_of_the_terminal(capsys: Out) -> None:
    """A B is a black chest in English, a white one in French and Spanish."""
    assert main(["box", "--lang", "fr"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "compagnie 2 texte NVV 11/4" in out
    assert "jaune, rouge, bleu, rose" in out


def test_the_words_of_another_file_stay(capsys: Out, mine: Path) -> None:
    change(mine, '"yellow"', '"mauve"')
    assert main(["box", "--box", str(mine), "--lang", "fr"]) == 0
    assert "mauve, red, blue, pink" in capsys.readouterr().out


def test_no_sentence_is_left_over() -> None:
    """A text that no description has any more needs no translation."""
    texts = described()
    assert {text for text in TEXTS if text not in texts} == {"none"}
    assert all(f"{word} 3" in texts for word in NUMBERED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(capsys: Out, language: str) -> None:
    assert main(["box", "--lang", language]) == 0
    assert Words.of(language).say_in("box", "Scoring") in capsys.readouterr().out


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return Path(shutil.copy(SHIPPED, tmp_path / "mine.toml"))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_another_box(capsys: Out, mine: Path) -> None:
    change(mine, 'name = "Ceylon"', 'name = "Mine"')
    change(mine, "black = 1,", "black = 0,")
    assert main(["box", "--box", str(mine), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Mine (")
    assert "  chests to start with  text      none\n" in out


def test_a_name_with_braces_is_only_a_name(capsys: Out, mine: Path) -> None:
    change(mine, 'name = "Ceylon"', 'name = "{x} {0} %s"')
    assert main(["box", "--box", str(mine)]) == 0
    assert main(["box", "check", str(mine)]) == 0
    assert "{x} {0} %s" in capsys.readouterr().out


def test_check(capsys: Out, mine: Path) -> None:
    assert main(["box", "check", str(mine), "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"{mine} is valid: Ceylon ({load().digest})\n"


def test_check_names_every_mistake(capsys: Out, mine: Path) -> None:
    change(mine, "rupees = 15", "rupees = 100")
    change(mine, "leftover = -2", "leftover = 2")
    assert main(["box", "check", str(mine), "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "mine.toml: start.rupees: this number is 100: it must be from 0 to 99" in said.err
    assert "mine.toml: scoring.leftover: " in said.err


def test_a_file_that_is_not_there(capsys: Out, tmp_path: Path) -> None:
    """The whole path as it was typed: the mistake may be in a folder."""
    file = tmp_path / "nowhere" / "none.toml"
    assert main(["box", "check", str(file), "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith(f"ceylon: {file}: it cannot be read")
