"""The legal choices of a question, best first, with reasons for the best ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from ceylon.analysis.comparison import END, matches
from ceylon.analysis.explanation import MOST, Explaining
from ceylon.analysis.insights import Candidate, Message
from ceylon.analysis.judgement import CONTENDERS, Weighing, never
from ceylon.analysis.repetition import said_by_label
from ceylon.ids import Choice
from ceylon.rules.choices import verb_of
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

    The best is compared with the next, and the others with the best: what both have in common does
    not speak for either, and is left out.
    """
    explaining = Explaining(view, seed)
    told: dict[frozenset[Choice], Candidate] = {}
    for each in _candidates(view, seed, simulations, cancelled):
        if len(told) < number:
            one = replace(each, line=explaining.line(each.choice))
            told.setdefault(frozenset((one.choice, *one.line)), one)
    first, *others = _distinguished(explaining, list(told.values()))
    if first.reasons or not others:
        return [first, *others]
    return [*_with_what_they_share(explaining, first, others[0]), *others[1:]]


def _distinguished(explaining: Explaining, told: list[Candidate]) -> list[Candidate]:
    """Each with the reasons that its rival has not, or else with what it keeps and its rival gives
    up."""
    known = {each.choice: explaining.all_reasons(each.choice) for each in told}
    all_end = all(_ends(reasons) for reasons in known.values())
    said: list[Message] = []
    found = []
    for each, rival in zip(told, _rivals(told), strict=True):
        own, against = _unsaid(each, known[each.choice]), None
        if rival is not None:
            own = [
                reason
                for reason in own
                if (reason.text == END and not all_end)
                or not any(matches(other, reason) for other in known[rival])
            ]
        if not own and rival is not None:
            against = rival
            own = _unsaid(each, explaining.kept(each.choice, rival))
        reasons = [reason for reason in own if _may_be_said(reason, said)][:MOST]
        said += reasons
        steps = tuple(explaining.steps_to(reason, each.choice, against) for reason in reasons)
        against = against if reasons else None
        found.append(replace(each, reasons=tuple(reasons), steps=steps, against=against))
    return found


def _rivals(told: Sequence[Candidate]) -> list[Choice | None]:
    """What each is compared with."""
    first, *others = [each.choice for each in told]
    return [others[0] if others else None, *(first for _ in others)]


def _ends(reasons: Sequence[Message]) -> bool:
    return any(reason.text == END for reason in reasons)


def _with_what_they_share(
    explaining: Explaining, one: Candidate, other: Candidate
) -> Iterator[Candidate]:
    """What both bring, or else what each of them leads to."""
    of_one, of_other = (_unsaid(each, explaining.all_reasons(each.choice)) for each in (one, other))
    shared = [reason for reason in of_one if reason in of_other]
    for each in (one, other):
        if shared and verb_of(one.choice) != "start":
            yield replace(each, shared=tuple(shared[:1]))
        else:
            yield replace(each, aim=explaining.aim(each.choice))


def _unsaid(one: Candidate, reasons: Sequence[Message]) -> list[Message]:
    return [reason for reason in reasons if not said_by_label(one.choice, reason)]


def _may_be_said(reason: Message, said: Sequence[Message]) -> bool:
    return reason.text == END or said.count(reason) < _AT_MOST_SAID


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
