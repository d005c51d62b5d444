"""Sets as ints: a set of hexes, districts or choices is one int with a bit for each member.

`1 << h` is silently a 32-bit shift in compiled code, so single bits come from a table. A random
game spends most of its time counting members and finding the n-th: both are done for all eight
bytes at once (SWAR), without a branch that could be mispredicted.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**place for place in range(62)])

_EIGHT: Final[i64] = 8
_EIGHT_BITS: Final[i64] = 0xFF

# The masks for each pair of bits, each nibble and each byte. Sets stay below 2**62, and so do
# these: a larger constant would be a Python int in compiled code.
_LOW_OF_TWO: Final[i64] = 0x1555555555555555
_LOW_OF_FOUR: Final[i64] = 0x3333333333333333
_LOW_OF_EIGHT: Final[i64] = 0x0F0F0F0F0F0F0F0F
_EACH_BYTE: Final[i64] = 0x0101010101010101
_LAST_BYTE: Final[i64] = 56

# In the lowest seven bytes; the highest is never needed.
_SEVEN_BYTES: Final[i64] = 0x007F7F7F7F7F7F7F
_SEVEN_GUARDS: Final[i64] = 0x0080808080808080


def _places(eight: int) -> list[int]:
    """The positions of the set bits, padded to eight."""
    found = [place for place in range(8) if eight & 2**place]
    return found + [0] * (8 - len(found))


_COUNT: Final = vec[i64]([eight.bit_count() for eight in range(256)])
_NTH: Final = vec[i64]([place for eight in range(256) for place in _places(eight)])


def _sums(members: i64) -> i64:
    """In each byte, the popcount of it and those below; the bits above the last byte are
    garbage."""
    twos = members - (members >> 1 & _LOW_OF_TWO)
    fours = (twos & _LOW_OF_FOUR) + (twos >> 2 & _LOW_OF_FOUR)
    eights = fours + (fours >> 4) & _LOW_OF_EIGHT
    return eights * _EACH_BYTE


def count(members: i64) -> i64:
    """How many members a set has."""
    return _sums(members) >> _LAST_BYTE & _EIGHT_BITS


def nth(members: i64, n: i64) -> i64:
    """The n-th smallest member, counted from 0; the set must have more than n."""
    sums = _sums(members) & _SEVEN_BYTES
    # A guard bit survives where the sum is at most n: in the bytes below that of the n-th member.
    below = (n * _EACH_BYTE | _SEVEN_GUARDS) - sums & _SEVEN_GUARDS
    byte: i64 = (below >> 7) * _EACH_BYTE >> _LAST_BYTE & _EIGHT_BITS
    base = _EIGHT * byte
    n -= sums << _EIGHT >> base & _EIGHT_BITS
    return base + _NTH[(members >> base & _EIGHT_BITS) * _EIGHT + n]


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
