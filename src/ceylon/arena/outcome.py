"""How one game ended, as plain data: for another process, and for a line of a file."""

from __future__ import annotations

import json
import marshal
from dataclasses import dataclass, field

from ceylon.ids import Seat, seats
from ceylon.rules.game import Game
from ceylon.rules.scoring import SOURCES, Score


@dataclass(frozen=True)
class Outcome:
    """Lists are by seat; in a solo game CR Co. has the second."""

    seating: list[str]
    winner: Seat
    totals: list[int]
    ranks: list[int]
    """1 for the winner."""
    sources: list[list[int]]
    """Points in the order of SOURCES."""
    start: Seat
    """The starting player's seat."""
    turns: int
    by_markers: bool
    """Whether a last marker triggered the end (E1), and not the deck."""
    tiles: list[int]
    """The numbers of the starting tiles; 0 without them."""
    offered: list[int]
    """The councillors on the map, from 1 to 8."""
    contracted: list[list[int]]
    """Those that each seat has contracted."""
    times: list[list[int]] = field(compare=False)
    """Microseconds of each choice of each bot: these differ between runs. Empty if nobody asked."""
    faults: list[int] = field(default_factory=list)
    """How often chance had to choose for each seat, because its bot failed; empty if it never
    had to."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return seats(len(self.seating))

    def line(self) -> str:
        return json.dumps(vars(self), separators=(",", ":"))

    @classmethod
    def of_line(cls, line: str) -> Outcome:
        return cls(**json.loads(line))

    def packed(self) -> bytes:
        """For another process of the same Python: in half the time of a pickle."""
        return marshal.dumps([*vars(self).values()])

    @classmethod
    def unpacked(cls, packed: bytes) -> Outcome:
        return cls(*marshal.loads(packed))  # noqa: S302 - from a process of ours


def outcome_of(
    game: Game,
    seating: list[str],
    times: list[list[int]],
    *,
    by_markers: bool,
    faults: list[int] | None = None,
) -> Outcome:
    """What is worth knowing about a finished game."""
    scores = game.scores()
    return Outcome(
        seating=seating,
        winner=game.winner(),
        totals=[score.total for score in scores],
        ranks=[score.rank for score in scores],
        sources=[_sources(score) for score in scores],
        start=game.start,
        turns=game.turn,
        by_markers=by_markers,
        tiles=[player.tile_number for player in game.players],
        offered=[number for number in game.councillors if number],
        contracted=[_councillors(game, seat) for seat in game.seats()],
        times=times,
        faults=faults or [],
    )


def _sources(score: Score) -> list[int]:
    points = dict.fromkeys(SOURCES, 0)
    for source in score.sources():
        points[source.key] += source.points
    return list(points.values())


def _councillors(game: Game, seat: Seat) -> list[int]:
    districts = game.players[seat].councillors
    return [number for district, number in enumerate(game.councillors) if districts >> district & 1]
