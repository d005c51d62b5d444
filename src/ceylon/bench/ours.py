"""Our own contestants: whole random games of four players with starting tiles."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator

from ceylon.bench.loop import call_all, noise, ordinary, tight
from ceylon.bench.measure import COPIES, DECISIONS, Contestant, rate
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.playout import playouts

FULL_TABLE = Options(4, starting_tiles=True)
DEALS = 16
PLAYOUTS = 64


def contestants() -> list[Contestant]:
    return [core_playouts(), driven("driven"), driven_tight(), copies()]


def core_playouts() -> Contestant:
    """Playouts inside the core, from freshly dealt games."""
    turn = itertools.cycle([deal(FULL_TABLE, seed) for seed in range(DEALS)])
    seeds = itertools.count()
    return Contestant(
        "core_playouts",
        DECISIONS,
        lambda s: rate(s, lambda: playouts(next(turn), next(seeds), PLAYOUTS)),
    )


def driven(name: str) -> Contestant:
    """Whole games by the ordinary loop, the deal included."""
    rng = random.Random(1)
    picks = noise(1)
    return Contestant(
        name,
        DECISIONS,
        lambda s: rate(s, lambda: ordinary(Game.new(FULL_TABLE, rng), picks)),
    )


def driven_tight() -> Contestant:
    picks = noise(1)
    turn = itertools.cycle([deal(FULL_TABLE, seed) for seed in range(DEALS)])

    def work() -> int:
        game = next(turn).copy()
        return tight(game.legal, game.push, picks)

    return Contestant("driven_tight", DECISIONS, lambda s: rate(s, work))


def copies() -> Contestant:
    """New copies of the states of sample games."""
    calls: list[Callable[[], object]] = [game.copy for game in states()]
    return Contestant("copies", COPIES, lambda s: rate(s, lambda: call_all(calls)))


def deal(options: Options, seed: int) -> Game:
    return Game.new(options, random.Random(seed))


def states(seeds: int = 4) -> list[Game]:
    """The states of a few sample games."""
    picks = noise(3)
    return [state for seed in range(seeds) for state in _through(deal(FULL_TABLE, seed), picks)]


def _through(game: Game, picks: Iterator[int]) -> list[Game]:
    found = []
    while not game.over:
        found.append(game.copy())
        choices = game.legal()
        game.push(choices[next(picks) % len(choices)])
    return found
