"""Positions that travel to another process, where their games continue.

    python -m tests.rules.elsewhere

reads pickled games and views, plays each game on, and imagines a game from each view. It writes the
results.
"""

import pickle
import sys

from ceylon import _build
from ceylon.rules.game import Game
from ceylon.rules.view import View

IMAGINED = 5
"""The seed by which games are imagined."""


Travellers = tuple[list[Game], list[View], list[bytes]]
"""What comes back: games, views, and the keys of what was imagined."""


def gone_on(games: list[Game], views: list[View]) -> Travellers:
    """Every game at its end, every view with the key of what is imagined from it."""
    for game in games:
        play_on(game)
    keys = [view.imagine(IMAGINED).key() for view in views]
    return games, views, keys


def play_on(game: Game) -> None:
    """To the end, by choices that depend on nothing but the game."""
    step = 0
    while not game.over:
        game.push(game.nth_legal(step * 7 % game.legal_count()))
        step += 1


if __name__ == "__main__":
    sent = pickle.load(sys.stdin.buffer)  # noqa: S301 - our own
    sys.stdout.buffer.write(pickle.dumps((_build.compiled(), gone_on(*sent))))
