"""Sets as ints: a set of hexes, districts or choices is one int with a bit for each member.

`1 << h` is silently a 32-bit shift in compiled code, so single bits come from a table.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**place for place in range(62)])

_CHUNK: Final[i64] = 11
_CHUNK_MASK: Final[i64] = 2**11 - 1
_COUNT: Final = vec[i64]([chunk.bit_count() for chunk in range(2**11)])
_LOWEST: Final = vec[i64]([0] + [(chunk & -chunk).bit_length() - 1 for chunk in range(1, 2**11)])


def count(members: i64) -> i64:
    """How many members a set has."""
    total: i64 = 0
    while members:
        total += _COUNT[members & _CHUNK_MASK]
        members >>= _CHUNK
    return total


def nth(members: i64, n: i64) -> i64:
    """The n-th smallest member, counted from 0; the set must have more than n."""
    base: i64 = 0
    chunk: i64 = members & _CHUNK_MASK
    here: i64 = _COUNT[chunk]
    while n >= here:
        n -= here
        base += _CHUNK
        members >>= _CHUNK
        chunk = members & _CHUNK_MASK
        here = _COUNT[chunk]
    while n:
        chunk &= chunk - 1
        n -= 1
    return base + _LOWEST[chunk]


def members(of: i64, first: i64 = 0) -> list[int]:
    """The members, each counted from `first`, smallest first."""
    found: list[int] = []
    append_members(found, of, first)
    return found


def append_members(found: list[int], of: i64, first: i64) -> None:
    """Append the members to a list."""
    while of:
        chunk: i64 = of & _CHUNK_MASK
        while chunk:
            found.append(first + _LOWEST[chunk])
            chunk &= chunk - 1
        first += _CHUNK
        of >>= _CHUNK
