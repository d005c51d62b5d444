"""What games say about the game: groups of seats, sources, length; and `ceylon balance`."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from tests.arena.in_memory import share_over_deals
from tests.people import BO, CLEO

from ceylon.arena.balance import Balance, Census, order
from ceylon.arena.findings import Findings
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan
from ceylon.arena.run import outcomes
from ceylon.box import load
from ceylon.cli import main
from ceylon.ids import seats
from ceylon.rules.scoring import SOURCES
from ceylon.words import LANGUAGES, Words

Out = pytest.CaptureFixture[str]
PLAN = Plan((("search-1",) * 3,), 1, starting_tiles=True, rotated=False)
GAME = Outcome(
    seating=["greedy"] * 3,
    winner=BO,
    totals=[30, 45, 40],
    ranks=[3, 1, 2],
    sources=[[30, *[0] * 9], [40, 5, *[0] * 8], [38, 2, *[0] * 8]],
    start=CLEO,
    turns=21,
    by_markers=True,
    tiles=[3, 1, 7],
    offered=[1, 4, 5, 8],
    contracted=[[4], [1, 4], []],
    times=[[1]] * 3,
)
OTHER = replace(
    GAME,
    winner=CLEO,
    totals=[30, 20, 50],
    start=BO,
    turns=24,
    by_markers=False,
    offered=[1, 2, 3, 5],
    contracted=[[], [1], [1]],
)


def balance(games: Sequence[Outcome]) -> Balance:
    census = Census(len(games[0].seating))
    for outcome in games:
        census.add(outcome)
    return census.balance()


def test_the_order_of_play() -> None:
    """S1: clockwise from the starting player."""
    assert [order(GAME, seat) for seat in seats(3)] == [2, 3, 1]


def test_groups_of_seats() -> None:
    """In the first game the third to play won, in the second the second."""
    found = balance([GAME, OTHER])
    assert [group.number for group in found.places] == [1, 2, 3]
    assert [group.share.value for group in found.places] == [0.0, 0.5, 0.5]
    assert [group.score for group in found.places] == [30, 40, 37.5]
    assert [(group.number, group.seats) for group in found.tiles] == [(1, 2), (3, 2), (7, 2)]
    assert [group.share.value for group in found.tiles] == [0.5, 0.0, 0.5]


def test_councillors() -> None:
    """A seat counts for each councillor that it has, among those that could have had it."""
    first, fourth = balance([GAME, OTHER]).councillors
    assert (first.number, first.seats, first.part) == (1, 3, 3 / 6)
    assert first.share == share_over_deals([1, 1], [1, 2])
    assert (fourth.number, fourth.seats, fourth.part) == (4, 2, 2 / 3)
    assert fourth.score == 37.5


def test_points_and_length() -> None:
    found = balance([GAME, OTHER])
    assert [source.name for source in found.sources] == list(SOURCES)
    assert (found.sources[0].mean, found.sources[0].winners) == (36, 39)
    assert found.turns.value == 22.5
    assert found.lengths == {21: 1, 24: 1}
    assert found.by_markers == 0.5
    assert found.winning_score == 47.5
    assert found.lead.value == (5 + 20) / 2
    assert found.first_lead.value == ((40 - 37.5) + (20 - 40)) / 2


def test_the_shares_of_all_seats_add_up() -> None:
    """E9: each game has one winner, who has a place, and a tile."""
    found = balance(outcomes(PLAN, 12, workers=1))
    assert sum(group.seats * group.share.value for group in found.places) == pytest.approx(12)
    assert sum(group.seats * group.share.value for group in found.tiles) == pytest.approx(12)
    assert sum(found.lengths.values()) == 12
    assert sum(source.mean for source in found.sources) == pytest.approx(found.score)


def test_without_tiles_there_are_no_groups_of_them() -> None:
    assert balance(outcomes(replace(PLAN, starting_tiles=False), 2, workers=1)).tiles == []


def command(*arguments: str) -> int:
    few = ["--bot", "search-1", "--games", "3", "--players", "2"]
    return main(["balance", *few, "--lang", "en", *arguments])


def test_workers_change_nothing(capsys: Out) -> None:
    """Only the seed matters."""
    told = []
    for arguments in (["--workers", "1"], ["--workers", "2"], ["--workers", "1", "--seed", "2"]):
        command(*arguments, "--json")
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]


def test_the_tables(capsys: Out) -> None:
    assert command("--workers", "1", "--starting-tiles") == 0
    out = capsys.readouterr().out
    assert "3 games of search-1, seed 1" in out
    assert "by starting tile" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_a_terminal(
    language: str, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    """80 columns: no heading and no name is cut, and no number is cut or broken."""
    monkeypatch.setenv("COLUMNS", "80")
    few = ["--bot", "search-1", "--games", "20", "--starting-tiles", "--workers", "1"]
    assert main(["balance", *few, "--lang", language]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    assert "…" not in out
    intervals = re.findall("\\d\N{EN DASH}\\d+[.,]\\d\\s?%", out)
    assert len(intervals) == 4 + 7 + 8  # seats, starting tiles, councillors
    assert not re.search("│\\s+%|[\N{EN DASH}±]\\s+│", out)


def test_a_place_in_the_turn_order_has_a_noun() -> None:
    """S1: "1st" alone would leave open what is counted."""
    for language, first in {
        "en": "1st player",
        "fr": "1er joueur",
        "es": "1.er jugador",
        "ru": "1-й игрок",
    }.items():
        findings = Findings(Words.of(language), balance([GAME, OTHER]), load())
        assert findings.tables("")[1].rows[0][0].replace("\xa0", " ") == first


def test_tables_and_plots_are_written(tmp_path: Path, capsys: Out) -> None:
    assert command("--workers", "1", "--starting-tiles", "--json", "--write", str(tmp_path)) == 0
    told = json.loads(capsys.readouterr().out)
    assert json.loads((tmp_path / "results.json").read_text(encoding="utf-8")) == told
    drawn = {file.stem: ET.parse(file) for file in tmp_path.glob("*.svg")}  # noqa: S314 - our own
    assert {"places", "tiles", "sources", "lengths"} <= set(drawn)
    tables = (tmp_path / "results.md").read_text(encoding="utf-8")
    assert "| player | seats |" in tables


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--bot nobody", "there is no bot called “nobody”"),
        ("--players 3 --without uva", "S3: with 3 players no district is left out"),
        ("--players 5", "--players cannot be “5”"),
        ("--games 0", "--games must be at least 1, not 0"),
    ],
)
def test_bad_input_is_a_sentence(arguments: str, sentence: str, capsys: Out) -> None:
    assert command(*arguments.split()) == 2
    assert sentence in capsys.readouterr().err
