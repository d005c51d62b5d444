"""Chances over a game as blocks: a strip for each seat, as wide as the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from ceylon.analysis import Analysis
from ceylon.ids import Seat, seats
from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block, cut, fitted
from ceylon.words import Words

_BLOCKS: Final = " ▁▂▃▄▅▆▇█"
_STEPS: Final = len(_BLOCKS) - 1
_HEIGHT: Final = 3
_WIDEST_NAME: Final = 16
_PERCENT: Final = 5
"""The width of a percentage after the strip."""
_NARROWEST: Final = 8


def chart(words: Words, analysis: Analysis, width: int) -> Block:
    """The strips of all seats, the turns below them, and the turning points by their number."""
    rows = analysis.chart()
    names = [words.unit("player_name", seat) for seat in seats(len(rows[0]))]
    widest = max(Text(name).cell_len for name in names)
    left = min(_WIDEST_NAME, width // 3, widest) + 3
    cells = max(_NARROWEST, min(len(rows), width - left - _PERCENT - 1))
    lines: Block = []
    for seat in seats(len(names)):
        lines += _seat(words, seat, [row[seat] for row in rows], left, cells)
    lines.append(_indented(_turns(analysis, len(rows), cells), left))
    if analysis.turning_points:
        lines.append(_indented(_numbers(analysis, len(rows), cells), left))
    return [cut(line, width) for line in lines]


def _seat(words: Words, seat: Seat, chances: Sequence[float], left: int, cells: int) -> Block:
    strip = [_mean(chances, cell, cells) for cell in range(cells)]
    lines = [
        Text.assemble(" " * left, (_layer(strip, height), glyphs.SEAT_STYLES[seat]))
        for height in reversed(range(_HEIGHT))
    ]
    name = glyphs.player_name(seat, words.unit("player_name", seat))
    chance = words.unit("percent", chances[-1])
    label = fitted(cut(name, left - 1), left)
    lines[-1] = Text.assemble(label, lines[-1][left:], f" {chance:>{_PERCENT}}")
    return lines


def _mean(chances: Sequence[float], cell: int, cells: int) -> float:
    """What one cell shows: the mean of the moments that fall into it."""
    start = cell * len(chances) // cells
    end = max(start + 1, (cell + 1) * len(chances) // cells)
    return sum(chances[start:end]) / (end - start)


def _layer(strip: Sequence[float], height: int) -> str:
    """One line of the strip; a chance above 0 shows at least the smallest block."""
    levels = (max(1, round(chance * _HEIGHT * _STEPS)) for chance in strip)
    return "".join(_BLOCKS[max(0, min(_STEPS, level - height * _STEPS))] for level in levels)


# Below the strips


def _indented(text: str, left: int) -> Text:
    return Text(" " * left + text, style=glyphs.QUIET)


def _turns(analysis: Analysis, moments: int, cells: int) -> str:
    """The number of each turn where it begins, if there is room."""
    begins: dict[int, int] = {}
    for moment in analysis.moments:
        if moment.turn:
            begins.setdefault(moment.turn, _cell(moment.number, moments, cells))
    return _label_row(((cell, str(turn)) for turn, cell in begins.items()), cells)


def _numbers(analysis: Analysis, moments: int, cells: int) -> str:
    places = sorted(
        (_cell(point.moment.number, moments, cells), f"({number})")
        for number, point in enumerate(analysis.turning_points, start=1)
    )
    return _label_row(places, cells + len("(1)"))


def _cell(number: int, moments: int, cells: int) -> int:
    return (number - 1) * cells // moments


def _label_row(labels: Iterator[tuple[int, str]] | Sequence[tuple[int, str]], cells: int) -> str:
    """Each label at its cell, unless it would overlap another or run past the end."""
    line = ""
    for cell, label in labels:
        if (not line or cell > len(line)) and cell + len(label) <= cells:
            line = f"{line:<{cell}}{label}"
    return line
