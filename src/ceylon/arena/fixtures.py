"""One game of a plan, from plain data, so that another process can play it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from ceylon import __version__
from ceylon.arena.outcome import Outcome, outcome_of
from ceylon.arena.plan import Plan
from ceylon.bots import Bot
from ceylon.bots.match import check_legal
from ceylon.bots.protocol import Blind
from ceylon.guests import Guest, recorded, shown
from ceylon.ids import Choice
from ceylon.record import Origin, Record
from ceylon.rules.deal import Deal, draw_deal
from ceylon.rules.facts import EndTriggered
from ceylon.rules.game import Game
from ceylon.rules.view import View
from ceylon.seats import numbered


class Match(NamedTuple):
    """A game that is about to begin."""

    seating: list[str]
    bots: list[Bot]
    deal: Deal
    game: Game


class Course(NamedTuple):
    """How a game went."""

    choices: list[Choice]
    times: list[list[int]]
    """Microseconds of each choice of each bot."""
    end: bool | None
    """Whether a last marker triggered the end; None if only the facts can tell."""


def deal_of(plan: Plan, deal: int) -> Deal:
    """The deal of that number: the same for all line-ups and all rotations."""
    return draw_deal(plan.options(), Random(f"{plan.seed}/{deal}"), plan.box)


def match_of(plan: Plan, number: int) -> Match:
    """The game of that number; plan and number determine everything in it."""
    fixture = plan.fixture(number)
    seating, deal = [*fixture.seating], deal_of(plan, fixture.deal)
    rng = Random(f"{plan.seed}/{fixture.deal}/{number % plan.games_a_deal}")
    bots = [plan.make(name, rng.getrandbits(32)) for name in seating]
    return Match(seating, bots, deal, Game.of(plan.options(), deal, plan.box))


def play_fixture(plan: Plan, number: int) -> Outcome:
    """Play a game; plan and number determine everything in it, except for a bot's clock."""
    match = match_of(plan, number)
    course = play(match.bots, match.game, timed=plan.timed)
    if plan.records is not None:
        record = record_of(plan, match, course.choices)
        record.save(plan.records / f"{number + 1:05}.ceylon")
    return outcome_of(
        match.game,
        match.seating,
        course.times,
        by_markers=by_markers(plan, match, course),
        faults=faults_of(match.bots),
    )


def record_of(plan: Plan, match: Match, choices: list[Choice]) -> Record:
    """The game so far, with where it comes from."""
    names = numbered(map(shown, match.seating))
    bots: list[str | None] = [*map(recorded, match.seating)]
    origin = Origin(__version__, plan.date)
    return Record(plan.options(), match.deal, choices, names, plan.box, bots, origin)


def play(bots: Sequence[Bot], game: Game, *, timed: bool) -> Course:
    """Let the bots play the game to its end, with a stopwatch or without."""
    choices: list[Choice] = []
    times: list[list[int]] = [[] for _ in bots]
    blind = [bot if isinstance(bot, Blind) else None for bot in bots]
    end: bool | None = None
    last_round = False
    while not game.over:
        seat = game.seat
        legal = game.legal()
        unseeing = blind[seat]
        if unseeing is not None:
            start = time.perf_counter_ns() if timed else 0
            choice = unseeing.pick(legal)
        else:
            view = View.of(game, seat)
            start = time.perf_counter_ns() if timed else 0
            choice = bots[seat].choose(view, list(legal))
        if timed:
            times[seat].append((time.perf_counter_ns() - start) // 1000)
        if choice not in legal:
            check_legal(bots[seat].name, choice, legal)
        game.push(choice)
        choices.append(choice)
        if not last_round and game.ending:
            last_round, end = True, _end(game)
    return Course(choices, times, end)


def faults_of(bots: Sequence[Bot]) -> list[int]:
    """How often another bot has chosen in the place of each; empty if none ever had to."""
    faults = [bot.faults if isinstance(bot, Guest) else 0 for bot in bots]
    return faults if any(faults) else []


def by_markers(plan: Plan, match: Match, course: Course) -> bool:
    """E1: whether a last marker triggered the end, and not the deck.

    A state shows which, unless both ran out with the same choice, as CR Co. can bring about.
    """
    if course.end is not None:
        return course.end
    game = Game.of(plan.options(), match.deal, plan.box)
    return ended_by_markers(game, course.choices)


def _end(game: Game) -> bool | None:
    """Whether the markers ran out and the deck did not; None if both did."""
    if game.cards_left:
        return True
    return None if any(player.markers == 0 for player in game.players) else False


def ended_by_markers(game: Game, choices: Sequence[Choice]) -> bool:
    """E1: what triggered the end; if it was the deck, somebody may still place a last marker
    later."""
    facts = (fact for choice in choices for fact in game.play(choice))
    return next(fact.by_markers for fact in facts if isinstance(fact, EndTriggered))
