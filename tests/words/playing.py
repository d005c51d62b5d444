"""Random games of every mode, for tests that put all of them into words."""

from collections.abc import Iterator
from random import Random

import pytest

from ceylon.ids import Choice
from ceylon.rules.choices import verb_of
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.words import Words

MODES = {
    "solo, drawn": Options(1),
    "solo, built": Options(1, railway="built", without="dimbula"),
    "two": Options(2),
    "two, tiles": Options(2, starting_tiles=True, without="dimbula"),
    "three, tiles": Options(3, starting_tiles=True),
    "four": Options(4),
    "four, tiles": Options(4, starting_tiles=True),
}
STAY = 0.8
each_mode = pytest.mark.parametrize("options", MODES.values(), ids=MODES)


def play(options: Options, seed: int = 1) -> Iterator[tuple[Game, list[Fact]]]:
    """The game before every choice and at its end, with the facts that led there.

    It is always the same game; a test that keeps a position must copy it.
    """
    chance = Random(seed)
    game = Game.new(options, chance)
    yield game, []
    while not game.over:
        facts = game.play(mostly_staying(game, chance, STAY))
        yield game, facts


def mostly_staying(game: Game, chance: Random, stay: float) -> Choice:
    """Mostly not a move: there are so many of them that little else would happen."""
    legal = game.legal()
    others = [choice for choice in legal if verb_of(choice) != "move"]
    return chance.choice(others if others and chance.random() < stay else legal)


def outside_of_the_catalogues(told: str) -> str:
    """What a text in the pseudo-language shows that did not come through a catalogue."""
    depth, outside = 0, ""
    for letter in told:
        depth += {"⟦": 1, "⟧": -1}.get(letter, 0)
        outside += letter if not depth and letter != "⟧" else ""
    return outside


def seated(language: str = "en") -> Words:
    return Words.of(language).seated(["Ana", "Bo", "Cem", "Dora"])
