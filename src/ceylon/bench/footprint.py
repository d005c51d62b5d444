"""Start-up and memory: the import, the first game, the size of a state."""

from __future__ import annotations

import gc
import subprocess
import sys
import tracemalloc

from ceylon.bench import ours
from ceylon.bench.measure import Spread
from ceylon.rules.game import Game

COPIES = 200

IMPORT = "import ceylon"
FIRST_GAME = """
import random
from ceylon.rules.game import Game
from ceylon.rules.options import Options
Game.new(Options(4, starting_tiles=True), random.Random(1)).legal()
"""


def milliseconds(code: str, times: int) -> Spread:
    """How long a fresh Python takes for some code, not counting its own start."""
    return Spread.of([_once(code) for _ in range(times)])


def _once(code: str) -> float:
    clock = "import time; start = time.perf_counter()"
    program = f"{clock}\n{code}\nprint(1000 * (time.perf_counter() - start))"
    python = [sys.executable, "-c", program]
    done = subprocess.run(python, capture_output=True, check=True)  # noqa: S603 - this Python
    return float(done.stdout)


def state_bytes() -> int:
    """The memory that one more copy takes, for the largest of the states in sample games."""
    return max(_bytes_of(game) for game in ours.states(2)[::10])


def _bytes_of(game: Game) -> int:
    """Everything that the copies allocate, not what they share: the land, the decks."""
    copies: list[Game | None] = [None] * COPIES
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for index in range(COPIES):
            copies[index] = game.copy()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return round((after - before) / COPIES)
