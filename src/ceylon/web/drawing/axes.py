"""The frame of a chart: its scales, and lines with the marks of their players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ceylon.ids import Seat
from ceylon.web.drawing.icons import SPRITE, number

Place = tuple[float, float]


@dataclass(frozen=True)
class Axes:
    """Steps go from left to right, values from bottom to top."""

    steps: float
    low: float
    high: float
    width: int = 560
    height: int = 396
    left: int = 34
    right: int = 62
    top: int = 14
    bottom: int = 34

    def x(self, step: float) -> float:
        return self.left + step / self.steps * (self.width - self.left - self.right)

    def y(self, value: float) -> float:
        span = self.height - self.bottom - self.top
        return self.height - self.bottom - (value - self.low) / (self.high - self.low) * span

    def level(self, value: float, label: str) -> Iterator[str]:
        """A line across the chart, with its label."""
        y = self.y(value)
        yield f'<path class="grid" d="M{self.left} {number(y)}H{self.width - self.right + 6}"/>'
        yield f'<text class="ax end" x="{self.left - 7}" y="{number(y + 4)}">{label}</text>'

    def turn(self, step: float, label: object) -> str:
        """A label below the chart."""
        return (
            f'<text class="ax mid" x="{number(self.x(step))}" y="{self.height - 13}">{label}</text>'
        )


def line(seat: Seat, corners: Sequence[Place], marked: Sequence[int]) -> Iterator[str]:
    """A player's line; some of its corners carry the mark, since colour alone is not enough."""
    path = "M" + "L".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in corners)
    yield f'<path class="ln halo" d="{path}"/><path class="ln l{seat}" d="{path}"/>'
    for corner in marked:
        yield mark(seat, *corners[corner], 13)


def mark(seat: Seat, x: float, y: float, size: float) -> str:
    return (
        f'<use class="mk l{seat}" href="{SPRITE}#mark-{seat}" x="{number(x - size / 2)}"'
        f' y="{number(y - size / 2)}" width="{size}" height="{size}"/>'
    )
