"""The land as an engraver draws it: waterlines, cliffs with hachures, rows of tea as contours.

Height is shown by walls, shadows and rows, never by shade of green alone. The drawing depends only
on the levels, so it is made once for each deal. A page puts the rings of each level's hexes between
the layers, so that a higher hex hides what is behind it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from random import Random
from typing import Final

from ceylon.box import Box
from ceylon.ids import Hex
from ceylon.rules.hexes import Land
from ceylon.web.drawing.geometry import (
    EAST,
    INLAND,
    LIFT,
    RIVER,
    SOUTH_EAST,
    SOUTH_WEST,
    WATER,
    Edge,
    Point,
    Shape,
    Sheet,
    lifted,
    outline,
    path,
    ring,
    sheet_of,
    spot,
)

LEVELS: Final = 3
_WATERLINES: Final = ((66, 0.22), (52, 0.34), (39, 0.5), (27, 0.68), (17, 0.9))
_ROWS: Final = ((), (0.88, 0.72), (0.9, 0.77, 0.64))
_SIDES: Final = {EAST: "e", SOUTH_EAST: "se", SOUTH_WEST: "sw"}
_TUFTS: Final = 7
_SHADE: Final = (7, 5)


@dataclass(frozen=True)
class Terrain:
    """The layers of the land: the sea, the rivers, then the hexes of each level."""

    sea: str
    rivers: str
    levels: tuple[str, ...]


def terrain(land: Land, box: Box, levels: bytes) -> Terrain:
    return terrain_on(sheet_of(land, box), bytes(levels))


@lru_cache(maxsize=256)
def terrain_on(sheet: Sheet, levels: bytes) -> Terrain:
    layers = [_layer(sheet, levels, level) for level in range(LEVELS)]
    return Terrain(_sea(sheet), _rivers(sheet), tuple(layers))


# The sea


def _sea(sheet: Sheet) -> str:
    """The island's outline stroked wide, then narrower in the sea's colour, again and again."""
    coast = "".join(f"M{path(lifted(s.full, WATER / 2))}Z" for s in sheet.shapes.values())
    drawn = [f'<defs><path id="coast" d="{coast}"/></defs><g class="waterlines">']
    for width, strength in _WATERLINES:
        drawn.append(
            f'<use href="#coast" class="line" stroke-opacity="{strength}"'
            f' stroke-width="{width + 1.8}"/><use href="#coast" stroke-width="{width}"/>'
        )
    drawn.append('<use href="#coast" class="shallow" stroke-width="13"/></g>')
    return "".join(drawn)


def _rivers(sheet: Sheet) -> str:
    """Water under all of the land: it shows where the land leaves a gap."""
    water = "".join(f"M{path(lifted(s.full, WATER))}Z" for s in sheet.shapes.values())
    return f'<path class="water" d="{water}"/><path class="flow" d="{_flow(sheet)}"/>'


def _flow(sheet: Sheet) -> str:
    """The middle of each river; each edge is taken from only one of its two hexes."""
    lines = []
    for shape in sheet.shapes.values():
        for side in range(3):
            if shape.edges[side].kind == RIVER:
                ends = (shape.full[side], shape.full[side + 1])
                lines.append(f"M{path(lifted(ends, WATER))}")
    return "".join(lines)


# The land


def _layer(sheet: Sheet, levels: bytes, level: int) -> str:
    here = [h for h in sheet.order if levels[h] == level]
    drawn = [_shadow(sheet, levels, level) if level else ""]
    drawn.append(f'<g class="lv lv{level}" aria-hidden="true">')
    drawn += _walls(sheet, levels, level, here)
    tops = "".join(outline(sheet.shapes[h], level) for h in here)
    drawn.append(f'<path class="top" d="{tops}"/>')
    drawn.append(_ground(sheet, level, here))
    drawn += _rims(sheet, levels, level, here)
    drawn.append("</g>")
    return "".join(drawn)


def _shadow(sheet: Sheet, levels: bytes, level: int) -> str:
    """The shadow that the hexes of this level and above cast on the level below."""
    high = [sheet.shapes[h] for h in sheet.order if levels[h] >= level]
    cast = ""
    for shape in high:
        points = [(x + _SHADE[0], y + _SHADE[1]) for x, y in lifted(shape.outline, level - 1)]
        cast += f"M{path(points)}Z"
    return f'<path class="cast" d="{cast}"/>'


def _ground(sheet: Sheet, level: int, here: list[Hex]) -> str:
    """Grass on level 0, rows of tea bushes above."""
    if level == 0:
        grass = "".join(_tufts(spot(sheet.shapes[h], 0), h) for h in here)
        return f'<path class="tuft" d="{grass}"/>'
    rows = "".join(ring(sheet.shapes[h], level, size) for h in here for size in _ROWS[level])
    return f'<path class="row" d="{rows}"/>'


def _tufts(centre: Point, number: Hex) -> str:
    chance = Random(number + 400)
    drawn = ""
    for _ in range(_TUFTS):
        angle, far = chance.random() * 2 * pi, 14 + chance.random() * 22
        x = centre[0] + cos(angle) * far * 1.05
        y = centre[1] + sin(angle) * far * 0.8
        drawn += f"M{x - 3:.0f} {y:.0f}l1.2-3.6m1.8 4v-4.6m3 4.2l-1.2-3.6"
    return drawn


def _lower(edge: Edge, levels: bytes) -> float:
    """The level on the other side of an edge."""
    return levels[edge.neighbour] if edge.kind == INLAND else WATER


def _rims(sheet: Sheet, levels: bytes, level: int, here: list[Hex]) -> Iterator[str]:
    """An ink line where the ground drops, with a highlight towards the light in the north-west."""
    dark, bright = "", ""
    for h in here:
        for side, edge in enumerate(sheet.shapes[h].edges):
            if _lower(edge, levels) < level:
                line = f"M{path(lifted(edge.points, level))}"
                dark += line
                bright += line if side > SOUTH_EAST else ""
    yield f'<path class="edge" d="{dark}"/><path class="rim" d="{bright}"/>'


# Walls


def _walls(sheet: Sheet, levels: bytes, level: int, here: list[Hex]) -> Iterator[str]:
    """Cliffs towards lower land, shores towards water; only the visible sides."""
    parts: dict[str, str] = {}
    hachures = ""
    for h in here:
        for side, name in _SIDES.items():
            edge = sheet.shapes[h].edges[side]
            before = _before(sheet.shapes[h], side, levels)
            for kind, high, low in _falls(edge, level, _lower(edge, levels)):
                face = f"{kind} {name}"
                parts[face] = parts.get(face, "") + _wall(edge, high, low, before)
                hachures += _hachures(edge, high, low, before, seed=8 * h + side)
    for kind in sorted(parts):
        yield f'<path class="{kind}" d="{parts[kind]}"/>'
    yield f'<path class="hach" d="{hachures}"/>'


def _falls(edge: Edge, level: int, low: float) -> Iterator[tuple[str, float, float]]:
    if low >= level:
        return
    if edge.kind == INLAND:
        yield "wall", level, low
        return
    yield "shore", 0, low
    if level:
        yield "wall", level, 0


def _before(shape: Shape, side: int, levels: bytes) -> float:
    """The level of the land in the south-east, which hides the end of an eastern wall."""
    front = shape.edges[SOUTH_EAST]
    return _lower(front, levels) if side == EAST and front.neighbour >= 0 else WATER


def _wall(edge: Edge, high: float, low: float, before: float) -> str:
    top, foot = lifted(edge.points, high), lifted(edge.points, low)
    if before > low:
        end = lifted(edge.points[-1:], min(before, high))
        foot = [point for point in foot if point[1] < end[0][1]] + end
    return f"M{path(top + foot[::-1])}Z"


def _hachures(edge: Edge, high: float, low: float, before: float, seed: int) -> str:
    chance = Random(seed)
    (x1, y1), (x2, y2) = lifted((edge.points[0], edge.points[-1]), high)
    deepest = lifted(edge.points[-1:], max(before, low))[0][1]
    strokes = 5 if abs(x2 - x1) < 20 else 9
    drawn = ""
    for stroke in range(strokes):
        t = (stroke + 0.5) / strokes
        far = (high - low) * (0.35 + chance.random() * 0.5)
        x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
        if before > low:
            far = min(far, (deepest - y) / -LIFT[1])
        drawn += f"M{x:.0f} {y:.1f}l{-LIFT[0] * far:.0f} {-LIFT[1] * far:.0f}"
    return drawn
