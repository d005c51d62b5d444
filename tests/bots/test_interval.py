"""Wilson's interval, against values of the literature."""

import pytest

from ceylon.bots.interval import wilson


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
    assert wilson(won, of) == pytest.approx((low, high), abs=0.00005)


@pytest.mark.parametrize("of", [1, 7, 1000])
def test_it_stays_between_0_and_1(of: int) -> None:
    for won in (0, of):
        low, high = wilson(won, of)
        assert 0 <= low <= won / of <= high <= 1


def test_more_games_make_surer() -> None:
    few, many = wilson(6, 10), wilson(600, 1000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]
