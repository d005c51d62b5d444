"""Perft: the numbers of sequences of choices are those that are stored, compiled or not."""

import pytest
from tests.golden.perft import Position, read
from tests.laws.modes import MODES

from ceylon import _build
from ceylon.rules.choices import ALL_CHOICES
from ceylon.rules.game import Game
from ceylon.rules.playout import perft

STORED = read()
FEW = 700
"""Interpreted, only counts below this number are made again."""


def label(position: Position) -> str:
    return f"{position.mode}-{len(position.choices)}"


@pytest.mark.parametrize("position", STORED, ids=label)
def test_as_many_sequences_as_ever(position: Position) -> None:
    """T1 to T8, A1 to A7, V5, R12: whatever changes a legal choice changes these numbers."""
    game = position.game()
    for depth, count in enumerate(position.counts, start=1):
        if _build.compiled() or count < FEW:
            assert perft(game, depth) == count, f"{depth} choices deep"


@pytest.mark.parametrize("position", STORED[::5], ids=label)
def test_the_checked_door_finds_as_many(position: Position) -> None:
    """Counting by asking "why not?" for the whole catalogue gives the same."""
    assert checked(position.game(), 2) == perft(position.game(), 2)


def checked(game: Game, depth: int) -> int:
    if depth == 0 or game.over:
        return 1
    total = 0
    for choice in ALL_CHOICES:
        if game.why_not(choice) is None:
            branch = game.copy()
            branch.play(choice)
            total += checked(branch, depth - 1)
    return total


def test_every_mode_is_counted() -> None:
    assert {position.mode for position in STORED} == set(MODES)
    assert all(len(position.counts) >= 2 for position in STORED)
    assert sum(max(position.counts) for position in STORED) > 100_000
