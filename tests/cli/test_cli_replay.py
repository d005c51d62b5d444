"""`ceylon replay`: a record in words, shown at a choice, or given to programs."""

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.people import ANA

from ceylon.box import load
from ceylon.box.loader import SHIPPED
from ceylon.cli import main
from ceylon.ids import SPECTATOR
from ceylon.record import Record
from ceylon.rules import facts as kinds
from ceylon.rules.deal import draw_deal
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.words import LANGUAGES, Words
from ceylon.words.narration import tell_choice

Out = pytest.CaptureFixture[str]
MODES = {
    "solo": Options(1),
    "solo-built": Options(1, railway="built", without="dimbula"),
    "two": Options(2, starting_tiles=True),
    "three": Options(3),
    "four": Options(4, starting_tiles=True),
}
each_mode = pytest.mark.parametrize("mode", MODES)


def played(options: Options) -> Record:
    rng = Random(7)
    deal = draw_deal(options, rng, load())
    game = Game.of(options, deal)
    record = Record(options, deal, [], ["Ana", "Bruno", "Chandra", "Dilini"][: options.seats])
    while not game.over:
        record.choices.append(rng.choice(game.legal()))
        game.push(record.choices[-1])
    return record


RECORDS = {mode: played(options) for mode, options in MODES.items()}


def saved(folder: Path, mode: str = "two") -> str:
    RECORDS[mode].save(folder / "game.ceylon")
    return str(folder / "game.ceylon")


