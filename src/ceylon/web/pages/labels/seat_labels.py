"""Who sits where: the links of a table, its host, a name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    "links": Label("heading", "Your table is ready"),
    "table_links": Label("heading", "The links for your table"),
    # Translators: leads to the links that were made for this table.
    "see_links": Label("link", "See the links"),
    # Translators: above the form with which somebody who came by a link sits down.
    "own_seat": Label("heading", "Your seat"),
    "own_name": Label("label", "What should the others call you?"),
    "sit_down": Label("button", "Sit down"),
    "change_name": Label("link", "Change your name"),
    # Translators: to someone who is about to sit down at another seat of the same table.
    "replaces_seat": N_(
        "This browser already has a seat at this table, and will give it up for this one."
    ),
    # Translators: leads to a link with which a player also plays on another device, say a phone.
    "device": Label("link", "Play on a second device"),
    # Translators: above the link that a player opens on their second device.
    "device_note": N_(
        "Open this link on your other device. It works once, and your seat stays open here, too."
    ),
    # Translators: makes the link that a player opens on their second device.
    "make_link": Label("button", "Make a link"),
    # Translators: before a link.
    "link_watch": Label("label", "for spectators"),
    # Translators: before a link.
    "link_host": Label("label", "for you, the host"),
    "to_table": Label("button", "Go to the table"),
    # Translators: who sits where, and the links to the seats.
    "host": Label("heading", "Seats and links"),
    # Translators: replaces the old link.
    "new_link": Label("button", "New link"),
    # Translators: changes who sits at a seat.
    "save": Label("button", "Save"),
    "seat_person": Label("option", "a person"),
    # Translators: a player: at the table.
    "present": Label("status", "here now"),
    # Translators: a player: not at the table.
    "absent": Label("status", "not here"),
    # Translators: to the other players.
    "host_powers": N_(
        "The host of this table can replace links, give seats to bots or people, and delete the"
        " table."
    ),
    # Translators: to a player, after what the host can do.
    "host_sees": N_("They also know your link, and could look at your cards with it."),
    # Translators: above the links of a new table, one for each seat.
    "links_note": N_(
        "Send each player their own link. It works once: the first to use it takes the seat shown"
        " beside it."
    ),
    # Translators: to the host, of a seat that was given to a bot: {bot} is another one.
    "bot_instead": Label("status", "not offered here any more: {bot} plays instead"),
    # Translators: heading of a page, and leads to it.
    "delete_table": Label("heading", "Delete this table"),
    # Translators: to the host who is about to delete a table.
    "delete_note": N_(
        "Everything that this server has stored about the table is deleted: the game, the names and"
        " the links, for everyone. This cannot be undone."
    ),
    # Translators: to the host, of a table that is about to be deleted.
    "delete_unfinished": N_("The game is not over yet."),
    # Translators: deletes a table.
    "delete_for_good": Label("button", "Delete for good"),
    # Translators: to the host, above the list of the seats.
    "host_note": N_("Hand a seat to a bot or take it back, change a name, or make a new link."),
    # Translators: above the links of a table, once a new one has been made.
    "new_link_note": N_("The new link replaces the old one, which no longer works."),
    # Translators: to the host, in place of links that another browser has made.
    "links_elsewhere": N_(
        "A link that has been used, or that was made in another browser, is not shown. A new link"
        " replaces the old one."
    ),
}
