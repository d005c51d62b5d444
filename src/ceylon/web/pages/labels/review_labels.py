"""The review of a finished game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    "what_decided": Label("heading", "What decided the game"),
    # Translators: the review: a list of the reader’s own choices.
    "my_choices": Label("tab", "My choices"),
    # Translators: the review: a list of the choices of all players.
    "everyones": Label("tab", "Everyone’s"),
    "all_moments": Label("tab", "All moments"),
    # Translators: before the reader’s best choice of the game.
    "your_best": Label("label", "And your best choice:"),
    # Translators: to choose once more at a moment of the finished game.
    "try_again_here": Label("button", "Try it again"),
    # Translators: below the button Try it again.
    "choose_once_more": Label("note", "choose once more, then see"),
    "try_all": Label("button", "Try all of them again"),
    # Translators: below the button Try all of them again.
    "one_after_another": Label("note", "one after the other"),
    # Translators: the next choice to try again.
    "next_one": Label("link", "The next one"),
    "back_to_review": Label("link", "Back to the review"),
    # Translators: a new game from this moment of a finished one.
    "play_on": Label("button", "Play on from here"),
    # Translators: below the button Play on from here.
    "new_table_bots": Label("note", "a new table, against bots"),
    "moment_heading": Label("heading", "Moment of the game"),
    # Translators: before the choice of whose cards are seen.
    "see_it": Label("label", "Cards:"),
    "moment_back": Label("button", "One moment back"),
    "moment_play": Label("button", "Play (Space)"),
    "moment_on": Label("button", "One moment forward"),
    # Translators: how fast the moments follow each other.
    "pace_slow_word": Label("option", "slow"),
    "pace_normal_word": Label("option", "normal"),
    "pace_quick_word": Label("option", "quick"),
    # Translators: copies its address.
    "link_to_moment": Label("button", "Link to this moment"),
    # Translators: to see this moment on the whole table.
    "at_table": Label("link", "At the table"),
    # Translators: opens the numbers of a chart.
    "as_table": Label("link", "As a table"),
    "chances": Label("heading", "Chances of winning, in per cent"),
    # Translators: the last column, after the turns: the chances at the end.
    "end": Label("table head", "end"),
    # Translators: in the place of “turn 5”, while the pawns are placed.
    "before_turns": Label("status", "before the first turn"),
    # Translators: before the choice that would have been better.
    "better": Label("label", "Better:"),
    # Translators: the title of the review: the page, and who won.
    "review_of": N_("{page} – {won}"),  # noqa: RUF001 - a dash
    # Translators: for screen readers: after a choice that was a mistake.
    "chance_fell": N_("The chance of winning fell from {before:percent} to {after:percent}."),
    # Translators: how far the analysis of a finished game is.
    "being_analysed": N_("Choices analysed: {n} of {all}"),
    # Translators: in place of the list “My choices”, if it is empty.
    "no_own_mistake": N_(
        "No mistakes that mattered: none of your choices cost you {least:percent} or more."
    ),
    # Translators: below the lists of choices; {own} and {all} are numbers of choices.
    "dearest_only": N_(
        "Only the costliest choices are explained: up to {own:number} for each player, and the"
        " {all:number} costliest of the whole game."
    ),
    # Translators: how good the reader’s best choice was: two chances of winning.
    "best_by": N_("{chance:percent} chance of winning, {other:percent} with the next best choice"),
    # Translators: how far the game is: after how many of its choices.
    "moment_of": N_("moment {n} of {all}"),
    # Translators: in place of the list of everyone’s mistakes, if it is empty; also in the
    # terminal.
    "no_mistake": N_("No choice stands out as a mistake."),
    # Translators: where a choice of a finished game is tried again: before the reasons for the best
    # choice; the other choice, and its chance.
    "compared_now": N_("Compared with your choice now, “{choice}” ({chance:percent}):"),
    # Translators: before the reasons for the best choice: what was chosen in the game, and its
    # chance.
    "compared_then": N_("Compared with the choice in the game, “{choice}” ({chance:percent}):"),
    # Translators: before the reasons for the best choice: what was chosen now and in the game,
    # and its chance.
    "compared_both": N_(
        "Compared with your choice, the same as in the game, “{choice}” ({chance:percent}):"
    ),
    # Translators: below the question, where a choice of a finished game is tried again.
    "retry_note": N_("Choose on the table as in the game; then see what each choice was worth."),
    # Translators: below the lists of choices; not by how the game went on.
    "how_judged": N_("Each choice is judged only by what the player could know at the time."),
}
