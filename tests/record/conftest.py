"""Games to write down, and their texts to bend."""

from collections.abc import Callable
from random import Random

import pytest

from ceylon.box import load
from ceylon.record import Record
from ceylon.record.lines import checksum
from ceylon.rules.deal import draw_deal
from ceylon.rules.game import Game
from ceylon.rules.options import Options

NAMES = ["Ana", "Bruno", "Chandra", "Dilini"]
Play = Callable[..., Record]
Bend = Callable[..., str]


@pytest.fixture(scope="session")
def play() -> Play:
    """A game of random choices, to the end or so far."""
    return played


@pytest.fixture(scope="session")
def bend() -> Bend:
    """A text with passages replaced, and a footer that fits what came out of it."""
    return bent


def played(options: Options, seed: int = 1, most: int = 10_000) -> Record:
    rng = Random(seed)
    deal = draw_deal(options, rng, load())
    game = Game.of(options, deal)
    record = Record(options, deal, [], NAMES[: options.seats])
    while not game.over and len(record.choices) < most:
        choice = rng.choice(game.legal())
        game.push(choice)
        record.choices.append(choice)
    return record


def bent(text: str, *edits: tuple[str, str]) -> str:
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return sealed(text)


def sealed(text: str) -> str:
    body, footer, _ = text.rpartition("end: ")
    assert footer
    choices = body.rpartition("\n\n")[2].count("\n")
    return f"{body}end: choices {choices}, checksum {checksum(body)}\n"
