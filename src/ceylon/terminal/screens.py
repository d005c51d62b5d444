"""The screen of a seat at the terminal."""

from __future__ import annotations

from ceylon.sight.history import History
from ceylon.sight.screen import Screen, Sitter, screen_of
from ceylon.words import Words


def screen_for(history: History, seat: int, words: Words) -> Screen:
    """What a seat sees now; the names are those of the words."""
    return screen_of(
        history.game,
        seat,
        words=words,
        version=len(history.steps),
        sitters=[Sitter(name) for name in words.players.values()],
        log=list(history.log()),
    )
