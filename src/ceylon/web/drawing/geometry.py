"""Where the hexes are on the sheet: centres, outlines and kinds of edges.

A map unit is a pixel of the sheet at its original size. The map is seen from the south: it is
foreshortened, and a level lifts a hex up and a little to the west.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from math import cos, radians, sin, sqrt
from random import Random
from typing import Final

from ceylon.box import Box
from ceylon.box.model import Cell
from ceylon.ids import NOWHERE, Hex
from ceylon.rules.hexes import Land, hexes_in

Point = tuple[float, float]

RADIUS: Final = 52.0
SQUEEZE: Final = 0.83
LIFT: Final = (-3.2, -11.5)
"""The offset per level."""
WATER: Final = -0.85
"""The level of the sea and the rivers."""
CHANNEL: Final = 8.5
"""Half the width of a river: how far the land stays away from the edge."""

EDGES: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbour over each edge, clockwise from the north-east."""
EAST, SOUTH_EAST, SOUTH_WEST = 1, 2, 3
INLAND, RIVER, COAST = "in", "river", "coast"
_WOBBLE: Final = {RIVER: 2.6, COAST: 3.4}
_PARTS: Final = 5


@dataclass(frozen=True)
class Edge:
    kind: str
    neighbour: Hex
    """The hex on the other side; -1 for the sea."""
    points: tuple[Point, ...]


@dataclass(frozen=True, eq=False)
class Shape:
    """A hex at level 0; each sheet has its own."""

    centre: Point
    row: int
    edges: tuple[Edge, ...]
    outline: tuple[Point, ...]
    full: tuple[Point, ...]
    """The regular hexagon, ignoring rivers and wobbles."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """The hexes in play on the sheet. The same hexes share one sheet."""

    shapes: dict[Hex, Shape]
    order: tuple[Hex, ...]
    """From north to south, and from west to east."""
    box: tuple[float, float, float, float]
    """Left, top, width and height."""


def sheet_of(land: Land, box: Box) -> Sheet:
    return _sheet(box.hexes, tuple(hexes_in(land.hexes)))


def island_of(hexes: Iterable[Hex], box: Box) -> Sheet:
    """Only some hexes, surrounded by sea."""
    return _sheet(box.hexes, tuple(hexes))


@cache
def _sheet(coordinates: tuple[Cell, ...], in_play: tuple[Hex, ...]) -> Sheet:
    at = {coordinates[h]: h for h in in_play}
    shapes = {h: _shape(h, coordinates[h], at) for h in in_play}
    order = sorted(in_play, key=lambda h: (coordinates[h][1], coordinates[h][0]))
    return Sheet(shapes, tuple(order), _bounds(shapes))


def _bounds(shapes: dict[Hex, Shape]) -> tuple[float, float, float, float]:
    """The bounding box of the land with its waterlines, and of the district names along the
    coasts."""
    xs = [shape.centre[0] for shape in shapes.values()]
    ys = [shape.centre[1] for shape in shapes.values()]
    left, top = min(xs) - 59, min(ys) - 76
    return left, top, max(xs) + 59 - left, max(ys) + 69 - top


def _shape(number: Hex, place: Cell, at: dict[Cell, Hex]) -> Shape:
    q, r = place
    centre = (sqrt(3) * RADIUS * (q + r / 2), 1.5 * RADIUS * r)
    lines = [_line(number, place, edge, at) for edge in range(6)]
    corners = [_corner(lines[edge - 1], lines[edge]) for edge in range(6)]
    chance = Random(number * 77 + 5)
    edges = tuple(
        _edge(lines[edge], centre, corners[edge], corners[(edge + 1) % 6], chance)
        for edge in range(6)
    )
    outline = tuple(point for edge in edges for point in edge.points[:-1])
    angles = [radians(60 * corner - 90) for corner in range(6)]
    full = tuple(
        (
            centre[0] + cos(a) * (RADIUS + 0.4),
            (centre[1] + sin(a) * (RADIUS + 0.4)) * SQUEEZE,
        )
        for a in angles
    )
    return Shape((centre[0], centre[1] * SQUEEZE), r, edges, outline, full)


@dataclass(frozen=True)
class _Line:
    """The line through an edge: the angle of its normal and its distance from the centre."""

    angle: float
    distance: float
    kind: str
    neighbour: Hex


def _line(number: Hex, place: Cell, edge: int, at: dict[Cell, Hex]) -> _Line:
    step = EDGES[edge]
    neighbour = at.get((place[0] + step[0], place[1] + step[1]), NOWHERE)
    land = INLAND if neighbour >> 3 == number >> 3 else RIVER
    kind = land if neighbour >= 0 else COAST
    distance = RADIUS * sqrt(3) / 2 - (CHANNEL if kind == RIVER else 0)
    return _Line(radians(60 * edge - 60), distance, kind, neighbour)


def _corner(a: _Line, b: _Line) -> Point:
    """Where two edges meet, seen from the centre."""
    det = cos(a.angle) * sin(b.angle) - sin(a.angle) * cos(b.angle)
    return (
        (a.distance * sin(b.angle) - b.distance * sin(a.angle)) / det,
        (cos(a.angle) * b.distance - cos(b.angle) * a.distance) / det,
    )


def _edge(line: _Line, centre: Point, start: Point, end: Point, chance: Random) -> Edge:
    points = [start]
    if line.kind != INLAND:
        for part in range(1, _PARTS):
            t = part / _PARTS
            off = (chance.random() - 0.5) * _WOBBLE[line.kind]
            x = start[0] + (end[0] - start[0]) * t + cos(line.angle) * off
            y = start[1] + (end[1] - start[1]) * t + sin(line.angle) * off
            points.append((x, y))
    points.append(end)
    placed = tuple((centre[0] + x, (centre[1] + y) * SQUEEZE) for x, y in points)
    return Edge(line.kind, line.neighbour, placed)


# Points on the sheet


def lifted(points: tuple[Point, ...], level: float) -> list[Point]:
    return [(x + LIFT[0] * level, y + LIFT[1] * level) for x, y in points]


def spot(shape: Shape, level: int) -> Point:
    """The middle of a hex at its level."""
    return lifted((shape.centre,), level)[0]


def path(points: list[Point]) -> str:
    """A path through points, each after the first relative to the one before.

    A tenth of a unit is finer than any screen can show.
    """
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(tenths)]
    return "l".join(filter(None, (_pairs(tenths[:1]), _pairs(steps))))


def _pairs(tenths: list[tuple[int, int]]) -> str:
    """Numbers as short as a path allows: `12-.3`."""
    drawn = ""
    for n in (n for pair in tenths for n in pair):
        text = f"{n / 10:g}".replace("0.", ".") if abs(n) < 10 else f"{n / 10:g}"
        drawn += text if not drawn or n < 0 else f" {text}"
    return drawn


def outline(shape: Shape, level: int) -> str:
    """The coast of a hex at its level, as it is drawn."""
    return f"M{path(lifted(shape.outline, level))}Z"


@lru_cache(maxsize=1024)
def ring(shape: Shape, level: int, size: float = 1) -> str:
    """The six corners of a hex at its level, or of a smaller one inside it."""
    cx, cy = shape.centre
    corners = (edge.points[0] for edge in shape.edges)
    points = tuple((cx + (x - cx) * size, cy + (y - cy) * size) for x, y in corners)
    return f"M{path(lifted(points, level))}Z"
