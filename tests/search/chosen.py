"""What `search` chooses at some positions of each mode, with what it found: a line a position."""

from collections.abc import Iterator
from random import Random

from tests.laws.modes import MODES
from tests.rules.tables import positions

from ceylon import _build
from ceylon.bots.search import settings
from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.view import View
from ceylon.search.thought import Thought

SIMULATIONS = 40
APART = 23


def lines() -> Iterator[str]:
    for mode, options in MODES.items():
        for number, game in enumerate(positions(options, seed=4)):
            if not game.over and number % APART == 0:
                yield f"{mode} {number} {thought_of(game)}"


def thought_of(game: Game) -> str:
    view = View.of(game, game.seat)
    thought = Thought(view, Random(1), settings(len(view.players), solo=view.solo))
    thought.simulate(SIMULATIONS)
    return f"{text_of(thought.best())} {[float(worth) for worth in thought.tree.worth]!r}"


if __name__ == "__main__":
    print("compiled" if _build.compiled() else "interpreted")  # noqa: T201 - for the test
    for line in lines():
        print(line)  # noqa: T201
