"""The form for a new table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text

TEXTS: Final[Mapping[str, Text]] = {
    "seat_number": Label("label", "Seat {n}"),
    # Translators: of a player.
    "seat_name": Label("placeholder", "Name"),
    # Translators: who sits at this seat: the reader.
    "seat_you": Label("option", "you"),
    # Translators: who sits at this seat: the computer; above the list of bots.
    "seat_bot": Label("option", "bot"),
    "levels": Label("button", "Meet your opponents"),
    # Translators: who sits at this seat: whoever follows a link.
    "seat_open": Label("option", "open, by link"),
    "seat_here": Label("option", "someone at this screen"),
    # Translators: who sits at this seat: it stays empty.
    "seat_none": Label("option", "nobody"),
    # Translators: below the seats of a new table: what two of the kinds of seats mean.
    "seats_note": Label(
        "note", "Open seats get a link to send. Players at this screen pass the device round."
    ),
    "starting_tiles": Label("option", "Starting tiles"),
    # Translators: below the option Starting tiles.
    "tiles_note": Label("note", "everyone is dealt one, to be used once"),
    "allow_hints": Label("option", "Hints for everyone"),
    # Translators: below the option Hints for everyone.
    "hints_note": Label("note", "against bots, or at one screen, they are always there"),
    "left_out": Label("label", "District left out"),
    # Translators: below the label District left out: when a district is left out.
    "left_out_note": Label("note", "with two players only"),
    "left_out_solo": Label("note", "nobody plants there"),
    "who_starts": Label("label", "Starting player"),
    # Translators: below the label Starting player.
    "starts_note": Label("note", "play goes clockwise from there"),
    "at_random": Label("option", "at random"),
    # Translators: the heading of the form for a solo game.
    "solo": Label("heading", "Solo"),
    # Translators: below the heading Solo.
    "solo_note": Label(
        "note", "Against CR Co., the Ceylon Railways Company, which follows rules of its own."
    ),
    # Translators: before the choice of how CR Co.’s railway comes about.
    "railway": Label("label", "The railway"),
    # Translators: below the label The railway.
    "railway_note": Label("note", "nine hexes that CR Co. travels along"),
    # Translators: CR Co.’s railway.
    "railway_drawn": Label("option", "drawn at random"),
    # Translators: CR Co.’s railway.
    "railway_built": Label("option", "built by you"),
    "make_table": Label("button", "Create the table"),
    "make_solo": Label("button", "Play solo"),
    # Translators: the heading of the form for a game with others.
    "several": Label("heading", "Two to four players"),
}
