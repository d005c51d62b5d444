"""On the desk while others act: what happened last, and who comes before the reader."""

from __future__ import annotations

from collections.abc import Hashable

from ceylon.ids import NOBODY, Seat
from ceylon.sight.log import Entry
from ceylon.sight.screen import Screen
from ceylon.web.pages.parts.logbook import sentence_of


def meanwhile_shows(screen: Screen) -> Hashable:
    """What the values below depend on."""
    last = _last(screen)
    view = screen.view
    return last.facts if last else (), view.active, view.seat, len(view.players)


def meanwhile_of(screen: Screen) -> dict[str, object]:
    last = _last(screen)
    return {
        "happened": sentence_of(screen, last) if last else "",
        "next": _next_sentence(screen),
    }


def _last(screen: Screen) -> Entry | None:
    """The last action of somebody else, if nothing of the reader's own came after it."""
    last = next((entry for entry in reversed(screen.entries) if entry.action), None)
    return last if last and last.seat != screen.seat else None


def _next_sentence(screen: Screen) -> str:
    words, between = screen.words, before_me(screen)
    if screen.watching or screen.view.active == NOBODY:
        return ""
    if not between:
        return words.say("You are next")
    return words.say("{seats:player} next, then you", seats=between)


def before_me(screen: Screen) -> list[Seat]:
    """Who acts between the seat that must choose now and the reader (T4, T8)."""
    view = screen.view
    count, me = len(view.players), screen.seat
    active, seat = view.active, view.seat
    found: list[Seat] = []
    while len(found) < count * count:
        seat = Seat((seat + 1) % count)
        if seat == active:
            active = seat = Seat((active + 1) % count)
        if seat == me:
            break
        found.append(seat)
    return list(dict.fromkeys(found))
