"""Marks on the map: a numbered pennant for each action since the reader's last turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ceylon.ids import Hex
from ceylon.rules import facts
from ceylon.rules.view import View
from ceylon.sight.since import Deed
from ceylon.web.drawing.geometry import Sheet, spot
from ceylon.web.drawing.icons import number
from ceylon.web.drawing.ways import path

_POLE = (15, -9)
"""From the middle of a hex to the foot of its pole."""
_FLAG = 14
"""The height of a pennant; several on one hex fly from one pole, the newest at the top."""


def trails(view: View, sheet: Sheet, deeds: Iterable[Deed], current: int) -> Iterator[str]:
    """The dotted ways of the pawns, under the pieces."""
    for deed in deeds:
        if isinstance(deed.entry.main, facts.Moved):
            yield _way(view, sheet, deed, deed.entry.main, current)


def pennants(view: View, sheet: Sheet, deeds: Iterable[Deed], current: int) -> Iterator[str]:
    """The numbers, above everything."""
    standing: Counter[Hex] = Counter()
    for deed in deeds:
        for at in places(deed):
            yield _pennant(view, sheet, deed, at, standing[at], current)
            standing[at] += 1


def places(deed: Deed) -> list[Hex]:
    """The hexes of an action."""
    found: list[Hex] = []
    for fact in deed.entry.facts:
        match fact:
            case facts.Moved(end=at) | facts.Planted(hex=at) | facts.Harvested(hex=at):
                found.append(at)
    return found


def _state(deed: Deed, current: int) -> str:
    """At rest all marks are alike; while the actions are shown again, one stands out."""
    if not current:
        return ""
    return " on" if deed.number == current else " off"


def _way(view: View, sheet: Sheet, deed: Deed, moved: facts.Moved, current: int) -> str:
    hexes = path(view, moved.start, moved.end)
    points = [spot(sheet.shapes[h], view.levels[h]) for h in hexes]
    line = " ".join(f"{number(x)},{number(y + 14)}" for x, y in points)
    return (
        f'<g class="s{deed.seat}{_state(deed, current)}">'
        f'<polyline class="tr case" points="{line}"/><polyline class="tr" points="{line}"/></g>'
    )


def _pennant(view: View, sheet: Sheet, deed: Deed, at: Hex, below: int, current: int) -> str:
    """With a ring around the place, which is seen while the action is pointed at."""
    x, y = spot(sheet.shapes[at], view.levels[at])
    (right, up), foot = _POLE, -16 - _FLAG * below
    ring = f'<ellipse cx="{-right}" cy="{10 - up}" rx="34" ry="22"/>'
    return (
        f'<g class="mkr s{deed.seat}{_state(deed, current)}" data-mark="{deed.number}"'
        f' transform="translate({number(x + right)} {number(y + up)})">{ring}'
        f'<g><path class="st" d="M0 0v{foot}"/><path class="fl" d="M0 {foot}v-14h22l-5 7 5 7Z"/>'
        f'<text x="9" y="{number(foot - 2.6)}">{deed.number}</text></g></g>'
    )
