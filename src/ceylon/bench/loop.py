"""Driving an engine from Python, decision by decision: legal, a random pick, apply.

There are several ways. The ordinary loop is what a user writes: it checks each time whether the
game is over, and plays whole games, the deal included. The tight loop leaves out everything that
can be left out and starts after the deal: what remains is mostly Python, so engines look more
alike.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from ceylon.ids import Choice

T = TypeVar("T")


class Playable(Protocol):
    """The methods of our games that are used."""

    @property
    def over(self) -> bool: ...
    def legal(self) -> list[Choice]: ...
    def push(self, choice: Choice, /) -> None: ...


class SpielState(Protocol):
    """The methods of OpenSpiel's states that are used."""

    def clone(self) -> SpielState: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...


def noise(seed: int) -> Iterator[int]:
    """An endless supply of precomputed random numbers: generating one in Python costs more than one
    of our decisions, and would dominate the measurement."""
    rng = random.Random(seed)
    return itertools.cycle([rng.getrandbits(16) for _ in range(1 << 16)])


def ordinary(game: Playable, picks: Iterator[int]) -> int:
    """Play one of our games to its end; return the number of decisions."""
    decisions = 0
    while not game.over:
        choices = game.legal()
        game.push(choices[next(picks) % len(choices)])
        decisions += 1
    return decisions


def ordinary_spiel(state: SpielState, picks: Iterator[int]) -> int:
    """The same with OpenSpiel, where the caller also plays chance; only players' decisions count.

    The chance node is asked for its outcomes, as in OpenSpiel's documentation. Its examples then
    sample by probability, which is slower; here all outcomes are equally likely, so one is picked.
    """
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[next(picks) % len(outcomes)][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[next(picks) % len(actions)])
            decisions += 1
    return decisions


def shortened_spiel(state: SpielState, picks: Iterator[int]) -> int:
    """The same with a shortcut: the legal actions of the chance node are its outcomes without the
    probabilities, and cheaper to get."""
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        actions = state.legal_actions()
        state.apply_action(actions[next(picks) % len(actions)])
    return decisions


def tight(
    legal: Callable[[], Sequence[T]], apply: Callable[[T], object], picks: Iterator[int]
) -> int:
    """Play until nothing is legal; return the number of decisions."""
    decisions = 0
    for pick in picks:
        choices = legal()
        if not choices:
            break
        apply(choices[pick % len(choices)])
        decisions += 1
    return decisions


def call_all(calls: Sequence[Callable[[], object]]) -> int:
    for call in calls:
        call()
    return len(calls)
