"""What an analysis finds, as plain data that can be pickled.

A choice is its number in the catalogue of choices. Chances are from 0 to 1, by seat, and add up to
1; in a solo game CR Co. has the second seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ceylon.ids import Choice, Seat
from ceylon.words import Words

Values = Mapping[str, int | Sequence[int]]
_LEAST: Final = 0.01


@dataclass(frozen=True)
class Message:
    """A sentence of the catalogues with its values: `words.say(text, **values)`."""

    text: str
    values: Values

    def sentence(self, words: Words) -> str:
        return words.say(self.text, **self.values)


def undecided(chance: float) -> float:
    """A chance as it is said before the game is over: never certain."""
    return min(1 - _LEAST, max(_LEAST, chance))


@dataclass(frozen=True)
class Candidate:
    """A legal choice and what it leads to."""

    choice: Choice
    seat: Seat
    chances: tuple[float, ...]
    """Each seat's chance of winning, after this choice."""
    visits: int
    """How many simulations tried it; 0 if it was only evaluated."""
    line: tuple[Choice, ...] = ()
    """How its seat continues, as far as that is predictable; only if it is explained."""
    reasons: tuple[Message, ...] = ()
    steps: tuple[int | None, ...] = ()
    """For each reason of a hint, how much of the line leads to it; None if more than the line."""
    against: Choice | None = None
    """The choice that its reasons compare it with, if they say what it keeps."""
    shared: tuple[Message, ...] = ()
    """What speaks for the choice, and for the one that it is compared with, all the same."""
    aim: Choice | None = None
    """What its seat does on a later turn, if that is predictable; only for a hint without a
    reason."""

    @property
    def chance(self) -> float:
        """The chance of the seat that chooses."""
        return self.chances[self.seat]


@dataclass(frozen=True)
class Moment:
    """One choice of a game, and what could be expected before it."""

    number: int
    """From 1, as a record counts its choices."""
    turn: int
    seat: Seat
    choice: Choice
    best: Choice
    chances: tuple[float, ...]
    """Each seat's chance, if the best choice is made; empty until it has been judged."""
    swing: float
    """How much of its chance the choice cost its seat: 0 for the best one, and for what a coach
    would have advised."""
    lead: float = 0.0
    """How much better the best choice is than the next one."""

    @property
    def judged(self) -> bool:
        return bool(self.chances)


@dataclass(frozen=True)
class TurningPoint:
    """A choice that changed the game, and why another was better."""

    moment: Moment
    line: tuple[Choice, ...]
    """How the better choice continues for its seat."""
    reasons: tuple[Message, ...]


@dataclass(frozen=True)
class Retry:
    """A choice of a game that is made once more.

    The reasons of a candidate are what the best choice has over it.
    """

    best: Candidate
    played: Candidate
    """What was chosen in the game."""
    tried: Candidate
    """What is chosen now."""

    @property
    def lost(self) -> float:
        """How much of its chance the new choice costs: 0 for the best one, and for the same action
        in another order (A2.2)."""
        same = {self.tried.choice, *self.tried.line} == {self.best.choice, *self.best.line}
        return 0.0 if same else max(0.0, self.best.chance - self.tried.chance)


@dataclass(frozen=True)
class Analysis:
    """A game, choice by choice."""

    choices: int
    """How many the record has; there are as many moments, unless the analysis was cancelled."""
    moments: tuple[Moment, ...]
    """In their order; while the analysis is under way some have not been judged."""
    last: tuple[float, ...]
    """The chances after the last choice: the winner's is 1. Empty if cancelled before."""
    over: bool
    """Whether the game was played to its end."""
    turning_points: tuple[TurningPoint, ...]
    """The choices that cost their seats the most, the worst first."""
    seed: int
    simulations: int | None
    """For each moment; None if a time was given instead."""
    own: tuple[TurningPoint, ...] = ()
    """The choices that cost each seat the most, seat by seat, the worst first."""

    @property
    def done(self) -> int:
        """How many choices have been judged."""
        return sum(moment.judged for moment in self.moments)

    @property
    def complete(self) -> bool:
        return bool(self.last) and self.done == self.choices

    def chart(self) -> list[tuple[float, ...]]:
        """The chances of each seat, before each choice and after the last."""
        chances = [moment.chances for moment in self.moments]
        return [*chances, self.last] if self.last else chances