COMPANY = {
    "en": "CR Co. is the Ceylon Railways Company",
    "fr": "La CCFC est la Compagnie des chemins de fer de Ceylan",
    "es": "La CFC es la Compañía de Ferrocarriles de Ceilán",
    "ru": "Цейлонская железнодорожная компания",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solo_game_says_who_the_opponent_is(language: str, tmp_path: Path, capsys: Out) -> None:
    """R1: right below the players, before CR Co. does anything."""
    for mode in ("solo", "solo-built"):
        lines = shown(capsys, saved(tmp_path, mode), "--lang", language).splitlines()
        assert COMPANY[language] in lines[1]
    assert COMPANY[language] not in shown(capsys, saved(tmp_path), "--lang", language)


def shown(out: Out, *arguments: str) -> str:
    assert main(["replay", *arguments]) == 0
    said = out.readouterr()
    assert said.err == ""
    return said.out


# In words


@each_mode
def test_the_whole_game_is_told(capsys: Out, tmp_path: Path, mode: str) -> None:
    """T8, E9: every choice by its number, every turn, and the end with its scoring."""
    file = saved(tmp_path, mode)
    record = RECORDS[mode]
    out = shown(capsys, file, "--lang", "en")
    numbers = [int(found) for found in re.findall(r"^ *(\d+)  \S", out, re.MULTILINE)]
    assert numbers == list(range(1, len(record.choices) + 1))
    turns = [int(found) for found in re.findall(r"^Turn (\d+): ", out, re.MULTILINE)]
    assert turns == list(range(1, int(record.game().turn) + 1))
    totals = [Words.of("en").unit("number", score.total) for score in record.game().scores()]
    [told] = re.findall(r"^total(.*)$", out, re.MULTILINE)
    assert told.split() == totals


@each_mode
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(capsys: Out, tmp_path: Path, mode: str, language: str) -> None:
    """No fact, reason or table lacks its words."""
    file = saved(tmp_path, mode)
    out = shown(capsys, file, "--lang", language)
    assert Words.of(language).say_in("table head", "total") in out
    assert "{" not in out
    assert mode in RECORDS


def test_set_up(capsys: Out, tmp_path: Path) -> None:
    """S3, S5, V1: what was laid out before the first choice."""
    file = saved(tmp_path)
    record = RECORDS["two"]
    out = shown(capsys, file, "--lang", "en")
    assert out.startswith(f"Players: Ana and Bruno\nBox: Ceylon ({load().digest})\n")
    assert "S3: Uva is left out\n" in out
    assert out.count("S5: the councillor of ") == 3
    assert f"V1: Ana has starting tile {record.deal.tiles[0]} (" in out


@each_mode
def test_a_position(capsys: Out, tmp_path: Path, mode: str) -> None:
    """Not the end, but the table after that many choices."""
    file = saved(tmp_path, mode)
    out = shown(capsys, file, "--at", "25", "--lang", "en")
    assert f"After 25 of {len(RECORDS[mode].choices)} choices:\n" in out
    assert "\n  25  " in out
    assert "\n  26  " not in out
    assert "│D1 " in out or "│K1 " in out
    assert "technology track" in out


def test_a_game_that_is_not_finished(capsys: Out, tmp_path: Path) -> None:
    record = RECORDS["three"]
    begun = Record(record.options, record.deal, record.choices[:10], record.names)
    begun.save(tmp_path / "begun.ceylon")
    out = shown(capsys, str(tmp_path / "begun.ceylon"), "--lang", "en")
    assert "After 10 of 10 choices:\n" in out


def test_before_the_first_choice(capsys: Out, tmp_path: Path) -> None:
    file = saved(tmp_path)
    out = shown(capsys, file, "--at", "0", "--lang", "en")
    assert "Ana must choose a starting place" in out or "Bruno must choose a starting place" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_which_nothing_is_told(capsys: Out, tmp_path: Path, language: str) -> None:
    """A2.2: `done` changes nothing that one could see, and has its line all the same."""
    file = saved(tmp_path)
    record = RECORDS["four"]
    record.save(file)
    words = Words.of(language).seated([r"(?:Ana|Bruno|Chandra|Dilini)"])
    silent = {
        number: tell_choice(words, ANA, choice)
        for number, (choice, facts, _) in enumerate(record.replay(), start=1)
        if not facts or isinstance(facts[0], kinds.TurnBegun)
    }
    assert silent
    out = shown(capsys, file, "--lang", language)
    for number, what in silent.items():
        assert re.search(rf"^ *{number}  {what}$", out, re.MULTILINE)


def test_a_turn_that_is_ended_is_told_before_what_another_does(capsys: Out, tmp_path: Path) -> None:
    """R10: CR Co. follows after the human's choice, which has a line of its own."""
    file = saved(tmp_path)
    record = RECORDS["solo"]
    record.save(file)
    out = shown(capsys, file, "--lang", "en")
    lines = [line[6:] for line in out.splitlines() if re.match(r" *\d+  ", line)]
    assert len(lines) == len(record.choices)
    assert not [line for line in lines if line.startswith("R10")]


def test_names_that_would_break_the_screen(capsys: Out, tmp_path: Path) -> None:
    """A name is shown on its line, without markup, whatever it is."""
    file = saved(tmp_path)
    record = RECORDS["two"]
    names = ["A\n\x1b[31m", "[bold]{seat}"]
    Record(record.options, record.deal, record.choices, names).save(file)
    out = shown(capsys, file, "--lang", "en")
    assert out.startswith("Players: A��[31m and [bold]{seat}\n")
    assert "\x1b" not in out


# For programs


def parsed(out: Out, *arguments: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(shown(out, "--json", *arguments))
    return answer


@each_mode
def test_json_tells_all(capsys: Out, tmp_path: Path, mode: str) -> None:
    file = saved(tmp_path, mode)
    record = RECORDS[mode]
    answer = parsed(capsys, file)
    assert answer["seats"] == record.names
    assert answer["bots"] == [None] * len(record.names)
    assert answer["box"] == {"name": "Ceylon", "digest": load().digest}
    assert len(answer["deal"]["deck"]) == 46
    assert len(answer["deal"]["contracts"]) == 20
    assert answer["deal"]["levels"]["K1"] == record.deal.levels[8]
    assert answer["at"] == len(record.choices)
    assert answer["position"]["question"] == "over"
    assert [s["total"] for s in answer["scores"]] == [s.total for s in record.game().scores()]


@each_mode
def test_json_of_a_record_leads_back_to_it(capsys: Out, tmp_path: Path, mode: str) -> None:
    """Options and choices of the JSON are enough to play the game again."""
    file = saved(tmp_path, mode)
    record = RECORDS[mode]
    answer = parsed(capsys, file)
    options = answer["options"]
    assert Options(options.pop("seats"), **options) == record.options
    seats = [choice["seat"] for choice in answer["choices"]]
    turns = [choice["turn"] for choice in answer["choices"]]
    game = Game.of(record.options, record.deal)
    for choice, seat, turn in zip(record.choices, seats, turns, strict=True):
        assert (game.seat, game.turn) == (seat, turn)
        game.push(choice)


@each_mode
def test_json_has_every_fact(capsys: Out, tmp_path: Path, mode: str) -> None:
    file = saved(tmp_path, mode)
    told = [fact for choice in parsed(capsys, file)["choices"] for fact in choice["facts"]]
    happened = [fact for _, facts, _ in RECORDS[mode].replay() for fact in facts]
    assert [rebuilt(fact) for fact in told] == happened


def rebuilt(fact: dict[str, Any]) -> Fact:
    kind = getattr(kinds, fact.pop("fact"))
    values = {
        key: tuple(value) if isinstance(value, list) else value for key, value in fact.items()
    }
    answer = kind(**values)
    assert isinstance(answer, Fact)
    return answer


@each_mode
def test_json_of_a_position(capsys: Out, tmp_path: Path, mode: str) -> None:
    """Section 8: what is open, after that many choices."""
    file = saved(tmp_path, mode)
    record = RECORDS[mode]
    answer = parsed(capsys, file, "--at", "30")
    view = View.of(record.game(30), SPECTATOR)
    position = answer["position"]
    assert answer["at"] == 30
    assert position["turn"] == view.turn
    assert position["cards_left"] == view.cards_left
    assert [player["rupees"] for player in position["players"]] == [p.rupees for p in view.players]
    assert sorted(position["technology_order"]) == list(range(len(view.players)))
    assert ("railway" in position) == record.options.solo
    assert len(answer["choices"]) == len(record.choices)


def test_json_before_the_first_choice(capsys: Out, tmp_path: Path) -> None:
    file = saved(tmp_path)
    position = parsed(capsys, file, "--at", "0")["position"]
    assert position["question"] == "start"
    assert position["active"] is None
    assert position["card"] is None
    assert [player["pawn"] for player in position["players"]] == [None, None]


def test_json_is_plain_ascii(capsys: Out, tmp_path: Path) -> None:
    """It survives any terminal and any pipe."""
    file = saved(tmp_path)
    record = RECORDS["two"]
    Record(record.options, record.deal, record.choices, ["Žofia", "茶"]).save(file)
    assert shown(capsys, "--json", file).isascii()
    assert parsed(capsys, file)["seats"] == ["Žofia", "茶"]


# Mistakes


@pytest.mark.parametrize("at", ["-1", "999999"])
def test_no_such_choice(capsys: Out, tmp_path: Path, at: str) -> None:
    file = saved(tmp_path)
    assert main(["replay", file, "--at", at, "--lang", "en"]) == 2
    last = len(RECORDS["two"].choices)
    assert capsys.readouterr().err == f"ceylon: --at must be from 0 to {last}, not {at}\n"


def test_a_damaged_record(capsys: Out, tmp_path: Path) -> None:
    """S9: the file, the line, the choice, the rule and the reason."""
    file = tmp_path / "bad.ceylon"
    text = RECORDS["two"].text()
    lines = text.split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("start "))
    file.write_text(text.replace(lines[first + 1], lines[first]), encoding="utf-8")
    place = lines[first].split()[1]
    district = {"D": "Dimbula", "K": "Kandy", "R": "Ruhuna"}[place[0]]
    assert main(["replay", str(file), "--lang", "en"]) == 1
    assert capsys.readouterr().err == (
        f"ceylon: {file}: line {first + 2}: start {place}:"
        f" S9: there is already a plantation in {district}\n"
    )


def test_a_record_of_another_box(capsys: Out, tmp_path: Path) -> None:
    file = saved(tmp_path)
    mine = tmp_path / "mine.toml"
    text = SHIPPED.read_text(encoding="utf-8").replace("rupees = 15", "rupees = 16")
    mine.write_text(text, encoding="utf-8")
    assert main(["replay", file, "--box", str(mine), "--lang", "en"]) == 1
    assert "the game was played with another box, “Ceylon”" in capsys.readouterr().err
    box = load(mine)
    record = RECORDS["two"]
    Record(record.options, record.deal, record.choices[:2], record.names, box).save(file)
    assert "After 2 of 2 choices:" in shown(capsys, file, "--box", str(mine), "--lang", "en")
    assert main(["replay", file, "--lang", "en"]) == 1
    assert "name it with --box" in capsys.readouterr().err


def test_files_that_are_no_records(capsys: Out, tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n")
    for file in ("picture.png", "none.ceylon", "."):
        assert main(["replay", str(tmp_path / file), "--lang", "en"]) == 1
        assert capsys.readouterr().err.startswith("ceylon: ")


def test_a_name_that_looks_like_an_emoji_is_printed_as_typed(capsys: Out, tmp_path: Path) -> None:
    record = RECORDS["two"]
    file = tmp_path / "emoji.ceylon"
    replace(record, names=[":tea:", "[b]Bo"]).save(file)
    out = shown(capsys, str(file), "--lang", "en")
    assert "Players: :tea: and [b]Bo" in out
