"""Sets as ints: a set of hexes, districts or choices is one int with a bit for each member.

`1 << h` is silently a 32-bit shift in compiled code, so single bits come from a table. So do the
members of each eight bits: counting and finding them is most of what a random game does.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**place for place in range(62)])

_EIGHT: Final[i64] = 8
_EIGHT_BITS: Final[i64] = 0xFF


def _places(eight: int) -> list[int]:
    """The places of the bits set, filled up to eight."""
    found = [place for place in range(8) if eight & 2**place]
    return found + [0] * (8 - len(found))


_COUNT: Final = vec[i64]([eight.bit_count() for eight in range(256)])
_NTH: Final = vec[i64]([place for eight in range(256) for place in _places(eight)])


def count(members: i64) -> i64:
    """How many members a set has."""
    total: i64 = 0
    while members:
        total += _COUNT[members & _EIGHT_BITS]
        members >>= _EIGHT
    return total


def nth(members: i64, n: i64) -> i64:
    """The n-th smallest member, counted from 0; the set must have more than n."""
    base: i64 = 0
    here: i64 = _COUNT[members & _EIGHT_BITS]
    while n >= here:
        n -= here
        base += _EIGHT
        members >>= _EIGHT
        here = _COUNT[members & _EIGHT_BITS]
    return base + _NTH[(members & _EIGHT_BITS) * _EIGHT + n]


def members(of: i64, first: i64 = 0) -> list[int]:
    """The members, each counted from `first`, smallest first."""
    found: list[int] = []
    append_members(found, of, first)
    return found


def append_members(found: list[int], of: i64, first: i64) -> None:
    """Append the members to a list."""
    while of:
        eight: i64 = of & _EIGHT_BITS
        at: i64 = eight * _EIGHT
        end: i64 = at + _COUNT[eight]
        while at < end:
            found.append(first + _NTH[at])
            at += 1
        first += _EIGHT
        of >>= _EIGHT
