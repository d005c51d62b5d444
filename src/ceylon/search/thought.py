"""Thinking about one question: simulations, each a descent of the tree and a valued leaf.

Pure, like the rules: a thought has no clock. Its caller runs some simulations, looks at the time,
and continues or stops.
"""

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.ids import Choice
from ceylon.rules import bits, legal, turn
from ceylon.rules.choices import FIRST_HARVEST, FIRST_PLANT
from ceylon.rules.game import Game
from ceylon.rules.legal import Targets
from ceylon.rules.playout import random_choice
from ceylon.rules.state import HARVESTING, OVER, OpenState
from ceylon.rules.view import View
from ceylon.search.evaluation import Evaluation
from ceylon.search.imagination import Imagining
from ceylon.search.priors import Priors
from ceylon.search.settings import Settings
from ceylon.search.tree import NONE, ROOT, Tree

_DEEPEST: Final = 128
"""Deeper than any simulation goes before it values a position."""

_ABOVE: Final = vec[i64]([2**32 - 2 ** (at + 1) for at in range(32)])
"""The hexes after each in map order."""


class Thought:
    """One seat's thinking about one question, or about several consecutive ones."""

    def __init__(self, view: View, rng: Random, settings: Settings) -> None:
        self.imagining = Imagining(view, rng)
        self.dice = self.imagining.dice
        self.game = self.imagining.known.copy()
        self.exploration = settings.exploration
        self.caution = settings.caution
        self.turns = settings.turns
        self.use_priors = settings.priors
        self.evaluation = Evaluation(settings.weights)
        self.priors = Priors(self.evaluation.features)
        self.tree = Tree()
        self.root: i64 = ROOT
        self.path: vec[i64] = vec[i64]([0] * _DEEPEST)
        """The nodes of the simulation under way."""

    @property
    def simulations(self) -> int:
        """How many simulations have passed through the open question."""
        return int(self.tree.visits[self.root])

    def goes_on(self, view: View, choice: Choice, rng: Random) -> bool:
        """Whether the choice led to this view; if so, its subtree is kept."""
        child = self.tree.find(self.root, choice)
        if child == NONE:
            return False
        self.game.copy_from(self.imagining.known)
        turn.perform(self.game, choice)
        if not _same(self.game, view):
            return False
        self.imagining = Imagining(view, rng)
        self.dice = self.imagining.dice
        self.root = child
        return True

    def simulate(self, times: int) -> None:
        for _ in range(times):
            self._simulate()

    def settled(self, more: int) -> bool:
        """Whether that many more simulations could not change which choice is best."""
        return self.tree.lead(self.root) > more

    def best(self) -> Choice:
        return Choice(self.tree.choice[self.tree.best(self.root)])

    def _simulate(self) -> None:
        game = self.game
        tree = self.tree
        path = self.path
        self.imagining.into(game)
        node: i64 = self.root
        depth: i64 = 0
        last: i64 = -1
        while game.question != OVER and depth < _DEEPEST:
            targets = legal.targets(game)
            if game.question == HARVESTING and last >= 0:
                targets = _in_order(targets, last)
            if tree.offer(node, targets) < legal.number_of(targets):
                self._expand(node, targets)
            node = tree.select(node, targets, self.exploration, self.caution)
            path[depth] = node
            depth += 1
            choice = Choice(tree.choice[node])
            last = choice - FIRST_HARVEST
            turn.perform(game, choice)
            if tree.visits[node] == 0.0:
                break
        if self.turns:
            self._play_on(game)
        self.evaluation.evaluate(game)
        self._back_up(depth)

    def _play_on(self, game: Game) -> None:
        end = game.turn + self.turns
        while game.question != OVER and game.turn < end:
            turn.perform(game, random_choice(game, self.dice))

    def _expand(self, node: i64, targets: Targets) -> None:
        others, hexes, plants, harvests = targets
        game = self.game
        if self.use_priors:
            self.priors.look(game)
        self._add(node, others, 0)
        self._add(node, hexes, legal.first_of_hexes(game.question))
        self._add(node, plants, FIRST_PLANT)
        self._add(node, harvests, FIRST_HARVEST)

    def _add(self, node: i64, members: i64, first: i64) -> None:
        """The children that are not there yet."""
        number = bits.count(members)
        n: i64 = 0
        while n < number:
            choice = Choice(first + bits.nth(members, n))
            if self.tree.find(node, choice) == NONE:
                prior = 1.0
                if self.use_priors:
                    prior = self.priors.of(self.game, choice)
                self.tree.grow(node, choice, self.game.seat, prior)
            n += 1

    def _back_up(self, depth: i64) -> None:
        rewards = self.evaluation.rewards
        visits = self.tree.visits
        worth = self.tree.worth
        seats = self.tree.seat
        visits[self.root] += 1.0
        n: i64 = 0
        while n < depth:
            node: i64 = self.path[n]
            visits[node] += 1.0
            worth[node] += rewards[seats[node]]
            n += 1


def _in_order(targets: Targets, last: i64) -> Targets:
    """A2.2: the order of a harvest does not matter, so only map order is searched."""
    others, hexes, plants, harvests = targets
    later = harvests & _ABOVE[last]
    if others | later:
        return others, hexes, plants, later
    return targets


def _same(state: OpenState, view: OpenState) -> bool:
    """Whether the same is open and nothing hidden has been revealed: no card, no contract."""
    if state.question != view.question or state.seat != view.seat or state.turn != view.turn:
        return False
    if state.wagons != view.wagons or state.discards != view.discards:
        return False
    if state.remaining != view.remaining or state.harvested != view.harvested:
        return False
    if state.cards_left != view.cards_left or state.pending != view.pending:
        return False
    for one, other in zip(state.players, view.players):
        if one.pawn != other.pawn or one.rupees != other.rupees or one.chests != other.chests:
            return False
        if one.plantations != other.plantations or one.councillors != other.councillors:
            return False
        if one.technology != other.technology or one.hand_size != other.hand_size:
            return False
        if one.tile != other.tile or one.technology_tokens != other.technology_tokens:
            return False
    return True
