"""The bar above the table: who must choose what, and how far the game is."""

from __future__ import annotations

from ceylon.ids import NOBODY, Seat
from ceylon.sight.screen import Screen
from ceylon.web.pages.parts.part import Part, part
from ceylon.words.questions import ask


def bar_part(screen: Screen) -> Part:
    view = screen.view
    asked, flag = ask(screen.words, view), _flag(screen)
    facts = (view.turn, view.cards_left, view.contracts_left, view.ending)
    shows = (asked, flag, screen.yours, facts)
    return part("bar", shows, screen, "bar.html", lambda: {"asked": asked, "flag": flag})


def _flag(screen: Screen) -> Seat:
    """Whose pawn is shown beside the status: who must choose, or who has won."""
    if screen.view.seat != NOBODY:
        return screen.view.seat
    return next(score.seat for score in screen.scores if score.rank == 1)
