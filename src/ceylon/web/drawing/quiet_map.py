"""The map to look at: land and pieces as they were at a moment, and how its choice is judged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup, escape

from ceylon.ids import NOBODY, NOWHERE, Choice, Hex, Seat
from ceylon.rules.choices import HEX_VERBS, hex_of, verb_of
from ceylon.sight.screen import Screen
from ceylon.web.drawing import pieces
from ceylon.web.drawing.geometry import Sheet, sheet_of, spot
from ceylon.web.drawing.icons import number
from ceylon.web.drawing.map import lettering
from ceylon.web.drawing.railway import railway
from ceylon.web.drawing.terrain import terrain

_LETTER: Final = 7.4
_PAD, _HIGH = 20, 24
"""The size of a label around its letters."""


@dataclass(frozen=True)
class Verdict:
    """A choice marked on the map: what was played, or what would have been better."""

    kind: str
    seat: Seat
    choice: Choice
    said: str


def draw_quiet_map(screen: Screen, layers: Mapping[str, str]) -> Markup:
    """Nothing on it can be chosen; the layers are those of `quiet_layers`."""
    view = screen.view
    sheet = sheet_of(view.land, view.material.box)
    land = terrain(view.land, view.material.box, view.levels)
    left, top, width, height = (round(side) for side in sheet.box)
    label = escape(screen.words.say("The map at this moment"))
    drawn = [
        f'<svg class="map" id="map" viewBox="{left} {top} {width} {height}" role="img"',
        f' aria-label="{label}"><g class="terrain">{land.sea}{land.rivers}',
        *land.levels,
        "</g>",
        *lettering(screen, sheet),
    ]
    drawn += [f'<g class="{name}" id="layer-{name}">{layers[name]}</g>' for name in layers]
    drawn.append("</svg>")
    return Markup("".join(drawn))  # noqa: S704 - all that is not ours is escaped


def quiet_layers(screen: Screen, verdicts: Iterator[Verdict]) -> dict[str, str]:
    """What changes from moment to moment, by the names of the layers, from below."""
    view = screen.view
    sheet = sheet_of(view.land, view.material.box)
    layers = {
        "railway": railway(view, sheet),
        "lasts": pieces.last_marks(screen, sheet),
        "plantations": pieces.plantations(view, sheet),
        "pawns": pieces.pawns(view, sheet),
        "verdicts": _verdicts(screen, sheet, verdicts),
    }
    return {name: "".join(drawn) for name, drawn in layers.items()}


def _verdicts(screen: Screen, sheet: Sheet, verdicts: Iterator[Verdict]) -> Iterator[str]:
    """Where two labels would cover each other, the second is below the first."""
    taken: set[Hex] = set()
    for verdict in verdicts:
        at = _where(screen, verdict)
        if at == NOWHERE:
            continue
        x, y = spot(sheet.shapes[at], screen.view.levels[at])
        yield _label(verdict, x, y + 8 if at in taken else y - 22)
        taken.add(at)


def _where(screen: Screen, verdict: Verdict) -> Hex:
    """The hex of a choice; a councillor's is that of the pawn. Others have no place on the map."""
    if verb_of(verdict.choice) in HEX_VERBS:
        return hex_of(verdict.choice)
    here = verb_of(verdict.choice) == "contract" and verdict.seat != NOBODY
    return screen.view.players[verdict.seat].pawn if here else NOWHERE


def _label(verdict: Verdict, x: float, y: float) -> str:
    width = _PAD + _LETTER * len(verdict.said)
    return (
        f'<g class="verdict {verdict.kind}"><rect x="{number(x - width / 2)}" y="{number(y)}"'
        f' width="{number(width)}" height="{_HIGH}" rx="12"/>'
        f'<text x="{number(x)}" y="{number(y + 16.5)}">{escape(verdict.said)}</text></g>'
    )
