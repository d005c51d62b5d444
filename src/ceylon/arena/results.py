"""What the games of a plan say about each bot, and about each pair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from ceylon.arena.interval import Interval, mean_over_deals, share_over_deals
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan
from ceylon.arena.times import Times, times_of

Deals = Sequence[Sequence[Outcome]]
"""The games by deal: every line-up has played every rotation of it."""

Sure = Callable[[Sequence[int], Sequence[int]], Interval]
"""The interval of a share, from the games won and played in each deal."""


@dataclass(frozen=True)
class Result:
    """How the bots of one name fared, in the games in which they played."""

    bot: str
    seats: int
    """How many seats they had in each game."""
    games: int
    even: float
    """The share that they would win if all were equally good; in a solo game, a half."""
    share: Interval
    """The share of games that one of them won; in a solo game, in which it beat CR Co."""
    score: float
    """The mean over all games and seats."""
    margin: Interval | None
    """Their best score minus the best of all others; None if there are no others."""
    times: Times


@dataclass(frozen=True)
class Pair:
    """Two bots that met."""

    first: str
    second: str
    share: Interval
    """The share of games in which the first finished ahead of the second."""


def deals_of(plan: Plan, outcomes: Sequence[Outcome]) -> Deals:
    size = plan.games_a_deal
    return [outcomes[first : first + size] for first in range(0, len(outcomes), size)]


def results(plan: Plan, deals: Deals, sure: Sure = share_over_deals) -> list[Result]:
    """One for each name, in the order of the plan."""
    return [_result(name, plan, _with(deals, name), sure) for name in plan.names]


def pairs(plan: Plan, deals: Deals) -> list[Pair]:
    """Each pair of bots that met."""
    met = [
        (first, second, _with(_with(deals, first), second))
        for first, second in combinations(plan.names, 2)
        if any({first, second} <= set(line_up) for line_up in plan.line_ups)
    ]
    return [Pair(first, second, _ahead(first, second, games)) for first, second, games in met]


def share_of(name: str, deal: Sequence[Outcome]) -> float:
    """The share of a deal's games that a name won."""
    return sum(winner(outcome) == name for outcome in deal) / len(deal)


def winner(outcome: Outcome) -> str | None:
    """The name of the bot that won; None if CR Co. did."""
    if outcome.winner == len(outcome.seating):
        return None
    return outcome.seating[outcome.winner]


def _with(deals: Deals, name: str) -> Deals:
    """The games in which a name played."""
    return [[outcome for outcome in deal if name in outcome.seating] for deal in deals]


def _result(name: str, plan: Plan, deals: Deals, sure: Sure) -> Result:
    outcomes = [outcome for deal in deals for outcome in deal]
    seats = outcomes[0].seating.count(name)
    own = [total for outcome in outcomes for total in _totals(outcome, name)]
    alone = seats == len(outcomes[0].totals)
    won = [sum(winner(outcome) == name for outcome in deal) for deal in deals]
    taken = [
        microseconds
        for outcome in outcomes
        for holder, times in zip(outcome.seating, outcome.times, strict=True)
        if holder == name
        for microseconds in times
    ]
    return Result(
        bot=name,
        seats=seats,
        games=len(outcomes),
        even=0.5 if plan.solo else seats / plan.seats,
        share=sure(won, [len(deal) for deal in deals]),
        score=sum(own) / len(own),
        margin=None if alone else mean_over_deals([_margin(deal, name) for deal in deals]),
        times=times_of(taken),
    )


def _totals(outcome: Outcome, name: str) -> list[int]:
    return [outcome.totals[seat] for seat, at in enumerate(outcome.seating) if at == name]


def _margin(deal: Sequence[Outcome], name: str) -> float:
    return sum(_lead(outcome, name) for outcome in deal) / len(deal)


def _lead(outcome: Outcome, name: str) -> int:
    """The best score of a name minus the best of the others, CR Co. included."""
    holders = [*outcome.seating, None]
    others = [
        total for holder, total in zip(holders, outcome.totals, strict=False) if holder != name
    ]
    return max(_totals(outcome, name)) - max(others)


def _ahead(first: str, second: str, deals: Deals) -> Interval:
    """Who finished ahead; with several seats, by the best of them."""
    ahead = [
        sum(_best(outcome, first) < _best(outcome, second) for outcome in deal) for deal in deals
    ]
    return share_over_deals(ahead, [len(deal) for deal in deals])


def _best(outcome: Outcome, name: str) -> int:
    return min(outcome.ranks[seat] for seat, at in enumerate(outcome.seating) if at == name)
