"""Seats, hexes and choices: three kinds of numbers that mypy distinguishes.

At run time each is a plain int. In compiled code each is a machine word: mypyc would box an int, so
`setup.py` shows it this file with `i64` in place of each kind.
"""

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Final, NewType, TypeVar

T = TypeVar("T")

Seat = NewType("Seat", int)
Seat.__doc__ = """Where a player sits, from 0 on, clockwise. In a solo game CR Co. has seat 1."""

NOBODY: Final = Seat(-1)
SPECTATOR: Final = Seat(-1)
"""Someone who only watches."""
HUMAN: Final = Seat(0)
RAILWAYS: Final = Seat(1)
"""In a solo game CR Co. sits at the second seat."""

Hex = NewType("Hex", int)
Hex.__doc__ = """A hex of the map, from 0 to 31 in map order: `D1` to `D8`, then `K`, `R` and `U`.

Its district is `hex >> 3`.
"""

NOWHERE: Final = Hex(-1)

Choice = NewType("Choice", int)
Choice.__doc__ = """A choice: its index in the catalogue, `CHOICES`. `text_of` returns its text."""

_SEATS: Final = (Seat(0), Seat(1), Seat(2), Seat(3))


def seats(number: int) -> tuple[Seat, ...]:
    """That many of the four seats, from the first on."""
    return _SEATS[:number]


def by_seat(things: Iterable[T]) -> Iterator[tuple[Seat, T]]:
    """Each of them with its seat; the first belongs to seat 0."""
    return zip(map(Seat, count()), things, strict=False)
