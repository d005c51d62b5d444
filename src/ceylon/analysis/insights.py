"""What an analysis finds, as plain data that can be pickled.

A choice is its number in the catalogue of choices. Chances are from 0 to 1, by seat, and add up to
1; in a solo game CR Co. has the second seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ceylon.words import Words

Values = Mapping[str, int | tuple[int, ...] | list[int]]


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

    choice: int
    seat: int
    chances: tuple[float, ...]
    """Of each seat to win, after this choice."""
    visits: int
    """How many simulations tried it; 0 where it was only looked at."""
    line: tuple[int, ...] = ()
    """How its seat goes on, as far as that can be foreseen; only where it is explained."""
    reasons: tuple[Message, ...] = ()

    @property
    def chance(self) -> float:
        """Of the one who chooses."""
        return self.chances[self.seat]


@dataclass(frozen=True)
class Moment:
    """One choice of a game, and what could be expected before it."""

    number: int
    """From 1, as a record counts its choices."""
    turn: int
    seat: int
    choice: int
    best: int
    chances: tuple[float, ...]
    """Of each seat, if the best choice is made."""
    swing: float
    """What the choice cost its seat of its chance: 0 for the best one."""


@dataclass(frozen=True)
class TurningPoint:
    """A choice that changed the game, and why another was better."""

    moment: Moment
    line: tuple[int, ...]
    """How the better choice goes on for its seat."""
    reasons: tuple[Message, ...]


@dataclass(frozen=True)
class Analysis:
    """A game, choice by choice."""

    choices: int
    """How many the record has; there are as many moments, unless the analysis was cancelled."""
    moments: tuple[Moment, ...]
    last: tuple[float, ...]
    """The chances after the last choice: those of the winner are 1. Empty if cancelled before."""
    over: bool
    """Whether the game was played to its end."""
    turning_points: tuple[TurningPoint, ...]
    """The choices that cost their seats the most, the worst first."""
    seed: int
    simulations: int | None
    """For each moment; None where a time was given instead."""

    @property
    def complete(self) -> bool:
        return bool(self.last)

    def chart(self) -> list[tuple[float, ...]]:
        """The chances of each seat, before each choice and after the last."""
        chances = [moment.chances for moment in self.moments]
        return [*chances, self.last] if self.last else chances
