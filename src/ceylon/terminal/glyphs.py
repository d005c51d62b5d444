"""Shapes and colours: pieces differ by shape; colour only helps."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ceylon.ids import Seat
from ceylon.rules import map_sketch, sketch

# The shapes, which are the same without colour.
PLANTATIONS: Final = map_sketch.PLANTATIONS
PAWNS: Final = map_sketch.PAWNS
RIDGE: Final = map_sketch.RIDGE
STATIONS: Final = map_sketch.STATIONS
LEAF: Final = sketch.LEAF
RUPEE: Final = sketch.RUPEE
ACTIVE: Final = sketch.ACTIVE

SEAT_STYLES: Final = ("bold yellow", "bold red", "bold bright_blue", "bold bright_magenta")

YES: Final = "✓"
NO: Final = "·"
UP: Final = "▲"
DOWN: Final = "▼"
NUMBER_SIGNS: Final = ("№", "n.º", "n°", "#")
"""Before the number of a company: what a reader of any language may type."""
COUPLING: Final = "═"

# The map has its own background: its colours work on a dark terminal and on a light one.
GROUND: Final = ("on #33421f", "on #48662a", "on #64883c")
ON_MAP: Final = "#f4f1e0"
ON_MAP_SEATS: Final = ("bold #ffd23f", "bold #ff8474", "bold #8fc0ff", "bold #ffa6d2")
RIDGE_STYLE: Final = "bold #e9f2c8"
EDGE_STYLE: Final = "#9aa884"
RAIL_STYLE: Final = "bold #ffffff"
RIVER_STYLE: Final = "#9fd0ff"
RIVER_GROUND: Final = "on #1d4f86"

BORDER_STYLE: Final = "dim"
TITLE_STYLE: Final = "bold"
QUIET: Final = "dim"
GOOD: Final = "bold green"
WARNING: Final = "bold red"


def plantation(seat: Seat, markers: int = 1) -> Text:
    """A plantation; a second leaf doubles it (V6)."""
    return Text(PLANTATIONS[seat] * markers, style=SEAT_STYLES[seat])


def player_name(seat: Seat, name: str) -> Text:
    """A player's shape and name."""
    return Text.assemble(plantation(seat), " ", (name, SEAT_STYLES[seat]))
