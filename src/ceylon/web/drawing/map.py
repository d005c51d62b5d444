"""The map: land, rings of what can be chosen, railway, pieces and prices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from markupsafe import Markup, escape

from ceylon.ids import NOBODY, NOWHERE, Hex
from ceylon.rules.bits import members
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.state import HARVESTING
from ceylon.sight.screen import Screen
from ceylon.web.drawing.geometry import Sheet, ring, sheet_of, spot
from ceylon.web.drawing.icons import number
from ceylon.web.drawing.targets import MOVE, Target
from ceylon.web.drawing.terrain import LEVELS, terrain

# Names along the coasts, on the sea: in the north where the land is lowest, in the south below it.
_NORTH: Final = {0: (34, 10, 58), 1: (316, 225, 405)}
_SOUTH: Final = {2: 178, 3: 426}
_HALF_A_NAME: Final = 70
_LETTERS: Final = 20
"""How high a name is, with some sea above it."""


def draw_map(screen: Screen, part: Mapping[str, str]) -> Markup:
    """The whole map as one group with one tab stop, from hexes and layers that are already
    drawn."""
    view = screen.view
    sheet = sheet_of(view.land, view.material.box)
    land = terrain(view.land, view.material.box, view.levels)
    stop = f"hex-{HEX_NAMES[tab_stop(screen)]}"
    part = {**part, stop: part[stop].replace('tabindex="-1"', 'tabindex="0"', 1)}
    drawn = [_opening(screen, sheet), f'<g class="terrain">{land.sea}{land.rivers}']
    for level in range(LEVELS):
        drawn.append(land.levels[level])
        drawn += [part[f"hex-{HEX_NAMES[h]}"] for h in sheet.order if view.levels[h] == level]
    drawn += ["</g>", part["layer-railway"]]
    drawn.append('<g class="way" aria-hidden="true"><path id="way" d=""/></g>')
    drawn.append(layer("names", _names(screen, sheet)))
    layers = ("lasts", "trails", "plantations", "stations", "pawns")
    drawn += [part[f"layer-{name}"] for name in layers]
    drawn.append(layer("hids", _numbers(screen, sheet)))
    drawn += [part["layer-badges"], part["layer-marks"]]
    drawn.append("</svg>")
    return Markup("".join(drawn))  # noqa: S704 - all that is not ours is escaped below


def _opening(screen: Screen, sheet: Sheet) -> str:
    left, top, width, height = (round(side) for side in _box(screen, sheet))
    label = escape(screen.words.say("Map: {n:hexes} in play", n=len(sheet.order)))
    hatching = (
        '<defs><pattern id="no" width="7" height="7" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45)"><path d="M0 0v7"/></pattern></defs>'
    )
    return (
        f'<svg class="map" id="map" viewBox="{left} {top} {width} {height}"'
        f' role="group" aria-label="{label}">{hatching}'
    )


def _box(screen: Screen, sheet: Sheet) -> tuple[float, float, float, float]:
    """The sheet, and the names on the sea around it: nothing else covers them."""
    left, top, width, height = sheet.box
    names = [y for _, _, y in _places(screen, sheet)]
    highest = min(top, *(y - _LETTERS for y in names))
    lowest = max(top + height, *(y + _LETTERS / 2 for y in names))
    return left, highest, width, lowest - highest


def layer(name: str, drawn: Iterator[str]) -> str:
    return f'<g class="{name}" id="layer-{name}" aria-hidden="true">{"".join(drawn)}</g>'


# Hexes


def draw_hex(target: Target) -> str:
    """A focusable hex: what it offers, or why it does not.

    What never changes comes first, then what changes together, so that little is sent. The page
    decides which one is the tab stop, so that the drawing of a hex does not depend on it.
    """
    screen = target.screen
    sheet = sheet_of(screen.view.land, screen.view.material.box)
    shape, level = sheet.shapes[target.hex], screen.view.levels[target.hex]
    x, y = spot(shape, level)
    q, r = screen.view.material.box.hexes[target.hex]
    label = escape(screen.words.sentences(target.sentences()))
    way = f' data-way="{" ".join(HEX_NAMES[h] for h in target.way.hexes)}"' if target.way else ""
    return (
        f'<g id="hex-{target.name}" role="button" tabindex="-1" data-hex="{target.name}"'
        f' data-axial="{q} {r}" data-at="{number(x)} {number(y)}" data-tip="tip-{target.name}"'
        f' aria-label="{label}" class="{_kind(screen, target)}"{way}{_choosing(target)}>'
        f'<path class="hit" d="{ring(shape, level)}"/>'
        f'<path class="ring" d="{ring(shape, level, 0.9)}"/></g>'
    )


def _choosing(target: Target) -> str:
    """A press does what the mark on the hex says: the card's action comes before a move."""
    offers = sorted(target.offers.items(), key=lambda each: each[0] == MOVE)
    texts = [offer.text for _, offer in offers]
    if len(texts) == 1:
        return f' data-choice="{texts[0]}"'
    if texts:
        return f' data-choices="{"|".join(texts)}"'
    reason = f' data-reason="tip-{target.name}"' if target.reasons else ""
    return f' aria-disabled="true"{reason}'


