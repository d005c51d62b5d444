"""What opens over the table: help, the player aid, settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    "help": Label("button", "Rules and help"),
    # Translators: a card with the turn, the actions and the scoring.
    "aid": Label("button", "Player aid"),
    "aid_turn": Label("heading", "Your turn, step by step"),
    "settings": Label("button", "Settings"),
    # Translators: it saves a file that helps the developers.
    "report": Label("button", "Report a problem"),
    "find_rule": Label("label", "Find a rule"),
    "actions_title": Label("heading", "Actions"),
    "councillors_title": Label("heading", "Councillors"),
    "tiles_title": Label("heading", "Starting tiles"),
    "confirm": Label("label", "Ask me to confirm a choice"),
    "confirm_never": Label("option", "never"),
    "confirm_final": Label("option", "when it costs something and cannot be taken back"),
    "confirm_always": Label("option", "always"),
    "pace": Label("label", "Show other players’ actions"),
    # Translators: of a replay; slow, normal or quick.
    "replay_pace": Label("label", "Speed of the replay"),
    # Translators: the actions of others: all of them together.
    "pace_none": Label("option", "at once"),
    "pace_fast": Label("option", "step by step, quickly"),
    "pace_usual": Label("option", "step by step"),
    "pace_slow": Label("option", "step by step, slowly"),
    # Translators: the colours of the page.
    "scheme": Label("label", "Colours"),
    "scheme_auto": Label("option", "same as the device"),
    "scheme_light": Label("option", "light"),
    "scheme_dark": Label("option", "dark"),
    "call": Label("label", "When it is my turn"),
    "call_sound": Label("option", "play a sound"),
    "call_notify": Label("option", "show a notification"),
    # Translators: after the button Report a problem.
    "report_note": N_(
        "This saves a file with everything your page shows and nothing that it hides."
    ),
    # Translators: in the help; the letters are keys, and stay as they are.
    "keys": N_(
        "Keyboard: the arrow keys move to adjacent hexes, N and P step through the"
        " possible choices, Page Up and Page Down switch districts, Enter chooses,"
        " Esc cancels. T turns a card, H gives a hint, R opens the rule that forbids a"
        " choice. The I key explains what is drawn on the table: the arrow keys go"
        " from one thing to the next, and Esc returns to where you were."
    ),
}
