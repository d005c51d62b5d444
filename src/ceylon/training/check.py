"""New weights against old ones: the arena decides whether to keep them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from ceylon.arena import plan as arena
from ceylon.arena.interval import Interval, mean_over_deals
from ceylon.arena.results import Result, Standings, share_of
from ceylon.arena.run import run
from ceylon.bots import Bot
from ceylon.bots.search import Learned, Search, settings_of
from ceylon.processes import Crew
from ceylon.training.training_plan import TrainingPlan
from ceylon.training.weights_file import checksum

BETTER: Final = "better"
WORSE: Final = "worse"
NOT_DECIDED: Final = "not decided"


@dataclass(frozen=True)
class Check:
    """The same deals, from every seat; in the solo game, each plays every deal."""

    games: int
    simulations: int
    new: Result
    old: Result
    lead: Interval
    """The share of games that the new weights win, minus their even share, or, in the solo game,
    minus the share that the old ones win."""

    @property
    def verdict(self) -> str:
        if self.lead.low > 0:
            return BETTER
        return WORSE if self.lead.high < 0 else NOT_DECIDED


def make(simulations: int, learned: Mapping[str, Learned], name: str, seed: int) -> Bot:
    settings = settings_of(learned[name])
    return Search(seed, simulations=simulations, name=name, settings=settings)


def check(
    plan: TrainingPlan,
    new: Learned,
    old: Learned,
    games: int,
    *,
    workers: Crew | int,
    file: Path,
    progress: Callable[[int], None],
) -> Check:
    """That many games, or a few more: deals stay whole. They are written to a file as they end."""
    names = f"new {checksum(new)}", f"old {checksum(old)}"
    learned = dict(zip(names, (new, old), strict=True))
    fixtures = arena.Plan(
        _line_ups(plan, *names), plan.seed, make=partial(make, plan.simulations, learned)
    )
    standings = Standings(fixtures)
    leads: list[float] = []
    deals = fixtures.deals_for(games)
    for deal in run(fixtures, deals, workers=workers, file=file, progress=progress):
        standings.add(deal)
        # In the solo game, deal by deal, since both have played each.
        leads.append(2 * (share_of(names[0], deal) - share_of(names[1], deal)))
    of_new, of_old = standings.results()
    lead = mean_over_deals(leads) if plan.solo else _over(of_new)
    return Check(standings.games, plan.simulations, of_new, of_old, lead)


def _line_ups(plan: TrainingPlan, new: str, old: str) -> tuple[arena.LineUp, ...]:
    if plan.solo:
        return (new,), (old,)
    seats = {"2": (new, old), "3": (new, old, old), "4": (new, old, new, old)}
    return (seats[plan.mode],)


def _over(result: Result) -> Interval:
    return Interval(*(value - result.even for value in result.share))
