"""`ceylon arena`: its table, its JSON and its errors."""

import json
from pathlib import Path

import pytest

from ceylon.cli import main
from ceylon.record import Record

Out = pytest.CaptureFixture[str]
FEW = ["--games", "2", "--workers", "1", "--lang", "en"]


def arena(*arguments: str) -> int:
    return main(["arena", *FEW, *arguments])


def test_the_json_and_nothing_else(capsys: Out) -> None:
    """One entry a name, in the order in which they were named."""
    assert arena("--bots", "greedy,chance,chance,chance", "--seed", "1", "--json") == 0
    out, err = capsys.readouterr()
    told = json.loads(out)
    assert list(told) == ["games", "results"]
    assert told["games"] == 2
    assert [list(result) for result in told["results"]] == [
        ["bot", "seats", "win_share", "low", "high", "mean_score"]
    ] * 2
    assert [(r["bot"], r["seats"]) for r in told["results"]] == [("greedy", 1), ("chance", 3)]
    assert all(r["low"] <= r["win_share"] <= r["high"] for r in told["results"])
    assert out.count("\n") == 1
    assert err == ""


def test_the_same_seed_tells_the_same(capsys: Out) -> None:
    told = []
    for seed in ("4", "4", "5"):
        arena("--bots", "chance,chance,chance", "--seed", seed, "--starting-tiles", "--json")
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]


def test_the_table(capsys: Out) -> None:
    """No progress bar where nobody looks at it."""
    assert arena("--bots", "chance, Chance", "--without", "dimbula") == 0
    out, err = capsys.readouterr()
    assert "2 games, seed 1" in out
    assert "95 % interval" in out
    assert err == ""


def test_one_name_in_all_seats_has_no_share(capsys: Out) -> None:
    """Some chance always wins: 100 % would say nothing. Solo it may lose."""
    arena("--bots", "chance,chance,chance")
    row = capsys.readouterr().out.splitlines()[-2]
    assert [cell.strip() for cell in row.split("│")[1:5]] == ["chance", "3", "—", "—"]
    arena("--bots", "chance,chance", "--json")
    assert json.loads(capsys.readouterr().out)["results"][0]["win_share"] == 1.0
    arena("--bots", "chance", "--solo")
    assert " % │" in capsys.readouterr().out


def test_the_solo_game(capsys: Out) -> None:
    """R31: CR Co. has no entry of its own."""
    assert arena("--bots", "chance", "--solo", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert [result["bot"] for result in told["results"]] == ["chance"]


def test_records_are_kept(tmp_path: Path, capsys: Out) -> None:
    assert arena("--bots", "chance,chance", "--records", str(tmp_path / "games")) == 0
    assert len(list((tmp_path / "games").glob("*.ceylon"))) == 2
    capsys.readouterr()
    assert main(["replay", str(tmp_path / "games" / "00001.ceylon")]) == 0


def test_records_tell_equal_bots_apart(tmp_path: Path) -> None:
    """As `ceylon play` does."""
    arena("--bots", "chance,greedy,chance,chance", "--records", str(tmp_path))
    records = [Record.load(tmp_path / f"{n:05}.ceylon") for n in (1, 2)]
    assert records[1].bots == ["greedy", "chance", "chance", "chance"]
    assert [record.names for record in records] == [
        ["chance", "greedy", "chance 2", "chance 3"],
        ["greedy", "chance", "chance 2", "chance 3"],
    ]


def test_records_are_never_written_over(tmp_path: Path, capsys: Out) -> None:
    """A folder may hold other files, but no records."""
    (tmp_path / "notes.txt").write_text("", encoding="utf-8")
    assert arena("--bots", "chance,chance", "--records", str(tmp_path)) == 0
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    capsys.readouterr()
    assert arena("--bots", "chance,chance", "--seed", "2", "--records", str(tmp_path)) == 1
    sentence = f"there are records in {tmp_path} already: choose another folder"
    assert sentence in capsys.readouterr().err
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--bots greedy,nobody", "no bot called nobody: choose from greedy, search, chance"),
        ("--bots greedy", "one bot alone plays the solo game: add --solo"),
        ("--bots greedy,chance --solo", "the solo game has one seat, not 2"),
        ("--bots chance --solo --starting-tiles", "V1: there are no starting tiles"),
        ("--bots chance,chance,chance,chance,chance", "S1: 1 to 4 seats, not 5"),
        ("--bots chance,chance,chance --without uva", "S3: with 3 players no district is left out"),
        ("--bots chance,chance,chance,chance --without dimbula", "S3: with 4 players no district"),
        ("--bots chance,chance,chance,chance,chance --without uva", "S1: 1 to 4 seats, not 5"),
        ("--bots chance,chance --games 0", "--games must be at least 1, not 0"),
        ("--bots chance,chance --workers -2", "--workers must be at least 1, not -2"),
        ("--bots chance,chance --games many", "--games must be a whole number, not 'many'"),
        ("", "--bots"),
    ],
)
def test_bad_input_is_a_sentence(arguments: str, sentence: str, capsys: Out) -> None:
    assert arena(*arguments.split()) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert "Traceback" not in err
    assert out == ""


def test_a_folder_that_cannot_be(tmp_path: Path, capsys: Out) -> None:
    """A file stands where the records should go."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert arena("--bots", "chance,chance", "--records", str(tmp_path / "file")) == 1
    assert f"{tmp_path / 'file'} is a file, not a folder" in capsys.readouterr().err
