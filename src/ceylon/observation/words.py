"""Words of eight bytes, the lowest first: a byte per member of a set, or eight small numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_EIGHT: Final[i64] = 8
_EIGHT_BITS: Final[i64] = 0xFF


def _spread(eight: int) -> int:
    return sum(256**place for place in range(8) if eight & 2**place)


SPREAD: Final = vec[i64]([_spread(eight) for eight in range(256)])
"""The word for each set of eight: a byte per member, 1 if it is one."""


def zeros(words: int) -> vec[i64]:
    return vec[i64]([0] * words)


def spread(words: vec[i64], at: i64, end: i64, members: i64) -> None:
    """Write a set into the words from `at` to `end`."""
    while at < end:
        words[at] = SPREAD[members & _EIGHT_BITS]
        members >>= _EIGHT
        at += 1


def spread_hexes(words: vec[i64], at: i64, hexes: i64) -> None:
    """Write a set of hexes into four words."""
    words[at] = SPREAD[hexes & _EIGHT_BITS]
    words[at + 1] = SPREAD[hexes >> 8 & _EIGHT_BITS]
    words[at + 2] = SPREAD[hexes >> 16 & _EIGHT_BITS]
    words[at + 3] = SPREAD[hexes >> 24 & _EIGHT_BITS]
