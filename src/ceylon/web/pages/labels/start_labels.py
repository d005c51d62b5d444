"""The start page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    # Translators: above the name of the game, like the subtitle of an old book.
    "subtitle": Label("heading", "a survey of the tea districts"),
    # Translators: on the start page, beside a pawn: how many can play.
    "for_players": Label("label", "2 to 4 players, or solo"),
    # Translators: on the start page: how long a game takes.
    "for_an_hour": Label("label", "about an hour"),
    # Translators: for screen readers: links to the other pages.
    "doors": Label("heading", "Where to go"),
    # Translators: below the link Learn by doing.
    "learn_note": Label("note", "new here? ten minutes"),
    # Translators: below the link Learn by doing, for someone who left it at station 5 of 12.
    "learn_resume": Label("note", "resume: {n} of {most}"),
    # Translators: below the link Learn by doing, for someone who has finished it.
    "learn_again": Label("note", "done; once more?"),
    # Translators: below the link Rules.
    "rules_note": Label("note", "on one page, or by number"),
    # Translators: starts a game at once.
    "play_now": Label("button", "Play now"),
    # Translators: below the button Play now; the level of the bots is chosen below.
    "play_now_note": Label("note", "against bots, no account needed"),
    # Translators: before 1, 2 and 3: how many bots to play against. There is little room.
    "opponents_number": Label("legend", "Bots"),
    # Translators: for screen readers, before the names of the levels.
    "level": Label("legend", "Your opponents"),
    # Translators: on the start page of a private server, above a field.
    "key_note": N_("This server is private. Enter its key to create tables."),
    # Translators: enters the key of a private server.
    "unlock": Label("button", "Enter"),
    # Translators: leads to the page about what the server stores.
    "privacy": Label("link", "Privacy"),
    "new_table": Label("button", "New table"),
    "new_table_note": Label("note", "with friends or bots"),
    "join_table": Label("label", "Join a table"),
    "join_hint": Label("placeholder", "link or code"),
    # Translators: to enter a table with a link or a code.
    "join": Label("button", "Join"),
    # Translators: above the tables whose game is not over.
    "continue": Label("heading", "Continue"),
    # Translators: also the title of the window, and of a notification.
    "your_turn": Label("status", "Your turn"),
    # Translators: how far a game is.
    "at_turn": Label("status", "turn {turn}"),
    "open_record": Label("button", "Open a game record"),
    "open_record_note": Label("label", "a file or its text"),
    # Translators: to show the record that was chosen.
    "open": Label("button", "Open"),
    # Translators: the games that were finished in this browser.
    "finished_games": Label("heading", "Your finished games"),
    "game_date": Label("table head", "date"),
    # Translators: over the names of those who played.
    "game_players": Label("table head", "players"),
    # Translators: over the reader’s own place: 1st, 2nd.
    "own_place": Label("table head", "place"),
    # Translators: over the reader’s own points.
    "own_points": Label("table head", "points"),
    # Translators: leads to the scoring of a finished game.
    "game_scoring": Label("link", "Scoring"),
    "results_by_level": Label("heading", "Your results"),
    # Translators: in a list of opponents, after the levels of the bots: other people, no bots.
    "only_people": Label("table head", "people only"),
    "opponents": Label("table head", "against"),
    "games_played": Label("table head", "games"),
    "games_won": Label("table head", "won"),
    # Translators: before a number: how many games were won one after the other, up to now.
    "in_a_row": Label("label", "wins in a row"),
    # Translators: a button: deletes the list of finished games.
    "forget_games": Label("button", "Forget these games"),
    # Translators: on the start page: what the game is, in one sentence.
    "lead": N_(
        "A board game of tea planters: plant the hills, load the train, and choose your cards"
        " with care, since everyone else may follow."
    ),
    # Translators: below the results by level of opponent.
    "mixed_levels": N_("A game against several levels counts for each of them."),
    # Translators: below the list of finished games.
    "kept_here": N_("This list is stored only in this browser."),
}
