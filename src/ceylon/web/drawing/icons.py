"""Symbols from the sprite, which a browser loads once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

SPRITE: Final = "/static/sprite.svg"
TEA_ICONS: Final = ("chest-black", "chest-green", "chest-white")
ACTION_ICONS: Final = (
    "act-plant",
    "act-harvest",
    "act-trade",
    "act-contract",
    "act-advance",
    "act-move",
    "act-take",
)

SCORE_ICONS: Final[Mapping[str, str]] = {
    "harvest": "chest-green",
    "contract": "act-trade",
    "technology": "act-advance",
    "bonus": "bonus",
    "rupees": "rupee",
    "track": "disc-0",
    "district": "plantation-0",
    "companies": "company-4",
    "leaf": "leaf-0",
}
"""The symbol of each line of what scores."""


@lru_cache(maxsize=4096)
def icon(symbol: str, width: float, height: float = 0, style: str = "", name: str = "") -> Markup:
    """A symbol in page units, 10 to a rem; without a name it is decorative."""
    seen = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'
    classes = f"i {style}" if style else "i"
    drawn = (
        f'<svg class="{classes}" width="{number(width / 10)}rem"'
        f' height="{number((height or width) / 10)}rem" {seen}>'
        f'<use href="{SPRITE}#{symbol}"/></svg>'
    )
    return Markup(drawn)  # noqa: S704 - the name is escaped, the rest is ours


def piece(symbol: str, x: float, y: float, width: float, height: float) -> str:
    """A symbol on the map, in map units; x and y are its upper left corner."""
    return (
        f'<use href="{SPRITE}#{symbol}" x="{number(x)}" y="{number(y)}"'
        f' width="{number(width)}" height="{number(height)}"/>'
    )


def number(value: float) -> str:
    """A coordinate, as short as possible."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if round(value, 2) else "0"
