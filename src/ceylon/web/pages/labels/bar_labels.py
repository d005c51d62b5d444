"""The bar of the table: the turn, what the others did, the way to an earlier moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    # Translators: before the number of a turn, and at the head of a column of turns.
    "turn": Label("label", "turn"),
    # Translators: in the place of “turn 5”, before the first turn. Little room.
    "set_up": Label("status", "set-up"),
    # Translators: the game is about to end: every player has one more turn. Little room.
    "last_round": Label("badge", "Last round"),
    # Translators: in the place of “turn 21 of 36”, at the end. Little room.
    "game_over": Label("status", "game over"),
    # Translators: after “turn 21”, before the number of the last turn. Little room.
    "of_turns": Label("label", "of {last}"),
    # Translators: in the bar, before what the others have done meanwhile. Two short lines.
    "since_last": Label("heading", "since your last turn"),
    # Translators: the same for a spectator.
    "last_round_watched": Label("heading", "over the past round"),
    # Translators: buttons that show again what the others have done, one action at a time.
    "strip_back": Label("button", "Previous action"),
    "strip_play": Label("button", "Replay what happened"),
    "strip_on": Label("button", "Next action"),
    "strip_end": Label("button", "Skip to now"),
    # Translators: to hold what the others do, while it is shown one action at a time.
    "pause": Label("button", "Pause"),
    # Translators: to see all that the others do at once, up to the reader's own choice.
    "skip_to_mine": Label("button", "Skip to my choice"),
    # Translators: the same for a spectator.
    "skip_all": Label("button", "Skip to the end"),
    # Translators: beside the log, to read it from the beginning.
    "whole_log": Label("link", "whole game"),
    "back_to_now": Label("button", "Back to the game"),
    "step_back": Label("button", "One step back"),
    "step_on": Label("button", "One step forward"),
    # Translators: while the button Pause is pressed.
    "paused": N_("Paused. Press Pause again to continue."),
    # Translators: above the buttons that lead through a game, in place of the question.
    "looking_back": N_("You are viewing an earlier position."),
    # Translators: how far the game is: turn 21 of 36.
    "turn_of": N_("turn {turn} of {all}"),
}
