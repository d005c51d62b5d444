"""Games that are added up deal by deal say what all of them say at once."""

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from math import isclose

import pytest
from tests.arena import in_memory

from ceylon.arena.balance import Census
from ceylon.arena.confidence_sequence import ConfidenceSequence, ShareAtAnyTime
from ceylon.arena.data import arena_data, balance_data, result_data
from ceylon.arena.interval import Interval
from ceylon.arena.plan import Plan, against, round_robin
from ceylon.arena.results import Pair, Result, Standings
from ceylon.arena.run import outcomes
from ceylon.sight.data.encoding import to_text

PLANS = {
    "two": Plan((("search-2", "chance"),), 1),
    "three": Plan((("search-1", "chance", "chance"),), 2, starting_tiles=True),
    "four": Plan((("chance",) * 4,), 3),
    "solo": Plan((("search-1",), ("chance",)), 4),
    "round robin": Plan(round_robin(("search-1", "chance", "search-2"), 2), 5),
    "against one": Plan(against(("search-1", "search-2"), "chance", 3), 6),
}


@pytest.mark.parametrize("name", PLANS)
def test_the_standings(name: str) -> None:
    plan = PLANS[name]
    games = outcomes(plan, 12, workers=1)
    deals = in_memory.deals_of(plan, games)
    standings = Standings(plan)
    for deal in deals:
        standings.add(deal)
    found, met = standings.results(), standings.pairs()
    expected, pairs = in_memory.results(plan, deals), in_memory.pairs(plan, deals)
    assert told(plan, found, met) == told(plan, expected, pairs)
    for ours, theirs in zip(found, expected, strict=True):
        assert ours.times == theirs.times
        assert close(ours.share, theirs.share)
        assert ours.margin == theirs.margin or close(ours.margin, theirs.margin)
    for mine, other in zip(met, pairs, strict=True):
        assert close(mine.share, other.share)


def told(plan: Plan, results: Sequence[Result], pairs: Sequence[Pair]) -> str:
    """What a reader gets."""
    return to_text(arena_data(1, plan.seats, [result_data(r) for r in results], pairs))


def close(ours: Interval | None, theirs: Interval | None) -> bool:
    """The sums are exact; those of many fractions are not quite."""
    assert ours is not None
    assert theirs is not None
    return all(
        isclose(*ends, rel_tol=1e-9, abs_tol=1e-9) for ends in zip(ours, theirs, strict=True)
    )


@pytest.mark.parametrize("players", [2, 4])
def test_the_balance(players: int) -> None:
    plan = Plan((("chance",) * players,), 1, starting_tiles=True, rotated=False)
    games = outcomes(plan, 40, workers=1)
    census = Census(players)
    for outcome in games:
        census.add(outcome)
    ours, theirs = census.balance(), in_memory.balance(games)
    assert to_text(balance_data(ours, bot="chance", seed=1)) == to_text(
        balance_data(theirs, bot="chance", seed=1)
    )
    assert close(ours.first_lead, theirs.first_lead)
    assert ours.sources == theirs.sources


def test_at_any_time() -> None:
    """The wider interval of a run that may stop early."""
    plan = PLANS["two"]
    standings, sequence = Standings(plan, ShareAtAnyTime), ConfidenceSequence()
    for deal in in_memory.deals_of(plan, outcomes(plan, 12, workers=1)):
        standings.add(deal)
        sequence.add(sum(game.seating[game.winner] == "search-2" for game in deal) / 2)
    assert standings.results()[0].share == sequence.interval()


def test_the_stopwatch_can_be_left_out() -> None:
    """The games are the same."""
    plan = PLANS["four"]
    timed, untimed = (
        outcomes(plan, 1, workers=1),
        outcomes(replace(plan, timed=False), 1, workers=1),
    )
    assert timed == untimed
    assert all(len(times) for game in timed for times in game.times)
    assert not any(len(times) for game in untimed for times in game.times)


# By a clock that runs evenly: on a busy machine ever new numbers of microseconds come up.
MEASURE = """
import itertools, tracemalloc, types
from ceylon.arena import fixtures
from ceylon.arena.plan import Plan
from ceylon.arena.results import Pair, Result, Standings
from ceylon.arena.run import run
from ceylon.arena.balance import Census
ticks = itertools.count(0, 1000)
fixtures.time = types.SimpleNamespace(perf_counter_ns=lambda: next(ticks))
plan = Plan((("chance", "chance"),), 1)
standings, census = Standings(plan), Census(2)
marks = []
tracemalloc.start()
for number, deal in enumerate(run(plan, 600, workers=1), start=1):
    standings.add(deal)
    for outcome in deal:
        census.add(outcome)
    if number in (300, 600):
        marks.append(tracemalloc.get_traced_memory()[0])
print(marks[1] - marks[0])
"""


def test_memory_does_not_grow() -> None:
    """600 more games: a list of them would take two megabytes and more."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE], capture_output=True, check=True, timeout=120, text=True
    )
    assert int(done.stdout) < 200_000
