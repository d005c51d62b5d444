"""The small pages: a table's links, the host's, a name, errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ceylon.ids import Seat
from ceylon.seats import Seating
from ceylon.web.pages.engine import labels_in, render
from ceylon.words import Words


@dataclass(frozen=True)
class TableLink:
    role: str
    seat: Seat | None
    link: str


def links_page(
    words: Words,
    *,
    table: str,
    links: Sequence[TableLink],
    fresh: str = "",
    begun: bool = False,
    some_unknown: bool = False,
) -> str:
    """Where the players of a table find their seats; `fresh` is the role of a new link."""
    shown = {"table": table, "links": links, "fresh": fresh, "begun": begun}
    return render("links.html", words, **shown, some_unknown=some_unknown)


def name_page(
    words: Words, *, table: str, seating: Seating, action: str = "", replaces: bool = False
) -> str:
    """Somebody who has come by a link says their name, or takes their seat back from a bot.

    `action` is the link by which they sit down; `replaces` if this browser loses another seat by
    it.
    """
    action = action or f"/t/{table}/name"
    return render("name.html", words, action=action, seating=seating, replaces=replaces)


def device_page(words: Words, *, table: str, seat: Seat | None = None, link: str = "") -> str:
    """A player makes a link for their second device, which is then shown."""
    return render("device.html", words, table=f"/t/{table}", seat=seat, link=link)


@dataclass(frozen=True)
class HostSeat(Seating):
    """A seat as the host's page shows it."""

    present: bool = False
    may_open: bool = True
    """A solo game has no open seats."""
    instead: str = ""
    """The bot that plays because this one is no longer offered."""


def host_page(words: Words, *, table: str, seats: Sequence[HostSeat]) -> str:
    """Who sits where, and whether they are present."""
    return render("host.html", words, table=table, seats=seats)


def delete_page(words: Words, *, table: str, over: bool) -> str:
    """The host confirms that the table is to be deleted."""
    return render("delete.html", words, table=f"/t/{table}", over=over)


def privacy_page(
    words: Words, *, keep_days: int | None, contact: str, quarter: int, year: int
) -> str:
    """What the server stores; its cookies end after so many days."""
    shown = {"keep_days": keep_days, "contact": contact, "quarter": quarter, "year": year}
    return render("privacy.html", words, **shown)


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
