"""The path of a move: its hexes, and what each step costs (A6.1)."""

from __future__ import annotations

from dataclasses import dataclass

from ceylon.ids import Hex
from ceylon.rules.hexes import hexes_in
from ceylon.rules.material import CHEAP_STEPS
from ceylon.rules.view import View


@dataclass(frozen=True)
class Way:
    hexes: tuple[Hex, ...]
    """From the pawn's hex to the end."""
    steps: tuple[int, ...]
    """The price of each step."""
    price: int


def way_of(view: View, end: Hex, price: int) -> Way:
    """A shortest path, as straight as possible; the price is the engine's."""
    me = view.players[view.seat]
    hexes = path(view, me.pawn, end)
    count = len(hexes) - 1
    cheap = bool(me.abilities & CHEAP_STEPS)
    steps = tuple(min(step, 1) if cheap else step for step in range(count))
    if price == 0:
        steps = (0,) * count
    return Way(tuple(hexes), steps, price)


def path(view: View, start: Hex, end: Hex) -> list[Hex]:
    """A shortest path from hex to hex, as straight as possible."""
    hexes = [start]
    while hexes[-1] != end:
        hexes.append(_next(view, hexes, end))
    return hexes


def _next(view: View, hexes: list[Hex], end: Hex) -> Hex:
    """A neighbour one step closer to the end, in the direction of the previous step if possible."""
    here = hexes[-1]
    far = view.land.steps(here, end)
    closer = [h for h in hexes_in(view.land.neighbours[here]) if view.land.steps(h, end) == far - 1]
    if len(hexes) == 1:
        return closer[len(closer) // 2]
    places = view.material.box.hexes
    onward = (
        2 * places[here][0] - places[hexes[-2]][0],
        2 * places[here][1] - places[hexes[-2]][1],
    )
    return next((h for h in closer if places[h] == onward), closer[0])
