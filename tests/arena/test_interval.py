"""Intervals: Wilson's against the literature, those over deals against simulated games."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from ceylon.arena.interval import Interval, MeanOverDeals, ShareOverDeals, mean_over_deals, wilson


def share_over_deals(won: Sequence[int], of: Sequence[int]) -> Interval:
    share = ShareOverDeals()
    for deal in zip(won, of, strict=True):
        share.add(*deal)
    return share.interval()


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_known_intervals(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won / of, of) == pytest.approx((low, high), abs=0.00005)


@pytest.mark.parametrize("of", [1, 7, 1000])
def test_it_stays_between_0_and_1(of: int) -> None:
    for share in (0.0, 1.0):
        low, high = wilson(share, of)
        assert 0 <= low <= share <= high <= 1


def test_more_games_make_surer() -> None:
    few, many = wilson(0.6, 10), wilson(0.6, 1000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]


@pytest.mark.parametrize(("won", "of"), [(0, 20), (6, 29), (29, 29)])
def test_with_one_game_a_deal_it_is_wilsons(won: int, of: int) -> None:
    games = [1] * won + [0] * (of - won)
    assert share_over_deals(games, [1] * of)[1:] == pytest.approx(wilson(won / of, of))


def test_games_of_a_deal_that_end_alike_count_as_one() -> None:
    """200 games of 100 deals count no more than 100 games, if only the deal decides."""
    alike = share_over_deals([2, 0] * 50, [2] * 100)
    assert alike[1:] == pytest.approx(wilson(0.5, 100))


def test_seats_in_turn_make_surer() -> None:
    """If each seat wins once, the luck of the deal cancels out; some doubt is left."""
    balanced, alike = (
        share_over_deals([1] * 100, [2] * 100),
        share_over_deals([2, 0] * 50, [2] * 100),
    )
    assert 0 < balanced.high - balanced.low < 0.3 * (alike.high - alike.low)


def by_luck_of_the_deal(rng: Random) -> int:
    """Games of which 80% are won, easily in one deal and hardly in another."""
    chance = rng.betavariate(0.8, 0.2)
    return sum(rng.random() < chance for _ in range(4))


def by_luck_of_the_seat(rng: Random) -> int:
    """Games of which 80% are won, with different luck at each seat of a deal."""
    luck = rng.random()
    return sum((luck + seat / 4) % 1 < 0.8 for seat in range(4))


@pytest.mark.parametrize("won_of_four", [by_luck_of_the_deal, by_luck_of_the_seat])
def test_it_covers_the_truth(won_of_four: Callable[[Random], int]) -> None:
    """95 times in 100; fewer than 92 would be chance once in a thousand such tests."""
    rng = Random(1)
    within = 0
    for _ in range(600):
        found = share_over_deals([won_of_four(rng) for _ in range(60)], [4] * 60)
        within += found.low <= 0.8 <= found.high
    assert within >= 0.92 * 600


def test_games_taken_as_independent_would_not_cover() -> None:
    """So that the test above can fail."""
    rng = Random(1)
    within = 0
    for _ in range(600):
        share = sum(by_luck_of_the_deal(rng) for _ in range(60)) / 240
        low, high = wilson(share, 240)
        within += low <= 0.8 <= high
    assert within < 0.9 * 600


def test_deals_of_different_sizes() -> None:
    """The share is that of all games, not the mean over the deals."""
    assert share_over_deals([1, 0, 2], [1, 3, 2]).value == pytest.approx(0.5)


def test_a_mean() -> None:
    found = mean_over_deals([1.0, 2.0, 3.0, 4.0])
    assert found == pytest.approx((2.5, 2.5 - 1.2651, 2.5 + 1.2651), abs=0.0001)
    assert mean_over_deals([7.0]) == (7.0, float("-inf"), float("inf"))


def test_a_mean_of_whole_numbers() -> None:
    """Divided by the same number, they have the same mean and interval."""
    mean = MeanOverDeals(4)
    for value in (4, 7, -2, 30):
        mean.add(value)
    assert mean.interval() == pytest.approx(mean_over_deals([1, 1.75, -0.5, 7.5]))
    alone = MeanOverDeals(2)
    alone.add(14)
    assert alone.interval() == (7.0, float("-inf"), float("inf"))
