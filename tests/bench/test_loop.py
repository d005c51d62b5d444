import itertools
import random
from collections.abc import Callable, Iterator

import pytest

from ceylon.bench.loop import (
    SpielState,
    call_all,
    noise,
    ordinary,
    ordinary_spiel,
    shortened_spiel,
    tight,
)
from ceylon.bench.ours import FULL_TABLE, deal, states
from ceylon.ids import seats


class Cards:
    """A game in OpenSpiel's style: chance deals two cards, then a player plays three."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def clone(self) -> "Cards":
        raise NotImplementedError

    def legal_actions(self) -> list[int]:
        return [] if self.is_terminal() else [10, 20, 30]

    def apply_action(self, action: int) -> None:
        self.played.append(action)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(action, 1 / 3) for action in self.legal_actions()]

    def is_chance_node(self) -> bool:
        return len(self.played) < 2

    def is_terminal(self) -> bool:
        return len(self.played) == 5


def test_noise_is_the_same_for_the_same_seed() -> None:
    assert list(itertools.islice(noise(1), 5)) == list(itertools.islice(noise(1), 5))
    assert list(itertools.islice(noise(1), 5)) != list(itertools.islice(noise(2), 5))


@pytest.mark.parametrize("drive", [ordinary_spiel, shortened_spiel])
def test_only_the_players_decisions_of_openspiel_are_counted(
    drive: Callable[[SpielState, Iterator[int]], int],
) -> None:
    cards = Cards()
    assert drive(cards, iter([0, 1, 2, 3, 4])) == 3
    assert cards.played == [10, 20, 30, 10, 20]


def test_the_tight_loop_counts_all_that_it_applies() -> None:
    cards = Cards()
    assert tight(cards.legal_actions, cards.apply_action, iter(range(9))) == 5
    assert cards.is_terminal()


def test_both_loops_play_a_game_of_ours_to_the_same_end() -> None:
    one, other = deal(FULL_TABLE, 5), deal(FULL_TABLE, 5)
    decisions = ordinary(one, noise(7))
    assert decisions == tight(other.legal, other.push, noise(7)) > 36
    assert one.over
    assert [one.total(seat) for seat in seats(4)] == [other.total(seat) for seat in seats(4)]


def test_states_are_taken_from_the_whole_of_a_game() -> None:
    found = states(1)
    assert len({state.turn for state in found}) >= 20
    assert not any(state.over for state in found)


def test_calls_are_counted() -> None:
    rolled: list[float] = []
    calls = [lambda: rolled.append(random.random())] * 3
    assert call_all(calls) == 3
    assert len(rolled) == 3
