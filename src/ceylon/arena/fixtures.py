"""One game of a plan, from plain data, so that another process can play it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

from ceylon.arena.outcome import Outcome, outcome_of
from ceylon.arena.plan import Plan
from ceylon.bots import Bot
from ceylon.bots.match import play
from ceylon.ids import Choice
from ceylon.record import Record
from ceylon.rules.deal import Deal, draw_deal
from ceylon.rules.facts import EndTriggered
from ceylon.rules.game import Game
from ceylon.rules.view import View
from ceylon.seats import numbered


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.times: list[int] = []
        """Microseconds of each choice."""
        self._bot = bot

    def choose(self, view: View, legal: list[Choice]) -> Choice:
        start = time.perf_counter_ns()
        choice = self._bot.choose(view, legal)
        self.times.append((time.perf_counter_ns() - start) // 1000)
        return choice


def deal_of(plan: Plan, deal: int) -> Deal:
    """The deal of that number: the same for all line-ups and all rotations."""
    return draw_deal(plan.options(), Random(f"{plan.seed}/{deal}"), plan.box)


def play_fixture(plan: Plan, number: int) -> Outcome:
    """Play a game; plan and number determine everything in it, except for a bot's clock."""
    fixture = plan.fixture(number)
    options, deal, seating = plan.options(), deal_of(plan, fixture.deal), [*fixture.seating]
    rng = Random(f"{plan.seed}/{fixture.deal}/{number % plan.games_a_deal}")
    bots = [Timed(plan.make(name, rng.getrandbits(32))) for name in seating]
    game = Game.of(options, deal, plan.box)
    choices = play(bots, game)
    if plan.records is not None:
        record = Record(options, deal, choices, numbered(seating), plan.box, [*seating])
        record.save(plan.records / f"{number + 1:05}.ceylon")
    times = [timed.times for timed in bots]
    by_markers = ended_by_markers(Game.of(options, deal, plan.box), choices)
    return outcome_of(game, seating, times, by_markers=by_markers)


def ended_by_markers(game: Game, choices: Sequence[Choice]) -> bool:
    """E1: what triggered the end; if it was the deck, somebody may still place a last marker
    later."""
    facts = (fact for choice in choices for fact in game.play(choice))
    return next(fact.by_markers for fact in facts if isinstance(fact, EndTriggered))
