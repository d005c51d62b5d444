"""The sequential test: it is rarely wrong, however often one looks, and it decides."""

from random import Random

import pytest
from tests.arena.in_memory import share_over_deals

from ceylon.arena.confidence_sequence import ConfidenceSequence, ShareAtAnyTime


def looked_at(rng: Random, chance: float, deals: int) -> tuple[bool, int]:
    """Whether a bot with this chance was found to win more or less than a half, and after what."""
    sequence = ConfidenceSequence()
    for number in range(1, deals + 1):
        sequence.add((rng.random() < chance) / 2 + (rng.random() < chance) / 2)
        if sequence.decided(0.5):
            return True, number
    return False, deals


def test_it_is_rarely_wrong_however_often_one_looks() -> None:
    """At most 5 times in 100; more than 10 would be chance once in a thousand such tests."""
    rng = Random(1)
    wrong = sum(looked_at(rng, 0.5, 60)[0] for _ in range(200))
    assert wrong <= 0.1 * 200


def test_naive_looking_would_be_wrong_more_often() -> None:
    """So that the test above can fail: an ordinary interval, looked at after every deal."""
    rng = Random(1)
    wrong = 0
    for _ in range(100):
        won = [sum(rng.random() < 0.5 for _ in range(2)) for _ in range(100)]
        found = [share_over_deals(won[:n], [2] * n) for n in range(5, 101)]
        wrong += any(not each.low <= 0.5 <= each.high for each in found)
    assert wrong > 0.1 * 100


@pytest.mark.parametrize(("chance", "most"), [(0.9, 40), (0.7, 120), (0.1, 40)])
def test_it_decides_early(chance: float, most: int) -> None:
    rng = Random(2)
    found = [looked_at(rng, chance, 400) for _ in range(21)]
    assert all(decided for decided, _ in found)
    assert sorted(number for _, number in found)[10] <= most


def test_more_and_less() -> None:
    sequence = ConfidenceSequence()
    for _ in range(40):
        sequence.add(0.75)
    assert sequence.above(0.5)
    assert not sequence.below(0.5)
    assert sequence.below(0.95)
    assert not sequence.decided(0.75)


@pytest.mark.parametrize("won", [[0] * 30, [4] * 30, [1, 3] * 15, [4]])
def test_the_interval_is_what_is_not_ruled_out(won: list[int]) -> None:
    sequence = ConfidenceSequence()
    for number in won:
        sequence.add(number / 4)
    at_any_time = ShareAtAnyTime()
    for number in won:
        at_any_time.add(number, 4)
    share, low, high = at_any_time.interval()
    assert 0 <= low <= share <= high <= 1
    assert not sequence.above(low + 1e-9)
    assert not sequence.below(high - 1e-9)
    assert low == 0 or sequence.above(low - 1e-9)
    assert high == 1 or sequence.below(high + 1e-9)


def test_asked_deal_by_deal_it_says_the_same() -> None:
    """Two gamblers keep count for the share that is asked about."""
    rng = Random(3)
    sequence = ConfidenceSequence()
    decided = []
    for _ in range(300):
        sequence.add(rng.choice((0.25, 0.5, 0.75, 1.0)))
        decided.append(sequence.decided(0.55))
        assert decided[-1] == (sequence.above(0.55) or sequence.below(0.55))
    assert 0 < sum(decided) < 300
