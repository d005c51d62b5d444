"""One game to learn from: the features of every board, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from ceylon.bots import Bot
from ceylon.bots.greedy import Greedy
from ceylon.bots.match import ask
from ceylon.bots.search import Learned, Search, settings_of
from ceylon.ids import Choice, Seat
from ceylon.rules.game import Game
from ceylon.search.features import Features
from ceylon.search.settings import Settings
from ceylon.training.modes import table

KEPT: Final = 0.4
"""The share of positions that are kept: neighbouring ones are nearly the same."""
AT_RANDOM: Final = 0.1
WILD: Final = 0.3
WILD_AT_RANDOM: Final = 0.25
"""The share of choices made at random; the share of games with more of them, and how many.

Good players never try many things. What these are worth can be learnt only if they are tried.
"""
LONGEST_ASTRAY: Final = 25
"""Solo, choices are random in at most this many turns, and only what comes after is kept.

CR Co. never pauses: one idle turn costs so much that otherwise only lost games would be learnt
from.
"""


@dataclass(frozen=True)
class Lesson:
    """What all games of a generation have in common; a game is determined by this and its
    number."""

    mode: str
    seed: int
    generation: int
    simulations: int
    learned: Learned | None
    """The weights to search with; without any, greedy plays."""

    @property
    def bot(self) -> str:
        """The name of the bot that plays."""
        return "greedy" if self.learned is None else f"search-{self.simulations}"


@dataclass(frozen=True)
class Played:
    """A finished game."""

    features: list[list[int]]
    """The features of each board in each kept position."""
    left: list[int]
    """The turns to come in each of these positions."""
    totals: list[int]
    winner: Seat


class SelfPlayer:
    """Plays the games of a lesson, one after the other."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._features = Features()
        self._settings: Settings | None = None
        if lesson.learned is not None:
            self._settings = settings_of(lesson.learned)

    def play(self, number: int) -> Played:
        lesson = self._lesson
        rng = Random(f"{lesson.seed}/{lesson.generation}/{number}")
        game = Game.new(table(lesson.mode, number), rng)
        bots = [self._bot(rng.getrandbits(32)) for _ in game.players]
        at_random = WILD_AT_RANDOM if rng.random() < WILD else AT_RANDOM
        astray = rng.randrange(LONGEST_ASTRAY) if game.solo else 0
        features: list[list[int]] = []
        left: list[int] = []
        while not game.over:
            if game.turn >= astray and rng.random() < KEPT:
                left.append(self._read(game, features))
            if game.solo and game.turn >= astray:
                at_random = 0.0
            game.push(self._choice(game, bots, rng, at_random))
        totals = [game.total(seat) for seat in game.seats()]
        return Played(features, left, totals, game.winner())

    def _choice(self, game: Game, bots: list[Bot], rng: Random, at_random: float) -> Choice:
        """A random choice, or the bot's, which reuses its tree if it was asked before."""
        legal = game.legal()
        if len(legal) > 1 and rng.random() < at_random:
            bots[game.seat] = self._bot(rng.getrandbits(32))
            return rng.choice(legal)
        return ask(bots[game.seat], game, legal)

    def _bot(self, seed: int) -> Bot:
        if self._settings is None:
            return Greedy(seed)
        return Search(seed, simulations=self._lesson.simulations, settings=self._settings)

    def _read(self, game: Game, rows: list[list[int]]) -> int:
        """Add a row for each board; return the turns to come."""
        features = self._features
        features.survey(game)
        for seat in game.seats():
            features.read(game, seat)
            rows.append(list(features.values))
        return features.left
