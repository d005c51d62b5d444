"""The log: a line for each action, the newest first, each turn below its heading; a line leads to
its moment."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from ceylon.ids import NOBODY, RAILWAYS, Seat
from ceylon.rules import facts
from ceylon.rules.facts import Fact
from ceylon.rules.state import DISCARD, HARVESTING
from ceylon.sight.log import Entry, LogLine
from ceylon.sight.screen import Screen
from ceylon.web.drawing.icons import icon
from ceylon.web.pages.citations import rule_links
from ceylon.web.pages.memory import MEGABYTE, Memory
from ceylon.web.pages.parts.part import Part
from ceylon.web.pages.parts.yields import yields
from ceylon.words import Name, Words, capital
from ceylon.words.accounts import account, in_brief
from ceylon.words.narration import tell

LINES: Final = 30
"""How many lines are on the page at first; the whole log comes when it is asked for."""
_LATER: Final = 12
"""How many of them may have come after the moment that is shown."""
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
    seat: Seat
    icon: str
    text: Markup
    rule: str
    """The rule by which CR Co. decided, or empty."""


def newest_entries(screen: Screen, limit: int = LINES) -> list[Entry]:
    """What is on the page of the log, the newest first, each turn below its heading."""
    shown: list[Entry] = []
    for entry in _newest(screen):
        if len(shown) < limit:
            shown.append(entry)
        elif _is_head(shown[-1]):
            break
        elif _is_head(entry):
            shown[-1] = entry  # the turn is cut off, its heading is not
            break
    return _by_turns(shown)


def _newest(screen: Screen) -> Iterator[Entry]:
    """What is told, the newest first; of a past moment, no more than _LATER after it."""
    told = (entry for entry in reversed(screen.entries) if not _dull(entry))
    if not screen.past:
        return told
    found = list(told)
    later = sum(entry.number > screen.shown for entry in found)
    return iter(found[max(0, later - _LATER) :])


def _by_turns(entries: list[Entry]) -> list[Entry]:
    """Of entries with the newest first."""
    found: list[Entry] = []
    turn: list[Entry] = []
    for entry in entries:
        if _is_head(entry):
            found += [entry, *turn]
            turn = []
        else:
            turn.append(entry)
    return [*found, *turn]


def _is_head(entry: Entry) -> bool:
    return isinstance(entry.main, facts.TurnBegun)


def railways_facts(screen: Screen) -> list[LogLine]:
    """CR Co.'s last turn step by step, the oldest first (R12 to R21)."""
    steps: list[LogLine] = []
    for told in reversed(screen.log):
        if isinstance(told.fact, facts.TurnBegun):
            if told.fact.seat == RAILWAYS:
                return steps[::-1]
            steps.clear()
        elif told.fact.seat == RAILWAYS:
            steps.append(told)
    return []  # it has had no turn yet


def drawn_line(screen: Screen, fact: Fact) -> DrawnLine:
    rule = fact.rule if isinstance(fact, facts.RailwaysDecided) else ""
    return DrawnLine(
        seat=fact.seat,
        icon=_ICONS.get(type(fact), "star"),
        text=_without(rule, coloured(screen, fact)),
        rule=rule,
    )


# Parts


def log_parts(screen: Screen) -> Iterator[Part]:
    """The lines in their order; each is a part, so that only new ones are sent."""
    yield from line_parts(screen, newest_entries(screen))


def line_parts(screen: Screen, entries: Iterable[Entry]) -> Iterator[Part]:
    marks = {deed.entry.id: deed.number for deed in screen.since}
    under_way = _under_way(screen)
    for entry in entries:
        yield _line_part(screen, entry, marks.get(entry.id, 0), open_=entry is under_way)


def _line_part(screen: Screen, entry: Entry, mark: int, *, open_: bool) -> Part:
    you = screen.seat if isinstance(entry.main, _OWN) else NOBODY
    states = _states(screen, entry)
    shows = (screen.table, entry, states, open_, mark, you)
    return Part(f"line-{entry.id}", shows, partial(_draw_entry, screen, entry, states, open_, mark))


