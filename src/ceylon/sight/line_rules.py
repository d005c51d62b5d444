"""R5: what the railway needs, and how much of it the line has, while a player builds it."""

from __future__ import annotations

from typing import NamedTuple

from ceylon.rules import state
from ceylon.rules.view import View
from ceylon.words import Words


class LineRule(NamedTuple):
    text: str
    kept: bool
    """Whether the line does it already."""


def line_rules(words: Words, view: View) -> list[LineRule]:
    """A sentence for each constraint; none while no railway is being built."""
    if view.question != state.RAIL:
        return []
    line = view.railway
    full = sum(sum(at >> 3 == district for at in line) == 3 for district in range(4))
    levels = len({view.levels[at] for at in line})
    return [
        LineRule(
            words.say(
                "9 hexes, each adjacent to the one before, none twice: {n} of 9 chosen", n=len(line)
            ),
            kept=False,
        ),
        LineRule(
            words.say("three consecutive hexes in each of three districts: {n} of 3 done", n=full),
            kept=full == 3,
        ),
        LineRule(words.say("all three levels: {n} of 3 reached", n=levels), kept=levels == 3),
        LineRule(words.say("both ends on the rim of the map, in different districts"), kept=False),
    ]
