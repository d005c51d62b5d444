"""A choice played to the end of its action, in imagined games; a card to the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ceylon.bots.search import Search
from ceylon.ids import Choice, Seat
from ceylon.rules.choices import JUST_RUPEES, JUST_TILE, object_of, verb_of
from ceylon.rules.game import Game
from ceylon.rules.legal import targets
from ceylon.rules.state import DISCARD, EXTRA, FOLLOW, HARVESTING, KEEP, PLAY, TILE
from ceylon.rules.view import View

_UNDER_WAY: Final = frozenset(map(int, (EXTRA, TILE, HARVESTING, DISCARD, KEEP)))
"""Questions in the middle of an action."""
_AIMS: Final = frozenset({"plant", "harvest", "trade", "contract"})
WORLDS: Final = 3
_SIMULATIONS: Final = 60
"""For each further step of an action, and for each follower."""


@dataclass(frozen=True)
class Outcome:
    """What a choice led to in one imagined game."""

    before: Game
    after: Game
    choices: tuple[Choice, ...]
    """The choice and those that followed, of all seats."""
    line: tuple[Choice, ...]
    """Those of its seat that followed."""
    seat: Seat
    followers: int
    """For a card: how many others could take its ▼ action, not counting CR Co."""
    card: int | None
    """The card played, as it was turned."""


def outcomes(view: View, choice: Choice, seed: int) -> list[Outcome]:
    """The same imagined games for every choice of a view."""
    rng = Random(seed)
    return [_outcome(view.imagine(rng), choice, seed) for _ in range(WORLDS)]


def line_of(worlds: list[Outcome]) -> tuple[Choice, ...]:
    """How a choice continues for its seat, as far as that is the same in all imagined games."""
    line = []
    for steps in zip(*(outcome.line for outcome in worlds), strict=False):
        if len(set(steps)) > 1:
            break
        line.append(steps[0])
    return tuple(line)


def stages(outcome: Outcome) -> Iterator[tuple[int, Outcome]]:
    """The outcome after each of its choices, with the number of its seat's further steps."""
    game = outcome.before.copy()
    own = -1
    for choice in outcome.choices:
        own += game.seat == outcome.seat
        game.push(choice)
        yield own, replace(outcome, after=game.copy())


def aim_of(outcome: Outcome, seed: int) -> Choice | None:
    """What its seat does next, of what takes a place, a contract or chests, within a round."""
    game = outcome.after.copy()
    thinkers = [Search(seed, simulations=_SIMULATIONS) for _ in game.players]
    end = game.turn + len(game.players)
    while not game.over and game.turn <= end:
        asked = game.seat
        choice = thinkers[asked].choose(View.of(game, asked), game.legal())
        if asked == outcome.seat and verb_of(choice) in _AIMS:
            return choice
        game.push(choice)
    return None


def nothing_done(view: View, seed: int) -> list[Outcome]:
    """The imagined games as they are before any choice."""
    rng = Random(seed)
    games = [view.imagine(rng) for _ in range(WORLDS)]
    return [Outcome(game, game, (), (), view.seat, 0, None) for game in games]


def _outcome(before: Game, choice: Choice, seed: int) -> Outcome:
    game = before.copy()
    me, turn = game.seat, game.turn
    card = object_of(choice) if game.question == PLAY else None
    thinkers = [Search(seed, simulations=_SIMULATIONS) for _ in game.players]
    choices = [choice]
    line = []
    followers = 0
    game.push(choice)
    while not game.over and (_goes_on(game, me) if card is None else game.turn == turn):
        followers += _can_follow(game)
        asked = game.seat
        choices.append(thinkers[asked].choose(View.of(game, asked), game.legal()))
        line += choices[-1:] if asked == me else []
        game.push(choices[-1])
    return Outcome(before, game, tuple(choices), tuple(line), me, followers, card)


def _goes_on(game: Game, me: Seat) -> bool:
    return game.seat == me and game.question in _UNDER_WAY


def _can_follow(game: Game) -> bool:
    """Whether the follower who is asked can take the main action (T4)."""
    if game.question != FOLLOW:
        return False
    others, _, plants, harvests = targets(game)
    return bool(others & ~(JUST_RUPEES | JUST_TILE) | plants | harvests)
