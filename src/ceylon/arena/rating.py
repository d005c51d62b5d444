"""Ratings of bots that met in many line-ups, by the Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec

from ceylon.arena.errors import ArenaError
from ceylon.arena.interval import Interval, Z
from ceylon.arena.outcome import Outcome
from ceylon.errors import N_
from ceylon.installation import to_install


@dataclass(frozen=True)
class Rating:
    """The estimated strength of a bot, and its uncertainty."""

    bot: str
    mean: float
    spread: float

    @property
    def interval(self) -> Interval:
        reach = Z * self.spread
        return Interval(self.mean, self.mean - reach, self.mean + reach)


def check_installed() -> None:
    """Fails before any game is played."""
    if find_spec("openskill") is None:
        text = N_("ratings need the package openskill: {command}")
        raise ArenaError(text, {"command": to_install("arena")})


class Ratings:
    """From all games in order; each bot has one seat in a game, and does not learn."""

    def __init__(self, names: Sequence[str]) -> None:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - only ratings need it

        # tau is how much a person's strength changes between games.
        self._model = PlackettLuce(tau=0.0)
        self._rated = {name: self._model.rating(name=name) for name in names}

    def add(self, outcome: Outcome) -> None:
        teams = [[self._rated[name]] for name in outcome.seating]
        ranks = [float(rank) for rank in outcome.ranks]
        for name, team in zip(outcome.seating, self._model.rate(teams, ranks=ranks), strict=True):
            self._rated[name] = team[0]

    def ratings(self) -> list[Rating]:
        return [Rating(name, rated.mu, rated.sigma) for name, rated in self._rated.items()]
