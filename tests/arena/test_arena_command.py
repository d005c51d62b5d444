"""`ceylon arena`: its table, its JSON and its errors."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from ceylon.arena.text_tables import TextTable
from ceylon.cli import main
from ceylon.cli.many_games import show
from ceylon.record import Record

Out = pytest.CaptureFixture[str]
FEW = ["--games", "2", "--workers", "1", "--lang", "en"]


def without_times(text: str) -> object:
    """No two runs take the same time."""
    told = json.loads(text)
    for result in told["results"]:
        assert result.pop("milliseconds")["longest"] >= 0
    return told


def arena(*arguments: str) -> int:
    return main(["arena", *FEW, *arguments])


def test_the_json_and_nothing_else(capsys: Out) -> None:
    """One entry per name, in the order in which they were named; deals are whole."""
    assert arena("--bots", "greedy,chance,chance,chance", "--seed", "1", "--json") == 0
    out, err = capsys.readouterr()
    told = json.loads(out)
    assert list(told) == ["games", "deals", "results"]
    assert (told["games"], told["deals"]) == (4, 1)
    fields = ["bot", "seats", "games", "even", "win_share", "low", "high", "mean_score"]
    assert [list(r) for r in told["results"]] == [[*fields, "margin", "milliseconds", "faults"]] * 2
    assert [(r["bot"], r["seats"]) for r in told["results"]] == [("greedy", 1), ("chance", 3)]
    assert all(r["low"] <= r["win_share"] <= r["high"] for r in told["results"])
    assert out.count("\n") == 1
    assert err == ""


def test_the_same_seed_tells_the_same(capsys: Out) -> None:
    told = []
    for seed in ("4", "4", "5"):
        arena("--bots", "chance,chance,chance", "--seed", seed, "--starting-tiles", "--json")
        told.append(without_times(capsys.readouterr().out))
    assert told[0] == told[1] != told[2]


def test_the_table(capsys: Out) -> None:
    """No progress bar if nobody is looking."""
    assert arena("--bots", "chance, Chance", "--without", "dimbula") == 0
    out, err = capsys.readouterr()
    assert "2 games, seed 1" in out
    assert "95% interval" in out
    assert err == ""


def rows(out: str) -> list[list[str]]:
    """The cells of all tables."""
    lines = [line for line in out.splitlines() if line.startswith("│")]
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines]


def test_a_long_name_stays_whole(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots whose names differ only at the end can be told apart, even on a narrow screen."""
    monkeypatch.setenv("COLUMNS", "60")
    numbers = ["100", "1", "68.8%", "58.5\N{EN DASH}77.5%", "75.5", "+3.7 ± 1.9"]
    headings = ["bot", "games", "seats", "won", "95% interval", "average score", "margin"]
    show([TextTable("", headings, [["search-1000ms", *numbers], ["search-100ms", *numbers]])])
    first = [row[0] for row in rows(capsys.readouterr().out) if row[0]]
    assert first == ["search-1000ms", "search-100ms"]


def test_one_name_in_all_seats_has_no_share(capsys: Out) -> None:
    """Some `chance` always wins: 100% would say nothing. Solo it may lose."""
    arena("--bots", "chance,chance,chance")
    assert rows(capsys.readouterr().out)[0][:5] == ["chance", "3", "3", "—", "—"]
    arena("--bots", "chance,chance", "--json")
    assert json.loads(capsys.readouterr().out)["results"][0]["win_share"] == 1.0
    arena("--bots", "chance", "--solo")
    assert rows(capsys.readouterr().out)[0][3] == "0.0%"


def test_a_round_robin(capsys: Out) -> None:
    """Three pairs, two games each; every bot is rated."""
    assert arena("--round-robin", "search-1,chance,search-2", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["deals"]) == (6, 1)
    assert [result["games"] for result in told["results"]] == [4, 4, 4]
    assert all(result["rating"]["spread"] > 0 for result in told["results"])
    assert [(pair["first"], pair["second"]) for pair in told["pairs"]] == [
        ("search-1", "chance"),
        ("search-1", "search-2"),
        ("chance", "search-2"),
    ]


