"""What every page says, and the page of a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    # Translators: the name of the game.
    "ceylon": Label("heading", "Ceylon"),
    "start_page": Label("link", "Ceylon, start page"),
    # Translators: for screen readers: before the list of languages.
    "language": Label("label", "Language"),
    "close": Label("button", "Close"),
    "copy": Label("button", "Copy"),
    # Translators: on the button Copy, once it has been pressed.
    "copied": Label("button", "Copied"),
    "not_found": Label("heading", "Not found"),
    "no_access": Label("heading", "No access"),
    "not_possible": Label("heading", "This is not possible"),
    "slow_down": Label("heading", "One moment, please"),
    "our_fault": Label("heading", "The fault is ours"),
    "try_again": Label("button", "Try again"),
    "to_start": Label("button", "Go to the start page"),
    # Translators: at the foot of every page: this program.
    "fan_made": N_("A fan-made implementation, not affiliated with the publisher."),
    # Translators: for screen readers: a thing, and what is on it or what it does; only the colon
    # is yours.
    "named": N_("{name}: {text}"),
    # Translators: the title of a window: its page, and the name of the game.
    "titled": N_("{title} – Ceylon"),  # noqa: RUF001 - a dash
}