def _kind(screen: Screen, target: Target) -> str:
    kinds = ["hex"]
    kinds += [f"can-{verb}" for verb in target.offers]
    if target.main:
        kinds.append("is-main")
    elif target.offers:
        kinds.append("is-legal")
    elif target.reasons:
        kinds.append("is-illegal")
    if MOVE in target.reasons and "price" in target.reasons[MOVE].values:
        kinds.append("too-far")
    if screen.view.question == HARVESTING and screen.view.harvested >> target.hex & 1:
        kinds.append("is-taken")
    return " ".join(kinds)


def tab_stop(screen: Screen) -> Hex:
    """The one hex in the tab order: a target of the question, or the pawn's hex, or the first."""
    view = screen.view
    order = sheet_of(view.land, view.material.box).order
    offered = screen.offered_at
    for h in order if offered else ():
        if any(verb != MOVE for verb in offered.get(HEX_NAMES[h], ())):
            return h
    seat = screen.seat if not screen.watching else view.seat
    pawn = view.players[seat].pawn if seat != NOBODY else NOWHERE
    return pawn if pawn in order else order[0]


# Lettering


def lettering(screen: Screen, sheet: Sheet) -> Iterator[str]:
    """The names of districts and hexes."""
    yield layer("names", _names(screen, sheet))
    yield layer("hids", _numbers(screen, sheet))


def _names(screen: Screen, sheet: Sheet) -> Iterator[str]:
    for district, x, y in _places(screen, sheet):
        name = escape(screen.words.unit("district", district))
        yield f'<text x="{x}" y="{y}">{name}</text>'


def _places(screen: Screen, sheet: Sheet) -> Iterator[tuple[int, int, int]]:
    """The districts in play, and where their names are written."""
    for district in members(screen.view.land.districts):
        if district in _SOUTH:
            yield district, _SOUTH[district], 328
        else:
            yield district, *_northern(screen, sheet, district)


def _northern(screen: Screen, sheet: Sheet, district: int) -> tuple[int, int]:
    """The place above the lowest land; higher up if all of it is high."""
    levels = screen.view.levels
    coast = [h for h in sheet.order if sheet.shapes[h].row == 0]

    def highest(x: int) -> int:
        near = (h for h in coast if abs(sheet.shapes[h].centre[0] - x) < _HALF_A_NAME)
        return max((levels[h] for h in near), default=0)

    place = min(_NORTH[district], key=highest)
    return place, -57 if highest(place) < 2 else -69


def _numbers(screen: Screen, sheet: Sheet) -> Iterator[str]:
    for h in sheet.order:
        level = screen.view.levels[h]
        x, y = spot(sheet.shapes[h], level)
        name = HEX_NAMES[h]
        yield f'<text class="hid lv-{level}" x="{x - 21:.0f}" y="{y - 14:.0f}">{name}</text>'
