"""The log: sentences with icons, the newest first; a line leads to its moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from markupsafe import Markup, escape

from ceylon.ids import NOBODY, RAILWAYS, Seat
from ceylon.rules import facts
from ceylon.rules.facts import Fact
from ceylon.sight.log import LogLine
from ceylon.sight.screen import Screen
from ceylon.web.drawing.icons import icon
from ceylon.web.pages.citations import rule_links
from ceylon.web.pages.parts.part import Part
from ceylon.words import Name, Words, capital
from ceylon.words.narration import tell

LINES: Final = 40
"""How many lines are on the page; older moments are reached by stepping back."""
_PLACEHOLDERS: Final = [
    Name(*(chr(0xE000 + 3 * seat + form) for form in range(len(Name._fields)))) for seat in range(4)
]
"""Placeholders for the players in a sentence, until the names are put in with their colours."""
_nameless: Final[dict[tuple[str, int], Words]] = {}

_OWN: Final = (facts.HandDealt, facts.CardDrawn)
"""Worded differently for the player concerned."""

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
class DrawnLine:
    number: int
    seat: Seat
    icon: str
    text: Markup
    head: bool
    last: bool
    rule: str
    """The rule by which CR Co. decided, or empty."""


def newest_lines(screen: Screen, limit: int = LINES) -> list[LogLine]:
    """What is on the page of the log, the newest first."""
    return [told for told in reversed(screen.log) if not _dull(told)][:limit]


def lines(screen: Screen, told: list[LogLine]) -> list[DrawnLine]:
    return [_line(screen, each) for each in told]


def railways_facts(screen: Screen) -> list[LogLine]:
    """CR Co.'s last turn step by step, the oldest first (R12 to R21)."""
    steps: list[LogLine] = []
    for told in reversed(screen.log):
        if isinstance(told.fact, facts.TurnBegun) and told.fact.seat == RAILWAYS:
            break
        if told.fact.seat == RAILWAYS:
            steps.append(told)
        elif steps and isinstance(told.fact, facts.TurnBegun):
            steps.clear()
    return steps[::-1]


def log_parts(screen: Screen) -> Iterator[Part]:
    """The lines, the newest first; each is a part, so that only new ones are sent."""
    last = {id(fact) for fact in screen.last}
    for told in newest_lines(screen):
        you = screen.seat if isinstance(told.fact, _OWN) else NOBODY
        shows = (screen.table, told.fact, id(told.fact) in last, you)
        name = f"line-{told.number}-{told.place}"
        yield Part(name, shows, partial(_draw_line, screen, told, name))


def _draw_line(screen: Screen, told: LogLine, id_: str) -> str:
    line = _line(screen, told)
    classes = " ".join(["last"] * line.last + ["head"] * line.head)
    drawn = icon(line.icon, 12 if line.icon == "cardback" else 15, 15)
    rule = f"<i>{rule_links(line.rule)}</i>" if line.rule else ""
    return (
        f'<li id="{id_}" class="{classes}">'
        f'<a href="/t/{screen.table}?at={line.number}" data-moment="{line.number}">'
        f"{drawn}<span>{line.text}</span></a>{rule}</li>"
    )


def _dull(told: LogLine) -> bool:
    """That someone draws a card at the end of every turn is not news."""
    hidden = isinstance(told.fact, facts.CardDrawn) and told.fact.card == facts.HIDDEN
    return hidden or isinstance(told.fact, facts.HandDealt)


def _line(screen: Screen, told: LogLine) -> DrawnLine:
    rule = told.fact.rule if isinstance(told.fact, facts.RailwaysDecided) else ""
    return DrawnLine(
        number=told.number,
        seat=told.fact.seat,
        icon=_ICONS.get(type(told.fact), "star"),
        text=_without(rule, coloured(screen, told.fact)),
        head=isinstance(told.fact, facts.TurnBegun),
        last=any(told.fact is fact for fact in screen.last),
        rule=rule,
    )


def _without(rule: str, text: Markup) -> Markup:
    """A sentence that begins with its rule: the rule is a link beside it."""
    if not rule:
        return text
    rest = text.removeprefix(rule).lstrip(" :\N{NO-BREAK SPACE}")
    return Markup(capital(rest))  # noqa: S704 - it was escaped before


def _anonymous(words: Words) -> Words:
    """The language with a placeholder for each name at the table."""
    key = words.language, len(words.players)
    if key not in _nameless:
        _nameless[key] = words.seated(_PLACEHOLDERS[: len(words.players)])
    return _nameless[key]


def coloured(screen: Screen, fact: Fact) -> Markup:
    """The sentence of a fact, its players in their colours and with their marks."""
    text = str(escape(tell(_anonymous(screen.words), fact, you=screen.seat)))
    for seat, name in screen.words.players.items():
        for placeholder, said in zip(_PLACEHOLDERS[seat], name, strict=True):
            if placeholder in text:
                text = text.replace(placeholder, _in_colour(seat, said))
    return Markup(text)  # noqa: S704 - escaped before the names were put in


def who(screen: Screen, seat: Seat) -> Markup:
    """A player's name in their colour, with their mark."""
    return _in_colour(seat, screen.sitters[seat].name)


def _in_colour(seat: Seat, name: str) -> Markup:
    mark = icon(f"mark-{seat}", 11, 11, f"m{seat}")
    said = escape(name)
    return Markup(f'<span class="who w{seat}">{mark}{said}</span>')  # noqa: S704 - both are escaped
