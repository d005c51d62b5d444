"""What a choice would bring: money left, chests, points and to whom; and what a card would open.

It is worked out from a view, in a game imagined from it, and tells only what the view decides: the
facts of the choice itself, and what the others can do by what everyone can see. Nothing that is
drawn or turned up afterwards is in it, so it is the same whatever is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ceylon.ids import Choice, Seat
from ceylon.rules import facts, state
from ceylon.rules.chests import unpack
from ceylon.rules.choices import ACTION_VERBS, choice_of, choices_of, text_of, verb_of, wagon_of
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.harvest import warehouse
from ceylon.rules.material import ADVANCE, DOWN, HARVEST, TRADE, UP
from ceylon.rules.reasons import Reason
from ceylon.rules.view import View
from ceylon.sight.obstacles import obstacles_of

Chests = tuple[int, int, int]


@dataclass(frozen=True)
class Outcome:
    """What a choice, or a chain of them, would bring to the seat that makes it."""

    rupees: int
    """What would be left."""
    taken: Chests = (0, 0, 0)
    delivered: Chests = (0, 0, 0)
    points: tuple[tuple[Seat, int], ...] = ()
    """Who would score how much, the seat itself included."""
    room: int = 0
    """How many more chests there is room for."""
    over: int = 0
    """Chests that would not fit."""
    others_take: int = 0
    """Rupees that each other player would take."""


@dataclass(frozen=True)
class Gain:
    """The most that an action could bring a player now, as far as it can be counted."""

    chests: int = 0
    points: int = 0


@dataclass(frozen=True)
class Opening:
    """What a card, held one way round, would let its player and the others do."""

    up: int
    down: int
    possible: bool
    """Whether its action would be possible for its player."""
    refusal: Reason | None
    """Why not, if there is a reason to tell."""
    can: tuple[tuple[Seat, int], ...]
    """Who of the others could take the lower action, and the points it would bring, if sure."""
    cannot: tuple[Seat, ...]
    gains: Mapping[Seat, Gain] = field(default_factory=dict)
    """What the lower action might bring those who could take it."""


# Choices


def outcome_of(view: View, choices: Sequence[Choice], imagined: Game | None = None) -> Outcome:
    """Of legal choices of the seat that must choose, made one after the other.

    A game that has been imagined from the view before need not be imagined again.
    """
    game = view.imagine(0) if imagined is None else imagined.copy()
    told: list[Fact] = []
    spent = 0
    for choice in choices:
        spent += game.price(choice)
        told += game.play(choice)
    me, own = view.seat, list(_own(told, view.seat))
    points = Counter[Seat]()
    for seat, n in _scored(own, me):
        points[seat] += n
    taken = Counter(fact.tea for fact in own if isinstance(fact, facts.Harvested))
    chests = (taken[0], taken[1], taken[2])
    return Outcome(
        rupees=view.players[me].rupees - spent + sum(map(_gained, own)),
        taken=chests,
        delivered=next((fact.chests for fact in own if isinstance(fact, facts.Traded)), (0, 0, 0)),
        points=tuple(sorted((seat, n) for seat, n in points.items() if n)),
        **_stored(view, sum(chests)),
        others_take=int(any(isinstance(fact, facts.Advanced) for fact in own)),
    )


def _own(told: Sequence[Fact], me: Seat) -> Iterator[Fact]:
    """The facts of the choice itself: what comes after the turn is not foreseen."""
    for fact in told:
        if isinstance(fact, facts.CardDrawn | facts.TurnBegun | facts.WagonFilled):
            return
        if fact.seat == me:
            yield fact


def _gained(fact: Fact) -> int:
    if isinstance(fact, facts.Traded | facts.RupeesTaken):
        return fact.rupees
    return 0


def _scored(own: Sequence[Fact], me: Seat) -> Iterator[tuple[Seat, int]]:
    for fact in own:
        if isinstance(fact, facts.Traded | facts.Advanced | facts.BonusTaken):
            yield me, fact.points
        elif isinstance(fact, facts.Harvested) and fact.owner != me:
            yield fact.owner, 1


def _stored(view: View, taken: int) -> dict[str, int]:
    me = view.players[view.seat]
    room = warehouse(view, me) - sum(unpack(me.chests))
    return {"room": max(0, room), "over": max(0, taken - room) if taken else 0}


# Cards


def opening_of(
    view: View, card: int, imagined: Game | None = None, plan: Sequence[Choice] = ()
) -> Opening:
    """Of a card in hand, turned or not, before it is played: now, or after a plan of its player."""
    game = view.imagine(0) if imagined is None else imagined.copy()
    game.push(choices_of("play")[card])
    up, down = UP[card], DOWN[card]
    possible = _possible(game, up)
    refusal = None if possible else _refusal(game, up)
    can, cannot, gains = [], [], {}
    for follower in _followers(game, plan):
        if _possible(follower, down):
            can.append((follower.seat, _points(follower, down)))
            gains[follower.seat] = _gain(follower, down)
        else:
            cannot.append(follower.seat)
    return Opening(up, down, possible, refusal, tuple(can), tuple(cannot), gains)


def _possible(game: Game, action: int) -> bool:
    return any(verb_of(choice) == ACTION_VERBS[action] for choice in game.legal())


def _refusal(game: Game, action: int) -> Reason | None:
    """Of the place where the player's pawn is, or else of the first thing that might be tried."""
    verb, pawn = ACTION_VERBS[action], game.players[game.seat].pawn
    found = {text: why for text, why in obstacles_of(game) if text.startswith(verb)}
    places = {"plant": pawn, "contract": pawn >> 3}
    here = text_of(choices_of(verb)[places[verb]]) if verb in places else ""
    return found.get(here) or next(iter(found.values()), None)


def _followers(game: Game, plan: Sequence[Choice]) -> Iterator[Game]:
    """The game when each of the others must choose, if everyone before takes rupees, except for
    what the active player plans."""
    if game.solo:
        return
    turn, active = game.turn, game.seat
    steps = list(plan)
    while game.turn == turn and not game.over:
        if game.seat != active:
            steps = []
            yield game
        usual = choice_of("end turn" if game.question == state.AFTER else "rupees")
        legal = game.legal()
        planned = steps.pop(0) if steps and steps[0] in legal else usual
        game.push(planned if planned in legal else legal[0])


def _gain(game: Game, action: int) -> Gain:
    if action == HARVEST:
        me, reach = game.players[game.seat], [c for c in game.legal() if verb_of(c) == "harvest"]
        room = warehouse(game, me) - sum(unpack(me.chests))
        return Gain(chests=max(0, min(len(reach), room)))
    if action == TRADE:
        trades = (wagon_of(c) for c in game.legal() if verb_of(c) == "trade")
        worth = (game.material.contract_points[game.wagon(wagon)] for wagon in trades)
        return Gain(points=max(map(int, worth), default=0))
    return Gain(points=_points(game, action))


def _points(game: Game, action: int) -> int:
    """Only of an action without an object is it sure what it scores."""
    if action != ADVANCE:
        return 0
    told = game.copy().play(choice_of(ACTION_VERBS[action]))
    return sum(fact.points for fact in told if isinstance(fact, facts.Advanced))
