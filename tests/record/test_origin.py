"""A record that says where it comes from and how its game ended; and those that do not."""

from dataclasses import replace
from pathlib import Path

import pytest

from ceylon import __version__
from ceylon.arena.fixtures import match_of, play, record_of
from ceylon.arena.plan import Plan
from ceylon.cli import main
from ceylon.record import Origin, Record, RecordError
from ceylon.record.lines import checksum

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module", params=[("chance", "chance", "chance"), ("chance",)])
def finished(request: pytest.FixtureRequest) -> Record:
    plan = Plan((request.param,), 1, date="2026-11-18")
    match = match_of(plan, 0)
    return record_of(plan, match, play(match.bots, match.game, timed=False).choices)


def head(record: Record) -> list[str]:
    return record.text().partition("\n\n")[0].splitlines()


def test_its_head(finished: Record) -> None:
    """Program, date, rules, and the result with the points of every seat."""
    end = finished.game()
    points = " ".join(str(end.total(seat)) for seat in end.seats())
    winner = "railways" if end.solo and end.winner() == 1 else str(end.winner() + 1)
    lines = head(finished)
    assert lines[:4] == ["ceylon record 2", "rules 1", f"program {__version__}", "date 2026-11-18"]
    assert lines[-2:] == [f"points {points}", f"winner {winner}"]


def test_one_game_has_one_text(finished: Record) -> None:
    """With an origin, with one that has no date, and without."""
    for origin in (finished.origin, Origin("0.0.1"), None):
        text = replace(finished, origin=origin).text()
        read = Record.parse(text)
        assert read.origin == origin
        assert read.text() == text
        assert read.choices == finished.choices


def test_an_unfinished_game_has_no_result(finished: Record) -> None:
    begun = replace(finished, choices=finished.choices[:5])
    assert not any(line.startswith(("points", "winner")) for line in head(begun))
    assert Record.parse(begun.text()).text() == begun.text()


def test_without_an_origin_it_has_the_first_format(finished: Record) -> None:
    """So every record that exists is read and written as before."""
    lines = head(replace(finished, origin=None))
    assert lines[0] == "ceylon record 1"
    assert not any(line.startswith(("program", "date", "points", "winner")) for line in lines)


def resealed(text: str) -> str:
    """With the right checksum after a change by hand."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    return f"{body}\n{last.rpartition(' ')[0]} {checksum(body + chr(10))}\n"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("date 2026-11-18", "date tomorrow", "a date like 2026-11-18 is expected here"),
        ("\nwinner", "1\nwinner", "this is not how the game ended"),
        ("program ", "version ", "a line that begins with “program” is expected here"),
    ],
)
def test_a_wrong_head_is_refused(finished: Record, old: str, new: str, problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        Record.parse(resealed(finished.text().replace(old, new, 1)))


def test_a_result_is_neither_left_out_nor_made_up(finished: Record) -> None:
    lines = finished.text().splitlines(keepends=True)
    without = "".join(line for line in lines if not line.startswith(("points", "winner")))
    with pytest.raises(RecordError, match="the game is over, but the header of the record has no"):
        Record.parse(resealed(without))
    begun = replace(finished, choices=finished.choices[:5]).text()
    claimed = begun.replace("\n\n", "\npoints 1 2\nwinner 1\n\n", 1)
    with pytest.raises(RecordError, match="this is not how the game ended"):
        Record.parse(resealed(claimed))


@pytest.mark.parametrize("date", [[], ["--date", "2026-11-18"]])
def test_the_arena_writes_it(date: list[str], tmp_path: Path) -> None:
    """The date only if it is given: the same command writes the same bytes."""
    few = ["arena", "--bots", "chance,chance", "--games", "2", "--workers", "1", *date]
    for name in ("one", "two"):
        assert main([*few, "--records", str(tmp_path / name)]) == 0
    ones, twos = (sorted((tmp_path / name).iterdir()) for name in ("one", "two"))
    assert [file.read_bytes() for file in ones] == [file.read_bytes() for file in twos]
    origin = Record.load(ones[0]).origin
    assert origin == Origin(__version__, date[1] if date else "")
