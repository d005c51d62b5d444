"""The legal choices of a question, best first, with reasons for the best ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ceylon.analysis.explanation import Explaining
from ceylon.analysis.insights import Candidate
from ceylon.analysis.judgement import CONTENDERS, Weighing, never
from ceylon.ids import Choice
from ceylon.rules.view import View

SIMULATIONS: Final = 4000
"""The default number for a hint: a fraction of a second."""


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
    """The best distinct choices: a harvest in another order is the same harvest (A2.2)."""
    found = _candidates(view, seed, simulations, cancelled)
    explaining = Explaining(view, seed)
    told: dict[frozenset[Choice], Candidate] = {}
    for each in found:
        if len(told) < number:
            one = _explained(explaining, each, found)
            told.setdefault(frozenset((one.choice, *one.line)), one)
    return list(told.values())


def _candidates(
    view: View, seed: int, simulations: int, cancelled: Callable[[], bool]
) -> list[Candidate]:
    weighing = Weighing(view, seed=seed, simulations=simulations, cancelled=cancelled)
    return weighing.candidates()


def _explained(explaining: Explaining, one: Candidate, found: list[Candidate]) -> Candidate:
    """If a choice changes nothing that can be counted, it is compared with another."""
    told = explaining.reasons(one.choice)
    if not told and len(found) > 1:
        other = next(each for each in found if each is not one)
        told = explaining.reasons(one.choice, other.choice)
    return replace(one, line=explaining.line(one.choice), reasons=told)
