"""Parts of the map for the examples in the rules: a few hexes with what is on them.

Nothing here has an id: a page may have several of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from markupsafe import Markup, escape

from ceylon.ids import NOBODY, RAILWAYS, Hex, Seat
from ceylon.rules.harvest import owner_of
from ceylon.rules.hexes import hex_named
from ceylon.rules.view import View
from ceylon.web.drawing.geometry import Point, Sheet, island_of, spot
from ceylon.web.drawing.icons import TEA_ICONS, number, piece
from ceylon.web.drawing.pieces import LOCO, PAWN, PLANTATION
from ceylon.web.drawing.railway import railway, stations
from ceylon.web.drawing.terrain import terrain_on

_MARGIN: Final = (54, 76, 54, 62)
"""Around the middles of the hexes: left, top, right and bottom."""


class Island:
    """Some hexes of a position, and where to draw on them."""

    def __init__(self, view: View, hexes: Iterable[str]) -> None:
        self.view = view
        self.sheet = island_of(sorted(map(hex_named, hexes)), view.material.box)

    def spot(self, hex_: str | Hex) -> Point:
        h = hex_named(hex_) if isinstance(hex_, str) else hex_
        return spot(self.sheet.shapes[h], self.view.levels[h])

    def drawing(self, label: str, *layers: Iterable[str]) -> Markup:
        """The land with its pieces, then the layers above it."""
        land = terrain_on(self.sheet, bytes(self.view.levels))
        drawn = [
            f'<svg class="island" viewBox="{_box(self.sheet)}" role="img"',
            f' aria-label="{escape(label)}">',
            *('<g class="terrain">', land.rivers, *land.levels, "</g>"),
            *_railway(self.view, self.sheet),
            *_plantations(self),
            *(each for layer in layers for each in layer),
            "</svg>",
        ]
        return Markup("".join(drawn))  # noqa: S704 - the label is escaped, the rest is ours


def _box(sheet: Sheet) -> str:
    left, top, right, below = _MARGIN
    xs = [shape.centre[0] for shape in sheet.shapes.values()]
    ys = [shape.centre[1] for shape in sheet.shapes.values()]
    sides = (min(xs) - left, min(ys) - top)
    size = (max(xs) - min(xs) + left + right, max(ys) - min(ys) + top + below)
    return " ".join(f"{side:.0f}" for side in (*sides, *size))


def _railway(view: View, sheet: Sheet) -> Iterator[str]:
    if view.railway:
        line = (*railway(view, sheet), *stations(view, sheet))
        yield f'<g class="railway">{"".join(line)}</g>'


def _plantations(island: Island) -> Iterator[str]:
    width, height = PLANTATION
    for h in island.sheet.order:
        owner = owner_of(island.view, h)
        if owner != NOBODY:
            x, y = island.spot(h)
            yield piece(f"plantation-{owner}", x - width / 2, y - 13, width, height)


def pawn(island: Island, seat: Seat, at: str | Hex, *, faded: bool = False) -> Iterator[str]:
    loco = island.view.solo and seat == RAILWAYS
    (width, height), symbol = (LOCO, "loco-pawn") if loco else (PAWN, f"pawn-{seat}")
    x, y = island.spot(at)
    style = ' class="faded"' if faded else ""
    yield f"<g{style}>{piece(symbol, x - width / 2, y - height / 2 - 3, width, height)}</g>"


def way(island: Island, hexes: Iterable[str | Hex]) -> Iterator[str]:
    """A dotted line from hex to hex."""
    points = [island.spot(h) for h in hexes]
    line = "L".join(f"{number(x)} {number(y + 12)}" for x, y in points)
    yield f'<path class="steps" d="M{line}"/>'


def coins(island: Island, prices: Iterable[tuple[str, int]]) -> Iterator[str]:
    """A price on each of some hexes."""
    for at, price in prices:
        x, y = island.spot(at)
        yield (
            f'<g class="coin" transform="translate({number(x)} {number(y + 8)})">'
            f'<circle r="15"/><circle class="in" r="12"/><text y="6">{price}</text></g>'
        )


def chests(island: Island, teas: Iterable[tuple[Hex, int]]) -> Iterator[str]:
    """What is taken from hexes: a chest at the upper right of each."""
    for at, tea in teas:
        x, y = island.spot(at)
        drawn = piece(TEA_ICONS[tea], -12, -12, 24, 24)
        where = f"translate({number(x + 28)} {number(y - 22)})"
        yield f'<g class="taken" transform="{where}"><circle r="18"/>{drawn}</g>'


def letters(island: Island, said: Iterable[tuple[Hex, str]]) -> Iterator[str]:
    """A few words at the bottom of hexes."""
    for at, text in said:
        x, y = island.spot(at)
        yield f'<text class="said" x="{number(x)}" y="{number(y + 37)}">{escape(text)}</text>'
