"""How many simulations per second a search makes: compiled and interpreted in turns, in one run.

`python -m ceylon.bench.simulations` prints a table. It starts from the opening of a four-player
game, with full random playouts (which compares only the tree, without the evaluation) and as the
bot plays.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from random import Random

from ceylon import _build
from ceylon.bots.search import settings as usual
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.search.settings import Settings
from ceylon.search.thought import Thought

ROUNDS = 5
SECONDS = 0.5
TO_THE_END = 999


def rates() -> tuple[float, float]:
    """Simulations per second of this process's time: with full playouts, and as the bot thinks."""
    weights = usual(4, solo=False).weights
    playing_out = Settings(weights, turns=TO_THE_END, priors=False)
    return _rate(playing_out), _rate(usual(4, solo=False))


def _rate(settings: Settings) -> float:
    game = Game.new(Options(4), Random(1))
    thought = Thought(View.of(game, game.seat), Random(1), settings)
    start = time.process_time()
    while time.process_time() < start + SECONDS:
        thought.simulate(20)
    return thought.simulations / (time.process_time() - start)


def _interpreted_rates() -> tuple[float, float]:
    command = "from ceylon.bench.simulations import rates; print(*rates())"
    done = subprocess.run(  # noqa: S603 - this Python
        [sys.executable, "-c", command],
        env=os.environ | {_build.PURE: "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    playing_out, as_played = map(float, done.stdout.split())
    return playing_out, as_played


def main() -> None:
    here = "compiled" if _build.compiled() else "interpreted"
    rounds = [(rates(), _interpreted_rates()) for _ in range(ROUNDS)]
    for number, what in enumerate(("full random playouts", "as the bot thinks")):
        own = statistics.median(one[number] for one, _ in rounds)
        other = statistics.median(two[number] for _, two in rounds)
        print(f"{what}: {here} {own:,.0f}/s, interpreted {other:,.0f}/s, {own / other:.0f} times")


if __name__ == "__main__":
    main()
