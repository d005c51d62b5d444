"""The page about what the server stores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    # Translators: on the privacy page.
    "privacy_title": Label("heading", "Privacy"),
    # Translators: on the privacy page.
    "stored_title": Label("heading", "What is stored"),
    # Translators: on the privacy page.
    "stored_games": N_(
        "The server stores each game: its deal, its choices with their times, and the names that"
        " players typed in. There are no accounts, no e-mail addresses and no passwords."
    ),
    # Translators: on the privacy page.
    "stored_links": N_("Of the link to a seat, it stores only a fingerprint (SHA-256)."),
    # Translators: on the privacy page.
    "kept_title": Label("heading", "For how long"),
    # Translators: privacy page, of tables: {days} is, say, "90 days".
    "kept_for": N_("Tables where nothing has happened for {days:days} are deleted."),
    # Translators: on the privacy page.
    "kept_on": N_("Tables are kept until somebody deletes them."),
    # Translators: on the privacy page.
    "kept_host": N_(
        "Whoever created a table can delete it at any time, with everything that is stored about"
        " it, under “Seats and links”."
    ),
    # Translators: on the privacy page.
    "cookies_title": Label("heading", "In your browser"),
    # Translators: on the privacy page.
    "cookies_note": N_(
        "Cookies open your tables to you, for {quarter:days} after your last visit, and your"
        " finished games for {year:days}; one more remembers the language that you chose. Your"
        " settings and the list of your finished games stay in your browser. Delete the data of"
        " this site there, and all of it is gone; without the cookies, you also lose your seats."
    ),
    # Translators: on the privacy page.
    "cookies_alone": N_(
        "None of it serves to follow you, and the pages load nothing from other servers."
    ),
    # Translators: on the privacy page.
    "address_title": Label("heading", "Your address"),
    # Translators: on the privacy page.
    "address_note": N_(
        "The server counts the requests from each network address, so that nobody takes more than"
        " their share, and soon forgets them. It stores no addresses with games. A proxy in front"
        " of it may log them."
    ),
    # Translators: on the privacy page.
    "contact_title": Label("heading", "Contact"),
    # Translators: privacy page, before the address of whoever runs the server.
    "contact_note": N_("For questions about this server:"),
}
