"""Random games of every mode as screens, for tests of what leaves the server."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.words.playing import MODES, each_mode, mostly_staying

from ceylon.ids import NOBODY, Choice, Seat
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.sight.data.encoding import to_json
from ceylon.sight.data.tables import own_table, shared_table
from ceylon.sight.log import Log
from ceylon.sight.screen import Screen, Sitter, screen_of
from ceylon.words import Words

__all__ = ["MODES", "NAMES", "STAY", "Playing", "each_mode", "play", "sample"]

NAMES = ("Ana", "Ben", "Chloé", "Дмитрий")
STAY = 0.85


@dataclass
class Playing:
    """One game in progress, with its log."""

    options: Options
    game: Game
    choices: list[Choice] = field(default_factory=list)
    log: list[tuple[int, Fact]] = field(default_factory=list)

    @property
    def version(self) -> int:
        return len(self.choices)

    def play(self, choice: Choice) -> None:
        self.choices.append(choice)
        self.log += [(self.version, fact) for fact in self.game.play(choice)]

    def copy(self) -> "Playing":
        return Playing(self.options, self.game.copy(), list(self.choices), list(self.log))

    def screen(self, seat: Seat, words: Words | None = None, *, back: int = 0) -> Screen:
        """The screen of a seat; `back` shows it that many choices earlier."""
        words = words or Words.of("en")
        return screen_of(
            self.game,
            seat,
            words=words,
            table="T1",
            version=self.version + back,
            shown=self.version,
            sitters=self.sitters(words),
            log=Log.of(self.log),
        )

    def sitters(self, words: Words) -> list[Sitter]:
        if self.options.solo:
            return [Sitter(NAMES[0]), Sitter(words.railways.alone, "railways")]
        return [Sitter(name) for name in NAMES[: self.options.seats]]


def as_json(screen: Screen) -> dict[str, Any]:
    """A screen as a program gets it."""
    own = own_table(screen, curtain=NOBODY, digest="0" * 64)
    found: dict[str, Any] = json.loads(to_json(vars(shared_table(screen)) | vars(own)))
    return found


def sample(options: Options, seed: int = 1, every: int = 7) -> Iterator[Playing]:
    """Some moments of a game, including its beginning and its end."""
    for number, playing in enumerate(play(options, seed)):
        if number % every == 0 or playing.game.over:
            yield playing


def play(options: Options, seed: int = 1) -> Iterator[Playing]:
    """The table before every choice and at its end."""
    chance = Random(seed)
    playing = Playing(options, Game.new(options, chance))
    yield playing
    while not playing.game.over:
        playing.play(mostly_staying(playing.game, chance, STAY))
        yield playing
