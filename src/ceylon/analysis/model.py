"""What an analysis finds, as plain data: it can be pickled, and `as_data` is ready for JSON.

A choice is its number in the catalogue of choices; in `as_data` it is its text form. Chances are
from 0 to 1, by seat, and add up to 1; in a solo game CR Co. has the second seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ceylon.rules.choices import text_of
from ceylon.words import Words

Data = dict[str, object]
Values = Mapping[str, int | tuple[int, ...] | list[int]]

_DECIMALS = 4


@dataclass(frozen=True)
class Message:
    """A sentence of the catalogues with its values: `words.say(text, **values)`."""

    text: str
    values: Values

    def said(self, words: Words) -> str:
        return words.say(self.text, **self.values)

    def as_data(self, words: Words | None = None) -> Data:
        """With words, also the sentence in their language."""
        data: Data = {"text": self.text, "values": dict(self.values)}
        return data | {"sentence": self.said(words)} if words else data


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

    def as_data(self, words: Words | None = None) -> Data:
        return {
            "choice": text_of(self.choice),
            "seat": self.seat,
            "chance": round(self.chance, _DECIMALS),
            "chances": _rounded(self.chances),
            "visits": self.visits,
            "line": [text_of(choice) for choice in self.line],
            "reasons": [reason.as_data(words) for reason in self.reasons],
        }


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

    def as_data(self) -> Data:
        return {
            "number": self.number,
            "turn": self.turn,
            "seat": self.seat,
            "choice": text_of(self.choice),
            "best": text_of(self.best),
            "chances": _rounded(self.chances),
            "swing": round(self.swing, _DECIMALS),
        }


@dataclass(frozen=True)
class TurningPoint:
    """A choice that changed the game, and why another was better."""

    moment: Moment
    line: tuple[int, ...]
    """How the better choice goes on for its seat."""
    reasons: tuple[Message, ...]

    def as_data(self, words: Words | None = None) -> Data:
        told = [reason.as_data(words) for reason in self.reasons]
        line = [text_of(choice) for choice in self.line]
        return {**self.moment.as_data(), "line": line, "reasons": told}


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

    def as_data(self, words: Words | None = None) -> Data:
        return {
            "choices": self.choices,
            "complete": self.complete,
            "over": self.over,
            "seed": self.seed,
            "simulations": self.simulations,
            "moments": [moment.as_data() for moment in self.moments],
            "last": _rounded(self.last),
            "turning_points": [point.as_data(words) for point in self.turning_points],
        }


def _rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, _DECIMALS) for chance in chances]
