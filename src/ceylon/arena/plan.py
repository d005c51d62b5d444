"""Which games are played: every line-up plays every deal, once from each rotation of the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from ceylon.arena.errors import ArenaError
from ceylon.arena.provenance import provenance
from ceylon.bots import Bot, bot
from ceylon.box import Box, load
from ceylon.errors import N_
from ceylon.rules.options import Options

LineUp = tuple[str, ...]
"""Bots, one per seat. A single bot plays the solo game."""


class Fixture(NamedTuple):
    """One game to be played."""

    deal: int
    line_up: LineUp
    seating: LineUp


@dataclass(frozen=True)
class Plan:
    """What all games of an arena have in common; it determines each of them, by its number."""

    line_ups: tuple[LineUp, ...]
    seed: int
    box: Box = field(default_factory=load)
    without: str = "uva"
    starting_tiles: bool = False
    railway: str = "drawn"
    rotated: bool = True
    """Whether a deal is played from each rotation of the seats, or once."""
    records: Path | None = None
    """The folder in which each game is saved as a record."""
    make: Callable[[str, int], Bot] = bot
    """Makes a bot from its name and a seed. Different bots must have different names."""
    timed: bool = True
    """Whether every choice is timed."""
    date: str = ""
    """The day to put into the records; none, so that the same plan writes the same records."""

    def __post_init__(self) -> None:
        """Invalid plans fail here, not in a worker process."""
        self.options()
        for name in self.names:
            self.make(name, self.seed)

    def options(self) -> Options:
        return Options(
            self.seats,
            without=self.without,
            starting_tiles=self.starting_tiles,
            railway=self.railway,
        )

    @property
    def seats(self) -> int:
        return len(self.line_ups[0])

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def names(self) -> list[str]:
        """Each bot once, in the order in which they were named."""
        return list(dict.fromkeys(name for line_up in self.line_ups for name in line_up))

    @property
    def rotations(self) -> int:
        return self.seats if self.rotated else 1

    @property
    def games_a_deal(self) -> int:
        return len(self.line_ups) * self.rotations

    def deals_for(self, games: int) -> int:
        """The deals that give each line-up that many games, or a few more: deals stay whole."""
        return -(-games // self.rotations)

    def fixture(self, number: int) -> Fixture:
        """Deal by deal, so that more deals only add games at the end."""
        deal, within = divmod(number, self.games_a_deal)
        line_up = self.line_ups[within // self.rotations]
        shift = within % self.rotations
        return Fixture(deal, line_up, line_up[shift:] + line_up[:shift])

    def description(self) -> dict[str, object]:
        """Everything that determines the games, for a results file."""
        return {
            **provenance(self.box, self.names),
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "seed": self.seed,
            "without": self.without,
            "starting_tiles": self.starting_tiles,
            "railway": self.railway,
            "rotated": self.rotated,
        }


def round_robin(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Everyone meets everyone: each combination of that many bots is a line-up."""
    if len(set(bots)) < len(bots):
        raise ArenaError(N_("in a round robin, name each bot only once"))
    if len(bots) < players:
        text = N_(
            "a round robin with {players:players} in each game needs at least that many bots,"
            " not {bots}"
        )
        raise ArenaError(text, {"players": players, "bots": len(bots)})
    return tuple(combinations(bots, players))


def against(bots: Sequence[str], opponent: str, players: int) -> tuple[LineUp, ...]:
    """Each of the bots meets the same opponent, which has all the other seats."""
    if opponent in bots:
        text = N_("{bot} cannot be both the opponent and one of the bots that meet it")
        raise ArenaError(text, {"bot": opponent})
    return tuple((name, *[opponent] * (players - 1)) for name in dict.fromkeys(bots))
