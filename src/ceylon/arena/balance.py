"""What many games of one bot against itself say about the game: who wins, from where, and how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ceylon.arena.interval import Interval, mean_over_deals, share_over_deals
from ceylon.arena.outcome import Outcome
from ceylon.box import COUNCILLORS, TILES
from ceylon.ids import Seat, by_seat
from ceylon.rules.scoring import SOURCES

Marks = Callable[[Outcome, Seat], bool]
"""Whether a seat of a game belongs to a group."""


@dataclass(frozen=True)
class Group:
    """The seats that have something in common, over all games."""

    number: int
    seats: int
    part: float
    """The share of the seats that could have been in it that were."""
    share: Interval
    """The share of games that such a seat won."""
    score: float


@dataclass(frozen=True)
class MeanPoints:
    """What a source of points brings: the mean over all seats, and over the winners."""

    name: str
    mean: float
    winners: float


@dataclass(frozen=True)
class Balance:
    games: int
    players: int
    places: list[Group]
    """By the order of play, from 1 for the starting player."""
    tiles: list[Group]
    """By the number of the starting tile."""
    councillors: list[Group]
    """By the number of the councillor contracted; a seat is in as many groups as it has."""
    sources: list[MeanPoints]
    turns: Interval
    lengths: dict[int, int]
    """How many games took each number of turns."""
    by_markers: float
    """The share of games ended by a last marker."""
    score: float
    winning_score: float
    lead: Interval
    """The winner's lead over second place, in points."""
    first_lead: Interval
    """The starting player's points minus the others' average."""


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
        lead=mean_over_deals([_lead(outcome) for outcome in outcomes]),
        first_lead=mean_over_deals([_first_lead(outcome) for outcome in outcomes]),
    )


def order(outcome: Outcome, seat: Seat) -> int:
    """A seat's place in the order of play, from 1 (S1)."""
    return (seat - outcome.start) % len(outcome.seating) + 1


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


def _lead(outcome: Outcome) -> int:
    first, second, *_ = sorted(outcome.totals, reverse=True)
    return first - second


def _first_lead(outcome: Outcome) -> float:
    others = [total for seat, total in by_seat(outcome.totals) if seat != outcome.start]
    return outcome.totals[outcome.start] - sum(others) / len(others)
