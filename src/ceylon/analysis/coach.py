"""What a coach says at a choice: one thing to do, and why. All of it comes from the hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from ceylon.analysis.comparison import END, MORE_TEA, YOUR_CARD
from ceylon.analysis.insights import Candidate, Message
from ceylon.analysis.repetition import said_by_label, said_by_step
from ceylon.ids import Choice
from ceylon.rules.choices import ADVANCING, object_of, verb_of
from ceylon.rules.material import ADVANCE, UP

EQUAL: Final = 0.01
"""Choices whose chances differ by less are equally good to a learner."""

_FOR_AN_ACTION: Final = frozenset({"play", "technology token", "starting tile"})
_HARVEST: Final = frozenset({"harvest", "done", "discard"})
_FEW: Final = 2
"""So many further steps fit into a sentence that is read at a glance."""


@dataclass(frozen=True)
class Remark:
    """What to do and why; or, without a reason, another choice that is about as good, or the next
    best one, and what both are for."""

    candidates: tuple[Candidate, ...]
    """The best one first; with it one that is about equally good, if there is no reason."""
    reasons: tuple[Message, ...] = ()
    """One, and that it triggers the end of the game, if it does."""
    line: tuple[Choice, ...] = ()
    """How the best one continues, as far as what is said of it needs that."""
    other_line: tuple[Choice, ...] = ()
    """The same of the other choice that is named."""
    next_best: Candidate | None = None
    """Without a reason or an equal: what it is better than."""
    against: Candidate | None = None
    """What it is compared with, if the reason is what it keeps."""
    shared: tuple[Message, ...] = ()
    """Without a reason: what it and the other one have in common."""
    aims: tuple[Choice, ...] = ()
    """Without that: for what the best one prepares, and the other one, if that is known."""

    @property
    def advised(self) -> Iterator[Choice]:
        """Every step that it recommends, whichever of the named choices leads to it."""
        lines = (self.line, self.other_line)
        for one, line in zip(self.candidates, lines, strict=False):
            yield one.choice
            yield from line
            if _advances(one):
                yield Choice(ADVANCING)

    @property
    def other(self) -> Candidate | None:
        """The other choice that is named, if any."""
        equal = self.candidates[1] if len(self.candidates) > 1 else None
        return equal or self.next_best or self.against


def remark(hints: Sequence[Candidate]) -> Remark:
    """What the coach says of some hints, the best one first."""
    best, *others = hints
    said = _said(best)
    if said:
        steps = max(_first_action(best), *(steps for _, steps in said))
        against = next((each for each in others if each.choice == best.against), None)
        return Remark(
            (best,),
            tuple(reason for reason, _ in said),
            _told(best, steps),
            _told(against, _first_action(against)) if against else (),
            against=against,
        )
    line = _told(best, _first_action(best))
    if not others:
        return Remark((best,), line=line)
    other = others[0]
    equal = best.chance - other.chance < EQUAL
    return Remark(
        (best, other) if equal else (best,),
        line=line,
        other_line=() if other.line[:1] == best.line[:1] else other.line[: _first_action(other)],
        next_best=None if equal else other,
        shared=best.shared,
        aims=tuple(each.aim for each in (best, other) if each.aim is not None) if best.aim else (),
    )


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
    """The words of the step say it: to take rupees brings rupees, and one harvest one chest; and
    whoever plays a card keeps the others."""
    if reason.text == YOUR_CARD:
        return True
    if steps:
        return said_by_step(best.line[steps - 1], reason)
    one_chest = reason.text == MORE_TEA and verb_of(best.choice) == "harvest"
    return one_chest or said_by_label(best.choice, reason)


def _first_action(best: Candidate) -> int:
    """What a card is played for, a token spent, a tile used."""
    return min(1, len(best.line)) if verb_of(best.choice) in _FOR_AN_ACTION else 0


def _end_of_harvest(line: Sequence[Choice], steps: int) -> int:
    """After the discards if there are any; after the end of the harvest, if that comes next."""
    rest = [verb_of(each) for each in takewhile(_harvests, line[steps:])]
    if "discard" in rest:
        return steps + len(rest)
    return steps + 1 if steps and rest[:1] == ["done"] else steps


def _harvests(choice: Choice) -> bool:
    return verb_of(choice) in _HARVEST


def _told(best: Candidate, steps: int) -> tuple[Choice, ...]:
    """So much of the line: with the end of a harvest, and without what the card says itself.

    Chests for which there is no room are part of it.
    """
    line = best.line
    if verb_of((best.choice, *line)[steps]) == "harvest":
        steps = _end_of_harvest(line, steps)
    return line[1 if _advances(best) and line[:1] == (ADVANCING,) else 0 : steps]


def _advances(one: Candidate) -> bool:
    """Whether it is a card that says itself what it is played for."""
    return verb_of(one.choice) == "play" and UP[object_of(one.choice)] == ADVANCE
