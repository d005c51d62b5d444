"""Games to write down: random ones, drawn from a seed."""

from collections.abc import Callable
from random import Random

import pytest

from ceylon.box import load
from ceylon.record import Record
from ceylon.rules.deal import draw_deal
from ceylon.rules.game import Game
from ceylon.rules.options import Options

NAMES = ["Ana", "Bruno", "Chandra", "Dilini"]
Play = Callable[..., Record]


@pytest.fixture(scope="session")
def play() -> Play:
    return played


def played(options: Options, seed: int = 1, most: int = 10_000) -> Record:
    """A game of random choices, to the end or so far."""
    rng = Random(seed)
    deal = draw_deal(options, rng, load())
    game = Game.of(options, deal)
    record = Record(options, deal, [], NAMES[: options.seats])
    while not game.over and len(record.choices) < most:
        choice = rng.choice(game.legal())
        game.push(choice)
        record.choices.append(choice)
    return record
