"""A puzzle: a game up to a question, the best answer, and what each choice is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Final

from ceylon.analysis import Message
from ceylon.ids import Choice, Seat
from ceylon.record import Record
from ceylon.rules.choices import verb_of
from ceylon.rules.deal import Deal
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View

Reasons = tuple[Message, ...]

RIGHT: Final = "right"
NEARLY: Final = "nearly"
WRONG: Final = "wrong"
_NEAR: Final = 0.05
"""A choice that costs no more than this of the chance of winning is nearly right."""


@dataclass(frozen=True)
class Puzzle:
    """Only what one seat knows is shown; the rest of the deal stays on the server."""

    options: Options
    deal: Deal
    choices: tuple[Choice, ...]
    """Those of the game, up to the question."""
    answers: tuple[Choice, ...]
    """The best choice, then those that are the same action in another order (A2.2)."""
    chances: Mapping[Choice, float]
    """For each legal choice: the seat's chance of winning after it."""
    budget: int
    """The number of simulations with which a search finds the answer."""
    game: int
    """The number of the bots' game that it comes from."""
    line: tuple[Choice, ...] = ()
    """How the answer continues, as far as that is predictable."""
    reasons: Mapping[Choice, Reasons] = field(default_factory=dict)
    """For the best of the other choices: what the answer has over it."""

    @property
    def answer(self) -> Choice:
        return self.answers[0]

    @property
    def kind(self) -> str:
        """What kind of choice the answer is: `plant`."""
        return verb_of(self.answer)

    @cached_property
    def id(self) -> str:
        """Made from what its seat may know, so that it reveals nothing else, and stays the same."""
        return blake2b(self.view().key(), digest_size=4).hexdigest()

    @property
    def seat(self) -> Seat:
        """Who must choose."""
        return self.view().seat

    @property
    def rivals(self) -> list[Choice]:
        """The other choices, the best first."""
        others = [choice for choice in self.chances if choice not in self.answers]
        return sorted(others, key=lambda choice: (-self.chances[choice], choice))

    @property
    def gap(self) -> float:
        """How far the answer is ahead of every other choice."""
        return self.chances[self.answer] - self.chances[self.rivals[0]]

    def verdict(self, choice: Choice) -> str:
        """RIGHT, NEARLY or WRONG, for a legal choice."""
        if choice in self.answers:
            return RIGHT
        lost = self.chances[self.answer] - self.chances[choice]
        return NEARLY if lost <= _NEAR else WRONG

    def record(self, names: list[str]) -> Record:
        return Record(self.options, self.deal, list(self.choices), names)

    def position(self) -> Game:
        """The game at the question."""
        game = Game.of(self.options, self.deal)
        for choice in self.choices:
            game.push(choice)
        return game

    def view(self) -> View:
        """What the seat that must choose knows."""
        return self._view

    @cached_property
    def _view(self) -> View:
        game = self.position()
        return View.of(game, game.seat)
