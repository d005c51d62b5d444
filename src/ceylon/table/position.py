"""A position of a game with the way that led there. It is swapped as a whole, never changed."""

from __future__ import annotations

from dataclasses import dataclass

from ceylon.record import Record
from ceylon.rules.choices import text_of
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.state import START


@dataclass(frozen=True, slots=True)
class Made:
    """A choice that was made, and what was hidden before it."""

    choice: int
    seat: int
    turn: int
    hidden: int
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """The game after some choices."""

    game: Game
    made: tuple[Made, ...] = ()

    def after(self, choice: int) -> Position:
        """The position after one more choice; raises IllegalChoice."""
        seat, turn, hidden = int(self.game.seat), int(self.game.turn), still_hidden(self.game)
        game = self.game.copy()
        facts = tuple(game.play(choice))
        return Position(game, (*self.made, Made(choice, seat, turn, hidden, facts)))

    @property
    def choices(self) -> list[int]:
        return [made.choice for made in self.made]


def start(record: Record) -> Position:
    return Position(record.game(0))


def replayed(record: Record, choices: list[int]) -> Position:
    """The position after these choices from the start of a game."""
    game = record.game(0)
    made: list[Made] = []
    for choice in choices:
        seat, turn, hidden = int(game.seat), int(game.turn), still_hidden(game)
        made.append(Made(choice, seat, turn, hidden, tuple(game.play(choice))))
    return Position(game, tuple(made))


def still_hidden(game: Game) -> int:
    """How much is still to be revealed: cards, contracts, and CR Co.'s drawn railway (R5)."""
    railway = game.solo and game.question == START and not game.railway_built
    return game.still_hidden() + bool(railway)


def told(position: Position) -> str:
    """The last choice, for a log of the program."""
    return text_of(position.made[-1].choice) if position.made else "start"
