"""Symbols of the sprite, which a browser loads once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

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


@lru_cache(maxsize=4096)
def icon(symbol: str, width: float, height: float = 0, style: str = "", name: str = "") -> Markup:
    """A symbol in page units of 10 to a rem; without a name it is decoration."""
    seen = Markup('role="img" aria-label="{}"').format(name) if name else 'aria-hidden="true"'
    return Markup(
        '<svg class="{}" width="{}rem" height="{}rem" {}><use href="{}#{}"/></svg>'
    ).format(
        f"i {style}".strip(),
        number(width / 10),
        number((height or width) / 10),
        Markup(seen),  # noqa: S704 - escaped above
        SPRITE,
        symbol,
    )


def piece(symbol: str, x: float, y: float, width: float, height: float) -> str:
    """A symbol on the map, in map units; the corner is the upper left one."""
    return (
        f'<use href="{SPRITE}#{symbol}" x="{number(x)}" y="{number(y)}"'
        f' width="{number(width)}" height="{number(height)}"/>'
    )


def number(value: float) -> str:
    """A coordinate, short."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if round(value, 2) else "0"
