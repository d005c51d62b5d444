"""The page of a finished game: its scoring, and what can be done with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    "final_scoring": Label("heading", "Final scoring"),
    # Translators: below a name; a noun fits players of every gender.
    "winner": Label("badge", "winner"),
    "counted_out": Label("label", "The scoring, counted out"),
    "count_back": Label("button", "One row back"),
    "count_again": Label("button", "Count again (Space)"),
    "count_on": Label("button", "One row forward"),
    "count_end": Label("button", "Show the result (Esc)"),
    # Translators: what a layer of a column of points stands for. Little room.
    "layer_play": Label("legend", "in play"),
    "layer_districts": Label("legend", "districts"),
    "layer_rupees": Label("legend", "rupees, technology"),
    "layer_companies": Label("legend", "companies"),
    # Translators: in the solo game: for different companies, and CR Co.’s bonus.
    "layer_solo": Label("legend", "companies; CR Co.’s bonus"),
    "layer_markers": Label("legend", "leftover markers"),
    "tie_decided": Label("legend", "a tie, decided by the technology track"),
    "how_ties": Label("link", "How ties were decided"),
    # Translators: leads to the proof that nobody changed the deal of the cards during the game.
    "deal_fixed": Label("link", "Check the deal"),
    "see_deal": Label("link", "See the deal"),
    "points_by_turn": Label("heading", "Points by turn"),
    # Translators: the last column, after the turns: the points at the end.
    "final": Label("table head", "final"),
    "play_again": Label("button", "Play again"),
    # Translators: below the button Play again.
    "same_players": Label("note", "same players"),
    # Translators: a new table with the deal of the finished game.
    "same_deal": Label("button", "Same deal again"),
    # Translators: below the button Same deal again.
    "could_win": Label("note", "could you have won?"),
    # Translators: the same for somebody who won.
    "same_cards": Label("note", "the same cards and contracts"),
    # Translators: of a finished game: to look at what decided it.
    "review": Label("button", "Review"),
    # Translators: below the button Review.
    "what_decided_it": Label("note", "what decided it"),
    # Translators: what can be pasted.
    "the_record": Label("note", "the record"),
    # Translators: a button of a finished game: downloads an image.
    "picture": Label("button", "Picture to share"),
    # Translators: below the button Picture to share.
    "board_and_result": Label("note", "board and result"),
    # Translators: a button of a finished game: the file with all its choices.
    "record": Label("button", "Record"),
    # Translators: below the button Record: the file keeps the players’ names.
    "with_names": Label("note", "with all names"),
    # Translators: below “Check the deal”; the fingerprint is a long number.
    "deal_check": N_(
        "Everything was dealt before the first choice, and nothing was changed afterwards."
        " To prove it, this long number, worked out from the deal, has been there for programs to"
        " read since the table was made: {digest}"
    ),
}
