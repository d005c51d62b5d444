"""The map in the colours of the terminal; the text itself comes from `rules.map_sketch`."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ceylon.rules.map_sketch import EDGE, NAME, RAIL, RIDGES, RIVER, WATER, Canvas, draw_map
from ceylon.rules.state import OpenState
from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block

_INKS: Final = {
    NAME: glyphs.ON_MAP,
    RIDGES: glyphs.RIDGE_STYLE,
    EDGE: glyphs.EDGE_STYLE,
    RAIL: glyphs.RAIL_STYLE,
    WATER: glyphs.RIVER_STYLE,
    **dict(enumerate(glyphs.ON_MAP_SEATS)),
}
_GROUNDS: Final = {RIVER: glyphs.RIVER_GROUND, **dict(enumerate(glyphs.GROUND))}


def draw(state: OpenState) -> Block:
    """The whole map with everything on it; the lower the ground, the darker."""
    canvas = draw_map(state)
    return [_line(canvas, line) for line in range(canvas.height)]


def _line(canvas: Canvas, line: int) -> Text:
    text = Text()
    for column in range(canvas.width):
        letter, style = " ", ""
        if (column, line) in canvas.letters:
            letter, ink = canvas.letters[column, line]
            style = _INKS[ink]
        if (column, line) in canvas.ground:
            style = f"{style} {_GROUNDS[canvas.ground[column, line]]}".strip()
        text.append(letter, style=style)
    return text
