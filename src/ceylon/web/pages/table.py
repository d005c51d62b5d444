"""The page of the table, and the part of it that changes."""

from __future__ import annotations

from collections.abc import Mapping

from ceylon.ids import Seat
from ceylon.rulebook import Book
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.state import QUESTION_NAMES
from ceylon.sight.screen import Screen
from ceylon.web.drawing.geometry import sheet_of
from ceylon.web.drawing.map import draw_map, tab_stop
from ceylon.web.drawing.targets import dense
from ceylon.web.pages import player_aid
from ceylon.web.pages.assembly import kept_parts
from ceylon.web.pages.engine import fragment, render
from ceylon.web.pages.parts import glossary


def table_page(
    screen: Screen, main: str = "", digest: str = "", rulebook: Book | None = None
) -> str:
    """The whole page; the digest tells the stream what it already shows.

    The aid is written in the words of a rulebook, by default that of the reader's language.
    """
    return render(
        "table.html",
        screen.words,
        **dialogs_of(screen, rulebook),
        main=fragment(main or table_main(screen)),
        digest=digest,
    )


def dialogs_of(screen: Screen, rulebook: Book | None = None) -> dict[str, object]:
    """What the dialogs above a table need: help, the player's aid, settings."""
    return {
        "screen": screen,
        "aid": player_aid.draw(screen, rulebook) if rulebook else player_aid.drawn(screen),
        "help_councillors": glossary.councillors(screen),
        "help_tiles": glossary.tiles(screen),
    }


def table_main(screen: Screen, parts: Mapping[str, str] | None = None, beside: str = "") -> str:
    """All parts in their frame; `beside` is put between them and the log."""
    drawn = parts or kept_parts(screen)
    sheet = sheet_of(screen.view.land, screen.view.material.box)
    return render(
        "main.html",
        screen.words,
        screen=screen,
        attributes=attributes(screen),
        part={id_: fragment(html) for id_, html in drawn.items()},
        map=draw_map(screen, drawn),
        around=_around(screen),
        beside=fragment(beside),
        hexes=[HEX_NAMES[h] for h in sheet.order],
    )


def attributes(screen: Screen) -> dict[str, str]:
    """The attributes of the table as a whole."""
    states = {
        "yours": screen.yours,
        "watch": screen.watching,
        "past": screen.past,
        "ended": screen.ended,
        "curtain": screen.covered,
        "solo": screen.solo,
        f"me-{screen.seat}": not screen.watching,
        "dense": dense(screen),
        f"others-{len(_around(screen)) - screen.solo}": True,
    }
    return {
        "class": " ".join(name for name, here in states.items() if here),
        "data-version": str(screen.version),
        "data-shown": str(screen.shown),
        "data-question": QUESTION_NAMES[screen.view.question],
        "data-action": screen.entries[-1].id if screen.entries else "",
        "data-stop": HEX_NAMES[tab_stop(screen)],
    }


def _around(screen: Screen) -> list[Seat]:
    """The other seats, clockwise from the viewer's left."""
    seats = screen.view.seats()
    first = screen.seat + 1 if not screen.watching else 0
    return [seat for seat in (*seats[first:], *seats[:first]) if seat != screen.seat]
