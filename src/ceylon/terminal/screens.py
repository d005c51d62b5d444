"""The screen of a seat at the terminal."""

from __future__ import annotations

from ceylon.ids import NOBODY, RAILWAYS, Seat
from ceylon.rules.game import Game
from ceylon.seats import AUTOMATON, HUMAN
from ceylon.sight.history import History
from ceylon.sight.screen import Screen, Sitter, screen_of
from ceylon.words import Words


def screen_for(history: History, seat: Seat, words: Words) -> Screen:
    """What a seat sees now; the names are those of the words."""
    return screen_of(
        history.game,
        seat,
        words=words,
        version=len(history.steps),
        sitters=sitters_of(words, history.game),
        log=history.log,
    )


def sitters_of(words: Words, game: Game) -> list[Sitter]:
    """Those whose names the words know; nobody is away from a terminal."""
    railways = RAILWAYS if game.solo else NOBODY
    return [
        Sitter(name.alone, AUTOMATON if seat == railways else HUMAN)
        for seat, name in words.players.items()
    ]
