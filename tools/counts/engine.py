"""The jobs of the compiled rules: each does the same every time and returns how much it did."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from ceylon.bench.loop import call_all
from ceylon.bench.ours import FULL_TABLE, deal, states
from ceylon.record import Record
from ceylon.rules.playout import playouts
from tools.counts import RECORD

# Millions of instructions each: the start of Python varies by some thousands.
DEALS: Final = 4
PLAYOUTS: Final = 16
CALLS: Final = 8
GAMES: Final = 64


def playing_out() -> Callable[[], int]:
    """Random playouts inside the core, from freshly dealt games."""
    deals = [deal(FULL_TABLE, seed) for seed in range(DEALS)]
    return lambda: sum(playouts(game, seed, PLAYOUTS) for seed, game in enumerate(deals))


def asking() -> Callable[[], int]:
    """`legal`, called from Python, in the states of whole games."""
    return partial(call_all, [game.legal for game in states()] * CALLS)


def pushing() -> Callable[[], int]:
    """`push`, called from Python: the choices of a recorded game, from its deal to its end."""
    record = Record.load(RECORD)
    dealt = replace(record, choices=[]).game()

    def work() -> int:
        for _ in range(GAMES):
            push = dealt.copy().push
            for choice in record.choices:
                push(choice)
        return GAMES * len(record.choices)

    return work


def copying() -> Callable[[], int]:
    """New copies of the states of whole games."""
    return partial(call_all, [game.copy for game in states()] * CALLS)
