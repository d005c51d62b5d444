"""Plain SVG: a sheet with a title, and lines, dots and words on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import floor, log10
from typing import Final

INK: Final = "#2b2a26"
QUIET: Final = "#8a867b"
PALE: Final = "#e4e0d5"
COLOUR: Final = "#2f6f4f"
WIDTH: Final = 720
TOP: Final = 52
ROW: Final = 26
_FONT: Final = "system-ui, sans-serif"


def sheet(title: str, height: float, drawn: Iterable[str]) -> str:
    """A whole SVG file; its title is also its accessible name."""
    name = escape(title)
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {number(height)}"'
            f' width="{WIDTH}" height="{number(height)}" role="img" aria-label="{name}"'
            f' font-family="{_FONT}" font-size="13">'
        ),
        f"<title>{name}</title>",
        f'<rect width="{WIDTH}" height="{number(height)}" fill="#fffdf8"/>',
        text(16, 28, title, size=16),
        *drawn,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def number(value: float) -> str:
    """A coordinate, as short as possible."""
    return f"{value:.1f}".removesuffix(".0")


def text(
    x: float, y: float, words: str, *, anchor: str = "start", size: int = 13, fill: str = INK
) -> str:
    return (
        f'<text x="{number(x)}" y="{number(y)}" text-anchor="{anchor}" font-size="{size}"'
        f' fill="{fill}">{escape(words)}</text>'
    )


def line(points: Sequence[tuple[float, float]], *, stroke: str = INK, width: float = 1) -> str:
    path = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f'<path d="M{path}" fill="none" stroke="{stroke}" stroke-width="{number(width)}"/>'


def dot(x: float, y: float) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="4.5" fill="{COLOUR}"/>'


def bar(x: float, y: float, width: float, height: float) -> str:
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}"'
        f' height="{number(height)}" fill="{COLOUR}"/>'
    )


def steps(low: float, high: float, most: int = 7) -> list[float]:
    """Round numbers from low to high, at even distances of 1, 2 or 5 times a power of ten."""
    rough = (high - low) / most
    power = 10.0 ** floor(log10(rough))
    step = next(power * size for size in (1, 2, 5, 10) if power * size >= rough)
    first = -floor(-low / step + 1e-9)
    last = floor(high / step + 1e-9)
    return [n * step for n in range(first, last + 1)]
