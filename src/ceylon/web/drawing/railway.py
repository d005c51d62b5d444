"""CR Co.'s railway on the map: ties, rails, and its numbered stations (R5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from ceylon.ids import Hex
from ceylon.rules.view import View
from ceylon.web.drawing.geometry import Point, Sheet, spot
from ceylon.web.drawing.icons import number

_LOW: Final = 17
"""The line runs below the middle of the hexes, where plantations leave space for it."""


def railway(view: View, sheet: Sheet) -> Iterator[str]:
    points = _points(view, sheet)
    if len(points) > 1:
        line = _smooth(points)
        for kind in ("bed", "ties", "rails", "gap"):
            yield f'<path class="{kind}" d="{line}"/>'


def stations(view: View, sheet: Sheet) -> Iterator[str]:
    """Above the plantations, which would hide their numbers."""
    points = _points(view, sheet)
    for stop, (x, y) in enumerate(points):
        here = " here" if stop == view.station and len(points) == 9 else ""
        yield (
            f'<g class="station{here}" transform="translate({number(x)} {number(y)})">'
            f'<circle r="8.5"/><text y="4.3">{stop + 1}</text></g>'
        )


def _points(view: View, sheet: Sheet) -> list[Point]:
    stops = [spot(sheet.shapes[h], view.levels[h]) for h in map(Hex, view.railway)]
    return [(x, y + _LOW) for x, y in stops]


def _smooth(points: list[Point]) -> str:
    """Straight across the borders of the hexes, curved inside them."""
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(points)]
    drawn = f"M{_at(points[0])}L{_at(middles[0])}"
    for point, middle in zip(points[1:-1], middles[1:], strict=True):
        drawn += f"Q{_at(point)} {_at(middle)}"
    return f"{drawn}L{_at(points[-1])}"


def _at(point: Point) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"
