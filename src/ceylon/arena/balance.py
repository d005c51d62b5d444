"""What many games of one bot against itself say about the game: who wins, from where, and how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ceylon.arena.interval import Interval, MeanOverDeals, ShareOverDeals
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


class Census:
    """Adds up the games of one bot against itself, each with a deal of its own; none is kept."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._games = self._by_markers = self._total = self._best = 0
        self._turns, self._lead = MeanOverDeals(), MeanOverDeals()
        self._first_lead = MeanOverDeals(players - 1)
        self._lengths: Counter[int] = Counter()
        self._points = [[0, 0] for _ in SOURCES]
        """Of all seats, and of the winners."""
        self._places = [_GroupSum(n, _comes_at(n)) for n in range(1, players + 1)]
        self._tiles = [_GroupSum(n, _has_tile(n)) for n in range(1, len(TILES) + 1)]
        self._councillors = [
            _GroupSum(n, _has_councillor(n), _is_offered(n)) for n in range(1, len(COUNCILLORS) + 1)
        ]

    def add(self, outcome: Outcome) -> None:
        self._games += 1
        self._by_markers += outcome.by_markers
        self._total += sum(outcome.totals)
        self._best += outcome.totals[outcome.winner]
        self._turns.add(outcome.turns)
        self._lengths[outcome.turns] += 1
        self._lead.add(_lead(outcome))
        self._first_lead.add(_first_lead(outcome))
        for seat, sources in by_seat(outcome.sources):
            for sums, points in zip(self._points, sources, strict=True):
                sums[0] += points
                sums[1] += points if seat == outcome.winner else 0
        for groups in (self._places, self._tiles, self._councillors):
            for group in groups:
                group.add(outcome)

    def balance(self) -> Balance:
        games, seats = self._games, self._games * self._players
        return Balance(
            games=games,
            players=self._players,
            places=_found(self._places),
            tiles=_found(self._tiles),
            councillors=_found(self._councillors),
            sources=[
                MeanPoints(key, points / seats, winners / games)
                for key, (points, winners) in zip(SOURCES, self._points, strict=True)
            ],
            turns=self._turns.interval(),
            lengths=dict(sorted(self._lengths.items())),
            by_markers=self._by_markers / games,
            score=self._total / seats,
            winning_score=self._best / games,
            lead=self._lead.interval(),
            first_lead=self._first_lead.interval(),
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


def _anyone(_outcome: Outcome, _seat: Seat) -> bool:
    return True


class _GroupSum:
    """The seats of a group, game by game."""

    def __init__(self, number: int, inside: Marks, possible: Marks = _anyone) -> None:
        self._number = number
        self._inside = inside
        self._possible = possible
        self._seats = self._could = self._total = 0
        self._share = ShareOverDeals()

    def add(self, outcome: Outcome) -> None:
        self._could += sum(self._possible(outcome, seat) for seat in outcome.seats)
        seats = [seat for seat in outcome.seats if self._inside(outcome, seat)]
        if seats:
            self._seats += len(seats)
            self._total += sum(outcome.totals[seat] for seat in seats)
            self._share.add(int(outcome.winner in seats), len(seats))

    @property
    def empty(self) -> bool:
        return not self._seats

    def group(self) -> Group:
        return Group(
            number=self._number,
            seats=self._seats,
            part=self._seats / self._could,
            share=self._share.interval(),
            score=self._total / self._seats,
        )


def _found(groups: Sequence[_GroupSum]) -> list[Group]:
    """Groups without a seat are left out."""
    return [group.group() for group in groups if not group.empty]


def _lead(outcome: Outcome) -> int:
    first, second, *_ = sorted(outcome.totals, reverse=True)
    return first - second


def _first_lead(outcome: Outcome) -> int:
    """The starting player's points minus the others' average, times the number of others."""
    first = outcome.totals[outcome.start]
    return first * len(outcome.totals) - sum(outcome.totals)
