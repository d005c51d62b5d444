"""The bots' games that puzzles are taken from. Seed and number determine a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from ceylon.bots import bot
from ceylon.bots.match import ask
from ceylon.box import load
from ceylon.ids import Choice
from ceylon.rules.deal import Deal, draw_deal
from ceylon.rules.game import Game
from ceylon.rules.options import Options

OPTIONS: Final = (
    Options(4),
    Options(2),
    Options(3),
    Options(3, starting_tiles=True),
    Options(2, without="dimbula"),
    Options(4, starting_tiles=True),
    Options(1),
    Options(2, starting_tiles=True),
    Options(3),
    Options(4),
    Options(2),
    Options(1, railway="built", without="dimbula"),
)
"""Games take turns in these; the more players, the more of their positions are puzzles."""
PLAYERS: Final = ("neighbour", "planter", "search-100")
"""Bots of several strengths, none of which looks at a clock."""


@dataclass(frozen=True)
class Source:
    """A game under way, as it was dealt and played."""

    number: int
    options: Options
    deal: Deal
    game: Game
    choices: tuple[Choice, ...]


def moments(seed: int, number: int) -> Iterator[Source]:
    """The game of that number before each of its choices."""
    rng = Random(f"{seed}/{number}")
    options = OPTIONS[number % len(OPTIONS)]
    deal = draw_deal(options, rng, load())
    game = Game.of(options, deal)
    players = [bot(rng.choice(PLAYERS), rng.getrandbits(32)) for _ in range(options.seats)]
    choices: list[Choice] = []
    while not game.over:
        legal = game.legal()
        yield Source(number, options, deal, game, tuple(choices))
        choices.append(ask(players[game.seat], game, legal))
        game.push(choices[-1])
