"""A part of the table: an element with an id, what it shows, and how it is drawn.

What it shows is a short tuple of the numbers and words that it is drawn from: two equal tuples mean
the same drawing, so that it can be cached.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import attrgetter
from typing import Final, NamedTuple

from ceylon.sight.screen import Screen
from ceylon.web.pages.engine import render

ANEW: Final = None
"""For what is drawn every time: for the player who must choose, nearly all of it is new."""


Values = Callable[[], dict[str, object]]
"""What a template needs; computed only if it is drawn."""


class Part(NamedTuple):
    id: str
    shows: Hashable
    draw: Callable[[], str]


def part(id_: str, shows: Hashable, screen: Screen, template: str, values: Values) -> Part:
    """A part that a template draws."""

    def draw() -> str:
        return render(
            f"parts/{template}", screen.words, screen=screen, view=screen.view, **values()
        )

    return Part(id_, shows, draw)


on_a_board: Final = attrgetter(
    *("rupees", "chests", "markers", "companies", "contracts", "abilities", "hand_size"),
    *("technology_tokens", "tile", "tile_number", "bonus_points", "contract_points"),
    *("harvest_points", "technology_points", "councillor_points"),
)
"""What a player's board shows, and the points on the track."""
