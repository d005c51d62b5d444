"""The small pages: the links of a new table, the host's, the curtain of a screen, errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ceylon.seats import Seating
from ceylon.sight.screen import Screen
from ceylon.web.pages.engine import fragment, render
from ceylon.words import Words


@dataclass(frozen=True)
class SeatLink:
    seat: int
    name: str
    link: str


def links_page(
    words: Words, *, seats: Sequence[SeatLink], watch: str, table: str, host: str = ""
) -> str:
    """Where the players of a new table find their seats."""
    return render("links.html", words, seats=seats, watch=watch, table=table, host=host)


@dataclass(frozen=True)
class HostSeat(Seating):
    """A seat as the host's page shows it."""

    present: bool = False
    may_open: bool = True
    """A solo game waits for nobody."""


@dataclass(frozen=True)
class NewLink:
    role: str
    seat: int | None
    link: str


def host_page(
    words: Words, *, table: str, seats: Sequence[HostSeat], fresh: NewLink | None = None
) -> str:
    """Who sits where and whether they are here; `fresh` is a link that was made just now."""
    return render("host.html", words, table=table, seats=seats, fresh=fresh)


def curtain_page(screen: Screen) -> str:
    """Before a hand is shown on a shared screen: whose turn it is to look."""
    main = fragment(curtain_main(screen))
    return render("table.html", screen.words, screen=screen, main=main, digest="", dialogs=False)


def curtain_main(screen: Screen) -> str:
    """In the place of the table; it shows nothing of the game."""
    seat = max(screen.view.seat, 0)
    name = screen.sitters[seat].name
    return render("curtain.html", screen.words, screen=screen, seat=seat, name=name)


def error_page(words: Words, status: int, sentence: str) -> str:
    return render("error.html", words, status=status, sentence=sentence)
