"""Bots of somebody's own in the arena: their faults are counted, and do not end the run."""

import json
from pathlib import Path

import jsonschema_rs
import pytest
from tests.guests.strangers import DAWDLING, FAULTY, GOOD, written

from ceylon.arena.outcome import Outcome
from ceylon.cli import main
from ceylon.record import Record

Out = pytest.CaptureFixture[str]
FEW = ["--games", "2", "--workers", "1", "--lang", "en"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    written(tmp_path, GOOD, "good.py")
    written(tmp_path, FAULTY)
    return tmp_path


def test_faults_are_counted_and_shown(
    folder: Path, capfd: Out, caplog: pytest.LogCaptureFixture
) -> None:
    """One for each seat and game, at its first choice; chance makes that choice."""
    # A full path: one process tells a fault once, and another test may have a bot of the same name.
    raises = f"{folder / 'stranger.py'}:Raises"
    log = folder / "games.jsonl"
    arena = ["arena", *FEW, "--bots", f"{raises},good.py:Last", "--log", str(log)]
    assert main(arena) == 0
    out = capfd.readouterr().out
    assert "bots that failed; chance chose in their place"[:32] in " ".join(out.split())
    assert "it raised ValueError: no idea (stranger.py, line " in caplog.text
    assert caplog.text.count("Traceback") == 1
    outcomes = [Outcome.of_line(line) for line in log.read_text(encoding="utf-8").splitlines()[1:]]
    assert [dict(zip(each.seating, each.faults, strict=True)) for each in outcomes] == [
        {raises: 1, "good.py:Last": 0}
    ] * 2
    assert main([*arena, "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert [result["faults"] for result in found["results"]] == [2, 0]


def test_a_deadline_costs_a_choice(folder: Path) -> None:
    # A full path, since a process of the same name may be left from another test.
    stranger = written(folder, DAWDLING)
    log = folder / "games.jsonl"
    bots = ["--bots", f"{stranger}:Dawdles,chance", "--deadline", "1"]
    assert main(["arena", *FEW, *bots, "--log", str(log)]) == 0
    _, first, _ = map(json.loads, log.read_text(encoding="utf-8").splitlines())
    assert first["faults"][0] > 0
    assert first["faults"][1] == 0


def test_a_game_without_guests_has_neither_digests_nor_faults(folder: Path) -> None:
    log = folder / "games.jsonl"
    assert main(["arena", *FEW, "--bots", "chance,greedy", "--log", str(log)]) == 0
    head, *games = map(json.loads, log.read_text(encoding="utf-8").splitlines())
    assert head["guests"] == {}
    assert [game["faults"] for game in games] == [[], []]


def test_the_lines_of_guests_are_valid(folder: Path) -> None:
    schema = Path(__file__).parents[2] / "docs" / "schemas" / "arena-log.json"
    line = jsonschema_rs.validator_for(json.loads(schema.read_text(encoding="utf-8")))
    log = folder / "games.jsonl"
    bots = "stranger.py:Raises,good.py:Last"
    assert main(["arena", *FEW, "--bots", bots, "--log", str(log)]) == 0
    for each in log.read_text(encoding="utf-8").splitlines():
        line.validate(json.loads(each))


def test_the_same_games_with_any_number_of_workers(folder: Path) -> None:
    """Also where a process ends in every game."""
    logs = [folder / f"{workers}.jsonl" for workers in (1, 2)]
    for workers, log in enumerate(logs, start=1):
        bots = "stranger.py:Exits,good.py:Last"
        arena = ["arena", "--games", "4", "--workers", str(workers), "--bots", bots]
        assert main([*arena, "--log", str(log), "--json"]) == 0
    one, two = (log.read_text(encoding="utf-8").splitlines() for log in logs)
    assert one[0] == two[0]
    assert list(map(Outcome.of_line, one[1:])) == list(map(Outcome.of_line, two[1:]))


def test_a_changed_bot_does_not_continue_its_results(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    arena = ["arena", *FEW, "--bots", "good.py:Last,chance", "--log", "games.jsonl"]
    assert main(arena) == 0
    assert main(arena) == 0
    written(folder, GOOD.replace("max", "min"), "good.py")
    monkeypatch.setattr(
        "ceylon.arena.provenance.digests", lambda names: dict.fromkeys(names, "new")
    )
    assert main(arena) == 1
    sentence = (
        "were played by other bots of yours, or by other versions of them: choose another file"
        " or folder"
    )
    assert f"the games in games.jsonl {sentence}" in capsys.readouterr().err


def test_its_records_name_nothing_that_could_be_loaded(folder: Path) -> None:
    bots = "good.py:Last,good.py:Last,chance"
    assert main(["arena", *FEW, "--bots", bots, "--records", "records"]) == 0
    record = Record.load(folder / "records" / "00001.ceylon")
    assert record.names == ["Last", "Last 2", "chance"]
    assert record.bots == ["own-last", "own-last", "chance"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("arena --bots nothing.py:Last,chance", "there is no file nothing.py"),
        ("arena --bots good.py:First,chance", "there is no class “First” in good.py"),
        ("arena --bots good.py:,chance", "“good.py:” does not name a bot: write mine.py:MyBot,"),
        ("arena --round-robin good.py:Last,chance --against good.py:A", "there is no class “A”"),
        ("arena --bots chance,chance --deadline 0", "--deadline must be more than 0"),
        ("balance --bot good.py:First --players 2", "there is no class “First” in good.py"),
        ("play --seats human,good.py:First", "there is no class “First” in good.py"),
        ("play --seats human,good.py:", "does not name a bot"),
        ("serve --no-browser --bot good.py:Last", "write --bot name=mine.py:MyBot, not “good.py:"),
        ("serve --no-browser --bot mine=good.py:First", "there is no class “First” in good.py"),
        ("serve --no-browser --bot planter=good.py:Last", "the name “planter” is taken"),
        ("serve --no-browser --bot Mine=good.py:Last", "“Mine” cannot be the name of a bot"),
        (
            "serve --no-browser --bot a=good.py:Last --bot a=good.py:Last",
            "the name “a” is taken: choose another one",
        ),
    ],
)
def test_a_bot_that_cannot_be_used(
    arguments: str, sentence: str, folder: Path, capsys: Out
) -> None:
    assert folder.exists()
    assert main([*arguments.split(), "--lang", "en"]) == 2
    assert sentence in " ".join(capsys.readouterr().err.split())
