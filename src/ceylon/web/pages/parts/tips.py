"""Tooltips: what a thing is, what choosing it does, or the rule against it."""

from __future__ import annotations

from dataclasses import dataclass

from ceylon.rules.reasons import Reason
from ceylon.words import Words, capital


@dataclass(frozen=True)
class Why:
    """A reason as a sentence and the rule that it comes from."""

    sentence: str
    rule: str


@dataclass(frozen=True)
class Tip:
    id: str
    title: str
    lines: tuple[str, ...] = ()
    ways: tuple[tuple[str, str, str], ...] = ()
    """A move: its way, its sum, and the money left."""
    reasons: tuple[Why, ...] = ()


def why(words: Words, reason: Reason) -> Why:
    return Why(capital(words.say(reason.text, **reason.values)), reason.rule)
