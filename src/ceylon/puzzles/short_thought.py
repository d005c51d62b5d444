"""A short thought: which positions of a game may be puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ceylon.bots.greedy import Greedy
from ceylon.bots.search import settings
from ceylon.ids import Choice
from ceylon.puzzles.games import Source
from ceylon.puzzles.grades import BUDGETS
from ceylon.rules.game import Game
from ceylon.rules.state import HARVESTING
from ceylon.rules.view import View
from ceylon.search.thought import Thought
from ceylon.search.tree import NONE

GLANCE: Final = 1
"""What a single simulation finds is not a puzzle."""
PROMISING: Final = 0.03
"""How far the best choice must be ahead, in chances of winning."""
_FIRST_LOOK: Final = 200
_CONFIRMED: Final = 0.5
"""After this many simulations, a lead of this share of them is taken for granted."""
_TRIED: Final = 0.005
"""A choice with a smaller share of the visits is not compared."""
_TRIFLE: Final = 30
"""What so few simulations find is a puzzle only if greedy does not find it."""
_HOPELESS: Final = 0.04
_WON: Final = 0.97
"""Outside these chances nothing is at stake."""


@dataclass(frozen=True)
class Promise:
    """A position that may be a puzzle."""

    source: Source
    view: View
    choice: Choice
    """What the short thought prefers."""
    budget: int
    """With how many simulations it came to prefer it."""


def new_thought(view: View, seed: int) -> Thought:
    return Thought(view, Random(seed), settings(len(view.players), solo=view.solo))


def preferred(thought: Thought, budgets: Sequence[int]) -> list[Choice]:
    """What a search prefers after each of these numbers of simulations."""
    found = []
    for budget in budgets:
        thought.simulate(budget - thought.simulations)
        found.append(thought.best())
    return found


def settled_at(found: Sequence[Choice], budgets: Sequence[int], answer: Choice) -> int | None:
    """The smallest budget from which on it prefers the answer, if it does in the end."""
    settled = None
    for choice, budget in zip(reversed(found), reversed(budgets), strict=True):
        if choice != answer:
            break
        settled = budget
    return settled


def promise(source: Source, simulations: int) -> Promise | None:
    """The promise of a position, if a short thought of so many simulations finds one."""
    game = source.game
    if game.question == HARVESTING or game.legal_count() == 1:
        return None
    view = View.of(game, game.seat)
    thought = new_thought(view, 1)
    budgets = (GLANCE, *(budget for budget in BUDGETS if budget < simulations), simulations)
    if _plain(thought, min(_FIRST_LOOK, simulations)):
        return None
    thought = new_thought(view, 1)
    found = preferred(thought, budgets)
    best = found[-1]
    settled = settled_at(found, budgets, best)
    if settled is None or settled == GLANCE or not leads(thought, best):
        return None
    if settled <= _TRIFLE and _greedy_finds(view, game, best):
        return None
    return Promise(source, view, best, settled)


def _plain(thought: Thought, simulations: int) -> bool:
    """Whether the first look is confirmed so soon that no surprise is to be expected."""
    first, later = preferred(thought, (GLANCE, simulations))
    return first == later and thought.settled(int(_CONFIRMED * simulations))


def leads(thought: Thought, best: Choice) -> bool:
    """Whether the choice is ahead of all others that were tried, while something is at stake."""
    worth = dict(_worth(thought))
    first = worth.pop(best, 0.0)
    return _HOPELESS < first < _WON and first - max(worth.values(), default=0.0) >= PROMISING


def _worth(thought: Thought) -> Iterator[tuple[Choice, float]]:
    """What the choices that were tried led to, for the seat that chooses."""
    tree = thought.tree
    child = tree.child[thought.root]
    while child != NONE:
        if tree.visits[child] >= _TRIED * thought.simulations:
            yield Choice(tree.choice[child]), tree.worth[child] / tree.visits[child]
        child = tree.sibling[child]


def _greedy_finds(view: View, game: Game, best: Choice) -> bool:
    return Greedy(1).choose(view, game.legal()) == best
