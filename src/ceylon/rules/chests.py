"""Tea chests as one int: eight bits for each tea, black lowest.

Black grows on level 0, green on level 1, white on level 2 (A2.2), so a tea and its level
are the same number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BLACK: Final[i64] = 0
GREEN: Final[i64] = 1
WHITE: Final[i64] = 2
TEAS: Final = 3

ONE: Final = vec[i64]([1, 2**8, 2**16])
"""A single chest of each tea."""
_GUARD: Final[i64] = 0x808080


def pack(black: int, green: int, white: int) -> int:
    return black + green * 2**8 + white * 2**16


def of_tea(chests: i64, tea: i64) -> i64:
    """How many chests of one tea there are."""
    return chests >> (8 * tea) & 0xFF


def total(chests: i64) -> i64:
    return (chests & 0xFF) + (chests >> 8 & 0xFF) + (chests >> 16)


def holds(chests: i64, wanted: i64) -> bool:
    """Whether all the wanted chests are there.

    The subtraction borrows the guard bit above a tea exactly if there are too few of it.
    """
    return ((chests | _GUARD) - wanted) & _GUARD == _GUARD


def unpack(chests: i64) -> tuple[int, int, int]:
    return of_tea(chests, BLACK), of_tea(chests, GREEN), of_tea(chests, WHITE)
