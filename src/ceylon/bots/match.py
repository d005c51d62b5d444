"""One game between bots, from plain data, so that another process can play it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

from ceylon.bots.protocol import Bot
from ceylon.bots.registry import bot
from ceylon.box import Box, load
from ceylon.errors import CeylonError
from ceylon.record import Record
from ceylon.rules.choices import text_of
from ceylon.rules.deal import draw_deal
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.reasons import N_
from ceylon.rules.view import View


class BotError(CeylonError):
    """A bot that answered with a choice that is not legal."""


@dataclass(frozen=True)
class Series:
    """What all games of an arena have in common. A single bot plays the solo game."""

    bots: tuple[str, ...]
    """One a seat."""
    seed: int
    box: Box = field(default_factory=load)
    without: str = "uva"
    starting_tiles: bool = False
    railway: str = "drawn"
    records: Path | None = None
    """The folder in which each game is kept as a record."""

    def __post_init__(self) -> None:
        """What cannot be played is told here, not by a process far away."""
        self.options()
        for name in self.bots:
            bot(name, self.seed)

    def options(self) -> Options:
        return Options(
            len(self.bots),
            without=self.without,
            starting_tiles=self.starting_tiles,
            railway=self.railway,
        )

    def seating(self, number: int) -> list[str]:
        """The bots by seat: from game to game each moves on by one seat."""
        shift = number % len(self.bots)
        return [*self.bots[shift:], *self.bots[:shift]]


class Outcome(NamedTuple):
    """How one game ended."""

    seating: list[str]
    totals: list[int]
    winner: int
    """A seat; in a solo game CR Co.'s when the bot has lost."""


def play_match(series: Series, number: int) -> Outcome:
    """Play a game; series and number decide everything in it."""
    rng = Random(f"{series.seed}/{number}")
    options = series.options()
    deal = draw_deal(options, rng, series.box)
    seating = series.seating(number)
    game = Game.of(options, deal, series.box)
    choices = play([bot(name, rng.getrandbits(32)) for name in seating], game)
    if series.records is not None:
        record = Record(options, deal, choices, seating, series.box)
        record.save(series.records / f"{number + 1:05}.ceylon")
    totals = [int(game.total(seat)) for seat in range(options.seats)]
    return Outcome(seating, totals, int(game.winner()))


def play(bots: Sequence[Bot], game: Game) -> list[int]:
    """Let the bots play the game to its end; what they chose."""
    choices: list[int] = []
    while not game.over:
        seat = int(game.seat)
        legal = game.legal()
        choice = bots[seat].choose(View.of(game, seat), list(legal))
        if choice not in legal:
            text = N_("{bot} is no good bot: it chose {choice}, which is not legal")
            raise BotError(text, {"bot": bots[seat].name, "choice": text_of(choice)})
        game.push(choice)
        choices.append(choice)
    return choices
