"""What a coach says at a choice: one thing to do, and why. All of it comes from the hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ceylon.analysis.comparison import END, MORE_TEA
from ceylon.analysis.insights import Candidate, Message
from ceylon.analysis.repetition import said_by_label, said_by_step
from ceylon.ids import Choice
from ceylon.rules.choices import object_of, verb_of
from ceylon.rules.material import ADVANCE, UP

EQUAL: Final = 0.01
"""Choices whose chances differ by less are equally good to a learner."""

_MEANS: Final = frozenset({"play", "technology token", "starting tile"})
"""Choices that do nothing themselves: what they are for comes after them."""

_FEW: Final = 2
"""So many further steps fit into a sentence that is read at a glance."""


@dataclass(frozen=True)
class Remark:
    """What to do and why; or, without a reason, choices that are about equally good."""

    candidates: tuple[Candidate, ...]
    """The best one first; only the best one if there is a reason."""
    reasons: tuple[Message, ...] = ()
    """One, and that it triggers the end of the game, if it does."""
    line: tuple[Choice, ...] = ()
    """How the best one continues, as far as what is said of it needs that; without a reason, what
    it is for."""
    next_best: Candidate | None = None
    """Without a reason or an equal: what it is better than."""


def remark(hints: Sequence[Candidate]) -> Remark:
    """What the coach says of some hints, the best one first."""
    best = hints[0]
    said = _said(best)
    if said:
        steps = max(steps for _, steps in said)
        return Remark((best,), tuple(reason for reason, _ in said), _told(best, steps))
    equal = tuple(each for each in hints if best.chance - each.chance < EQUAL)
    line = _told(best, _first_action(best))
    if len(equal) > 1:
        return Remark(equal, line=line)
    others = hints[1:]
    return Remark((best,), line=line, next_best=others[0] if others and not line else None)


def _said(best: Candidate) -> list[tuple[Message, int]]:
    """The weightiest reason that does not go without saying, and the end of the game.

    Of something far ahead only if there is nothing else to say.
    """
    known = [each for each in _reasons(best) if not _goes_without_saying(best, *each)]
    ends = [each for each in known if each[0].text == END]
    others = [each for each in known if each not in ends]
    return sorted(others, key=lambda each: len(_told(best, each[1])) > _FEW)[:1] + ends


def _reasons(best: Candidate) -> Iterator[tuple[Message, int]]:
    """With how many steps of the line lead to each; without those that need more."""
    for reason, steps in zip(best.reasons, best.steps, strict=True):
        if steps is not None:
            yield reason, steps


def _goes_without_saying(best: Candidate, reason: Message, steps: int) -> bool:
    """The words of the step say it: to take rupees brings rupees, and one harvest one chest."""
    if steps:
        return said_by_step(best.line[steps - 1], reason)
    one_chest = reason.text == MORE_TEA and verb_of(best.choice) == "harvest"
    return one_chest or said_by_label(best.choice, reason)


def _first_action(best: Candidate) -> int:
    """What a card is played for, or a token or a tile is used for."""
    return min(1, len(best.line)) if verb_of(best.choice) in _MEANS else 0


def _told(best: Candidate, steps: int) -> tuple[Choice, ...]:
    """So much of the line: with the end of a harvest, and without what the card says itself."""
    line = best.line
    if 0 < steps < len(line) and verb_of(line[steps]) == "done":
        steps += 1
    advances = verb_of(best.choice) == "play" and UP[object_of(best.choice)] == ADVANCE
    return line[1 if advances and line[:1] and verb_of(line[0]) == "advance" else 0 : steps]
