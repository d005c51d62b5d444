"""Hexes in axial coordinates: what is connected, how a tile turns, where a railway can run."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache

from ceylon.box.model import DISTRICTS, Cell

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

Shape = tuple[Cell, ...]


def neighbours(cell: Cell) -> list[Cell]:
    q, r = cell
    return [(q + dq, r + dr) for dq, dr in STEPS]


def connected(cells: Collection[Cell]) -> bool:
    left = set(cells)
    reached = [left.pop()] if left else []
    while reached:
        for cell in neighbours(reached.pop()):
            if cell in left:
                left.remove(cell)
                reached.append(cell)
    return not left


@cache
def orientations(cells: Shape) -> frozenset[Shape]:
    """All ways to turn and flip a tile, each moved so that its first cell is (0, 0)."""
    found = set()
    for side in (cells, tuple((r, q) for q, r in cells)):
        turned = side
        for _ in range(6):
            turned = tuple((-r, q + r) for q, r in turned)
            found.add(_at_origin(turned))
    return frozenset(found)


def _at_origin(cells: Shape) -> Shape:
    first, *_ = ordered = sorted(cells)
    return tuple((q - first[0], r - first[1]) for q, r in ordered)


def placements(cells: Shape, district: Collection[Cell]) -> Iterator[frozenset[Cell]]:
    """S4: each set of hexes of the district that the tile can cover."""
    for shape in sorted(orientations(cells)):
        for q, r in district:
            covered = frozenset((q + dq, r + dr) for dq, dr in shape)
            if covered.issubset(district):
                yield covered


def railway_lines(hexes: Sequence[Cell], without: int) -> Iterator[tuple[Cell, ...]]:
    """R5: each line of 9 hexes, ignoring the levels, with one district left out.

    A line counts once for each direction of travel.
    """
    districts = [hexes[8 * d : 8 * d + 8] for d in range(len(DISTRICTS)) if d != without]
    board = set(hexes)
    rim = {cell for cell in hexes if not board.issuperset(neighbours(cell))}
    for start in range(3):
        for middle in range(3):
            if middle != start:
                order = [districts[start], districts[middle], districts[3 - start - middle]]
                for line in _lines(order):
                    if line[0] in rim and line[-1] in rim:
                        yield line


def _lines(order: list[Sequence[Cell]]) -> Iterator[tuple[Cell, ...]]:
    first, second, third = [_threes(set(district)) for district in order]
    for head in first:
        for body in second:
            if body[0] in neighbours(head[-1]):
                for tail in third:
                    if tail[0] in neighbours(body[-1]):
                        yield head + body + tail


def _threes(district: set[Cell]) -> list[tuple[Cell, Cell, Cell]]:
    return [
        (a, b, c)
        for a in sorted(district)
        for b in neighbours(a)
        if b in district
        for c in neighbours(b)
        if c in district and c != a
    ]
