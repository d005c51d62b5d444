"""The chances over a game as lines, under a slider; what decided it has a flag."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup, escape

from ceylon.ids import Seat, by_seat, seats
from ceylon.web.drawing.axes import Axes, Place, line, mark
from ceylon.web.drawing.icons import number
from ceylon.web.drawing.points_chart import shown_turns
from ceylon.words import Words

_END: Final = 0.04
"""The fraction of the width for the end of the game."""
_MARKS: Final = 4
_FLAG, _HIGH = 12, 20
_APART: Final = 34
"""On a narrow screen flags are drawn larger."""
_BESIDE: Final = 17


@dataclass(frozen=True)
class Flag:
    """A choice that cost a lot, by its number in the list; it was made at that moment."""

    number: int
    at: int
    seat: Seat
    link: str
    said: str


def draw_chances(
    words: Words,
    chances: Sequence[Sequence[float]],
    turns: Mapping[int, int],
    flags: Sequence[Flag],
) -> Markup:
    """`turns` gives the moment at which each turn begins; the last chances are those at the end.

    A moment without chances has not been judged yet: the lines pass it by.
    """
    axes = _axes(len(chances))
    label = escape(words.say("Each player’s chance of winning, moment by moment"))
    size = f"0 0 {axes.width} {axes.height}"
    end = axes.width - axes.right
    drawn = [f'<svg class="chart chances" id="chances" viewBox="{size}" role="group"']
    drawn.append(f' aria-label="{label}" data-moments="{len(chances) - 1}"')
    drawn.append(f' data-left="{axes.left}" data-right="{end}" data-end="{number(1 + _END)}">')
    drawn += _grid(words, axes, turns)
    known = {at: row for at, row in enumerate(chances[:-1]) if row}
    end_known = len(chances) - 2 in known
    for seat in reversed(seats(len(chances[-1]))) if known else ():
        last = chances[-1][seat] if end_known else None
        drawn += _line(axes, seat, {at: row[seat] for at, row in known.items()}, last)
    drawn += _ends(axes, chances[-1])
    drawn.append(
        f'<rect class="hit" x="{axes.left}" width="{end - axes.left}" height="{axes.height}"/>'
        f'<path class="cursor" id="cursor" d="M0 {axes.top}V{axes.height - axes.bottom}"/>'
    )
    drawn += _flags(axes, chances, flags)
    drawn.append("</svg>")
    return Markup("".join(drawn))  # noqa: S704 - the words in it are escaped


def _axes(moments: int) -> Axes:
    steps = max(1, moments - 1)
    return Axes(steps * (1 + _END), 0, 1, width=760, height=150, left=42, right=52, top=36)


def _grid(words: Words, axes: Axes, turns: Mapping[int, int]) -> Iterator[str]:
    for percent in range(0, 101, 25):
        yield from axes.level(percent / 100, str(percent))
    first, *others = shown_turns(max(turns, default=0))
    yield axes.turn(turns[first], escape(words.say_in("status", "turn {turn}", turn=first)))
    for turn in others:
        yield axes.turn(turns[turn], turn)


def _line(
    axes: Axes, seat: Seat, chances: Mapping[int, float], last: float | None
) -> Iterator[str]:
    """Marks are staggered from line to line, since lines meet."""
    corners = [(axes.x(at), axes.y(chance)) for at, chance in chances.items()]
    places = ((part + 0.2 + 0.2 * seat) / _MARKS for part in range(_MARKS))
    yield from line(seat, corners, [int(len(corners) * place) for place in places])
    if last is not None:
        (x, y), end = corners[-1], (axes.x(axes.steps), axes.y(last))
        rise = f"M{number(x)} {number(y)}L{number(end[0])} {number(end[1])}"
        yield f'<path class="ln fl l{seat}" d="{rise}"/>'


def _ends(axes: Axes, last: Sequence[float]) -> Iterator[str]:
    """The losers are side by side."""
    x = axes.x(axes.steps)
    lost = [seat for seat, chance in by_seat(last) if not chance]
    for seat, chance in by_seat(last):
        beside = lost.index(seat) if seat in lost else 0
        yield mark(seat, x + beside * _BESIDE, axes.y(chance), 16)


# What decided it


def _flags(axes: Axes, chances: Sequence[Sequence[float]], flags: Sequence[Flag]) -> Iterator[str]:
    """Numbers above the chart, each with a line to its place."""
    ordered = sorted(flags, key=lambda flag: flag.at)
    feet = [(axes.x(flag.at), axes.y(chances[flag.at][flag.seat])) for flag in ordered]
    for flag, foot, x in zip(ordered, feet, _apart(axes, [x for x, _ in feet]), strict=True):
        yield _flag(flag, foot, x)


def _flag(flag: Flag, foot: Place, x: float) -> str:
    pole = f"M{number(x)} {_HIGH}L{number(foot[0])} {number(foot[1])}"
    return (
        f'<a class="flag" href="{escape(flag.link)}" aria-label="{escape(flag.said)}">'
        f'<path d="{pole}"/><circle class="foot" cx="{number(foot[0])}" cy="{number(foot[1])}"'
        f' r="4"/><circle class="top" cx="{number(x)}" cy="{_HIGH}" r="{_FLAG}"/>'
        f'<text x="{number(x)}" y="{_HIGH + 5}">{flag.number}</text></a>'
    )


def _apart(axes: Axes, places: Sequence[float]) -> list[float]:
    """The same places from left to right, moved so that none overlap or leave the chart."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + _APART) if found else place)
    most = float(axes.width - _HIGH)
    for at in reversed(range(len(found))):
        found[at] = min(found[at], most)
        most = found[at] - _APART
    return found
