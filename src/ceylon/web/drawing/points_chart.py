"""Points by turn as lines, each with its player's mark; the numbers are in a table beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from markupsafe import Markup, escape

from ceylon.rules.scoring import Score
from ceylon.web.drawing.axes import Axes, line, mark
from ceylon.web.drawing.icons import number
from ceylon.words import Words

FINAL_STEPS: Final = 3
"""How many turns' width the final scoring takes."""


def shown_turns(turns: int) -> list[int]:
    """About six evenly spaced turns, including the last."""
    if turns < 1:
        return []
    step = max(1, round(turns / 6))
    marks = list(range(step, turns, step))
    if marks and turns - marks[-1] < step / 2:
        marks.pop()
    return [*marks, turns]


def draw_chart(words: Words, history: Sequence[Sequence[int]], ranked: list[Score]) -> Markup:
    totals = [score.total for score in ranked]
    axes = _axes(len(history), min(totals), max(totals + [max(row) for row in history]))
    label = escape(words.say("Points by turn; the same numbers are in the table"))
    size = f"0 0 {axes.width} {axes.height}"
    drawn = [f'<svg class="chart" viewBox="{size}" role="img" aria-label="{label}">']
    drawn += _grid(words, axes, len(history))
    for score in reversed(ranked):
        drawn += _line(axes, [row[score.seat] for row in history], score)
    drawn += _ends(words, axes, ranked)
    drawn.append("</svg>")
    return Markup("".join(drawn))  # noqa: S704 - the words in it are escaped


def _axes(turns: int, lowest: int, highest: int) -> Axes:
    low = min(0, -10 * (-lowest // 10))
    return Axes(turns + FINAL_STEPS, low, max(10, 10 * -(-highest // 10)))


def _grid(words: Words, axes: Axes, turns: int) -> Iterator[str]:
    step = 10 if axes.high - axes.low <= 80 else 20
    for points in range(int(axes.low), int(axes.high) + 1, step):
        yield from axes.level(points, words.unit("number", points))
    for turn in shown_turns(turns):
        yield axes.turn(turn, turn)
    x, title = axes.x(turns), escape(words.say_in("label", "final scoring"))
    yield f'<path class="fin" d="M{number(x)} {axes.top}V{axes.height - axes.bottom}"/>'
    yield f'<text class="ax it end" x="{number(x - 6)}" y="{axes.top + 11}">{title}</text>'


def _line(axes: Axes, points: list[int], score: Score) -> Iterator[str]:
    corners = [(axes.x(turn), axes.y(n)) for turn, n in enumerate([0, *points])]
    yield from line(score.seat, corners, [len(corners) * part // 4 for part in (1, 2, 3)])
    (x, y), end = corners[-1], (axes.x(axes.steps), axes.y(score.total))
    rise = f"M{number(x)} {number(y)}L{number(end[0])} {number(end[1])}"
    yield f'<path class="ln fl l{score.seat}" d="{rise}"/>'


def _ends(words: Words, axes: Axes, ranked: list[Score]) -> Iterator[str]:
    """The totals, moved apart where they would overlap."""
    x, below = axes.x(axes.steps), -100.0
    for score in ranked:
        y = axes.y(score.total)
        yield mark(score.seat, x, y, 16)
        below = max(y + 5, below + 18)
        total = words.unit("number", score.total)
        yield f'<text class="endn" x="{number(x + 13)}" y="{number(below)}">{total}</text>'
