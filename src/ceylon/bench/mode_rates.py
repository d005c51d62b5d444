"""Games per second in each mode, the deal included."""

from __future__ import annotations

import itertools
import random
from typing import Any

from ceylon.bench.measure import rate
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.playout import playouts

MODES = {
    "2 players without Uva": Options(2, without="uva"),
    "2 players without Uva, starting tiles": Options(2, without="uva", starting_tiles=True),
    "2 players without Dimbula": Options(2, without="dimbula"),
    "2 players without Dimbula, starting tiles": Options(2, without="dimbula", starting_tiles=True),
    "3 players": Options(3),
    "3 players, starting tiles": Options(3, starting_tiles=True),
    "4 players": Options(4),
    "4 players, starting tiles": Options(4, starting_tiles=True),
    "solo without Uva, railway drawn": Options(1, without="uva"),
    "solo without Uva, railway built": Options(1, without="uva", railway="built"),
    "solo without Dimbula, railway drawn": Options(1, without="dimbula"),
    "solo without Dimbula, railway built": Options(1, without="dimbula", railway="built"),
}


def figures(seconds: float) -> dict[str, Any]:
    return {name: _figures(options, seconds) for name, options in MODES.items()}


def _figures(options: Options, seconds: float) -> dict[str, Any]:
    rng = random.Random(1)
    seeds = itertools.count()
    lengths: list[int] = []

    def whole_game() -> int:
        lengths.append(playouts(Game.new(options, rng), next(seeds), 1))
        return 1

    games = rate(seconds, whole_game)
    mean = sum(lengths) / len(lengths)
    return {
        "games_per_second": round(games, 1),
        "decisions_per_game": round(mean, 1),
        "decisions_per_second": round(games * mean),
    }