def test_a_round_robin_of_three_players(capsys: Out) -> None:
    assert arena("--round-robin", "search-1,chance,search-2", "--players", "3", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert [(result["games"], result["seats"]) for result in told["results"]] == [(3, 1)] * 3
    assert "pairs" not in told


def test_each_against_one(capsys: Out) -> None:
    """The opponent has the other seats; there are no ratings, since the others did not meet."""
    arguments = ["--round-robin", "search-1,search-2", "--against", "Chance", "--players", "3"]
    assert arena(*arguments, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert [(r["bot"], r["seats"], r["games"]) for r in told["results"]] == [
        ("search-1", 1, 3),
        ("chance", 2, 6),
        ("search-2", 1, 3),
    ]
    assert all("rating" not in result for result in told["results"])


def test_each_alone(capsys: Out) -> None:
    """R31: each bot plays the same deals against CR Co."""
    assert arena("--round-robin", "search-1,chance", "--solo", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["deals"]) == (4, 2)
    assert all(result["margin"]["mean"] < 0 for result in told["results"])


def test_it_stops_when_it_is_decided(capsys: Out) -> None:
    """CR Co. beats chance in every game; that is certain long before a thousand of them."""
    arguments = ["--bots", "chance", "--solo", "--games", "1000", "--until-decided"]
    assert main(["arena", *arguments, "--workers", "1", "--lang", "en", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["question"] == {"bot": "chance", "share": 0.5, "answer": "less"}
    assert told["games"] < 50
    assert told["results"][0]["high"] < 0.5
    assert main(["arena", *arguments, "--share", "0.1", "--games", "9", "--lang", "en"]) == 0
    assert "undecided whether chance wins more than 0.1%" in capsys.readouterr().out


def test_tables_and_plots_are_written(tmp_path: Path, capsys: Out) -> None:
    """The tables in the reader's language; each plot is an SVG that can be read."""
    folder = tmp_path / "new" / "folder"
    bots = "search-1,chance,search-2"
    arena("--round-robin", bots, "--write", str(folder), "--json", "--lang", "fr")
    told = json.loads(capsys.readouterr().out)
    assert json.loads((folder / "results.json").read_text(encoding="utf-8")) == told
    assert "| robot | parties |" in (folder / "results.md").read_text(encoding="utf-8")
    for name in ("shares", "ratings", "times"):
        drawn = ET.parse(folder / f"{name}.svg").getroot()  # noqa: S314 - it is our own
        assert set(bots.split(",")) <= {text.text for text in drawn.iter() if text.text}


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
    sentence = f"{tmp_path} already contains records: choose another folder"
    assert sentence in capsys.readouterr().err
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--bots greedy,nobody", "no bot called “nobody”: choose from"),
        ("--bots greedy", "a single bot can play only the solo game: add --solo"),
        ("--bots greedy,chance --solo", "the solo game has one seat, not 2"),
        ("--bots chance --solo --starting-tiles", "V1: there are no starting tiles"),
        ("--bots chance,chance,chance,chance,chance", "S1: a game has 1 to 4 seats, not 5"),
        ("--bots chance,chance,chance --without uva", "S3: with 3 players no district is left out"),
        ("--bots chance,chance,chance,chance --without dimbula", "S3: with 4 players no district"),
        (
            "--bots chance,chance,chance,chance,chance --without uva",
            "S1: a game has 1 to 4 seats, not 5",
        ),
        ("--bots chance,chance --games 0", "--games must be at least 1, not 0"),
        ("--bots chance,chance --workers -2", "--workers must be at least 1, not -2"),
        ("--bots chance,chance --games many", "--games must be a whole number, not “many”"),
        ("", "name the bots, with --bots or --round-robin"),
        ("--bots chance --round-robin chance", "--bots and --round-robin cannot be used together"),
        ("--bots chance,chance --players 2", "--players needs --round-robin"),
        ("--bots chance,chance --against greedy", "--against needs --round-robin"),
        ("--round-robin chance,greedy --solo --players 2", "--players and --solo cannot be"),
        ("--round-robin chance,chance", "in a round robin, name each bot only once"),
        ("--round-robin chance,greedy --players 3", "needs at least that many bots, not 2"),
        (
            "--round-robin chance --against chance",
            "chance cannot be both the opponent and one of the bots that meet it",
        ),
        (
            "--round-robin chance,greedy,search --until-decided",
            "--until-decided and --round-robin cannot",
        ),
        ("--bots chance,chance --until-decided", "with the same bot in every seat"),
        ("--bots chance,greedy --share 60", "--share needs --until-decided"),
        ("--bots chance,greedy --until-decided --share 100", "--share must be more than 0"),
    ],
)
def test_bad_input_is_a_sentence(arguments: str, sentence: str, capsys: Out) -> None:
    assert arena(*arguments.split()) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert "Traceback" not in err
    assert out == ""


def test_a_folder_that_cannot_be(tmp_path: Path, capsys: Out) -> None:
    """There is a file where the folder of records should be."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert arena("--bots", "chance,chance", "--records", str(tmp_path / "file")) == 1
    assert f"{tmp_path / 'file'} is a file, not a folder" in capsys.readouterr().err
