import os
import time

import pytest

from ceylon.bench.measure import Contestant, Spread, interleave, one_core, rate, ratios


def test_a_spread_names_median_extremes_and_quartiles() -> None:
    assert Spread.of([5.0, 1.0, 3.0, 2.0, 4.0]) == Spread(3.0, 1.0, 5.0, 2.0, 4.0)


def test_a_single_figure_has_no_spread() -> None:
    assert Spread.of([7.0]) == Spread(7.0, 7.0, 7.0, 7.0, 7.0)


def test_ratios_are_taken_round_by_round() -> None:
    # The ratio of the medians would be 2: the slow second round hit both alike.
    assert ratios([6.0, 1.0, 8.0], [3.0, 0.25, 4.0]) == [2.0, 4.0, 2.0]


def test_ratios_need_as_many_rounds_of_both() -> None:
    with pytest.raises(ValueError, match="zip"):
        ratios([1.0, 2.0], [1.0])


def test_a_rate_counts_what_the_work_says(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 10.5, 11.0, 11.5, 12.0])
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    assert rate(2.0, lambda: 30) == pytest.approx(60.0)


def test_work_is_done_at_least_once() -> None:
    calls: list[int] = []

    def work() -> int:
        calls.append(1)
        return 1

    assert rate(0.0, work) > 0
    assert calls == [1]


def test_contestants_take_turns_and_every_other_round_goes_backwards() -> None:
    order: list[str] = []

    def contestant(name: str) -> Contestant:
        def run(seconds: float) -> float:
            order.append(name)
            return seconds

        return Contestant(name, "things/s", run)

    rates = interleave([contestant("a"), contestant("b")], rounds=3, seconds=1.0)
    warm_up = ["a", "b"]
    assert order == [*warm_up, "a", "b", "b", "a", "a", "b"]
    assert rates == {"a": [1.0, 1.0, 1.0], "b": [1.0, 1.0, 1.0]}


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system cannot pin a process")
def test_one_core_is_left_again() -> None:
    before = os.sched_getaffinity(0)
    with one_core() as core:
        assert os.sched_getaffinity(0) == {core}
    assert os.sched_getaffinity(0) == before