def _states(screen: Screen, entry: Entry) -> str:
    """Whether it begins a turn, comes before the first one, or is the last action."""
    if _is_head(entry):
        return "head"
    before = "setup" if isinstance(entry.main, facts.FirstPlanted) else ""
    last = screen.last
    is_last = last and any(fact is last[-1] for fact in entry.facts)
    return f"{before} last".strip() if is_last else before


def _under_way(screen: Screen) -> Entry | None:
    """The harvest that is still going on: it is announced when it is complete."""
    if screen.view.question not in (HARVESTING, DISCARD) or not screen.entries:
        return None
    return screen.entries[-1]


def _draw_entry(screen: Screen, entry: Entry, states: str, open_: bool, mark: int) -> str:
    told = told_of(screen, entry)
    badge = f'<i class="n s{entry.seat}" aria-hidden="true">{mark}</i>' if mark else ""
    said = "" if open_ or _is_head(entry) else f' data-said="{told.said}"'
    return (
        f'<li id="line-{entry.id}" class="{states}"{said}>'
        f'<a{_to_moment(screen, entry)} data-moment="{entry.number}">'
        f"{told.drawn}{badge}</a>{told.rule}</li>"
    )


class Told(NamedTuple):
    """What is the same in every drawing of a line: its number and its state come and go."""

    drawn: str
    rule: str
    said: Markup
    """The sentence of an action for screen readers, once it is complete."""

    @property
    def weight(self) -> int:
        return _FRAME + sum(map(sys.getsizeof, self))


_FRAME: Final = 500
sentences: Final[Memory[Told]] = Memory(4 * MEGABYTE, lambda told: told.weight)
"""A cache: four players read the same line, with different numbers on it."""


def told_of(screen: Screen, entry: Entry) -> Told:
    """What is said of it, on the log and elsewhere."""
    words = screen.words
    you = screen.seat if isinstance(entry.main, _OWN) else NOBODY
    key = (words.language, tuple(words.players.values()), entry, you)
    return sentences.find_or_make(key, lambda: _tell(screen, entry))


def _tell(screen: Screen, entry: Entry) -> Told:
    line = drawn_line(screen, entry.main)
    drawn = icon(line.icon, 12 if line.icon == "cardback" else 15, 15)
    text = _brief(screen, entry, line) + yields(screen.words, entry)
    said = escape(account(screen.words, entry.facts, you=screen.seat))
    if isinstance(entry.main, facts.CardPlayed):  # in brief, its sides are only signs
        text = Markup('<span aria-hidden="true">{}</span><span class="vh">{}</span>').format(
            text, said
        )
    return Told(
        drawn=f"{drawn}<span>{text}</span>",
        rule=f"<i>{rule_links(line.rule)}</i>" if line.rule else "",
        said=said,
    )


def sentence_of(screen: Screen, entry: Entry) -> Markup:
    """All of an action, its players in their colours and with their marks."""
    return _in_colours(screen, account(_anonymous(screen.words), entry.facts, you=screen.seat))


def _to_moment(screen: Screen, entry: Entry) -> str:
    """A position that belongs to no table has no earlier moments."""
    return f' href="/t/{screen.table}?at={entry.number}"' if screen.table else ""


def _brief(screen: Screen, entry: Entry, line: DrawnLine) -> Markup:
    if line.rule:
        return line.text
    return _in_colours(screen, in_brief(_anonymous(screen.words), entry.facts, you=screen.seat))


def _dull(entry: Entry) -> bool:
    """That someone draws a card at the end of every turn is not news."""
    fact = entry.main
    hidden = isinstance(fact, facts.CardDrawn) and fact.card == facts.HIDDEN
    return hidden or isinstance(fact, facts.HandDealt)


# Sentences


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
    return _in_colours(screen, tell(_anonymous(screen.words), fact, you=screen.seat))


def _in_colours(screen: Screen, sentence: str) -> Markup:
    """A sentence with placeholders, the players in their colours and with their marks."""
    text = str(escape(sentence))
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
