"""What the lesson is made of: stations, and the steps of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class Kind(Enum):
    """What a step asks of the learner."""

    LOOK = "look"
    """To look at something on the table."""
    TURN = "turn"
    """To turn the card that is played next."""
    CHOOSE = "choose"
    """To make a choice, or all choices of a harvest."""
    WATCH = "watch"
    """To watch what the others do."""
    SUM = "sum"
    """To see where the points come from."""
    END = "end"
    """Nothing: the lesson is over."""


@dataclass(frozen=True)
class Step:
    """A moment of the lesson: a sentence, and what to do."""

    kind: Kind
    after: int
    """The number of choices before it. For WATCH: before what the others do."""
    say: str = ""
    """The sentence, at most 14 words in English."""
    why: str = ""
    """What is worth knowing about it."""
    choices: int = 0
    """How many choices of the record it makes."""
    points_at: str = ""
    """LOOK: a CSS selector of the thing."""
    values: Mapping[str, object] = field(default_factory=dict)
    """The fields of both sentences."""

    @property
    def until(self) -> int:
        """The number of choices after it."""
        return self.after + self.choices


@dataclass(frozen=True)
class Station:
    """Something to learn, in a few steps."""

    title: str
    steps: tuple[Step, ...]


def look(after: int, at: str, say: str, why: str = "", **values: object) -> Step:
    return Step(Kind.LOOK, after, say, why, points_at=at, values=values)


def turn(number: int, say: str, why: str = "", **values: object) -> Step:
    """Turn the card that the choice with this number plays."""
    return Step(Kind.TURN, number - 1, say, why, values=values)


def choose(number: int, say: str, why: str = "", *, choices: int = 1, **values: object) -> Step:
    """Make the choice with this number, or as many from there on."""
    return Step(Kind.CHOOSE, number - 1, say, why, choices, values=values)
