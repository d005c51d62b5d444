"""Whole games through the real command, in every mode, at the pipe and at the terminal."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.guests.strangers import FAULTY, written
from tests.people import ANA
from tests.terminal.processes import ANY_GAME, ANY_START, Typist, at_terminal, piped, records
from tests.terminal.test_screen import COMPANY

from ceylon.record import Record
from ceylon.rules.choices import text_of
from ceylon.sight.history import History
from ceylon.terminal import pages
from ceylon.words import LANGUAGES, Words

GAMES = {
    "solo": (["--solo"], "en"),
    "solo, built": (["--solo", "--railway", "built", "--without", "dimbula"], "fr"),
    "two": (["--seats", "human,greedy"], "es"),
    "two people, tiles": (["--seats", "human,human", "--starting-tiles"], "ru"),
    "three": (["--seats", "chance,human,chance", "--start", "2"], "en"),
    "four, tiles": (["--seats", "human,chance,chance,human", "--starting-tiles"], "en"),
}
OVER = {
    "en": "The game is over",
    "fr": "La partie est terminée",
    "es": "La partida ha terminado",
    "ru": "Партия окончена",
}


@pytest.mark.parametrize("mode", GAMES)
def test_a_whole_game_is_played_and_recorded(mode: str, tmp_path: Path) -> None:
    """E1, E2, R29: from the first question to the final table; the record is the game."""
    arguments, language = GAMES[mode]
    told = piped(tmp_path, [*arguments, "--seed", "7", "--lang", language], ANY_GAME)
    assert told.returncode == 0, told.stderr
    assert "Traceback" not in told.stderr
    (path,) = records(tmp_path)
    end = told.stdout[told.stdout.rindex(OVER[language]) :]
    assert str(path) in end
    game = Record.load(path).game()
    assert game.over
    for score in game.scores():
        assert Words.of(language).unit("number", score.total) in end


def test_what_bots_did_last_is_told_before_the_scoring(tmp_path: Path) -> None:
    """E1: after one's last choice no table is drawn any more."""
    told = piped(tmp_path, ["--seats", "human,chance,chance", "--seed", "7"], ANY_GAME)
    (path,) = records(tmp_path)
    history = History.of(Record.load(path))
    assert history.others_acted(ANA)
    after = told.stdout[told.stdout.rindex("\n> ") : told.stdout.rindex("The game is over")]
    words = Words.of("en").seated(history.record.names)
    for sentence in pages.news(words, history, ANA):
        assert sentence in " ".join(after.split())


@pytest.mark.parametrize("go_on", [lambda typist: typist.type(""), Typist.interrupt])
def test_the_last_news_wait_for_their_reader(
    tmp_path: Path, go_on: Callable[[Typist], None]
) -> None:
    """At 80x24: what happened, then Enter or Ctrl-C, then the scoring."""
    piped(tmp_path, ["--seats", "human,chance,chance", "--seed", "7"], ANY_GAME)
    (path,) = records(tmp_path)
    record = Record.load(path)
    last = max(number for number, step in enumerate(History.of(record).steps) if step.seat == 0)
    choice = record.choices[last]
    record.choices = record.choices[:last]
    record.save(path)
    with at_terminal(tmp_path, ["--resume", str(path), "--seed", "7"], 80, 24) as typist:
        typist.read_until("> ")
        typist.type(text_of(choice))
        shown = typist.read_until("Enter: continue to the scoring")
        assert "what happened" in shown
        assert "E7" not in shown
        typist.read_until("> ")
        go_on(typist)
        typist.read_until("The game is over\n")
        typist.read_until("E7")


def test_bots_play_alone(tmp_path: Path) -> None:
    """E2: a table without people needs nobody to type."""
    told = piped(tmp_path, ["--seats", "chance,chance", "--seed", "1"], [])
    assert told.returncode == 0
    assert "The game is over" in told.stdout


