"""`--part I/N`: several machines play a run; their files joined are those of one."""

import csv
import json
from itertools import pairwise
from pathlib import Path

import pytest

from ceylon.arena.outcome import Outcome
from ceylon.arena.part import Part, PartError, part_of
from ceylon.cli import main

Out = pytest.CaptureFixture[str]
ARENA = ["arena", "--round-robin", "chance,search-1", "--games", "14", "--workers", "1"]
BALANCE = ["balance", "--bot", "chance", "--players", "3", "--games", "7", "--workers", "1"]


@pytest.mark.parametrize("of", [1, 2, 3, 7, 10])
@pytest.mark.parametrize("number", [1, 5, 10, 1_000_003])
def test_the_parts_are_the_whole(of: int, number: int) -> None:
    parts = [Part(each, of).of_all(number) for each in range(1, of + 1)]
    assert parts[0].start == 0
    assert parts[-1].stop == number
    assert all(a.stop == b.start for a, b in pairwise(parts))
    assert max(map(len, parts)) - min(map(len, parts)) <= 1


@pytest.mark.parametrize("text", ["", "2", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2"])
def test_what_is_not_a_part(text: str) -> None:
    with pytest.raises(PartError, match="the form I/N, such as 2/5"):
        part_of(text)


@pytest.mark.parametrize("command", [ARENA, BALANCE], ids=["arena", "balance"])
def test_joined_they_are_the_whole(command: list[str], tmp_path: Path, capsys: Out) -> None:
    whole = tmp_path / "whole.jsonl"
    assert main([*command, "--log", str(whole), "--json"]) == 0
    expected = figures(capsys.readouterr().out)
    parts = [tmp_path / f"{number}.jsonl" for number in (1, 2, 3)]
    for number, file in enumerate(parts, start=1):
        assert main([*command, "--part", f"{number}/3", "--log", str(file)]) == 0
    capsys.readouterr()
    together = tmp_path / "together.jsonl"
    joined = ["--join", *map(str, parts), "--log", str(together), "--json"]
    assert main([*command, *joined]) == 0
    assert figures(capsys.readouterr().out) == expected
    assert in_file(together) == in_file(whole)
    assert together.read_bytes().splitlines()[0] == whole.read_bytes().splitlines()[0]


def figures(out: str) -> object:
    """No two runs take the same time."""
    told = json.loads(out)
    for result in told.get("results", []):
        result.pop("milliseconds")
    return told


def in_file(file: Path) -> list[Outcome]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [Outcome.of_line(line) for line in lines[1:]]


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ((2, 1), "contains the results of other games"),
        ((1,), "contains the results of other games"),
    ],
)
def test_other_parts_are_refused(
    order: tuple[int, ...], sentence: str, tmp_path: Path, capsys: Out
) -> None:
    """In the wrong order, or not all of them."""
    for number in (1, 2):
        main([*BALANCE, "--part", f"{number}/2", "--log", str(tmp_path / str(number))])
    files = [str(tmp_path / str(number)) for number in order]
    assert main([*BALANCE, "--join", *files, "--lang", "en"]) == 1
    assert sentence in capsys.readouterr().err


def test_an_unfinished_part_is_refused(tmp_path: Path, capsys: Out) -> None:
    for number in (1, 2):
        main([*BALANCE, "--part", f"{number}/2", "--log", str(tmp_path / str(number))])
    cut = tmp_path / "2"
    cut.write_bytes(b"".join(cut.read_bytes().splitlines(keepends=True)[:-1]))
    files = [str(tmp_path / str(number)) for number in (1, 2)]
    assert main([*BALANCE, "--join", *files, "--lang", "en"]) == 1
    assert "2 has 3 games of 4: finish that part first" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--part", "3/2"], "--part must have the form I/N, such as 2/5, not “3/2”"),
        (["--join", "a", "--part", "1/2"], "--join and --part cannot be used together"),
        (["--date", "today"], "--date must be a date like 2026-11-18, not “today”"),
        (["--table", "games.xls"], "--table must end in .csv or .parquet, not “games.xls”"),
    ],
)
def test_bad_input_is_a_sentence(arguments: list[str], sentence: str, capsys: Out) -> None:
    assert main([*BALANCE, *arguments, "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err


def test_the_table(tmp_path: Path) -> None:
    """A row per seat of each game; CSV and Parquet say the same."""
    parquet = pytest.importorskip("pyarrow.parquet")
    log = tmp_path / "log"
    for name in ("games.csv", "games.parquet"):
        assert main([*BALANCE, "--log", str(log), "--table", str(tmp_path / name)]) == 0
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    games = in_file(log)
    assert len(rows) == 3 * len(games)
    assert [int(row["points"]) for row in rows] == [t for game in games for t in game.totals]
    assert [row["game"] for row in rows if row["won"] == "1"] == [str(n) for n in range(7)]
    read = parquet.read_table(tmp_path / "games.parquet")
    as_text = [
        {k: str(v if not isinstance(v, bool) else int(v)) for k, v in row.items()}
        for row in read.to_pylist()
    ]
    assert as_text == rows
    noted = json.loads(read.schema.metadata[b"ceylon"])
    head = json.loads(log.read_text(encoding="utf-8").splitlines()[0])
    assert noted.items() <= head.items()


def test_the_table_of_a_solo_game(tmp_path: Path) -> None:
    """CR Co. has a row too."""
    table = tmp_path / "solo.csv"
    few = ["arena", "--bots", "chance", "--solo", "--games", "2", "--workers", "1"]
    assert main([*few, "--table", str(table)]) == 0
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["bot"], row["place"]) for row in rows] == [("chance", "1"), ("railways", "2")] * 2
