"""The modes that have weights of their own, and the variants in which each is learnt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.rules.options import Options

SOLO: Final = "solo"
TABLES: Final[Mapping[str, tuple[Options, ...]]] = {
    "2": tuple(
        Options(2, without=without, starting_tiles=tiles)
        for tiles in (False, True)
        for without in ("uva", "dimbula")
    ),
    "3": tuple(Options(3, starting_tiles=tiles) for tiles in (False, True)),
    "4": tuple(Options(4, starting_tiles=tiles) for tiles in (False, True)),
    SOLO: tuple(
        Options(1, without=without, railway=railway)
        for railway in ("drawn", "built")
        for without in ("uva", "dimbula")
    ),
}
"""By the names of the modes in the weights file."""

TEN: Final = 10
FITTED: Final = range(8)
CHOOSING: Final = range(8, 9)
HELD_OUT: Final = range(9, 10)
"""Of every ten games, by their last digit: those for fitting; one to choose the regularisation; and
one that is held out, to measure how good the weights are."""


def table(mode: str, number: int) -> Options:
    """Ten games of each variant in turn, so that the last digit says nothing about the variant."""
    tables = TABLES[mode]
    return tables[number // TEN % len(tables)]
