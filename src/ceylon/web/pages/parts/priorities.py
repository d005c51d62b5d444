"""CR Co.'s priorities in its own turn: which actions its card had, and which one it took (R19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ceylon.rules import facts
from ceylon.rules.material import DOWN, UP
from ceylon.rules.railways import PRIORITY
from ceylon.sight.log import LogLine
from ceylon.words import Words

OFF, STRUCK, FIRED = "off", "struck", "fired"
"""Not on the card, or not reached; on it but not possible; taken."""


@dataclass(frozen=True)
class Priority:
    action: int
    state: str
    name: str


_ORDER: Final = tuple(int(action) for action in PRIORITY)


def priorities_of(words: Words, steps: Sequence[LogLine]) -> list[Priority]:
    """In their order; empty if it turned up no card."""
    told = [line.fact for line in steps]
    card = next((fact.card for fact in told if isinstance(fact, facts.RailwaysDrew)), None)
    decided = next((fact for fact in told if isinstance(fact, facts.RailwaysDecided)), None)
    if card is None or decided is None:
        return []
    return [
        Priority(action, _state(action, card, decided.action), words.unit("Short", action))
        for action in _ORDER
    ]


def _state(action: int, card: int, taken: int) -> str:
    if action == taken:
        return FIRED
    if action not in (UP[card], DOWN[card]):
        return OFF
    reached = taken < 0 or _ORDER.index(action) < _ORDER.index(taken)
    return STRUCK if reached else OFF
