"""The small pages: the links of a new table, the host's, the curtain of a screen, errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ceylon.ids import Seat
from ceylon.seats import Seating
from ceylon.sight.screen import Screen
from ceylon.web.pages.engine import fragment, labels_in, render
from ceylon.words import Words


@dataclass(frozen=True)
class SeatLink:
    seat: Seat
    name: str
    link: str


def links_page(
    words: Words,
    *,
    seats: Sequence[SeatLink],
    watch: str,
    table: str,
    host: str = "",
    secrets: Sequence[str] = (),
) -> str:
    """Where the players of a new table find their seats; the secrets are those of the links."""
    return render(
        "links.html", words, seats=seats, watch=watch, table=table, host=host, secrets=secrets
    )


@dataclass(frozen=True)
class HostSeat(Seating):
    """A seat as the host's page shows it."""

    present: bool = False
    may_open: bool = True
    """A solo game has no open seats."""


@dataclass(frozen=True)
class NewLink:
    role: str
    seat: Seat | None
    link: str
    secret: str = ""


def host_page(
    words: Words, *, table: str, seats: Sequence[HostSeat], fresh: NewLink | None = None
) -> str:
    """Who sits where and whether they are present; `fresh` is a link that was just created."""
    return render("host.html", words, table=table, seats=seats, fresh=fresh)


def curtain_page(screen: Screen) -> str:
    """Before a hand is shown on a shared screen: whose it is."""
    main = fragment(curtain_main(screen))
    return render("table.html", screen.words, screen=screen, main=main, digest="", dialogs=False)


def curtain_main(screen: Screen) -> str:
    """In place of the table; it shows nothing of the game."""
    seat = Seat(0) if screen.finished else screen.view.seat
    name = screen.sitters[seat].name
    return render("curtain.html", screen.words, screen=screen, seat=seat, name=name)


def error_page(
    words: Words,
    status: int,
    sentence: str,
    *,
    table: str = "",
    again: bool = False,
    keep: Mapping[str, str] | None = None,
    others: Mapping[str, tuple[Words, str]] | None = None,
) -> str:
    """What was refused, with a way on: the table, and the same address `again` if that may help.

    A change of language keeps the parameters of the address. Where it cannot be asked for again,
    `others` has the sentence in all languages.
    """
    cards = [
        {"lang": language, "t": labels_in(other), "sentence": said}
        for language, (other, said) in (others or {}).items()
    ]
    shown = {"status": status, "sentence": sentence, "table": table, "again": again}
    return render("error.html", words, **shown, keep=keep or {}, others=cards)
