"""What is counted, from handwritten games."""

from collections.abc import Sequence

import pytest
from tests.arena.in_memory import deals_of, share_over_deals
from tests.people import ANA

from ceylon.arena.fixtures import play_fixture
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan
from ceylon.arena.rating import Rating, Ratings, check_installed
from ceylon.arena.results import Standings
from ceylon.arena.times import Stopwatch, Times
from ceylon.ids import Seat
from ceylon.rules.scoring import SOURCES


def game(seating: Sequence[str], totals: Sequence[int]) -> Outcome:
    order = sorted(totals, reverse=True)
    seats = len(totals)
    return Outcome(
        seating=[*seating],
        winner=Seat(totals.index(order[0])),
        totals=[*totals],
        ranks=[order.index(total) + 1 for total in totals],
        sources=[[0] * len(SOURCES)] * seats,
        start=ANA,
        turns=20,
        by_markers=False,
        tiles=[0] * seats,
        offered=[1, 2, 3, 4],
        contracted=[[]] * seats,
        times=[[1000]] * len(seating),
    )


def standings(plan: Plan, games: Sequence[Outcome]) -> Standings:
    found = Standings(plan)
    for deal in deals_of(plan, games):
        found.add(deal)
    return found


def ratings(names: Sequence[str], games: Sequence[Outcome]) -> list[Rating]:
    found = Ratings(names)
    for outcome in games:
        found.add(outcome)
    return found.ratings()


def times_of(microseconds: Sequence[int]) -> Times:
    watch = Stopwatch()
    watch.add(microseconds)
    return watch.times()


THREE = Plan((("greedy", "chance", "chance"),), 1)
GAMES = [
    game(["greedy", "chance", "chance"], [50, 20, 30]),
    game(["chance", "chance", "greedy"], [10, 40, 20]),
    game(["chance", "greedy", "chance"], [0, 9, 3]),
]


def test_what_is_counted() -> None:
    """E9: one bot wins each game, so the shares of all names add up to 1."""
    greedy, chance = standings(THREE, GAMES).results()
    assert (greedy.bot, greedy.seats, greedy.games) == ("greedy", 1, 3)
    assert (chance.bot, chance.seats, chance.games) == ("chance", 2, 3)
    assert greedy.share == share_over_deals([2], [3])
    assert greedy.share.value + chance.share.value == pytest.approx(1)
    assert (greedy.even, chance.even) == (1 / 3, 2 / 3)
    assert greedy.score == pytest.approx((50 + 20 + 9) / 3)
    assert chance.score == pytest.approx((20 + 30 + 10 + 40 + 0 + 3) / 6)


def test_the_margin_is_before_the_best_of_the_others() -> None:
    greedy, chance = standings(THREE, GAMES).results()
    assert greedy.margin is not None
    assert chance.margin is not None
    assert greedy.margin.value == pytest.approx((20 - 20 + 6) / 3)
    assert chance.margin.value == pytest.approx(-(20 - 20 + 6) / 3)


def test_one_name_at_all_seats_has_no_margin() -> None:
    plan = Plan((("chance", "chance"),), 1)
    (result,) = standings(plan, [game(["chance"] * 2, [3, 4])] * 2).results()
    assert result.margin is None


def test_a_solo_bot_wins_when_it_beats_the_railways() -> None:
    """R31: the second total is CR Co.'s."""
    plan = Plan((("chance",),), 1)
    games = [game(["chance"], [60, 90]), game(["chance"], [95, 90])]
    (result,) = standings(plan, games).results()
    assert result.share.value == result.even == 0.5
    assert result.margin is not None
    assert result.margin.value == pytest.approx(-12.5)


def test_each_against_each() -> None:
    plan = Plan((("greedy", "chance"), ("greedy", "search-1"), ("chance", "search-1")), 1)
    games = [game(line_up, [2, 1]) for line_up in plan.line_ups for _ in range(2)]
    found = standings(plan, games).pairs()
    assert [(pair.first, pair.second, pair.share.value) for pair in found] == [
        ("greedy", "chance", 1.0),
        ("greedy", "search-1", 1.0),
        ("chance", "search-1", 1.0),
    ]


def test_bots_that_never_met_are_no_pair() -> None:
    plan = Plan((("greedy", "chance"), ("search-1", "chance")), 1)
    games = [game(line_up, [2, 1]) for line_up in plan.line_ups for _ in range(2)]
    found = standings(plan, games).pairs()
    assert [(pair.first, pair.second) for pair in found] == [
        ("greedy", "chance"),
        ("chance", "search-1"),
    ]


def test_times() -> None:
    """The 99th percentile: the longest of a hundred is left out, that of fifty is not."""
    found = times_of([*range(1000, 101_000, 1000)])
    assert (found.choices, found.mean, found.nearly_all, found.longest) == (100, 50.5, 99.0, 100.0)
    assert times_of([*range(1000, 51_000, 1000)]).nearly_all == 50.0
    assert times_of([2000]).nearly_all == 2.0


def test_every_choice_is_timed() -> None:
    outcome = play_fixture(Plan((("chance", "search-1"),), 1), 0)
    assert all(len(times) >= outcome.turns // 2 for times in outcome.times)
    assert min(outcome.times[1]) >= 0


def test_ratings_tell_the_better_bot() -> None:
    """Three that beat each other in a ring are rated alike."""
    check_installed()
    names = ["greedy", "chance", "search-1"]
    clear = [game(names, [3, 2, 1])] * 30
    first, second, third = ratings(names, clear)
    assert first.interval.low > second.interval.high > second.interval.low > third.interval.high
    ring = [game(pair, [2, 1]) for pair in (names[:2], names[1:], names[2:] + names[:1])] * 20
    equal = ratings(names, ring)
    assert max(rating.mean for rating in equal) - min(rating.mean for rating in equal) < 3


def test_the_points_of_all_sources_are_the_total() -> None:
    """E3 to E8."""
    for line_up in (("greedy",), ("greedy", "chance"), ("greedy", "chance", "chance")):
        outcome = play_fixture(Plan((line_up,), 2), 0)
        assert [sum(points) for points in outcome.sources] == outcome.totals
        assert outcome.ranks[outcome.winner] == 1
