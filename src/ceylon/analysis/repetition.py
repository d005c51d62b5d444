"""What need not be said, since the words of a choice have said it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.analysis.comparison import (
    CONTRACT_POINTS,
    COUNCILLOR,
    MORE_RUPEES,
    MORE_TEA,
    SPACE,
    SPACE_POINTS,
)
from ceylon.analysis.insights import Message
from ceylon.analysis.kept_assets import KEPT_TEA
from ceylon.ids import Choice
from ceylon.rules.choices import verb_of

_LABELS: Final[Mapping[str, frozenset[str]]] = {
    "rupees": frozenset({MORE_RUPEES}),
    "starting tile": frozenset({MORE_RUPEES}),
    "trade": frozenset({CONTRACT_POINTS, MORE_RUPEES}),
    "contract": frozenset({COUNCILLOR}),
    "advance": frozenset({SPACE, SPACE_POINTS}),
    "keep": frozenset({MORE_TEA, KEPT_TEA}),
    "discard": frozenset({MORE_TEA, KEPT_TEA}),
}
_STEPS: Final[Mapping[str, frozenset[str]]] = {
    "rupees": frozenset({MORE_RUPEES}),
    "contract": frozenset({COUNCILLOR}),
}


def said_by_label(choice: Choice, reason: Message) -> bool:
    """Whether the label of a choice, as its seat reads it, gives this reason."""
    return reason.text in _LABELS.get(verb_of(choice), ())


def said_by_step(choice: Choice, reason: Message) -> bool:
    """Whether a later step, whose numbers are not told, gives this reason."""
    return reason.text in _STEPS.get(verb_of(choice), ())
