"""What a game is worth to each seat, once it is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ceylon.errors import N_, CeylonError
from ceylon.ids import Seat
from ceylon.rules.game import Game

Reward = Callable[[Sequence[int], int], list[float]]
"""From the points by seat and the seat that has won to the rewards by seat."""


class UnknownReward(CeylonError):
    """A name that no reward has."""


def won(points: Sequence[int], winner: int) -> list[float]:
    """1 for the winner, what makes the sum 0 for each of the others."""
    lost = -1 / (len(points) - 1)
    return [1.0 if seat == winner else lost for seat in range(len(points))]


def margin(points: Sequence[int], winner: int) -> list[float]:
    """A hundredth of the points by which a seat is ahead of the best of the others, or behind."""
    del winner
    best = [max(p for at, p in enumerate(points) if at != seat) for seat in range(len(points))]
    return [(own - other) / 100 for own, other in zip(points, best, strict=True)]


def scored(points: Sequence[int], winner: int) -> list[float]:
    """A hundredth of the points."""
    del winner
    return [own / 100 for own in points]


REWARDS: Final[Mapping[str, Reward]] = {"win": won, "margin": margin, "points": scored}
"""By name: each makes the rewards by seat of the points by seat and the seat that has won."""


def reward_called(name: str) -> Reward:
    if name not in REWARDS:
        text = N_("there is no reward called “{name}”: choose from {known}")
        raise UnknownReward(text, {"name": name, "known": ", ".join(REWARDS)})
    return REWARDS[name]


def rewards_of(game: Game, reward: Reward) -> list[float]:
    """The rewards of a game that is over, by seat."""
    return reward([game.total(seat) for seat in game.seats()], int(game.winner()))


def forfeit(seats: int, loser: Seat) -> list[float]:
    """The rewards when a seat makes an illegal choice: it loses, the others share the win."""
    return [-1.0 if seat == loser else 1 / (seats - 1) for seat in range(seats)]
