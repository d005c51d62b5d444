"""The log: sentences with icons, the newest first; a line leads to its moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup, escape

from ceylon.rules import facts
from ceylon.rules.facts import Fact
from ceylon.rules.state import RAILWAYS
from ceylon.web.drawing.icons import icon
from ceylon.web.screen import Screen, Told
from ceylon.words.telling import tell

LINES: Final = 40
"""So many lines are on the page; older moments are reached by stepping back."""
_FIRST_NAME: Final = 0xE000
"""Stands for a player in a sentence until the name is put in with its colour."""

_ICONS: Final[dict[type[Fact], str]] = {
    facts.FirstPlanted: "act-plant",
    facts.Planted: "act-plant",
    facts.Harvested: "act-harvest",
    facts.Discarded: "act-harvest",
    facts.Traded: "act-trade",
    facts.WagonFilled: "act-trade",
    facts.CouncillorContracted: "act-contract",
    facts.Advanced: "act-advance",
    facts.TechnologyTokenSpent: "token",
    facts.TechnologyTokenLost: "token",
    facts.Moved: "act-move",
    facts.RailwaysMoved: "loco-pawn",
    facts.RailBuilt: "loco-pawn",
    facts.RailwayLaid: "loco-pawn",
    facts.RupeesTaken: "act-take",
    facts.TollPaid: "act-take",
    facts.RiverCrossed: "act-take",
    facts.CardPlayed: "cardback",
    facts.CardDrawn: "cardback",
    facts.HandDealt: "cardback",
    facts.CardsDiscarded: "cardback",
    facts.RailwaysDrew: "cardback",
    facts.BonusTaken: "star",
    facts.GameEnded: "star",
    facts.TurnBegun: "teapot",
}


@dataclass(frozen=True)
class Line:
    number: int
    seat: int
    icon: str
    text: Markup
    head: bool
    last: bool


def lines_of(screen: Screen, limit: int = LINES) -> list[Line]:
    told = [line for line in screen.log if not _dull(line)][-limit:]
    return [_line(screen, line) for line in reversed(told)]


def railways_steps(screen: Screen) -> list[Line]:
    """CR Co.'s last turn step by step, the oldest first (R12 to R21)."""
    steps: list[Told] = []
    for told in reversed(screen.log):
        if isinstance(told.fact, facts.TurnBegun) and told.fact.seat == RAILWAYS:
            break
        if told.fact.seat == RAILWAYS:
            steps.append(told)
        elif steps and isinstance(told.fact, facts.TurnBegun):
            steps.clear()
    return [_line(screen, told) for told in reversed(steps)]


def _dull(told: Told) -> bool:
    """That someone draws a card at the end of every turn is no news."""
    hidden = isinstance(told.fact, facts.CardDrawn) and told.fact.card == facts.HIDDEN
    return hidden or isinstance(told.fact, facts.HandDealt)


def _line(screen: Screen, told: Told) -> Line:
    return Line(
        number=told.number,
        seat=told.fact.seat,
        icon=_ICONS.get(type(told.fact), "star"),
        text=coloured(screen, told.fact),
        head=isinstance(told.fact, facts.TurnBegun),
        last=any(told.fact is fact for fact in screen.last),
    )


def coloured(screen: Screen, fact: Fact) -> Markup:
    """The sentence of a fact, its players in their colours and with their marks."""
    seats = range(len(screen.sitters))
    anonymous = screen.words.seated([chr(_FIRST_NAME + seat) for seat in seats])
    text = str(escape(tell(anonymous, fact, you=screen.seat)))
    for seat in seats:
        placeholder = chr(_FIRST_NAME + seat)
        if placeholder in text:
            text = text.replace(placeholder, who(screen, seat))
    return Markup(text)  # noqa: S704 - escaped before the names were put in


def who(screen: Screen, seat: int) -> Markup:
    mark = icon(f"mark-{seat}", 11, 11, f"m{seat}")
    name = escape(screen.sitters[seat].name)
    return Markup(f'<span class="who w{seat}">{mark}{name}</span>')  # noqa: S704 - both are escaped
