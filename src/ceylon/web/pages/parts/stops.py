"""CR Co.'s last turn: what happens on its way is told in pictures, the rest in sentences.

There is room for all of it beside the map only if five spaces of the railway are not five
sentences.
"""

from __future__ import annotations

from dataclasses import dataclass

from ceylon.rules import facts
from ceylon.rules.facts import Fact
from ceylon.rules.material import DOWN, UP
from ceylon.sight.log import LogLine
from ceylon.sight.screen import Screen
from ceylon.web.drawing.icons import ACTION_ICONS, TEA_ICONS
from ceylon.web.pages.parts import logbook
from ceylon.words import Words
from ceylon.words.narration import tell


@dataclass(frozen=True)
class Stop:
    """A step in pictures."""

    about: str
    """The kind of thing that it is, for its tooltip."""
    text: str
    symbols: tuple[str, ...] = ()


@dataclass(frozen=True)
class Step:
    line: logbook.DrawnLine
    said: str
    stop: Stop | None


def steps_of(screen: Screen, told: list[LogLine]) -> list[Step]:
    """All but the end of the game, which the whole page tells."""
    said = (each.fact for each in told)
    return [_step(screen, fact) for fact in said if not isinstance(fact, facts.GameEnded)]


def _step(screen: Screen, fact: Fact) -> Step:
    line = logbook.drawn_line(screen, fact)
    return Step(line, tell(screen.words, fact, you=screen.seat), _stop(screen.words, fact))


def _stop(words: Words, fact: Fact) -> Stop | None:
    match fact:
        case facts.RailwaysMoved(end=end):
            return Stop("railway", str(end + 1))
        case facts.RiverCrossed(rupees=rupees):
            return Stop("rupee", words.unit("signed", rupees), ("rupee",))
        case facts.ChestsGained(chests=chests):
            taken = tuple(TEA_ICONS[tea] for tea in range(3) for _ in range(chests[tea]))
            return Stop("chest", "" if taken else "0", taken or (TEA_ICONS[0],))
        case facts.BonusTaken(points=points):
            return Stop("bonus", words.unit("signed", points), ("bonus",))
        case facts.CardsDiscarded(cards=cards):
            return Stop("cards", words.unit("signed", -len(cards)), ("cardback",))
        case facts.RailwaysDrew(card=card):
            return Stop("cards", "", ("cardback", ACTION_ICONS[UP[card]], ACTION_ICONS[DOWN[card]]))
    return None
