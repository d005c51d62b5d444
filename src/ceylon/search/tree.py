"""The tree of choices, and the path of a simulation through it.

What is hidden is sampled afresh in each simulation, so not all children of a node are legal in each
of them. A child therefore counts how often it was available, not only how often it was taken.

A node is an index into parallel arrays: a tree of many small objects would be slow to build and to
free.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ceylon.ids import NOBODY, Choice, Seat
from ceylon.rules.bits import BIT
from ceylon.rules.choices import FIRST_HARVEST, FIRST_HEX_CHOICE, FIRST_PLANT, FIRST_START
from ceylon.rules.legal import Targets

HEX: Final[i64] = 31
ROOT: Final[i64] = 0
NONE: Final[i64] = -1


class Tree:
    """A node is a choice after the choices above it."""

    def __init__(self) -> None:
        self.choice: vec[i64] = vec[i64]()
        self.seat: vec[i64] = vec[i64]()
        """Who chooses it."""
        self.child: vec[i64] = vec[i64]()
        """The youngest child, or NONE."""
        self.sibling: vec[i64] = vec[i64]()
        """The next older one, or NONE."""
        self.prior: vec[float] = vec[float]()
        """How good the choice looks before it is tried, relative to its siblings."""
        self.visits: vec[float] = vec[float]()
        self.offers: vec[float] = vec[float]()
        self.worth: vec[float] = vec[float]()
        """The sum of what it led to, for the seat that chooses it."""
        self._add(Choice(NONE), NOBODY, NONE, 1.0)

    def _add(self, choice: Choice, seat: Seat, sibling: i64, prior: float) -> i64:
        self.choice = append(self.choice, choice)
        self.seat = append(self.seat, seat)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, sibling)
        self.prior = append(self.prior, prior)
        self.visits = append(self.visits, 0.0)
        self.offers = append(self.offers, 1.0)
        self.worth = append(self.worth, 0.0)
        return len(self.choice) - 1

    def grow(self, node: i64, choice: Choice, seat: Seat, prior: float) -> None:
        """Give a node one more child, which is available for the first time."""
        self.child[node] = self._add(choice, seat, self.child[node], prior)

    def find(self, node: i64, choice: Choice) -> i64:
        """The child of that choice, or NONE."""
        child: i64 = self.child[node]
        while child != NONE and self.choice[child] != choice:
            child = self.sibling[child]
        return child

    def offer(self, node: i64, targets: Targets) -> i64:
        """Count each child that is legal now as available; return how many there are."""
        choices = self.choice
        siblings = self.sibling
        offers = self.offers
        found: i64 = 0
        child: i64 = self.child[node]
        while child != NONE:
            if offered(Choice(choices[child]), targets):
                offers[child] += 1.0
                found += 1
            child = siblings[child]
        return found

    def select(self, node: i64, targets: Targets, exploration: float, caution: float) -> i64:
        """The child to take: good so far, or promising and seldom tried (PUCT).

        An untried one is assumed to be worth less than the mean of its siblings, by `caution`.
        """
        choices = self.choice
        siblings = self.sibling
        priors = self.prior
        worth = self.worth
        visits = self.visits
        offers = self.offers
        prior_sum = 0.0
        worth_sum = 0.0
        visit_sum = 0.0
        child: i64 = self.child[node]
        while child != NONE:
            if offered(Choice(choices[child]), targets):
                prior_sum += priors[child]
                worth_sum += worth[child]
                visit_sum += visits[child]
            child = siblings[child]
        untried = 1.0
        if visit_sum > 0.0:
            untried = worth_sum / visit_sum - caution
        weight = exploration / prior_sum
        best: i64 = NONE
        highest = -9.0
        child = self.child[node]
        while child != NONE:
            if offered(Choice(choices[child]), targets):
                tried = visits[child]
                score = untried
                if tried > 0.0:
                    score = worth[child] / tried
                score += weight * priors[child] * sqrt(offers[child]) / (1.0 + tried)
                if score > highest:
                    highest = score
                    best = child
            child = siblings[child]
        return best

    def best(self, node: i64) -> i64:
        """The child tried most often; among equals the better."""
        best: i64 = NONE
        child: i64 = self.child[node]
        while child != NONE:
            if best == NONE or self._before(child, best):
                best = child
            child = self.sibling[child]
        return best

    def lead(self, node: i64) -> float:
        """By how many visits the child tried most often is ahead of all others."""
        most = 0.0
        second = 0.0
        child: i64 = self.child[node]
        while child != NONE:
            tried = self.visits[child]
            if tried > most:
                second = most
                most = tried
            elif tried > second:
                second = tried
            child = self.sibling[child]
        return most - second

    def _before(self, one: i64, other: i64) -> bool:
        if self.visits[one] != self.visits[other]:
            return self.visits[one] > self.visits[other]
        return self.worth[one] >= self.worth[other]


def offered(choice: Choice, targets: Targets) -> bool:
    """Whether a choice is among the legal ones."""
    others, hexes, plants, harvests = targets
    if choice < FIRST_HEX_CHOICE:
        return others & BIT[choice] != 0
    if choice < FIRST_PLANT or choice >= FIRST_START:
        return hexes & BIT[(choice - FIRST_HEX_CHOICE) & HEX] != 0
    if choice < FIRST_HARVEST:
        return plants & BIT[choice - FIRST_PLANT] != 0
    return harvests & BIT[choice - FIRST_HARVEST] != 0
