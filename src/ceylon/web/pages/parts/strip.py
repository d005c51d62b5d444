"""The strip in the bar: what each opponent did since the reader's last turn; then the result."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from markupsafe import Markup, escape

from ceylon.ids import NOBODY, Seat
from ceylon.rules import facts
from ceylon.rules.facts import Fact
from ceylon.rules.material import company_of
from ceylon.sight.progress import last_turn
from ceylon.sight.screen import Screen
from ceylon.sight.since import Deed
from ceylon.web.drawing.icons import icon
from ceylon.web.pages.parts.logbook import told_of, who
from ceylon.web.pages.parts.part import Part, part
from ceylon.words import N_, Words
from ceylon.words.accounts import gathered

_ROOM: Final = {1: 8, 2: 5, 3: 3, 4: 3}
"""How many actions a segment has room for, by the number of segments."""


def strip_part(screen: Screen) -> Part:
    deeds, now = screen.since, current(screen)
    moment = screen.shown if screen.past else NOBODY
    shows = (screen.table, screen.seat, deeds, now, moment, _end(screen), _result(screen))
    return part("since", shows, screen, "since.html", lambda: _values(screen))


def turn_part(screen: Screen) -> Part:
    view = screen.view
    last, players = last_turn(view), len(view.players)
    shows = (view.turn, last, view.ending, screen.finished, players)
    return part("turn", shows, screen, "turn.html", lambda: {"last": last, "each": players})


def current(screen: Screen) -> int:
    """The number of the action that is being shown again; 0 for none."""
    if not screen.past:
        return 0
    shown = [deed.number for deed in screen.since if deed.entry.number <= screen.shown]
    return shown[-1] if shown else 0


def _result(screen: Screen) -> Hashable:
    if not screen.finished:
        return ()
    return tuple((score.seat, score.rank, score.total) for score in screen.scores)


def _values(screen: Screen) -> dict[str, object]:
    opponents = _opponents(screen)
    return {
        "segments": [(seat, who(screen, seat), _items(screen, seat)) for seat in opponents],
        "room": _ROOM[len(opponents)],
        "start": screen.since[0].before if screen.since else 0,
        "end": _end(screen),
        "current": current(screen),
        "result": result_sentences(screen) if screen.finished else [],
        "who": who,
    }


def _end(screen: Screen) -> str:
    """The moment after the last of it, if that is not now."""
    deeds = screen.since
    return str(deeds[-1].entry.number) if deeds and deeds != screen.newest_since else ""


def _opponents(screen: Screen) -> list[Seat]:
    """In the order of play, from the reader's left."""
    seats = screen.view.seats()
    if screen.watching:
        return list(seats)
    return [*seats[screen.seat + 1 :], *seats[: screen.seat]]


def result_sentences(screen: Screen) -> list[str]:
    """Who has won, and the reader's own place."""
    words = screen.words
    best = next(score for score in screen.scores if score.rank == 1)
    said = [words.say("{seat:player} won with {points:points}", seat=best.seat, points=best.total)]
    if not screen.watching and best.seat != screen.seat:
        mine = screen.scores[screen.seat]
        text = N_("You came {place:ordinal} of {players} with {points:points}")
        players = len(screen.scores)
        said.append(words.say(text, place=mine.rank, players=players, points=mine.total))
    return said


# Items


def _items(screen: Screen, seat: Seat) -> list[tuple[Deed, Markup, Markup]]:
    """The actions of a seat: each with its short words, and its whole sentence."""
    words = screen.words
    return [
        (deed, Markup("").join(_short(words, deed)), told_of(screen, deed.entry).said)
        for deed in screen.since
        if deed.seat == seat
    ]


def _short(words: Words, deed: Deed) -> Iterator[Markup]:
    fact = deed.entry.main
    match fact:
        case facts.RupeesTaken(rupees=rupees):
            yield _plus(rupees, "rupee")
        case facts.Moved(end=at):
            yield icon("act-move", 15) + escape(words.unit("hex", at))
        case facts.Planted(hex=at):
            yield icon("act-plant", 15) + escape(words.unit("hex", at))
        case facts.Harvested():
            yield icon("act-harvest", 15) + escape(sum(gathered(deed.entry.facts)))
        case facts.CouncillorContracted(district=district):
            yield icon("act-contract", 15) + escape(words.unit("district", district))
        case facts.Advanced(space=space):
            # Translators: the space of the technology track that a disc has come to. Little room.
            yield icon("act-advance", 15) + escape(words.say_in("label", "to {space}", space=space))
        case facts.Traded():
            yield icon("act-trade", 15) + icon(f"company-{company_of(fact.contract)}", 16)
    for each in deed.entry.facts:
        yield from _gains(each)


def _gains(fact: Fact) -> Iterator[Markup]:
    match fact:
        case facts.Traded(points=points, rupees=rupees):
            if points:
                yield _plus(points, "star")
            if rupees:
                yield _plus(rupees, "rupee")
        case facts.Advanced(points=points) if points:
            yield _plus(points, "star")
        case facts.BonusTaken(points=points):
            yield _plus(points, "bonus")


def _plus(number: int, symbol: str) -> Markup:
    return Markup(f"<b>+{int(number)}") + icon(symbol, 12) + Markup("</b>")  # noqa: S704 - a number
