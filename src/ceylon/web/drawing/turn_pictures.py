"""A turn in four pictures: play a card, act, the others follow, refill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from ceylon.web.drawing.icons import number, piece

_HILLS: Final = (
    '<path class="far" d="M0 96c40-22 80-20 120-8s70 8 120-6v48H0Z"/>'
    '<path class="near" d="M0 112c50-16 90-12 140-6s70-4 100-8v32H0Z"/>'
)
_HEX: Final = "M0-52 45-26V26L0 52-45 26V-26Z"


def turn_pictures() -> Mapping[str, Markup]:
    """By the part of the turn."""
    return {
        "card": _picture(
            _HILLS,
            _card("trade", "contract", 64, 68, -12, 0.87),
            _card("advance", "plant", 176, 68, 12, 0.87),
            _card("plant", "harvest", 120, 60, 0, 1),
        ),
        "act": _picture(
            *(_hexagon(x, level) for x, level in ((30, 0), (210, 0), (120, 1))),
            piece("plantation-0", 84, 52, 62, 46),
            piece("pawn-0", 126, 16, 42, 58),
            _coin(5),
        ),
        "follow": _picture(
            _HILLS,
            *(piece(f"pawn-{seat}", 74 * seat - 52, 38, 46, 64) for seat in (1, 2, 3)),
            '<g class="done">',
            *(piece(f"act-{name}", x, 6, 30, 30) for name, x in _FOLLOWED),
            "</g>",
            '<path class="steps" d="M72 82q12 8 22 0M146 82q12 8 22 0"/>',
        ),
        "refill": _picture(
            _HILLS,
            *(piece("cardback", 28 + shift, 22 + shift, 58, 78) for shift in (0, 7)),
            '<path class="arrow" d="M104 66h34m-9-9 9 9-9 9"/>',
            _wagon(),
        ),
    }


_FOLLOWED: Final = (("harvest", 30), ("move", 104), ("take", 178))


def _picture(*drawn: str) -> Markup:
    return Markup(f'<svg viewBox="0 0 240 130" aria-hidden="true">{"".join(drawn)}</svg>')  # noqa: S704 - ours


def _card(up: str, down: str, x: int, y: int, angle: int, size: float) -> str:
    """A card with its two actions, the upper one in full colour."""
    where = f"translate({x} {y}) rotate({angle}) scale({number(size)})"
    return (
        f'<g transform="{where}">'
        '<rect class="paper" x="-35" y="-48" width="70" height="96" rx="7"/>'
        f'<g class="up a-{up}"><rect x="-31" y="-44" width="62" height="43" rx="3"/>'
        f"{piece(f'act-{up}', -16, -38, 32, 32)}</g>"
        f'<g class="down a-{down}"><rect x="-31" y="1" width="62" height="43" rx="3"/>'
        f"{piece(f'act-{down}', -16, 7, 32, 32)}</g></g>"
    )


def _hexagon(x: int, level: int) -> str:
    """A hex with a cliff as high as its level."""
    depth = 9 + 13 * level
    return (
        f'<g class="hexagon lv{level}" transform="translate({x} {72 - 9 * level})">'
        f'<path class="cliff" d="M-45 26 0 52 45 26v{depth}L0 {52 + depth}-45 {26 + depth}Z"/>'
        f'<path class="top" d="{_HEX}"/></g>'
    )


def _coin(price: int) -> str:
    return (
        f'<g transform="translate(178 10)">{piece("coin", 0, 0, 36, 36)}'
        f'<text class="cn" x="18" y="24">{price}</text></g>'
    )


def _wagon() -> str:
    goods = "".join(piece(*each) for each in _GOODS)
    return (
        '<g transform="translate(148 40)"><rect class="paper" width="78" height="44" rx="4"/>'
        f'{goods}<path class="frame" d="M-4 47h86v6H-4Z"/>'
        '<g class="wheels"><circle cx="14" cy="58" r="7"/><circle cx="64" cy="58" r="7"/></g></g>'
    )


_GOODS: Final = (
    ("company-3", 6, 8, 26, 26),
    ("chest-black", 34, 12, 20, 20),
    ("chest-white", 53, 12, 20, 20),
)
