"""Points by turn as lines, each with its player's mark; the numbers stand in a table beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from markupsafe import Markup, escape

from ceylon.rules.scoring import Score
from ceylon.web.drawing.icons import SPRITE, number
from ceylon.words import Words

WIDTH, HEIGHT = 560, 396
LEFT, BOTTOM, TOP, RIGHT = 34, 34, 14, 62
FINAL_STEPS: Final = 3
"""How many turns' width the final scoring takes."""


def shown_turns(turns: int) -> list[int]:
    """About six turns at even distances, the last one among them."""
    if turns < 1:
        return []
    step = max(1, round(turns / 6))
    marks = list(range(step, turns, step))
    if marks and turns - marks[-1] < step / 2:
        marks.pop()
    return [*marks, turns]


class _Axes:
    """Where turns and points lie on the sheet."""

    def __init__(self, turns: int, lowest: int, highest: int) -> None:
        self.turns = turns
        self.low = min(0, -10 * (-lowest // 10))
        self.high = max(10, 10 * -(-highest // 10))

    def x(self, turn: float) -> float:
        return LEFT + turn / (self.turns + FINAL_STEPS) * (WIDTH - LEFT - RIGHT)

    def y(self, points: float) -> float:
        span = HEIGHT - BOTTOM - TOP
        return HEIGHT - BOTTOM - (points - self.low) / (self.high - self.low) * span

    def levels(self) -> range:
        step = 10 if self.high - self.low <= 80 else 20
        return range(self.low, self.high + 1, step)


def draw_chart(words: Words, history: Sequence[Sequence[int]], ranked: list[Score]) -> Markup:
    totals = [score.total for score in ranked]
    axes = _Axes(len(history), min(totals), max(totals + [max(row) for row in history]))
    label = escape(words.say("Points by turn; the same numbers are in the table"))
    drawn = [f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">']
    drawn += _grid(words, axes)
    for score in reversed(ranked):
        drawn += _line(axes, [row[score.seat] for row in history], score)
    drawn += _ends(axes, ranked)
    drawn.append("</svg>")
    return Markup("".join(drawn))  # noqa: S704 - the words in it are escaped


def _grid(words: Words, axes: _Axes) -> Iterator[str]:
    for points in axes.levels():
        y = axes.y(points)
        yield f'<path class="grid" d="M{LEFT} {number(y)}H{WIDTH - RIGHT + 6}"/>'
        yield f'<text class="ax end" x="{LEFT - 7}" y="{number(y + 4)}">{points}</text>'
    for turn in shown_turns(axes.turns):
        yield f'<text class="ax mid" x="{number(axes.x(turn))}" y="{HEIGHT - 13}">{turn}</text>'
    x, title = axes.x(axes.turns), escape(words.say("final scoring"))
    yield f'<path class="fin" d="M{number(x)} {TOP}V{HEIGHT - BOTTOM}"/>'
    yield f'<text class="ax it end" x="{number(x - 6)}" y="{TOP + 11}">{title}</text>'


def _line(axes: _Axes, points: list[int], score: Score) -> Iterator[str]:
    corners = [(axes.x(0), axes.y(0))]
    corners += [(axes.x(turn), axes.y(n)) for turn, n in enumerate(points, start=1)]
    line = "M" + "L".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in corners)
    yield f'<path class="ln halo" d="{line}"/><path class="ln l{score.seat}" d="{line}"/>'
    (x, y), end = corners[-1], (axes.x(axes.turns + FINAL_STEPS), axes.y(score.total))
    rise = f"M{number(x)} {number(y)}L{number(end[0])} {number(end[1])}"
    yield f'<path class="ln fl l{score.seat}" d="{rise}"/>'
    for part in (1, 2, 3):
        at = corners[len(corners) * part // 4]
        yield _mark(score.seat, at[0], at[1], 13)


def _ends(axes: _Axes, ranked: list[Score]) -> Iterator[str]:
    """The totals, moved apart where they would lie on each other."""
    x, below = axes.x(axes.turns + FINAL_STEPS), -100.0
    for score in ranked:
        y = axes.y(score.total)
        yield _mark(score.seat, x, y, 16)
        below = max(y + 5, below + 18)
        yield f'<text class="endn" x="{number(x + 13)}" y="{number(below)}">{score.total}</text>'


def _mark(seat: int, x: float, y: float, size: float) -> str:
    return (
        f'<use class="mk l{seat}" href="{SPRITE}#mark-{seat}" x="{number(x - size / 2)}"'
        f' y="{number(y - size / 2)}" width="{size}" height="{size}"/>'
    )
