"""The figures of an arena from all its games at once, as plainly as possible.

The program adds them up deal by deal; this is what its sums must agree with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from ceylon.arena.balance import Balance, Group, MeanPoints, order
from ceylon.arena.interval import Interval, mean_over_deals, wilson
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan
from ceylon.arena.results import Pair, Result, winner
from ceylon.arena.times import Times
from ceylon.box import COUNCILLORS, TILES
from ceylon.ids import Seat, by_seat
from ceylon.rules.scoring import SOURCES

Deals = Sequence[Sequence[Outcome]]
Marks = Callable[[Outcome, Seat], bool]


def deals_of(plan: Plan, outcomes: Sequence[Outcome]) -> Deals:
    size = plan.games_a_deal
    return [outcomes[first : first + size] for first in range(0, len(outcomes), size)]


def results(plan: Plan, deals: Deals) -> list[Result]:
    """One for each name, in the order of the plan."""
    return [_result(name, plan, _with(deals, name)) for name in plan.names]


def pairs(plan: Plan, deals: Deals) -> list[Pair]:
    """Each pair of bots that met."""
    met = [
        (first, second, _with(_with(deals, first), second))
        for first, second in combinations(plan.names, 2)
        if any({first, second} <= set(line_up) for line_up in plan.line_ups)
    ]
    return [Pair(first, second, _ahead(first, second, games)) for first, second, games in met]


def _with(deals: Deals, name: str) -> Deals:
    """The games in which a name played."""
    return [[outcome for outcome in deal if name in outcome.seating] for deal in deals]


def _result(name: str, plan: Plan, deals: Deals) -> Result:
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
        share=share_over_deals(won, [len(deal) for deal in deals]),
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


def share_over_deals(won: Sequence[int], of: Sequence[int]) -> Interval:
    """The share of won games with its 95% interval, from the games won and played in each deal.

    Wilson's interval for an effective number of games: as many independent games as would have the
    observed variance between deals. One deal whose games all have the same result is added to that
    variance, so that a few deals that happen to agree do not look certain.
    """
    played = sum(of)
    share = sum(won) / played
    usual = played / len(of)
    seen = sum((w - share * n) ** 2 for w, n in zip(won, of, strict=True))
    squares = sum(n * n for n in of)
    likeness = (seen + usual**2) / (share * (1 - share) * squares + usual**2)
    return Interval(share, *wilson(share, played * played / squares / likeness))


def times_of(microseconds: Sequence[int]) -> Times:
    ordered = sorted(microseconds)
    last = -(-len(ordered) * 99 // 100) - 1
    return Times(
        choices=len(ordered),
        mean=sum(ordered) / len(ordered) / 1000,
        nearly_all=ordered[last] / 1000,
        longest=ordered[-1] / 1000,
    )


def balance(outcomes: Sequence[Outcome]) -> Balance:
    """Every game has a deal of its own, and the same bot at every seat."""
    players = len(outcomes[0].seating)
    totals = [total for outcome in outcomes for total in outcome.totals]
    turns = [outcome.turns for outcome in outcomes]
    return Balance(
        games=len(outcomes),
        players=players,
        places=_groups(outcomes, range(1, players + 1), _comes_at),
        tiles=_groups(outcomes, range(1, len(TILES) + 1), _has_tile),
        councillors=_groups(outcomes, range(1, len(COUNCILLORS) + 1), _has_councillor, _is_offered),
        sources=[_source(outcomes, number, key) for number, key in enumerate(SOURCES)],
        turns=mean_over_deals(turns),
        lengths=dict(sorted(Counter(turns).items())),
        by_markers=sum(outcome.by_markers for outcome in outcomes) / len(outcomes),
        score=sum(totals) / len(totals),
        winning_score=sum(o.totals[o.winner] for o in outcomes) / len(outcomes),
        lead=mean_over_deals([_points_ahead(outcome) for outcome in outcomes]),
        first_lead=mean_over_deals([_first_lead(outcome) for outcome in outcomes]),
    )


def _comes_at(number: int) -> Marks:
    return lambda outcome, seat: order(outcome, seat) == number


def _has_tile(number: int) -> Marks:
    return lambda outcome, seat: outcome.tiles[seat] == number


def _has_councillor(number: int) -> Marks:
    return lambda outcome, seat: number in outcome.contracted[seat]


def _is_offered(number: int) -> Marks:
    return lambda outcome, _seat: number in outcome.offered


def _anyone(_number: int) -> Marks:
    return lambda _outcome, _seat: True


def _groups(
    outcomes: Sequence[Outcome],
    numbers: range,
    inside: Callable[[int], Marks],
    possible: Callable[[int], Marks] = _anyone,
) -> list[Group]:
    """Groups without a seat are left out."""
    found = [_group(outcomes, n, inside(n), possible(n)) for n in numbers]
    return [group for group in found if group is not None]


def _group(
    outcomes: Sequence[Outcome], number: int, inside: Marks, possible: Marks
) -> Group | None:
    members = [
        (outcome, [seat for seat in outcome.seats if inside(outcome, seat)]) for outcome in outcomes
    ]
    members = [(outcome, seats) for outcome, seats in members if seats]
    if not members:
        return None
    sizes = [len(seats) for _, seats in members]
    totals = [outcome.totals[seat] for outcome, seats in members for seat in seats]
    could = sum(possible(outcome, seat) for outcome in outcomes for seat in outcome.seats)
    return Group(
        number=number,
        seats=sum(sizes),
        part=sum(sizes) / could,
        share=share_over_deals([int(o.winner in seats) for o, seats in members], sizes),
        score=sum(totals) / len(totals),
    )


def _source(outcomes: Sequence[Outcome], number: int, key: str) -> MeanPoints:
    points = [sources[number] for outcome in outcomes for sources in outcome.sources]
    winners = [outcome.sources[outcome.winner][number] for outcome in outcomes]
    return MeanPoints(key, sum(points) / len(points), sum(winners) / len(winners))


def _points_ahead(outcome: Outcome) -> int:
    first, second, *_ = sorted(outcome.totals, reverse=True)
    return first - second


def _first_lead(outcome: Outcome) -> float:
    others = [total for seat, total in by_seat(outcome.totals) if seat != outcome.start]
    return outcome.totals[outcome.start] - sum(others) / len(others)
