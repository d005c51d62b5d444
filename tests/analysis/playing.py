"""Records and positions of random games, for the laws of the analysis."""

from collections.abc import Iterator
from random import Random

from tests.laws.playing import STYLES, choose

from ceylon.bots import bot
from ceylon.box import load
from ceylon.record import Record
from ceylon.rules.deal import draw_deal
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View

NAMES = ["Ana", "Bo", "Cem", "Dora"]
EVERY_VERB = STYLES[1]


def played(options: Options, seed: int, choices: int = 10_000) -> Record:
    """A random game in which every verb is equally likely, or its first choices."""
    rng = Random(seed)
    deal = draw_deal(options, rng, load())
    game = Game.of(options, deal)
    record = Record(options, deal, [], NAMES[: options.seats])
    while not game.over and len(record.choices) < choices:
        record.choices.append(choose(game, rng, EVERY_VERB))
        game.push(record.choices[-1])
    return record


def moments(options: Options, seed: int, apart: int) -> Iterator[Game]:
    """Positions of such a game, some choices apart, each an independent copy."""
    record = played(options, seed)
    game = record.game(0)
    for number, choice in enumerate(record.choices):
        if number % apart == 0:
            yield game.copy()
        game.push(choice)


def sensible(options: Options, seed: int, apart: int) -> Iterator[Game]:
    """Positions of a game in which all play well, so that all there is in the game happens."""
    players = [bot("search-30", seed) for _ in range(options.seats)]
    game = Game.new(options, Random(seed))
    number = 0
    while not game.over:
        if number % apart == 0:
            yield game.copy()
        number += 1
        game.push(players[game.seat].choose(seen(game), game.legal()))


def seen(game: Game) -> View:
    """What the seat that must choose sees."""
    return View.of(game, game.seat)
