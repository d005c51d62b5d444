"""New weights against old ones: the arena decides whether to keep them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from ceylon.arena import plan as arena
from ceylon.arena.interval import Interval, mean_over_deals
from ceylon.arena.results import Deals, Result, deals_of, results, share_of
from ceylon.arena.run import run
from ceylon.bots import Bot
from ceylon.bots.search import Learned, Search, settings_of
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
    workers: int,
    file: Path,
    progress: Callable[[int], None],
) -> Check:
    """That many games, or a few more: deals stay whole. They are written to a file as they end."""
    names = f"new {checksum(new)}", f"old {checksum(old)}"
    learned = dict(zip(names, (new, old), strict=True))
    fixtures = arena.Plan(
        _line_ups(plan, *names), plan.seed, make=partial(make, plan.simulations, learned)
    )
    outcomes = run(
        fixtures, fixtures.deals_for(games), workers=workers, file=file, progress=progress
    )
    deals = deals_of(fixtures, outcomes)
    of_new, of_old = results(fixtures, deals)
    lead = _ahead(deals, *names) if plan.solo else _over(of_new)
    return Check(len(outcomes), plan.simulations, of_new, of_old, lead)


def _line_ups(plan: TrainingPlan, new: str, old: str) -> tuple[arena.LineUp, ...]:
    if plan.solo:
        return (new,), (old,)
    seats = {"2": (new, old), "3": (new, old, old), "4": (new, old, new, old)}
    return (seats[plan.mode],)


def _over(result: Result) -> Interval:
    return Interval(*(value - result.even for value in result.share))


def _ahead(deals: Deals, new: str, old: str) -> Interval:
    """Deal by deal, since both have played each."""
    leads = [2 * (share_of(new, deal) - share_of(old, deal)) for deal in deals]
    return mean_over_deals(leads)
