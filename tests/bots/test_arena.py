"""The arena: seats in turn, the same games from the same seed, and what it counts."""

from pathlib import Path

import pytest

from ceylon.bots import UnknownBot
from ceylon.bots.arena import ArenaError, Result, run
from ceylon.bots.match import Series, play_match
from ceylon.record import Record
from ceylon.rules.reasons import SetupError


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    """Same seed, same games, whoever plays them."""
    alone, together = tmp_path / "alone", tmp_path / "together"
    for folder, workers in ((alone, 1), (together, 2)):
        series = Series(("greedy", "chance"), 5, starting_tiles=True, records=folder)
        run(series, 6, workers=workers)
    names = sorted(file.name for file in alone.iterdir())
    assert names == [f"{number:05}.ceylon" for number in range(1, 7)]
    for name in names:
        assert (alone / name).read_bytes() == (together / name).read_bytes()


def test_the_results_of_two_workers_are_those_of_one() -> None:
    series = Series(("chance", "chance", "greedy"), 5)
    assert run(series, 5, workers=1) == run(series, 5, workers=2)


def test_another_seed_is_another_series() -> None:
    bots = ("chance",) * 4
    assert play_match(Series(bots, 1), 0) != play_match(Series(bots, 2), 0)


def test_bots_move_on_by_one_seat() -> None:
    """S1: in as many games as there are seats, everyone has sat everywhere."""
    series = Series(("greedy", "chance", "chance"), 1)
    seatings = [series.seating(number) for number in range(4)]
    assert [seating.index("greedy") for seating in seatings] == [0, 2, 1, 0]


def test_what_is_counted() -> None:
    """E9: one bot wins each game, so the shares of all names add up to 1."""
    series = Series(("greedy", "chance", "chance"), 3)
    results = run(series, 6, workers=1)
    outcomes = [play_match(series, number) for number in range(6)]
    assert [(result.bot, result.seats) for result in results] == [("greedy", 1), ("chance", 2)]
    assert sum(result.win_share for result in results) == pytest.approx(1)
    won = sum(outcome.seating[outcome.winner] == "greedy" for outcome in outcomes)
    assert results[0].win_share == won / 6
    chances = [
        total
        for outcome in outcomes
        for name, total in zip(outcome.seating, outcome.totals, strict=True)
        if name == "chance"
    ]
    assert results[1].mean_score == pytest.approx(sum(chances) / 12)


def test_a_solo_bot_wins_when_it_beats_the_railways() -> None:
    """R31: chance does not."""
    (result,) = run(Series(("chance",), 1), 8, workers=1)
    assert (result.bot, result.seats, result.win_share, result.low) == ("chance", 1, 0.0, 0.0)


def test_progress_is_told() -> None:
    told: list[int] = []
    run(Series(("chance", "chance"), 1), 3, workers=1, progress=told.append)
    assert told == [1, 2, 3]


def test_each_record_is_a_finished_game(tmp_path: Path) -> None:
    """The bots' names stand at their seats."""
    folder = tmp_path / "new" / "folder"
    run(Series(("greedy", "chance"), 1, without="dimbula", records=folder), 2, workers=1)
    records = [Record.load(file) for file in sorted(folder.iterdir())]
    assert [record.names for record in records] == [["greedy", "chance"], ["chance", "greedy"]]
    assert all(record.game().over for record in records)
    assert all(record.options.without == "dimbula" for record in records)


def test_what_cannot_be_played_is_told_before() -> None:
    """S1, V1: too many bots, no tiles in the solo game, no such bot, no game at all."""
    with pytest.raises(SetupError):
        Series(("chance",) * 5, 1)
    with pytest.raises(SetupError):
        Series(("chance",), 1, starting_tiles=True)
    with pytest.raises(UnknownBot):
        Series(("chance", "nobody"), 1)
    with pytest.raises(ArenaError, match="at least 1 game"):
        run(Series(("chance", "chance"), 1), 0)


def greedy_of(results: list[Result]) -> Result:
    return next(result for result in results if result.bot == "greedy")


@pytest.mark.parametrize("opponents", [1, 3])
def test_greedy_beats_chance(opponents: int) -> None:
    """It wins nearly all games; 60 % of 60 would be missed in none of a million series."""
    series = Series(("greedy", *["chance"] * opponents), 1)
    assert greedy_of(run(series, 60)).win_share >= 0.6
