"""The technology track as a line, with the discs of the players above their spaces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from markupsafe import Markup, escape

from ceylon.ids import Seat, by_seat
from ceylon.rules.view import View
from ceylon.web.drawing.icons import number, piece

_STEP: Final = 48
_LEFT: Final = 36
_LINE: Final = 74
_DISC: Final = (42.0, 31.5)


def draw_technology(view: View, label: str, ahead: str, first: Seat, second: Seat) -> Markup:
    """`ahead` is written above the stretch from the second player's disc to the first one's."""
    last = view.material.last_space
    width = 2 * _LEFT + last * _STEP
    drawn = (
        f'<svg class="track" viewBox="0 0 {width} 118" role="img" aria-label="{escape(label)}">'
        f'<path class="line" d="M{_LEFT} {_LINE}H{width - _LEFT}"/>'
        f"{''.join(_spaces(view))}{''.join(_discs(view))}{_arc(view, ahead, first, second)}</svg>"
    )
    return Markup(drawn)  # noqa: S704 - the words in it are escaped


def _x(space: int) -> int:
    return _LEFT + space * _STEP


def _spaces(view: View) -> Iterator[str]:
    for space in range(view.material.last_space + 1):
        points = view.material.space_points[space]
        kind = ' class="plus"' if points else ""
        yield f'<circle{kind} cx="{_x(space)}" cy="{_LINE}" r="12"/>'
        yield f'<text x="{_x(space)}" y="{_LINE + 34}">{space}</text>'
        if points:
            yield f'<text class="points" x="{_x(space)}" y="{_LINE + 4}">+{points}</text>'


def _discs(view: View) -> Iterator[str]:
    width, height = _DISC
    for seat, player in by_seat(view.players):
        yield piece(f"disc-{seat}", _x(player.space) - width / 2, _LINE - height - 7, width, height)


def _arc(view: View, ahead: str, first: Seat, second: Seat) -> str:
    start, end = (_x(view.players[seat].space) for seat in (second, first))
    middle = (start + end) / 2
    return (
        f'<path class="arc" d="M{start + 6} 33Q{number(middle)} 14 {end - 6} 33"/>'
        f'<text class="ahead" x="{number(middle)}" y="14">{escape(ahead)}</text>'
    )
