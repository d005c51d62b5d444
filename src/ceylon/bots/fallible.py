"""A player that makes human mistakes: it overlooks things, and misjudges what is close."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import log
from random import Random
from typing import Final
from zlib import crc32

from ceylon.bots.protocol import Weigher, Weighing
from ceylon.bots.search import settings
from ceylon.bots.visits import tried, weighing_of
from ceylon.ids import Choice
from ceylon.rules.choices import HEX_VERBS, choice_of, choices_of, verb_of
from ceylon.rules.state import ACT, DISCARD, EXTRA, HARVESTING, KEEP
from ceylon.rules.view import View
from ceylon.search.thought import Thought

Weighed = tuple[Choice, float]
"""A choice or an idea, and its number of visits."""

_NO_RIDDLES: Final = frozenset({HARVESTING, DISCARD, KEEP})
_PLANNED: Final = frozenset({ACT, EXTRA})
"""Questions that the player has brought about by a card or a token, with a plan in mind."""
_PLAIN: Final = frozenset({choice_of("rupees"), choice_of("end turn")})
"""What is always possible, and never overlooked."""

_WORTH_A_TRY: Final = 0.1
_NEARLY_AS_GOOD: Final = 0.5
"""A fraction of the best one's visits: an idea, or a place for one, with fewer is never chosen by
mistake."""


class Fallible(Weigher):
    """Looks ahead a little, then takes what seems best among what it has noticed.

    It thinks in ideas, as people do: planting, wherever, is one; each card is one. An idea may be
    overlooked, and ideas of similar worth may be confused with each other, and so may the places
    for one. But it does what it played its card for, and bungles neither harvest nor discard.
    """

    def __init__(
        self, name: str, seed: int, *, simulations: int, overlooks: float, misjudges: float
    ) -> None:
        self.name = name
        self._seed = seed
        self._simulations = simulations
        self._overlooks = overlooks
        """The probability that it overlooks an idea."""
        self._misjudges = misjudges
        """A temperature: 0 takes the most visited choice; with 1 a choice is as likely as its share
        of the visits; above that, visits count less."""

        self._thought: Thought | None = None

    def weighing(self) -> Weighing | None:
        return weighing_of(self._thought)

    def choose(self, view: View, legal: list[Choice]) -> Choice:
        self._thought = None
        if len(legal) == 1:
            return legal[0]
        # Seeded from the question itself, so that the same view always gets the same answer, and
        # different views independent mistakes.
        rng = Random(crc32(_fingerprint(view), self._seed & 0xFFFFFFFF))
        thought = self._thought = Thought(view, rng, settings(len(view.players), solo=view.solo))
        thought.simulate(self._simulations)
        best, question = thought.best(), view.question
        if question in _NO_RIDDLES:
            return best
        ideas = _ideas(thought)
        idea = _idea_of(best) if question in _PLANNED else self._idea(ideas, rng)
        return self._pick(ideas[idea], _NEARLY_AS_GOOD, rng)

    def _idea(self, ideas: Mapping[Choice, list[Weighed]], rng: Random) -> Choice:
        """An idea is as good as its best place."""
        noticed = [idea for idea in ideas if idea in _PLAIN or rng.random() >= self._overlooks]
        weighed = [
            (idea, max(visits for _, visits in ideas[idea])) for idea in noticed or list(ideas)
        ]
        return self._pick(weighed, _WORTH_A_TRY, rng)

    def _pick(self, weighed: Iterable[Weighed], least: float, rng: Random) -> Choice:
        weighed = list(weighed)
        most = max(visits for _, visits in weighed)
        close = [each for each in weighed if each[1] >= least * most]
        return max(close, key=lambda each: self._seems(each[1], rng))[0]

    def _seems(self, visits: float, rng: Random) -> float:
        """The Gumbel-max trick: the highest of these is drawn in proportion to a power of the
        visits."""
        return log(visits) - self._misjudges * log(-log(rng.random() or 0.5))


def _fingerprint(view: View) -> bytes:
    me = view.players[view.viewer]
    numbers = (view.turn, view.question, me.pawn, me.rupees, me.chests, me.hand, view.planted)
    return b"%s %s" % (repr(list(numbers)).encode(), view.discards)


def _ideas(thought: Thought) -> dict[Choice, list[Weighed]]:
    found = defaultdict(list)
    for choice, visits, _ in tried(thought):
        found[_idea_of(choice)].append((choice, visits))
    return dict(found)


def _idea_of(choice: Choice) -> Choice:
    """The first of the choices that make up one idea: all hexes for one action, all wagons."""
    verb = verb_of(choice)
    return choices_of(verb)[0] if verb == "trade" or verb in HEX_VERBS else choice
