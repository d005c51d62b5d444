"""What an analysis finds, as plain data that can be pickled.

A choice is its number in the catalogue of choices. Chances are from 0 to 1, by seat, and add up to
1; in a solo game CR Co. has the second seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ceylon.ids import Choice, Seat
from ceylon.words import Words

Values = Mapping[str, int | Sequence[int]]


@dataclass(frozen=True)
class Message:
    """A sentence of the catalogues with its values: `words.say(text, **values)`."""

    text: str
    values: Values

    def sentence(self, words: Words) -> str:
        return words.say(self.text, **self.values)


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
    """Each seat's chance, if the best choice is made."""
    swing: float
    """How much of its chance the choice cost its seat: 0 for the best one."""


@dataclass(frozen=True)
class TurningPoint:
    """A choice that changed the game, and why another was better."""

    moment: Moment
    line: tuple[Choice, ...]
    """How the better choice continues for its seat."""
    reasons: tuple[Message, ...]


@dataclass(frozen=True)
class Analysis:
    """A game, choice by choice."""

    choices: int
    """How many the record has; there are as many moments, unless the analysis was cancelled."""
    moments: tuple[Moment, ...]
    last: tuple[float, ...]
    """The chances after the last choice: the winner's is 1. Empty if cancelled before."""
    over: bool
    """Whether the game was played to its end."""
    turning_points: tuple[TurningPoint, ...]
    """The choices that cost their seats the most, the worst first."""
    seed: int
    simulations: int | None
    """For each moment; None if a time was given instead."""

    @property
    def complete(self) -> bool:
        return bool(self.last)

    def chart(self) -> list[tuple[float, ...]]:
        """The chances of each seat, before each choice and after the last."""
        chances = [moment.chances for moment in self.moments]
        return [*chances, self.last] if self.last else chances
