"""The lesson."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    # Translators: an interactive tutorial.
    "learn": Label("heading", "Learn by doing"),
    # Translators: how far the reader is: 5 of 12 lessons.
    "learn_progress": Label("status", "{n} of {most}"),
    # Translators: for screen readers: the list of the lessons.
    "learn_stations": Label("heading", "Steps of the lesson"),
    "learn_leave": Label("button", "Leave"),
    # Translators: below or beside the button Leave: the lesson.
    "learn_waits": Label("note", "you can resume later"),
    # Translators: to the previous step of the lesson.
    "learn_back": Label("button", "Back"),
    # Translators: the lesson then does what it asks for.
    "learn_show": Label("button", "Show me"),
    # Translators: to the next step of the lesson.
    "learn_next": Label("button", "Next"),
    # Translators: above what the other players do.
    "learn_others": Label("heading", "Meanwhile, the others:"),
    # Translators: above the last words of the lesson.
    "learn_over": Label("heading", "The lesson is over"),
    # Translators: starts a game against the weakest bots.
    "learn_play": Label("button", "Play your first game"),
    "learn_play_note": Label("note", "against one pupil, with a coach"),
    # Translators: below the button Play your first game: the same, against more opponents.
    "learn_play_two": Label("button", "against two pupils"),
    "learn_play_three": Label("button", "against three"),
    # Translators: what to do now, by mouse and by key.
    "learn_hex": N_("Click the hex, or press Enter."),
    # Translators: in the lesson: what to do now, on a touch screen.
    "learn_hex_tap": N_("Tap the hex."),
    # Translators: in the lesson: what to do now; any of the marked hexes will do.
    "learn_hexes": N_("Click one of these hexes, or press Enter."),
    # Translators: in the lesson: what to do now, on a touch screen.
    "learn_hexes_tap": N_("Tap one of these hexes."),
    # Translators: in the lesson: what to do now; a card in hand, which is marked.
    "learn_card": N_("Click the card, or press Enter."),
    # Translators: in the lesson: what to do now, on a touch screen.
    "learn_card_tap": N_("Tap the card."),
    # Translators: in the lesson: what to do now; the arrow on a card exchanges its halves.
    "learn_turn": N_("Click the round arrow, or press Enter."),
    # Translators: in the lesson: what to do now, on a touch screen.
    "learn_turn_tap": N_("Tap the round arrow."),
    # Translators: in the lesson: what to do now; the button is marked.
    "learn_button": N_("Click the button, or press Enter."),
    # Translators: in the lesson: what to do now, on a touch screen.
    "learn_button_tap": N_("Tap the button."),
    # Translators: in the lesson: what to do now, to fulfil a contract for its rupees.
    "learn_contract": N_("Click the rupees on the wagon, or press Enter."),
    # Translators: in the lesson: what to do now, on a touch screen.
    "learn_contract_tap": N_("Tap the rupees on the wagon."),
    # Translators: in the lesson: what to do now, to contract a councillor.
    "learn_councillor": N_("Click the councillor, or press Enter."),
    # Translators: in the lesson: what to do now, on a touch screen.
    "learn_councillor_tap": N_("Tap the councillor."),
    # Translators: after a press on something else than what is meant.
    "learn_not_that": N_("Not there: look at the ring."),
    # Translators: after a press where there is only something to look at; Next is a button.
    "learn_only_look": N_("Just have a look, then press Next."),
    # Translators: a turn, in the order of its steps; the first of six things that were learnt.
    "learnt_turn": N_(
        "You play a card and act ▲; then everyone else acts ▼. So you act on every turn."
    ),
    # Translators: the second of six things that were learnt: the alternative actions.
    "learnt_instead": N_("Instead of the card’s action you can always move or take rupees."),
    # Translators: the third of six things that were learnt: the action Advance.
    "learnt_token": N_("Advancing brings a technology token: an extra action on your own turn."),
    # Translators: the fourth of six things that were learnt: the actions Harvest and Trade.
    "learnt_tea": N_("Tea comes from plantations within reach; contracts pay rupees or points."),
    # Translators: the fifth of six things that were learnt: what scores at the end.
    "learnt_majorities": N_(
        "Plant in every district, and contract the councillors: majorities decide the game."
    ),
    # Translators: the last of six things that were learnt: the end of the game.
    "learnt_end": N_(
        "The last marker or the last card ends the game. Leftover markers cost points;"
        " technology decides ties."
    ),
}
