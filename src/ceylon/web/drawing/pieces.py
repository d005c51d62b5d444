"""Pieces on the map: plantations, pawns, and the marks of the last action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ceylon.ids import NOBODY, NOWHERE, RAILWAYS, Hex, Seat
from ceylon.rules import facts
from ceylon.rules.harvest import owner_of
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.view import View
from ceylon.sight.screen import Screen
from ceylon.web.drawing.geometry import Sheet, spot
from ceylon.web.drawing.icons import number, piece

PAWN: Final = (36, 50)
LOCO: Final = (45, 37.5)
PLANTATION: Final = (58, 43.5)

# By the number of pawns on a hex: their offsets from its middle, and their size; on a plantation
# they are moved aside so that its leaf is visible.
_ALONE: Final = {
    1: (((0, 0),), 1.0),
    2: (((-14, -1), (14, 1)), 0.92),
    3: (((0, -9), (-18, 3), (18, 3)), 0.82),
    4: (((-11, -10), (13, -10), (-20, 4), (20, 4)), 0.74),
}
_ASIDE: Final = {
    1: (((22, 6),), 0.92),
    2: (((-22, 2), (24, 6)), 0.82),
    3: (((-25, 2), (4, -12), (27, 4)), 0.74),
    4: (((-28, 4), (-9, -12), (12, -12), (30, 4)), 0.68),
}


def pawn_hex(view: View, seat: Seat) -> Hex:
    """The hex of a pawn; NOWHERE before it is placed."""
    return view.players[seat].pawn


def plantations(view: View, sheet: Sheet) -> Iterator[str]:
    """From north to south, so that a nearer one hides a farther one."""
    width, height = PLANTATION
    for h in sheet.order:
        owner = owner_of(view, h)
        if owner != NOBODY:
            two = "2" if view.players[owner].second_leaf >> h & 1 else ""
            x, y = spot(sheet.shapes[h], view.levels[h])
            drawn = piece(f"plantation{two}-{owner}", x - width / 2, y - 13, width, height)
            yield f'<g class="plantation" id="plantation-{HEX_NAMES[h]}">{drawn}</g>'


def pawns(view: View, sheet: Sheet) -> Iterator[str]:
    """Seat by seat, each in its own element, so that a pawn slides when it moves."""
    standing: dict[Hex, list[Seat]] = {}
    for seat in view.seats():
        standing.setdefault(pawn_hex(view, seat), []).append(seat)
    for seat in view.seats():
        at = pawn_hex(view, seat)
        if at != NOWHERE:
            together = standing[at]
            yield _pawn(view, sheet, seat, together.index(seat), len(together))


def _pawn(view: View, sheet: Sheet, seat: Seat, place: int, together: int) -> str:
    at = pawn_hex(view, seat)
    ways = _ASIDE if view.planted >> at & 1 else _ALONE
    offsets, size = ways[together]
    loco = view.solo and seat == RAILWAYS
    (width, height), symbol = (LOCO, "loco-pawn") if loco else (PAWN, f"pawn-{seat}")
    x, y = spot(sheet.shapes[at], view.levels[at])
    x, y = x + offsets[place][0], y + offsets[place][1]
    drawn = piece(symbol, -width * size / 2, -height * size / 2, width * size, height * size)
    return (
        f'<g class="pawn" id="pawn-{seat}" transform="translate({number(x)} {number(y)})">'
        f"{drawn}</g>"
    )


def last_marks(screen: Screen, sheet: Sheet) -> Iterator[str]:
    """A dashed ring where the last action took place; a line along a pawn's move."""
    view = screen.view
    for fact in screen.last:
        match fact:
            case facts.Moved(start=start, end=end):
                ends = [spot(sheet.shapes[h], view.levels[h]) for h in (start, end)]
                line = " ".join(f"{number(x)},{number(y + 14)}" for x, y in ends)
                yield f'<polyline class="last" points="{line}"/>'
                yield _ring(view, sheet, end)
            case facts.Planted(hex=at) | facts.Harvested(hex=at) | facts.FirstPlanted(hex=at):
                yield _ring(view, sheet, at)


def _ring(view: View, sheet: Sheet, at: Hex) -> str:
    x, y = spot(sheet.shapes[at], view.levels[at])
    return f'<ellipse class="last" cx="{number(x)}" cy="{number(y + 10)}" rx="34" ry="22"/>'
