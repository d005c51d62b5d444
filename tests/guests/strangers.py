"""Bots that somebody wrote, as files."""

from pathlib import Path
from random import Random

from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View

GOOD = """
class Last:
    def __init__(self, seed):
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        return max(legal)
"""
"""Plays the last of the legal choices."""

FAULTY = """
import os, signal, sys


class Raises:
    def __init__(self, seed):
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        if self.asked == 1:
            self.fail(legal)
        return max(legal)

    def fail(self, legal):
        raise ValueError("no idea")


class Exits(Raises):
    def fail(self, legal):
        sys.exit(3)


class Vanishes(Raises):
    asked_before = False

    def fail(self, legal):
        os._exit(4)


class Crashes(Raises):
    def fail(self, legal):
        os.kill(os.getpid(), signal.SIGSEGV)


class Loops(Raises):
    def fail(self, legal):
        while True:
            pass


class Writes(Raises):
    def choose(self, view, legal):
        return "plant K3"


class Agrees(Raises):
    def choose(self, view, legal):
        return True


class Invents(Raises):
    def choose(self, view, legal):
        return 9999


class Cheats(Raises):
    def choose(self, view, legal):
        return next(choice for choice in range(234) if choice not in legal)


class Odd:
    def __init__(self, seed):
        pass

    def choose(self, view, legal):
        return self

    def __repr__(self):
        raise RuntimeError

    __index__ = __repr__
"""

DAWDLING = """
import time
from pathlib import Path


class Dawdles:
    def __init__(self, seed):
        pass

    def choose(self, view, legal):
        if not Path("dawdled").exists():
            Path("dawdled").touch()
            time.sleep(60)
        return max(legal)
"""
"""Takes its time once, even if its process is started again."""

CANARY = """
from pathlib import Path

Path({marker!r}).touch()


class Evil:
    def __init__(self, seed):
        pass

    def choose(self, view, legal):
        return max(legal)
"""
"""Leaves a mark where it is imported."""


def written(folder: Path, text: str, name: str = "stranger.py") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def canary(folder: Path) -> Path:
    """A file `evil.py` in the folder, and the mark that it would leave."""
    marker = folder / "imported"
    written(folder, CANARY.format(marker=str(marker)), "evil.py")
    return marker


def opening() -> Game:
    """A moment with several choices."""
    rng = Random(1)
    game = Game.new(Options(2), rng)
    while game.turn < 2 or game.legal_count() < 5:
        game.push(rng.choice(game.legal()))
    return game


GAME = opening()
VIEW = View.of(GAME, GAME.seat)
