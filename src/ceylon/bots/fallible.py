"""A player who errs as people do: who overlooks things, and misjudges what is close."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random
from zlib import crc32

from ceylon.bots.search import settings
from ceylon.rules.state import DISCARD, HARVESTING, KEEP
from ceylon.rules.view import View
from ceylon.search.thought import Thought
from ceylon.search.tree import NONE


class Fallible:
    """Looks ahead a little, then takes what seems best of what it has noticed.

    An error is never a wild one: what is clearly better than all else is only missed by being
    overlooked. A harvest or a discard is no riddle, so it is not bungled.
    """

    def __init__(
        self, name: str, seed: int, *, simulations: int, overlooks: float, misjudges: float
    ) -> None:
        self.name = name
        self._seed = seed
        self._simulations = simulations
        self._overlooks = overlooks
        """The chance that a choice is not noticed at all."""
        self._misjudges = misjudges
        """0 takes what it thought of most; with 1 a choice is as likely as it was thought of."""

    def choose(self, view: View, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        # From the question itself, so that the same view always gets the same answer, and
        # another one another chance to err.
        rng = Random(crc32(_asked(view), self._seed & 0xFFFFFFFF))
        thought = Thought(view, rng, settings(len(view.players), solo=view.solo))
        thought.simulate(self._simulations)
        if int(view.question) in (DISCARD, HARVESTING, KEEP):
            return thought.best()
        noticed = [each for each in _tried(thought) if rng.random() >= self._overlooks]
        if not noticed:
            return thought.best()
        return max(noticed, key=lambda each: self._seems(each[1], rng))[0]

    def _seems(self, visits: float, rng: Random) -> float:
        """Gumbel's trick: the highest of these is drawn in proportion to a power of the visits."""
        return log(visits) - self._misjudges * log(-log(rng.random() or 0.5))


def _asked(view: View) -> bytes:
    me = view.players[view.viewer]
    numbers = (view.turn, view.question, me.pawn, me.rupees, me.chests, me.hand, view.planted)
    return b"%s %s" % (repr([int(number) for number in numbers]).encode(), view.discards)


def _tried(thought: Thought) -> Iterator[tuple[int, float]]:
    """The choices that were thought of, and how often."""
    tree = thought.tree
    child = int(tree.child[thought.root])
    while child != NONE:
        if tree.visits[child]:
            yield int(tree.choice[child]), tree.visits[child]
        child = int(tree.sibling[child])
