"""Positions of random games, in every mode."""

from collections.abc import Iterator
from random import Random

from tests.laws.fields import seats_of
from tests.laws.modes import MODES
from tests.laws.playing import STYLES, choose

from ceylon.ids import SPECTATOR
from ceylon.rules.game import Game
from ceylon.rules.view import View


def positions(mode: str, *, every: int = 11, seed: int = 0) -> Iterator[Game]:
    """Now and then a position of a random game, and its end."""
    rng = Random(f"{mode} {seed}")
    game, style, step = Game.new(MODES[mode], rng), STYLES[seed % len(STYLES)], 0
    while not game.over:
        if step % every == 0:
            yield game.copy()
        game.push(choose(game, rng, style))
        step += 1
    yield game


def middle(mode: str) -> Game:
    """Halfway through a random game."""
    found = list(positions(mode))
    return found[len(found) // 2]


def views(game: Game) -> list[View]:
    """What everyone sees who may look."""
    return [View.of(game, seat) for seat in (SPECTATOR, *seats_of(game))]
