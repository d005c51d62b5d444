"""Greedy looks one action ahead and takes what is worth the most to it.

For each legal choice it imagines what it cannot see, plays the choice on a copy, finishes the
action, and values the position (`worth`). Before it plays a card it also lets the others follow,
each as greedy as itself, and so sees what the card gives them.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ceylon.bots.greedy_weights import WEIGHTS, GreedyWeights
from ceylon.bots.worth import Worth
from ceylon.ids import Choice, Seat
from ceylon.rules.choices import choices_of
from ceylon.rules.game import Game
from ceylon.rules.state import ACT, AFTER, DISCARD, EXTRA, FOLLOW, HARVESTING, KEEP, PLAY, TILE
from ceylon.rules.view import View

_ALL = 99
WIDTH = {EXTRA: _ALL, TILE: _ALL, ACT: 3, AFTER: 3, HARVESTING: 1, DISCARD: 1, KEEP: 1}
"""Questions in the middle of an action, and how many of the best-looking answers it follows up.

A technology token and a tile are worth nothing before they are used, so they are always followed
up. The chests of a harvest can be taken in any order: the best one first will do.
"""

NOTHING: frozenset[Choice] = frozenset()
TOKENS = frozenset(choices_of("technology token"))
"""Not considered before a card is played: a token buys the same with any card."""
MOVES = frozenset(choices_of("move"))
"""Not considered for followers: where their pawns go does not matter to the others."""

SOLO_IMAGININGS = 3
"""In a solo game CR Co. draws a card after each choice: a single sample would be mere luck."""


class Prospect(NamedTuple):
    """A choice, the position at the end of its action, and what that is worth."""

    worth: float
    choice: Choice
    end: Game


class Greedy:
    """Plays the choice that looks best one action ahead."""

    name = "greedy"

    def __init__(self, seed: int, weights: GreedyWeights = WEIGHTS) -> None:
        self._seed = seed
        self._weights = weights

    def choose(self, view: View, legal: list[Choice]) -> Choice:
        if len(legal) == 1:
            return legal[0]
        # A new one for each question, so that the same view always gets the same answer.
        rng = Random(self._seed)
        worth = Worth(view, self._weights)
        total = dict.fromkeys(legal, 0.0)
        for _ in range(SOLO_IMAGININGS if view.solo else 1):
            for prospect in prospects(view.imagine(rng), worth):
                total[prospect.choice] += prospect.worth
        return max(legal, key=lambda choice: total[choice])


def prospects(game: Game, worth: Worth, ignored: frozenset[Choice] = NOTHING) -> list[Prospect]:
    """Each legal choice with its outcome."""
    seat = game.seat
    legal = game.legal()
    thought_of = [choice for choice in legal if choice not in ignored] or legal
    found = [_prospect(game, choice, seat, worth) for choice in thought_of]
    if game.question == PLAY:
        return [_after_followers(prospect, seat, worth) for prospect in found]
    found.sort(key=lambda prospect: -prospect.worth)
    followed = dict.fromkeys(WIDTH, 0)
    for place, prospect in enumerate(found):
        question = prospect.end.question
        if prospect.end.seat == seat and question in WIDTH and followed[question] < WIDTH[question]:
            followed[question] += 1
            found[place] = best(prospect.end, worth, ignored)._replace(choice=prospect.choice)
    return found


def best(game: Game, worth: Worth, ignored: frozenset[Choice] = NOTHING) -> Prospect:
    return max(prospects(game, worth, ignored), key=lambda prospect: prospect.worth)


def _prospect(game: Game, choice: Choice, seat: Seat, worth: Worth) -> Prospect:
    end = game.copy()
    end.push(choice)
    return Prospect(worth.of(end, seat), choice, end)


def _after_followers(prospect: Prospect, seat: Seat, worth: Worth) -> Prospect:
    """A card that was just played: the seat's own best action, then those of the others."""
    end = best(prospect.end, worth, TOKENS).end
    while end.question == FOLLOW and end.seat != seat:
        end = best(end, worth, MOVES).end
    return Prospect(worth.of(end, seat), prospect.choice, end)
