"""The desk: the hand, the question and its answers, advice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    # Translators: the part of the page with the player’s own cards and choices.
    "desk": Label("heading", "Your play area"),
    "hand": Label("heading", "Your cards"),
    "action": Label("heading", "Your choice"),
    # Translators: on a card: the half for the player who plays it. Very little room.
    "you": Label("badge", "▲ you"),
    # Translators: on a card: the half for the others. Very little room.
    "others": Label("badge", "▼ others"),
    # Translators: to use its halves the other way round; not a turn of the game.
    "turn_card": Label("button", "Turn the card"),
    # Translators: in place of the question, while a target is being chosen.
    "aim_plant": Label("status", "Plant: choose a hex"),
    "aim_harvest": Label("status", "Harvest: choose plantations"),
    "aim_trade": Label("status", "Trade: choose a reward"),
    "aim_contract": Label("status", "Contract: choose a councillor"),
    "aim_move": Label("status", "Move: choose a hex"),
    # Translators: on the card in play: the half for the reader, who follows. Very little room.
    "you_below": Label("badge", "▼ you"),
    # Translators: above the card of this turn. Very little room.
    "in_play": Label("badge", "in play"),
    # Translators: in the empty place for the card in play. Very little room.
    "play_here": Label("note", "play a card here"),
    # Translators: in the empty place for the card in play. Very little room.
    "slot_empty": Label("note", "the card in play goes here"),
    # Translators: after the reader’s own name.
    "you_word": Label("badge", "you"),
    "restart_turn": Label("button", "Restart my turn"),
    # Translators: to ask for the best choices.
    "hint": Label("button", "Hint"),
    "hint_title": Label("heading", "The best choices"),
    # Translators: someone who helps a beginner by saying a sentence at each choice.
    "coach": Label("heading", "Coach"),
    # Translators: before that sentence.
    "coach_says": Label("label", "Coach:"),
    "coach_wanted": Label("option", "One sentence of advice for each of my choices"),
    # Translators: below the option Coach.
    "coach_note": Label("note", "one sentence of advice for each of your choices"),
    "coach_note_several": Label(
        "note", "one sentence of advice for each of your choices, where hints are allowed"
    ),
    "coach_show": Label("button", "Show it on the table"),
    "coach_silence": Label("button", "Silence the coach in this game"),
    # Translators: while a hint is being found.
    "hint_thinking": Label("status", "Thinking…"),
    # Translators: after a percentage.
    "hint_chance": Label("label", "chance of winning"),
    # Translators: a request to undo.
    "accept": Label("button", "Accept"),
    # Translators: a request to undo.
    "decline": Label("button", "Decline"),
    "undo": Label("button", "Undo"),
    # Translators: below the word Undo, which is struck out.
    "undo_gone": Label("note", "too late"),
    # Translators: below the word Undo, before the first choice of a turn: there is nothing to undo.
    "undo_later": Label("note", "nothing to undo"),
    # Translators: withdraws one's own request to undo.
    "never_mind": Label("button", "Never mind"),
    "line_rules": Label("label", "The railway needs:"),
    "see_scoring": Label("button", "See the scoring"),
    "cancel": Label("button", "Cancel"),
    # Translators: at the table of a game that is over: not to go to the scoring yet.
    "stay": Label("button", "Stay at the table"),
    "show_hand": Label("button", "Show my cards"),
    # Translators: a player takes their seat back from a bot.
    "take_back": Label("button", "Take the seat back"),
    # Translators: to a spectator, in place of the question.
    "watching": N_("You are watching. Only public information is shown."),
    # Translators: below the best choices; each of them is a line that can be pressed.
    "hint_note": N_("Based only on what you can know. Select a line to find it on the table."),
    # Translators: in the settings; whether they are is decided when the table is made.
    "hints_allowed": N_("Hints are allowed at this table."),
    # Translators: why Undo is struck out; also the reason for a refusal, after the ID of a rule.
    "undo_gone_why": N_(
        "something hidden has been revealed since, so this can no longer be undone"
    ),
    # Translators: why nothing can be taken back yet.
    "undo_later_why": N_("you have not chosen anything on this turn yet"),
    # Translators: before a choice is confirmed.
    "final_turn": N_("This ends the turn: a card is drawn, so your choice cannot be taken back."),
    # Translators: before a choice is confirmed.
    "final_contract": N_("A new contract goes on the train, so your choice cannot be taken back."),
    # Translators: before a choice is confirmed.
    "final_marker": N_(
        "This is your last marker: the game ends as soon as everyone has had the same number of"
        " turns."
    ),
    # Translators: before a choice is confirmed.
    "final_over": N_("This is the last choice of the game."),
    # Translators: above the buttons of a choice that is to be confirmed.
    "sure_choice": N_("Confirm this choice?"),
    # Translators: in a bar across the page, until the server answers again.
    "lost_connection": N_("Connection lost. Reconnecting…"),
    # Translators: in a bar across the page, while the reader’s choice has not reached the server.
    "pending_choice": N_(
        "Connection lost. Your choice will be sent as soon as the connection is restored."
    ),
    # Translators: people share a screen; who may look at their cards next.
    "pass_on": N_("Pass the device to {who:player}"),
    # Translators: people share a screen: before the next player’s cards are shown.
    "curtain_note": N_("Make sure that nobody else is looking."),
    # Translators: before a sentence that says who has won.
    "over": N_("The game is over."),
    # Translators: said to the player whose seat it is.
    "held_by_bot": N_("A bot is playing in your seat."),
}
