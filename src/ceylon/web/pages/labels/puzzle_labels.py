"""The puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    "puzzles": Label("heading", "Puzzles"),
    "puzzle_of_day": Label("heading", "Puzzle of the day"),
    # Translators: below “Puzzle of the day” on the start page.
    "day_note": Label("note", "find the best choice"),
    # Translators: which puzzle this is, such as “Puzzle 17 of 200”.
    "puzzle_number": Label("heading", "Puzzle {n} of {all}"),
    # Translators: the title of a page.
    "puzzle_title": Label("heading", "Puzzle {n}"),
    "all_puzzles": Label("link", "All puzzles"),
    "next_puzzle": Label("link", "Next puzzle"),
    # Translators: leads to the first puzzle of a grade that this browser has not solved.
    "next_unsolved": Label("link", "Next unsolved"),
    # Translators: for screen readers: a puzzle that this browser has solved.
    "solved": Label("status", "solved"),
    # Translators: for screen readers: a puzzle whose answer was shown before it was solved.
    "shown": Label("status", "answer shown"),
    # Translators: for screen readers: a puzzle that was tried, without success so far.
    "tried": Label("status", "tried"),
    # Translators: how many puzzles of a grade are solved; both are numbers.
    "solved_of": Label("status", "solved: {n} of {all}"),
    "show_answer": Label("button", "Show the answer"),
    # Translators: above the reasons for the best choice.
    "why": Label("heading", "Why"),
    "right": Label("verdict", "Right!"),
    "nearly": Label("verdict", "Nearly"),
    "wrong": Label("verdict", "Not the best"),
    "the_answer": Label("verdict", "The answer"),
    # Translators: above the list of the puzzles.
    "puzzles_lead": N_(
        "Positions from games between bots. In each of them one choice is clearly better than all"
        " the others. Find it, then read why."
    ),
    # Translators: what a grade of puzzles means.
    "grade_note": N_("the computer finds the best choice with {n:number} simulations"),
    # Translators: what a grade of puzzles means, if it has an upper limit.
    "grade_note_most": N_(
        "the computer finds the best choice with {least:number} to {most:number} simulations"
    ),
    # Translators: above a puzzle, or a choice that is tried again: whose choice it is.
    "who_chooses": N_("You are {who:player}: what is best?"),
    # Translators: below the question of a puzzle.
    "puzzle_note": N_(
        "Choose on the table as in a game: your next choice is your answer. You may try again."
    ),
    # Translators: what was chosen, and the chance of winning after it.
    "chance_after": N_("{choice}: {chance:percent} chance of winning"),
    # Translators: after a wrong answer to a puzzle: the chance of winning.
    "best_chance": N_("The best choice gives {chance:percent}."),
    # Translators: before the reasons for the best choice; the other choice, and its chance.
    "compared_with": N_("Compared with “{choice}” ({chance:percent}):"),
    # Translators: below the list of the puzzles.
    "puzzle_source": N_(
        "The chances of winning were worked out by long searches, using only what the player"
        " to choose could know."
    ),
}
