"""Points by turn as lines, each with its player's mark; the numbers stand in a table beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from markupsafe import Markup, escape

from ceylon.rules.scoring import Score
from ceylon.web.drawing.icons import number
from ceylon.web.drawing.sheet import Sheet, line, mark
from ceylon.words import Words

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


def draw_chart(words: Words, history: Sequence[Sequence[int]], ranked: list[Score]) -> Markup:
    totals = [score.total for score in ranked]
    sheet = _sheet(len(history), min(totals), max(totals + [max(row) for row in history]))
    label = escape(words.say("Points by turn; the same numbers are in the table"))
    size = f"0 0 {sheet.width} {sheet.height}"
    drawn = [f'<svg class="chart" viewBox="{size}" role="img" aria-label="{label}">']
    drawn += _grid(words, sheet, len(history))
    for score in reversed(ranked):
        drawn += _line(sheet, [row[score.seat] for row in history], score)
    drawn += _ends(sheet, ranked)
    drawn.append("</svg>")
    return Markup("".join(drawn))  # noqa: S704 - the words in it are escaped


def _sheet(turns: int, lowest: int, highest: int) -> Sheet:
    low = min(0, -10 * (-lowest // 10))
    return Sheet(turns + FINAL_STEPS, low, max(10, 10 * -(-highest // 10)))


def _grid(words: Words, sheet: Sheet, turns: int) -> Iterator[str]:
    step = 10 if sheet.high - sheet.low <= 80 else 20
    for points in range(int(sheet.low), int(sheet.high) + 1, step):
        yield from sheet.level(points, str(points))
    for turn in shown_turns(turns):
        yield sheet.turn(turn, turn)
    x, title = sheet.x(turns), escape(words.say("final scoring"))
    yield f'<path class="fin" d="M{number(x)} {sheet.top}V{sheet.height - sheet.bottom}"/>'
    yield f'<text class="ax it end" x="{number(x - 6)}" y="{sheet.top + 11}">{title}</text>'


def _line(sheet: Sheet, points: list[int], score: Score) -> Iterator[str]:
    corners = [(sheet.x(turn), sheet.y(n)) for turn, n in enumerate([0, *points])]
    yield from line(score.seat, corners, [len(corners) * part // 4 for part in (1, 2, 3)])
    (x, y), end = corners[-1], (sheet.x(sheet.steps), sheet.y(score.total))
    rise = f"M{number(x)} {number(y)}L{number(end[0])} {number(end[1])}"
    yield f'<path class="ln fl l{score.seat}" d="{rise}"/>'


def _ends(sheet: Sheet, ranked: list[Score]) -> Iterator[str]:
    """The totals, moved apart where they would lie on each other."""
    x, below = sheet.x(sheet.steps), -100.0
    for score in ranked:
        y = sheet.y(score.total)
        yield mark(score.seat, x, y, 16)
        below = max(y + 5, below + 18)
        yield f'<text class="endn" x="{number(x + 13)}" y="{number(below)}">{score.total}</text>'
