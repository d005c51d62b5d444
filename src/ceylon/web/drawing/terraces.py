"""The final scores as terraces of tea, layer by layer, each with its player's pawn on top."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup, escape

from ceylon.ids import RAILWAYS, Seat
from ceylon.web.drawing.icons import number, piece

LAYERS: Final = 4
"""In play, districts, rupees and technology, companies."""
_WIDTH, _HEIGHT = 412, 380
_BASE: Final = 334
"""Where the ground is."""
_TOP: Final = 64
"""The least room above a terrace, for its pawn."""
_STEP, _WIDE = 98, 86
_LEAST: Final = 40
"""Low scores are not drawn taller than this many points would be."""
_READABLE: Final = 15
"""What must be left of a layer so that there is room for its number."""
_SLANT: Final = -37.875
"""Of the side of a terrace, in degrees: 7 up for 9 across."""


@dataclass(frozen=True)
class Terrace:
    """A player's terrace: the points of its layers, and by how much it is cut down."""

    seat: Seat
    layers: tuple[int, ...]
    cut: int
    place: str

    @property
    def total(self) -> int:
        return sum(self.layers) - self.cut


def draw_terraces(label: str, ranked: Sequence[Terrace], *, solo: bool, minus: str) -> Markup:
    """From the first place to the last; drawn with the winner in the middle."""
    highest = max(_LEAST, *(sum(each.layers) for each in ranked))
    scale = (_BASE - _TOP) / highest
    drawn = [
        f'<svg class="terraces" id="terraces" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img"',
        f' aria-label="{escape(label)}" data-scale="{number(scale)}" data-base="{_BASE}">',
        f'<path class="ground" d="M2 {_BASE}h{_WIDTH - 4}v6H2Z"/>',
    ]
    left = (_WIDTH - _STEP * len(ranked) + _STEP - _WIDE - 9) / 2
    for at, column in enumerate(_podium(len(ranked))):
        loco = solo and ranked[column].seat == RAILWAYS
        drawn += _terrace(ranked[column], column, left + at * _STEP, scale, minus, loco=loco)
    drawn.append("</svg>")
    return Markup("".join(drawn))  # noqa: S704 - the words in it are escaped


def _podium(players: int) -> list[int]:
    """The columns from left to right."""
    return [2, 0, 1, 3][:players] if players > 2 else list(range(players))


def _terrace(
    terrace: Terrace, column: int, x: float, scale: float, minus: str, *, loco: bool
) -> Iterator[str]:
    full = sum(terrace.layers) * scale
    height = max(0, terrace.total) * scale
    middle = number(x + _WIDE / 2)
    yield f'<g class="terrace" data-column="{column}">'
    yield from _layers(terrace, x, scale)
    yield (
        f'<rect class="cutoff" x="{number(x)}" y="{number(_BASE - full)}" width="{_WIDE}"'
        f' height="{number(full - height)}"/>'
        f'<rect class="side" transform="translate({number(x + _WIDE)} {_BASE}) skewY({_SLANT})"'
        f' y="{number(-height)}" width="9" height="{number(height)}"/>'
    )
    yield f'<g class="top" transform="translate({number(x)} {number(_BASE - height)})">'
    yield f'<path class="lawn" d="M0 0l9-7h{_WIDE}l-9 7Z"/><path class="rows" d="M12-3.4h74"/>'
    yield _standing(terrace.seat, loco=loco)
    total = str(terrace.total).replace("-", minus)
    yield (
        f'</g><text class="tt" x="{middle}" y="{_BASE + 27}">{total}</text>'
        f'<text class="tn" x="{middle}" y="{_BASE + 44}">{escape(terrace.place)}</text></g>'
    )


def _layers(terrace: Terrace, x: float, scale: float) -> Iterator[str]:
    y = float(_BASE)
    top = _BASE - max(0, terrace.total) * scale
    for layer, points in enumerate(terrace.layers):
        height = points * scale
        y -= height
        # Lawn and pawn are on top of what is left of a layer that is cut.
        left = y + height - max(y, top)
        said = points if left >= _READABLE else ""
        yield (
            f'<rect class="layer y{layer}" x="{number(x)}" y="{number(y)}" width="{_WIDE}"'
            f' height="{number(height)}"/><text class="sv" x="{number(x + 9)}"'
            f' y="{number(y + height - left / 2 + 4.4)}">{said}</text>'
        )


def _standing(seat: Seat, *, loco: bool) -> str:
    """The pawn on its lawn."""
    width, height = (50, 42) if loco else (36, 50)
    symbol = "loco-pawn" if loco else f"pawn-{seat}"
    return piece(symbol, (_WIDE - width) / 2 + 4, 1 - height, width, height)
