"""A long thought: whether one choice is clearly better than all others, and how hard it is to find.

Searches with several seeds must agree on it. Then each choice gets a search of its own, so that
those that seemed worse at first are judged as carefully. The lead must be large and significant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from ceylon.analysis import Explaining
from ceylon.analysis.judgement import Weighing
from ceylon.ids import Choice
from ceylon.puzzles.grades import BUDGETS
from ceylon.puzzles.short_thought import leads, new_thought, preferred, settled_at
from ceylon.rules.choices import verb_of
from ceylon.rules.view import View
from ceylon.search.thought import Thought
from ceylon.search.tree import NONE

CLEAR: Final = 0.03
"""How far the answer must be ahead of every other choice, in chances of winning."""
_CONTENDERS: Final = 3
"""How many of the other choices, beside the one tried most, are judged as carefully as it."""
_ROUGHLY: Final = 5
"""The others get this fraction of the simulations, as a divisor, and fewer seeds."""
_ROUGH_SEEDS: Final = 2
_STUDENT: Final = 2.78
"""The two-sided 95% quantile for five seeds."""


@dataclass(frozen=True)
class Care:
    """How long a long thought is."""

    seeds: int = 5
    budgets: tuple[int, ...] = BUDGETS
    simulations: int = 3000
    """For each of the best choices, with each seed."""


@dataclass(frozen=True)
class Proof:
    """What a long thought has shown."""

    answers: tuple[Choice, ...]
    chances: Mapping[Choice, float]
    budget: int
    line: tuple[Choice, ...]


def prove(view: View, guess: Choice, care: Care) -> Proof | None:
    """The proof that the guess is clearly the best choice, if it is."""
    visits: Counter[Choice] = Counter()
    if not _stands(view, guess, care):
        return None
    budget = _agreed(view, guess, care, visits)
    if budget is None:
        return None
    line = Explaining(view, 1).line(guess)
    answers = (guess, *_in_other_order(guess, line, visits))
    chances = _chances(view, answers, visits, care)
    return None if chances is None else Proof(answers, chances, budget, line)


def _stands(view: View, guess: Choice, care: Care) -> bool:
    """Whether a first, rough comparison with what was tried most leaves the guess ahead."""
    thought = new_thought(view, 1)
    if preferred(thought, care.budgets)[-1] != guess or not leads(thought, guess):
        return False
    few = max(1, care.simulations // _ROUGHLY)
    tried = Counter(_visits(thought)).most_common(1 + _CONTENDERS)
    alike = _in_other_order(guess, Explaining(view, 1).line(guess), _visits(thought))
    rivals = [choice for choice, _ in tried if choice != guess and choice not in alike]
    (own,) = _judged(view, guess, 1, few)
    return all(own - _judged(view, each, 1, few)[0] >= CLEAR / 2 for each in rivals)


def _agreed(view: View, guess: Choice, care: Care, visits: Counter[Choice]) -> int | None:
    """The smallest budget from which on most searches prefer the guess; in the end all must."""
    settled = []
    for seed in range(1, care.seeds + 1):
        thought = new_thought(view, seed)
        found = preferred(thought, care.budgets)
        budget = settled_at(found, care.budgets, guess)
        if budget is None or not leads(thought, guess):
            return None
        settled.append(budget)
        visits.update(_visits(thought))
    return sorted(settled)[care.seeds // 2]


def _visits(thought: Thought) -> dict[Choice, int]:
    tree = thought.tree
    found = {}
    child = tree.child[thought.root]
    while child != NONE:
        found[Choice(tree.choice[child])] = int(tree.visits[child])
        child = tree.sibling[child]
    return found


def _in_other_order(
    guess: Choice, line: Sequence[Choice], legal: Collection[Choice]
) -> list[Choice]:
    """A2.2: a harvest may begin with any of its plantations."""
    if verb_of(guess) != "harvest":
        return []
    return [each for each in line if verb_of(each) == "harvest" and each in legal]


# What each choice is worth


def _chances(
    view: View, answers: Sequence[Choice], visits: Counter[Choice], care: Care
) -> dict[Choice, float] | None:
    """The chance of each choice, unless another one comes close."""
    best = _judged(view, answers[0], care.seeds, care.simulations)
    others = [choice for choice, _ in visits.most_common() if choice not in answers]
    found: dict[Choice, float] = {}
    for each in _contenders(view, others, care, found):
        judged = _judged(view, each, care.seeds, care.simulations)
        if not _clearly_ahead(best, judged):
            return None
        found[each] = fmean(judged)
    if fmean(best) - max(found.values()) < CLEAR:
        return None
    return dict.fromkeys(answers, fmean(best)) | found


def _contenders(
    view: View, others: Sequence[Choice], care: Care, found: dict[Choice, float]
) -> Iterator[Choice]:
    """Those to be judged carefully: what the searches tried most, then what looks best.

    What the rest are worth is added to what was found.
    """
    first, rest = others[0], others[1:]
    yield first
    few = max(1, care.simulations // _ROUGHLY)
    for each in rest:
        found[each] = fmean(_judged(view, each, _ROUGH_SEEDS, few))
    yield from sorted(rest, key=lambda each: -found[each])[:_CONTENDERS]


def _judged(view: View, choice: Choice, seeds: int, simulations: int) -> list[float]:
    """The chance of the seat after a choice, by a search of its own with each seed."""
    return [
        Weighing(view, seed=seed, simulations=simulations).chances_after(choice)[view.seat]
        for seed in range(1, seeds + 1)
    ]


def _clearly_ahead(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the lead is large, and significantly more than half as large."""
    leads = [mine - its for mine, its in zip(one, other, strict=True)]
    spread = stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
    return fmean(leads) >= CLEAR and fmean(leads) - _STUDENT * spread >= CLEAR / 2
