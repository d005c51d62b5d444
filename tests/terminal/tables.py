"""Positions to draw: random games in all modes, with every verb equally likely."""

from functools import cache
from random import Random

from ceylon.ids import Choice
from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.sight.screen import Screen, screen_of
from ceylon.terminal.listing import Listing
from ceylon.terminal.screens import sitters_of
from ceylon.words import LANGUAGES as SPOKEN
from ceylon.words import Words

MODES = {
    "solo": Options(1),
    "solo, built, without Dimbula": Options(1, railway="built", without="dimbula"),
    "two": Options(2),
    "two, tiles, without Dimbula": Options(2, starting_tiles=True, without="dimbula"),
    "three": Options(3),
    "four, tiles": Options(4, starting_tiles=True),
}
NAMES = ("Ana", "Bruno", "Clémentine", "Дмитрий")
LANGUAGES = tuple(SPOKEN)


def words_for(language: str, options: Options) -> Words:
    words = Words.of(language)
    railways = [words.railways] if options.solo else []
    return words.seated([*NAMES[: options.seats], *railways])


def chance_choice(game: Game, rng: Random) -> Choice:
    """Any verb as likely as any other, then any of its choices; planting is often tried."""
    by_verb: dict[str, list[Choice]] = {}
    for choice in game.legal():
        by_verb.setdefault(text_of(choice).split()[0], []).append(choice)
    verbs = sorted(by_verb)
    likely = [
        8 if verb in ("plant", "contract", "advance", "trade", "starting") else 1 for verb in verbs
    ]
    return rng.choice(by_verb[rng.choices(verbs, likely)[0]])


def game_after(options: Options, seed: int, choices: int) -> Game:
    """A game after that many choices, or its last open question."""
    rng = Random(seed)
    game = Game.new(options, rng)
    for _ in range(choices):
        after = game.copy()
        after.push(chance_choice(after, rng))
        if after.over:
            return game
        game = after
    return game


@cache
def positions(options: Options) -> list[Game]:
    """From the first question to the last turn; not to be played on."""
    return [
        game_after(options, seed, choices)
        for seed, choices in enumerate((0, 1, 2, 7, 12, 25, 61, 90, 120, 1000), start=3)
    ]


def screen_in(game: Game, words: Words) -> Screen:
    """As the seat that must choose sees it."""
    return screen_of(game, game.seat, words=words, sitters=sitters_of(words, game))


def listing_in(game: Game, words: Words) -> Listing:
    return Listing.of(screen_in(game, words))
