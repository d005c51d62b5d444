"""Small marks on hexes that can be chosen: prices, what a harvest gives, where to start."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ceylon.ids import NOWHERE, Hex
from ceylon.rules.view import View
from ceylon.web.drawing.geometry import Point, Sheet, spot
from ceylon.web.drawing.icons import TEA_ICONS, number, piece
from ceylon.web.drawing.pieces import pawn_hex
from ceylon.web.drawing.targets import HARVEST, MOVE, PLANT, Target


def badges(view: View, sheet: Sheet, targets: dict[Hex, Target]) -> Iterator[str]:
    crowded = {pawn_hex(view, seat) for seat in view.seats()} - {NOWHERE}
    for h in sheet.order:
        target, middle = targets[h], spot(sheet.shapes[h], view.levels[h])
        busy = h in crowded or bool(view.planted >> h & 1)
        if target.main == PLANT:
            yield _planting(target, middle)
        elif target.main == HARVEST:
            yield _harvest(view, target, middle)
        elif target.main:
            yield _here(target, middle)
        if MOVE in target.offers or MOVE in target.reasons:
            yield _move(target, _corner(middle, busy or bool(target.main)))
    yield from _gave_chest(view, sheet)


def _corner(middle: Point, busy: bool) -> Point:
    """The upper right corner is never covered by a neighbour."""
    return (middle[0] + 26, middle[1] - 17) if busy else (middle[0], middle[1] + 2)


@lru_cache(maxsize=4096)
def _badge(kind: str, at: Point, drawn: str, of: str) -> str:
    where = f"translate({number(at[0])} {number(at[1])})"
    return f'<g class="{kind}" data-of="{of}" transform="{where}"><g class="k">{drawn}</g></g>'


@lru_cache(maxsize=256)
def _coin(price: int, x: float = 0) -> str:
    across, along = (f' cx="{x}"', f' x="{x}"') if x else ("", "")
    return (
        f'<circle{across} cy="1.4" r="11.5" class="under"/>'
        f'<circle{across} r="11.5" class="pc"/><circle{across} r="9" class="pi"/>'
        f'<text{along} y="4.8">{price}</text>'
    )


def _move(target: Target, at: Point) -> str:
    of = f"{MOVE} {target.name}"
    if MOVE not in target.offers:
        values = target.reasons[MOVE].values
        if "price" not in values:
            return ""
        price = values["price"]
        drawn = f'<circle r="11.5" class="pc"/><text y="4.8">{price}</text><path d="M-10 8 10-8"/>'
        return _badge("price move no", at, drawn, of)
    price = target.offers[MOVE].price
    # A word such as "бесплатно" would cover the hexes around it.
    return _badge("price move" if price else "price move free", at, _coin(price), of)


def _planting(target: Target, middle: Point) -> str:
    """A pill with a sprout and the price, below the pawn."""
    price = target.offers[PLANT].price
    drawn = '<rect x="-28" y="-12" width="56" height="24" rx="12"/>'
    drawn += piece("act-plant", -23, -10, 20, 20)
    drawn += _coin(price, 14)
    return _badge("pill plant", (middle[0] - 4, middle[1] + 24), drawn, target.offers[PLANT].text)


def _harvest(view: View, target: Target, middle: Point) -> str:
    """A chest of the tea that grows here."""
    drawn = '<circle r="13"/>' + piece(TEA_ICONS[view.levels[target.hex]], -10, -10, 20, 20)
    return _badge("give", (middle[0] - 27, middle[1] + 14), drawn, target.offers[HARVEST].text)


def _gave_chest(view: View, sheet: Sheet) -> Iterator[str]:
    """Plantations that have already given their chest in the harvest under way."""
    if not view.harvested:
        return
    for h in sheet.order:
        if view.harvested >> h & 1:
            x, y = spot(sheet.shapes[h], view.levels[h])
            yield (
                f'<g class="taken" transform="translate({number(x - 27)} {number(y + 14)})">'
                '<circle r="12"/><path d="M-5.5 .5-1.500 4.500 6-4.500"/></g>'
            )


def _here(target: Target, middle: Point) -> str:
    """A place for a first plantation, or for the next hex of the railway."""
    drawn = '<circle r="10" class="under" cy="1.400"/><circle r="10" class="pc"/>'
    drawn += '<path d="M0-5V5M-5 0H5"/>'
    return _badge("here", (middle[0], middle[1] + 2), drawn, target.offers[target.main].text)
