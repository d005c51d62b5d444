"""The player's aid, as it lies beside a real board: a turn, the actions, what scores, the end.

Its sentences are those of the rulebook and of the abilities, its prices those
of the rules, its points those of the box in use.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceylon.box import Box
from ceylon.rulebook import Book
from ceylon.rules.choices import ACTION_VERBS
from ceylon.words import Words
from ceylon.words.abilities import Ability, action
from ceylon.words.numerals import number


@dataclass(frozen=True)
class Step:
    """A step of a turn."""

    name: str
    rules: str
    title: str
    text: str


@dataclass(frozen=True)
class ScoreLine:
    """What scores: where it is explained, and how many points there are."""

    name: str
    rule: str
    said: str
    points: str
    at_the_end: bool

    @property
    def in_words(self) -> bool:
        return not self.points[-1].isdigit()


@dataclass(frozen=True)
class EndLine:
    """What triggers the end, and how the game then ends."""

    rule: str
    said: str


@dataclass(frozen=True)
class Aid:
    steps: list[Step]
    actions: list[Ability]
    scores: list[ScoreLine]
    ends: list[EndLine]

    @property
    def scores_in_play(self) -> list[ScoreLine]:
        return [line for line in self.scores if not line.at_the_end]

    @property
    def scores_at_the_end(self) -> list[ScoreLine]:
        return [line for line in self.scores if line.at_the_end]


def aid(words: Words, rulebook: Book, box: Box) -> Aid:
    return Aid(
        steps=[_step(rulebook, name, rules) for name, rules in _STEPS],
        actions=[action(words, number) for number in range(len(ACTION_VERBS))],
        scores=score_lines(rulebook, box),
        ends=[EndLine(rule, rulebook.overview[f"end_{name}"]) for name, rule in _ENDS],
    )


_STEPS: Final = (("card", "T1"), ("act", "T2 T3"), ("follow", "T4"), ("refill", "T6 T7"))
_ENDS: Final = (("leaves", "E1"), ("cards", "E1"), ("round", "E2"))


def _step(rulebook: Book, name: str, rules: str) -> Step:
    told = rulebook.overview
    return Step(name, rules, told[f"turn_{name}"], told[f"turn_{name}_text"])


def score_lines(rulebook: Book, box: Box) -> list[ScoreLine]:
    """During the game, then at its end."""
    told = rulebook.overview
    majority, bonus = (_listed(each) for each in (box.majority, box.district_bonus))
    lines = (
        ("harvest", "A2.3", "1", False),
        ("contract", "A3.3", told["as_shown"], False),
        ("technology", "A5.3", _listed(_different(box.technology_bonus)), False),
        ("bonus", "A1.4", bonus, False),
        ("rupees", "E4", majority, True),
        ("track", "E5", majority, True),
        ("district", "E6", majority, True),
        ("companies", "E7", _listed(box.companies), True),
        ("leaf", "E8", number(rulebook.language, box.leftover), True),
    )
    return [
        ScoreLine(name, rule, told[f"score_{name}"], points, end)
        for name, rule, points, end in lines
    ]


def _different(points: tuple[int, ...]) -> tuple[int, ...]:
    """Each number of points that a space gives, once."""
    return tuple(sorted({each for each in points if each}))


def _listed(points: tuple[int, ...]) -> str:
    return " ".join(map(str, points))
