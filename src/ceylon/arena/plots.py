"""Three kinds of plots: values with their intervals, bars, and a curve over time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor, isinf, log10
from typing import Final

from ceylon.arena.interval import Interval
from ceylon.arena.svg import (
    COLOUR,
    PALE,
    QUIET,
    ROW,
    TOP,
    WIDTH,
    bar,
    dot,
    line,
    sheet,
    steps,
    text,
)
from ceylon.words import Words

_LEFT: Final = 190
_RIGHT: Final = WIDTH - 60
_BELOW: Final = 48
_CURVE_LEFT: Final = 70
_CURVE_HEIGHT: Final = 380


class _Scale:
    """Maps values to positions on a sheet."""

    def __init__(self, values: Sequence[float], start: float, end: float) -> None:
        self.low, self.high = min(values), max(values)
        if self.low == self.high:
            self.low, self.high = self.low - 1, self.high + 1
        self._start, self._size = start, end - start

    def __call__(self, value: float) -> float:
        """A value beyond the scale is clamped to its end."""
        within = min(max(value, self.low), self.high)
        return self._start + (within - self.low) / (self.high - self.low) * self._size

    def steps(self) -> list[float]:
        return steps(self.low, self.high)


def intervals(
    words: Words, title: str, rows: Sequence[tuple[str, Interval]], even: float | None = None
) -> str:
    """A row for each: its name, its value and its interval; a line at the even share."""
    known = [end for _, row in rows for end in row if not isinf(end)]
    x = _Scale([*known, *([] if even is None else [even])], _LEFT, _RIGHT)
    bottom = TOP + ROW * len(rows)
    drawn = [*_upright(words, x, bottom)]
    if even is not None:
        drawn.append(line([(x(even), TOP), (x(even), bottom)], stroke=QUIET, width=2))
    for place, (name, row) in enumerate(rows):
        y = TOP + ROW * (place + 0.5)
        drawn += _labels(words, y, name, row.value)
        drawn.append(line([(x(row.low), y), (x(row.high), y)], stroke=COLOUR, width=2))
        drawn.append(dot(x(row.value), y))
    return sheet(title, bottom + _BELOW, drawn)


def bars(
    words: Words, title: str, rows: Sequence[tuple[str, float]], *, whole: bool = False
) -> str:
    """A row for each: its name, a bar and its value, which may be a count."""
    x = _Scale([0.0, *(value for _, value in rows)], _LEFT, _RIGHT)
    bottom = TOP + ROW * len(rows)
    drawn = [*_upright(words, x, bottom)]
    for place, (name, value) in enumerate(rows):
        y = TOP + ROW * (place + 0.5)
        left, right = sorted((x(0), x(value)))
        drawn += [*_labels(words, y, name, value, whole=whole), bar(left, y - 8, right - left, 16)]
    return sheet(title, bottom + _BELOW, drawn)


def curve(
    words: Words, title: str, across: str, points: Sequence[tuple[str, float, Interval]]
) -> str:
    """Values over times, on a logarithmic scale."""
    points = sorted(points, key=lambda point: point[1])
    powers = range(floor(log10(points[0][1])), floor(log10(points[-1][1])) + 2)
    bottom = TOP + _CURVE_HEIGHT
    x = _Scale([*powers], _CURVE_LEFT, _RIGHT)
    y = _Scale([end for *_, value in points for end in value if not isinf(end)], bottom, TOP)
    drawn = []
    for step in y.steps():
        drawn.append(line([(_CURVE_LEFT, y(step)), (_RIGHT, y(step))], stroke=PALE))
        drawn.append(_mark(words, _CURVE_LEFT - 10, y(step) + 4, step, "end"))
    for power in powers:
        drawn.append(line([(x(power), TOP), (x(power), bottom)], stroke=PALE))
        drawn.append(_mark(words, x(power), bottom + 20, 10.0**power, "middle"))
    drawn.append(text((_CURVE_LEFT + _RIGHT) / 2, bottom + 42, across, anchor="middle"))
    places = [(x(log10(time)), y(value.value)) for _, time, value in points]
    drawn.append(line(places, stroke=COLOUR, width=2))
    for (name, _, value), (at, height) in zip(points, places, strict=True):
        drawn.append(line([(at, y(value.low)), (at, y(value.high))], stroke=COLOUR))
        left = at < _CURVE_LEFT + 0.8 * (_RIGHT - _CURVE_LEFT)
        drawn += [dot(at, height), _beside(at, height - 8, name, left=left)]
    return sheet(title, bottom + _BELOW + 10, drawn)


def _beside(x: float, y: float, name: str, *, left: bool) -> str:
    """A name that stays on the sheet."""
    return text(x + 8, y, name) if left else text(x - 8, y, name, anchor="end")


def _upright(words: Words, x: _Scale, bottom: float) -> Iterator[str]:
    """The lines of a scale from left to right, with their numbers."""
    for step in x.steps():
        yield line([(x(step), TOP), (x(step), bottom)], stroke=PALE)
        yield _mark(words, x(step), bottom + 20, step, "middle")


def _labels(
    words: Words, y: float, name: str, value: float, *, whole: bool = False
) -> Iterator[str]:
    yield text(_LEFT - 12, y + 4, name, anchor="end")
    yield text(_RIGHT + 10, y + 4, words.unit("number" if whole else "number_1", value))


def _mark(words: Words, x: float, y: float, value: float, anchor: str) -> str:
    _, _, decimals = f"{round(value, 6):g}".partition(".")
    return text(x, y, words.unit(f"number_{len(decimals)}", value), anchor=anchor, fill=QUIET)
