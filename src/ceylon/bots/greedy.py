"""Greedy looks one action ahead and takes what is worth the most to it.

For each legal choice it imagines what it cannot see, plays the choice on a copy, brings the
action to its end, and values the position (`worth`). Before it plays a card it also lets the
others follow, each as greedy as itself, and so sees what the card gives them.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ceylon.bots.greedy_weights import WEIGHTS, GreedyWeights
from ceylon.bots.worth import Worth
from ceylon.rules.choices import choices_of
from ceylon.rules.game import Game
from ceylon.rules.state import ACT, AFTER, DISCARD, EXTRA, FOLLOW, HARVESTING, KEEP, PLAY, TILE
from ceylon.rules.view import View

_ALL = 99
WIDTH = {EXTRA: _ALL, TILE: _ALL, ACT: 3, AFTER: 3, HARVESTING: 1, DISCARD: 1, KEEP: 1}
"""Questions in the middle of an action, and how many of the best-looking ways there it follows.

A technology token and a tile promise nothing before they are used, so they are always followed.
The chests of a harvest can be taken in any order: the best one first will do.
"""

NOTHING: frozenset[int] = frozenset()
TOKENS = frozenset(choices_of("technology token"))
"""Not thought of before a card is played: a token buys the same with any card."""
MOVES = frozenset(choices_of("move"))
"""Not thought of for followers: where their pawns go is no matter to the others."""

SOLO_IMAGININGS = 3
"""In a solo game CR Co. draws a card after each choice: one imagining would be mere luck."""


class Prospect(NamedTuple):
    """A choice, the position at the end of its action, and what that is worth."""

    worth: float
    choice: int
    end: Game


class Greedy:
    """Plays the choice that looks best one action ahead."""

    name = "greedy"

    def __init__(self, seed: int, weights: GreedyWeights = WEIGHTS) -> None:
        self._seed = seed
        self._weights = weights

    def choose(self, view: View, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        # Drawn anew for each question, so that the same view always gets the same answer.
        rng = Random(self._seed)
        worth = Worth(view, self._weights)
        total = dict.fromkeys(legal, 0.0)
        for _ in range(SOLO_IMAGININGS if view.solo else 1):
            for prospect in prospects(view.imagine(rng), worth):
                total[prospect.choice] += prospect.worth
        return max(legal, key=lambda choice: total[choice])


def prospects(game: Game, worth: Worth, ignored: frozenset[int] = NOTHING) -> list[Prospect]:
    """Each legal choice with what comes of it."""
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


def best(game: Game, worth: Worth, ignored: frozenset[int] = NOTHING) -> Prospect:
    return max(prospects(game, worth, ignored), key=lambda prospect: prospect.worth)


def _prospect(game: Game, choice: int, seat: int, worth: Worth) -> Prospect:
    end = game.copy()
    end.push(choice)
    return Prospect(worth.of(end, seat), choice, end)


def _after_followers(prospect: Prospect, seat: int, worth: Worth) -> Prospect:
    """A card that was just played: one's own best action, then those of the others."""
    end = best(prospect.end, worth, TOKENS).end
    while end.question == FOLLOW and end.seat != seat:
        end = best(end, worth, MOVES).end
    return Prospect(worth.of(end, seat), prospect.choice, end)
