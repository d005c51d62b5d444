"""The legal choices of a question, best first, with reasons for the best ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from ceylon.analysis.comparison import END
from ceylon.analysis.explanation import MOST, Explaining
from ceylon.analysis.insights import Candidate, Message
from ceylon.analysis.judgement import CONTENDERS, Weighing, never
from ceylon.analysis.repetition import said_by_label
from ceylon.ids import Choice
from ceylon.rules.view import View

SIMULATIONS: Final = 4000
"""The default number for a hint: a fraction of a second."""
_AT_MOST_SAID: Final = 2
"""How often the same reason is said among three hints."""


def candidates(
    view: View,
    *,
    seed: int = 1,
    simulations: int = SIMULATIONS,
    explained: int = CONTENDERS,
    cancelled: Callable[[], bool] = never,
) -> list[Candidate]:
    """All legal choices of the seat that owns this view and must choose.

    The first ones are explained. Raises Cancelled when `cancelled` says so.
    """
    found = _candidates(view, seed, simulations, cancelled)
    explaining = Explaining(view, seed)
    return [_explained(explaining, each, found) for each in found[:explained]] + found[explained:]


def hints(
    view: View,
    *,
    seed: int = 1,
    simulations: int = SIMULATIONS,
    number: int = CONTENDERS,
    cancelled: Callable[[], bool] = never,
) -> list[Candidate]:
    """The best distinct choices: a harvest in another order is the same harvest (A2.2).

    What all of them have in common does not speak for any of them, and is left out.
    """
    explaining = Explaining(view, seed)
    told: dict[frozenset[Choice], Candidate] = {}
    for each in _candidates(view, seed, simulations, cancelled):
        if len(told) < number:
            one = replace(each, line=explaining.line(each.choice))
            told.setdefault(frozenset((one.choice, *one.line)), one)
    return _distinguished(explaining, list(told.values()))


def _distinguished(explaining: Explaining, told: list[Candidate]) -> list[Candidate]:
    """Each with the reasons that the others have not, or else with what it keeps and the best of
    them gives up."""
    known = [_unsaid(each, explaining.all_reasons(each.choice)) for each in told]
    said: list[Message] = []
    found = []
    for each, own in zip(told, known, strict=True):
        reasons, against = _not_of_all(own, known), None
        others = [other for other in told if other is not each]
        if not reasons and each is told[0]:
            reasons = own
        if not reasons and others:
            against = others[0].choice
            reasons = _unsaid(each, explaining.kept(each.choice, against))
        reasons = [reason for reason in reasons if _may_be_said(reason, said)][:MOST]
        said += reasons
        steps = (explaining.steps_to(reason, each.choice, against) for reason in reasons)
        found.append(replace(each, reasons=tuple(reasons), steps=tuple(steps)))
    return found


def _unsaid(one: Candidate, reasons: Sequence[Message]) -> list[Message]:
    return [reason for reason in reasons if not said_by_label(one.choice, reason)]


def _may_be_said(reason: Message, said: Sequence[Message]) -> bool:
    return reason.text == END or said.count(reason) < _AT_MOST_SAID


def _not_of_all(own: Sequence[Message], known: Sequence[Sequence[Message]]) -> list[Message]:
    """What ends the game is said of each choice that does."""
    if len(known) == 1:
        return list(own)
    return [
        reason for reason in own if reason.text == END or not all(reason in each for each in known)
    ]


def _candidates(
    view: View, seed: int, simulations: int, cancelled: Callable[[], bool]
) -> list[Candidate]:
    weighing = Weighing(view, seed=seed, simulations=simulations, cancelled=cancelled)
    return weighing.candidates()


def _explained(explaining: Explaining, one: Candidate, found: list[Candidate]) -> Candidate:
    """If a choice gains nothing that can be counted, what it keeps counts."""
    told = explaining.reasons(one.choice)
    if not told and len(found) > 1:
        other = next(each for each in found if each is not one)
        told = explaining.kept(one.choice, other.choice)[:MOST]
    return replace(one, line=explaining.line(one.choice), reasons=told)