def test_the_same_seed_deals_the_same_game(tmp_path: Path) -> None:
    """S1 to S6: the seed fixes the deal and the bots."""
    arguments = ["--seats", "chance,chance,chance", "--seed", "5"]
    for home in ("one", "two"):
        piped(tmp_path / home, arguments, [])
    one, two = (records(tmp_path / home)[0].read_text() for home in ("one", "two"))
    assert one == two


def test_the_end_of_what_is_typed_saves_the_game(tmp_path: Path) -> None:
    told = piped(tmp_path, ["--solo", "--seed", "3"], [*ANY_START, "1"])
    assert told.returncode == 0
    assert "The game is saved" in told.stdout
    assert not Record.load(records(tmp_path)[0]).game().over


@pytest.mark.parametrize("mode", ["solo", "four, tiles"])
def test_a_killed_game_goes_on_where_it_was(mode: str, tmp_path: Path) -> None:
    """Nothing is lost by a crash: every choice was saved, and so was who sits where."""
    arguments, _ = GAMES[mode]
    lines = [*ANY_START, *["1"] * 40]
    with at_terminal(tmp_path, [*arguments, "--seed", "7"]) as typist:
        for line in lines:
            typist.type(line)
        typist.read_until("Turn 4")
        typist.process.kill()
    (path,) = records(tmp_path)
    before = Record.load(path)
    assert before.choices
    told = piped(tmp_path, ["--resume"], ["1"] * 900)
    assert told.returncode == 0, told.stderr
    (path,) = records(tmp_path)
    after = Record.load(path)
    assert after.deal == before.deal
    assert after.choices[: len(before.choices)] == before.choices
    assert after.game().over


def test_an_interrupt_saves_and_says_where(tmp_path: Path) -> None:
    with at_terminal(tmp_path, ["--solo", "--seed", "7"]) as typist:
        typist.read_until("starting place")
        typist.type("start K4")
        typist.read_until("Play a card")
        typist.interrupt()
        assert typist.end() == 130
        assert "The game is saved" in typist.text
    assert len(Record.load(records(tmp_path)[0]).choices) == 1


def test_seats_are_restored_on_resume(tmp_path: Path) -> None:
    """A bot stays a bot: the game continues without asking for its choices."""
    arguments = ["--seats", "chance,human", "--names", "Bot,Ana", "--seed", "2"]
    piped(tmp_path, arguments, [*ANY_START, "1"])
    told = piped(tmp_path, ["--resume"], ["1"] * 900)
    assert "── ■ Ana ──" in told.stdout
    assert "── ● Bot ──" not in told.stdout
    assert Record.load(records(tmp_path)[0]).game().over


def test_the_record_alone_tells_who_is_a_bot(tmp_path: Path) -> None:
    """A copy in another place is the whole game; --seats may seat others there."""
    piped(tmp_path, ["--seats", "human,chance", "--start", "1", "--seed", "2"], ["start K4"])
    (path,) = records(tmp_path)
    copy = tmp_path / "copy.ceylon"
    copy.write_bytes(path.read_bytes())
    assert Record.load(copy).bots == [None, "chance"]
    piped(tmp_path, ["--resume", str(copy), "--seats", "human,human"], [])
    assert Record.load(copy).bots is None
    told = piped(tmp_path, ["--resume", str(copy), "--seats", "chance,chance"], [])
    assert "The game is over" in told.stdout
    assert Record.load(copy).bots == ["chance", "chance"]


def test_a_finished_game_is_shown_and_not_written(tmp_path: Path) -> None:
    """E2: nothing is left to play, so the file stays as it is."""
    path, other = tmp_path / "done.ceylon", tmp_path / "other.ceylon"
    piped(tmp_path, ["--seats", "chance,chance", "--save", str(path)], [])
    before = path.read_bytes(), path.stat().st_mtime_ns, path.stat().st_ino
    told = piped(tmp_path, ["--resume", str(path), "--seats", "human,human"], [])
    assert "The game is over" in told.stdout
    assert (path.read_bytes(), path.stat().st_mtime_ns, path.stat().st_ino) == before
    piped(tmp_path, ["--resume", str(path), "--save", str(other)], [])
    assert other.read_bytes() == before[0]


