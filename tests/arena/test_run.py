"""Running a plan: the same seed gives the same games, whichever worker plays them."""

import pickle
from dataclasses import replace
from pathlib import Path
from weakref import ref

import pytest

from ceylon.arena.errors import ArenaError
from ceylon.arena.fixtures import ended_by_markers, play_fixture
from ceylon.arena.plan import Plan, round_robin
from ceylon.arena.results import Standings
from ceylon.arena.run import outcomes, run
from ceylon.arena.workers import Played
from ceylon.ids import seats
from ceylon.record import Record
from ceylon.rules.game import Game

GOLDEN = Path(__file__).parents[1] / "golden"
TWO = Plan((("chance", "chance"),), 1)


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    """The same seed gives the same games and records, whichever worker plays them."""
    plan = Plan(round_robin(("greedy", "chance", "search-2"), 2), 5, starting_tiles=True)
    found = {
        workers: outcomes(replace(plan, records=tmp_path / str(workers)), 1, workers=workers)
        for workers in (1, 2)
    }
    assert found[1] == found[2]
    names = sorted(file.name for file in (tmp_path / "1").iterdir())
    assert names == [f"{number:05}.ceylon" for number in range(1, 7)]
    for name in names:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()


@pytest.mark.parametrize(
    "plan",
    [
        TWO,
        Plan((("chance",),), 2, railway="built"),
        Plan((("chance",) * 4,), 3, starting_tiles=True),
        replace(TWO, timed=False),
    ],
    ids=["two", "solo", "four", "untimed"],
)
def test_outcomes_arrive_as_they_were_sent(plan: Plan) -> None:
    """The times too, which do not count when outcomes are compared; and none is kept."""
    games = [replace(play_fixture(plan, number), faults=[number]) for number in range(3)]
    arrived = pickle.loads(pickle.dumps(Played(games, 0.5)))  # noqa: S301 - our own
    assert arrived.seconds == 0.5
    assert len(arrived.outcomes) == 3
    assert [vars(outcome) for outcome in arrived.outcomes] == [vars(game) for game in games]
    kept = list(map(ref, arrived.outcomes))
    assert [outcome() for outcome in kept] == [None] * 3


def test_another_seed_is_another_series() -> None:
    assert play_fixture(TWO, 0) != play_fixture(replace(TWO, seed=2), 0)


def test_progress_is_told() -> None:
    told: list[int] = []
    for _ in run(TWO, 2, workers=1, progress=told.append):
        pass
    assert told == [1, 2, 3, 4]


def test_it_stops_when_there_is_enough() -> None:
    """Asked deal by deal; no game is played after."""
    deals: list[int] = []

    def enough(deal: object) -> bool:
        assert isinstance(deal, list)
        deals.append(len(deal))
        return len(deals) == 2

    assert len(outcomes(TWO, 50, workers=1, enough=enough)) == 4
    assert deals == [2, 2]


def test_each_record_is_a_finished_game(tmp_path: Path) -> None:
    """It has the bots' names at their seats."""
    folder = tmp_path / "new" / "folder"
    plan = Plan((("greedy", "chance"),), 1, without="dimbula", records=folder)
    played = outcomes(plan, 1, workers=1)
    records = [Record.load(file) for file in sorted(folder.iterdir())]
    assert [record.names for record in records] == [["greedy", "chance"], ["chance", "greedy"]]
    assert records[0].deal == records[1].deal
    games = [record.game() for record in records]
    assert all(game.over for game in games)
    assert [[game.total(seat) for seat in seats(2)] for game in games] == [
        outcome.totals for outcome in played
    ]


def test_no_game_is_told() -> None:
    with pytest.raises(ArenaError, match="at least 1 game"):
        outcomes(TWO, 0)


@pytest.mark.parametrize("opponents", [1, 3])
def test_greedy_beats_chance(opponents: int) -> None:
    """It wins nearly all games; fewer than 60% of 24 would not happen in a million series."""
    plan = Plan((("greedy", *["chance"] * opponents),), 1)
    standings = Standings(plan)
    for deal in run(plan, plan.deals_for(24)):
        standings.add(deal)
    assert standings.results()[0].share.value >= 0.6


@pytest.mark.parametrize(
    "file", sorted(GOLDEN.glob("[234]-*--last-*.ceylon")), ids=lambda f: f.stem
)
def test_what_ended_a_game(file: Path) -> None:
    """E1: the last marker or the last card, whatever comes after it in the last round."""
    record = Record.load(file)
    game = Game.of(record.options, record.deal, record.box)
    assert ended_by_markers(game, record.choices) == ("--last-marker" in file.name)
