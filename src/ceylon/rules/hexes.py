"""The map: 32 hexes in four districts, and the paths between them (S2, S3).

A hex is a number from 0 to 31 in map order, so its district is `hex >> 3`.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.box import DISTRICTS, Box
from ceylon.ids import Hex
from ceylon.rules import bits
from ceylon.rules.bits import BIT

HEXES: Final = 32
DISTRICT_LETTERS: Final = [district[0] for district in DISTRICTS]
HEX_NAMES: Final = [f"{letter}{number}" for letter in DISTRICT_LETTERS for number in range(1, 9)]

ALL_HEXES: Final = [Hex(number) for number in range(HEXES)]

DIMBULA: Final[i64] = 0
UVA: Final[i64] = 3
ALL_IN_PLAY: Final = -1

DISTRICT: Final = vec[i64]([0xFF * 2 ** (8 * district) for district in range(4)])
"""The hexes of each district."""

_DIRECTIONS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
FAR: Final[i64] = 31
"""An upper bound: no path on 32 hexes is longer."""


class Land:
    """The hexes in play with everything that can be precomputed: neighbours, distances, lines."""

    def __init__(self, box: Box, without: int) -> None:
        board = _neighbours(box, ALL_IN_PLAY)
        near = _neighbours(box, without)
        steps = [_distances(near, start) for start in ALL_HEXES]
        self.without = without
        """The district that is left out, or -1 (S3)."""
        self.districts: i64 = sum(2**d for d in range(4) if d != without)
        """The districts in play, as a set."""
        self.hexes: i64 = sum(2**h for h in range(HEXES) if h >> 3 != without)
        """The hexes in play, as a set."""
        self.neighbours: vec[i64] = vec[i64]([_mask(hexes) for hexes in near])
        """The set of neighbours of each hex."""
        self.distance: vec[i64] = vec[i64]([far for row in steps for far in row])
        """The steps from hex `a` to hex `b`, at `32 * a + b`."""
        self.around: vec[i64] = vec[i64](
            [
                _mask([h for h in ALL_HEXES if 0 < row[h] <= n])
                for row in steps
                for n in range(HEXES)
            ]
        )
        """The other hexes at most `n` steps from hex `a`, as a set, at `32 * a + n`."""
        self.rim: i64 = _mask([h for h in ALL_HEXES if len(board[h]) < 6])
        """The hexes at the edge of the map, as a set."""
        self._box = box
        self._near = near
        self._lines: list[bytes] | None = None

    def steps(self, start: Hex, end: Hex) -> i64:
        """The length of the shortest path over hexes in play; nothing blocks it (A6.2)."""
        way = start * HEXES + end
        return self.distance[way]

    def reachable(self, start: Hex, steps: i64) -> i64:
        """The other hexes at most that many steps away; 31 steps lead anywhere."""
        circle = start * HEXES + steps
        return self.around[circle]

    def __reduce__(self) -> tuple[object, ...]:
        return land_of, (self._box, self.without)

    def lines(self) -> list[bytes]:
        """Every line of nine hexes that R5 allows, ignoring the levels."""
        if self._lines is None:
            self._lines = []
            for start in ALL_HEXES:
                if self.rim & BIT[start] and self.hexes & BIT[start]:
                    self._extend([start], self._lines)
        return self._lines

    def _extend(self, line: list[Hex], lines: list[bytes]) -> None:
        if len(line) == 9:
            if self.rim & BIT[line[8]]:
                lines.append(bytes(line))
            return
        visited = {h >> 3 for h in line}
        for step in self._near[line[-1]]:
            if step not in line and _fits_district(line, step, visited):
                line.append(step)
                self._extend(line, lines)
                line.pop()


def _fits_district(line: list[Hex], step: Hex, visited: set[int]) -> bool:
    """R5: exactly three hexes in each district, one after the other."""
    if len(line) % 3 == 0:
        return step >> 3 not in visited
    return step >> 3 == line[-1] >> 3


def _neighbours(box: Box, without: int) -> list[list[Hex]]:
    place = {at: h for h, at in zip(ALL_HEXES, box.hexes) if h >> 3 != without}
    near: list[list[Hex]] = [[] for _ in range(HEXES)]
    for (q, r), h in place.items():
        around = [(q + dq, r + dr) for dq, dr in _DIRECTIONS]
        near[h] = sorted(place[at] for at in around if at in place)
    return near


def _distances(near: list[list[Hex]], start: Hex) -> list[int]:
    far = [FAR + 1] * HEXES
    far[start] = 0
    border = [start]
    while border:
        border = [h for at in border for h in _newly_reached(near, far, at)]
    return far


def _newly_reached(near: list[list[Hex]], far: list[int], at: Hex) -> list[Hex]:
    reached = [h for h in near[at] if far[h] > far[at] + 1]
    for h in reached:
        far[h] = far[at] + 1
    return reached


def _mask(hexes: list[Hex]) -> int:
    return sum(2**h for h in hexes)


def hex_named(name: str) -> Hex:
    """The hex of a name: `K3`."""
    return Hex(HEX_NAMES.index(name))


def hexes_in(members: i64) -> list[Hex]:
    """The hexes of a set, in map order."""
    return cast("list[Hex]", bits.members(members))


_lands: dict[tuple[str, int], Land] = {}


def land_of(box: Box, without: int) -> Land:
    """The land of a box, computed once."""
    key = (box.digest, without)
    if key not in _lands:
        _lands[key] = Land(box, without)
    return _lands[key]
