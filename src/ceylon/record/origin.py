"""Where a record comes from, and how its game ended: what a reader wants to know first.

A record that says so has format 2; without it, a record has format 1, as ever.
"""

import re
from typing import NamedTuple

from ceylon.errors import N_, excerpt
from ceylon.ids import RAILWAYS
from ceylon.record.lines import Lines
from ceylon.record.problems import wrong
from ceylon.rules.game import Game

_DATE = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
_RAILWAYS = "railways"


class Origin(NamedTuple):
    """The program that wrote a record, and the day on which it did."""

    program: str
    """Its version."""
    date: str = ""
    """As 2026-11-18; empty if it is not said, so that the same game has the same record."""


class Result(NamedTuple):
    """How the game ended, as text."""

    points: str
    """By seat; in a solo game CR Co. has the second place."""
    winner: str


def is_date(text: str) -> bool:
    return _DATE.fullmatch(text) is not None


def result_of(game: Game) -> Result | None:
    """None if the game is not over."""
    if not game.over:
        return None
    points = " ".join(str(game.total(seat)) for seat in game.seats())
    winner = game.winner()
    lost = game.solo and winner == RAILWAYS
    return Result(points, _RAILWAYS if lost else str(winner + 1))


def origin_lines(origin: Origin) -> list[str]:
    return [f"program {origin.program}", *([f"date {origin.date}"] if origin.date else [])]


def result_lines(game: Game) -> list[str]:
    result = result_of(game)
    return [] if result is None else [f"points {result.points}", f"winner {result.winner}"]


def read_origin(lines: Lines) -> Origin:
    _, program = lines.take("program")
    if not lines.begins("date"):
        return Origin(program)
    number, date = lines.take("date")
    if not is_date(date):
        text = N_("a date like 2026-11-18 is expected here, not “{found}”")
        raise wrong(number, "", text, found=excerpt(date))
    return Origin(program, date)


class Claim(NamedTuple):
    """The result that a head names, and its first line."""

    number: int
    result: Result

    def check(self, game: Game) -> None:
        """It must be the one that the choices lead to."""
        if result_of(game) != self.result:
            raise wrong(self.number, "", N_("this is not how the game ended"))


def read_result(lines: Lines) -> Claim | None:
    if not lines.begins("points"):
        return None
    number, points = lines.take("points")
    _, winner = lines.take("winner")
    return Claim(number, Result(points, winner))