def test_a_bot_of_another_version_is_named(tmp_path: Path) -> None:
    """The record can be read, but nobody here plays like that."""
    path = tmp_path / "game.ceylon"
    piped(tmp_path, ["--seats", "human,chance", "--save", str(path)], [])
    record = Record.load(path)
    record.bots = [None, "oracle-9"]
    record.save(path)
    told = piped(tmp_path, ["--resume", str(path)], [])
    assert told.returncode == 1
    assert "the bot oracle-9 is not" in told.stderr
    told = piped(tmp_path, ["--resume", str(path), "--seats", "human,chance"], [])
    assert told.returncode == 0


# The opponent of a solo game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_resumed_solo_game_says_who_the_opponent_is(language: str, tmp_path: Path) -> None:
    """R1: once, below the first table."""
    piped(tmp_path, ["--solo", "--seed", "7"], ["start K4"])
    told = piped(tmp_path, ["--resume", "--lang", language], ["", ""]).stdout
    assert told.replace("\N{NO-BREAK SPACE}", " ").count(COMPANY[language]) == 1


def test_a_solo_game_that_has_not_begun_says_it_in_its_first_line(tmp_path: Path) -> None:
    """R1: there is no need to say it twice, not even while the railway is being built."""
    piped(tmp_path, ["--solo", "--railway", "built", "--seed", "7"], ["start K4"])
    assert Record.load(records(tmp_path)[0]).choices
    assert piped(tmp_path, ["--resume"], []).stdout.count(COMPANY["en"]) == 1


def test_only_a_solo_game_has_this_opponent(tmp_path: Path) -> None:
    """R1: CR Co. plays in no other."""
    piped(tmp_path, ["--seats", "human,chance", "--start", "1", "--seed", "2"], ["start K4"])
    assert COMPANY["en"] not in piped(tmp_path, ["--resume"], []).stdout


def test_the_opponent_is_explained_with_the_news(tmp_path: Path) -> None:
    """R1: at 80x24, what CR Co. did comes on a page of its own, before the table."""
    piped(tmp_path, ["--solo", "--seed", "7"], ANY_GAME)
    (path,) = records(tmp_path)
    record = Record.load(path)
    acted = [
        after
        for after in range(10, len(record.choices))
        if History.of(replace(record, choices=record.choices[:after])).others_acted(ANA)
    ]
    record.choices = record.choices[: acted[0]]
    record.save(path)
    with at_terminal(tmp_path, ["--resume", str(path)], 80, 24) as typist:
        assert COMPANY["en"] in typist.read_until("Enter: continue to the table")
        typist.type("")
        assert COMPANY["en"] not in typist.read_until("your hand:")


def test_the_opponent_is_explained_at_the_end(tmp_path: Path) -> None:
    """R1: a finished game shows nothing but its scoring."""
    piped(tmp_path, ["--solo", "--seed", "7"], ANY_GAME)
    (path,) = records(tmp_path)
    assert piped(tmp_path, ["--resume", str(path)], []).stdout.count(COMPANY["en"]) == 1


def test_a_stranger_that_fails_is_told_of(tmp_path: Path) -> None:
    """Greedy chooses in its place, and the game goes on."""
    file = written(tmp_path, FAULTY)
    seats = f"human,{file}:Raises"
    done = piped(tmp_path, ["--seats", seats, "--seed", "1", "--lang", "en"], ANY_GAME)
    assert done.returncode == 0
    told = "Raises failed, so greedy chose instead: it raised ValueError: no idea (stranger.py"
    assert " ".join(done.stdout.split()).count(told) == 1
    assert "The game is over" in done.stdout
