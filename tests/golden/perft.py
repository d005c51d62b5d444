"""Perft: how many sequences of choices there are from fixed positions.

A position is a deal and the choices played on it. Both are stored, so that nothing but the rules
decides its counts: one for each depth, from 1 on.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tests.laws.modes import MODES
from tests.laws.playing import STYLES, choose

from ceylon.box import load
from ceylon.ids import Choice
from ceylon.rules.choices import choice_of, text_of
from ceylon.rules.deal import Deal, draw_deal
from ceylon.rules.game import Game
from ceylon.rules.playout import perft

FILE = Path(__file__).parent / "perft.json"
SEEDS = (1, 2)
LENGTHS = (0, 35, 90)
"""How many choices are played before the counting."""
MOST = 150_000
"""The deepest count is below this number."""
MOST_LINES = 2_000
"""The same while a railway is being built: each step then looks at thousands of lines."""


@dataclass(frozen=True)
class Position:
    """A deal and the choices played on it, with what is known of it."""

    mode: str
    deal: Mapping[str, Any]
    choices: tuple[str, ...]
    counts: tuple[int, ...] = ()

    def game(self) -> Game:
        game = Game.of(MODES[self.mode], read_deal(self.deal))
        for text in self.choices:
            game.play(choice_of(text))
        return game

    def counted(self) -> "Position":
        """The position with its counts, as deep as they stay small."""
        game = self.game()
        most = MOST_LINES if game.railway_built and not game.turn else MOST
        counts = [perft(game, 1)]
        while 1 < counts[-1] < most:
            counts.append(perft(game, len(counts) + 1))
        small = tuple(count for count in counts if count < most)
        return Position(self.mode, self.deal, self.choices, small)


def positions() -> list[Position]:
    """The positions that are counted: the start, the middle and the end of games in each mode."""
    found: list[Position] = []
    for mode in MODES:
        for seed in SEEDS:
            deal, choices = _random_game(mode, seed)
            found += [Position(mode, write_deal(deal), choices[:length]) for length in LENGTHS]
    return found


def _random_game(mode: str, seed: int) -> tuple[Deal, tuple[str, ...]]:
    """A deal, and the choices of a game on it that stops before its end."""
    rng = Random(seed)
    deal = draw_deal(MODES[mode], rng, load())
    game = Game.of(MODES[mode], deal)
    choices: list[Choice] = []
    while not game.over:
        choices.append(choose(game, rng, STYLES[seed]))
        game.push(choices[-1])
    return deal, tuple(text_of(choice) for choice in choices[:-8])


# As JSON


def write_deal(deal: Deal) -> dict[str, Any]:
    return {
        "levels": deal.levels.hex(),
        "councillors": deal.councillors.hex(),
        "deck": deal.deck.hex(),
        "contracts": deal.contracts.hex(),
        "start": deal.start,
        "tiles": deal.tiles.hex(),
        "railways": [draw.hex() for draw in deal.railways],
    }


def read_deal(stored: Mapping[str, Any]) -> Deal:
    return Deal(
        levels=bytes.fromhex(stored["levels"]),
        councillors=bytes.fromhex(stored["councillors"]),
        deck=bytes.fromhex(stored["deck"]),
        contracts=bytes.fromhex(stored["contracts"]),
        start=stored["start"],
        tiles=bytes.fromhex(stored["tiles"]),
        railways=tuple(bytes.fromhex(draw) for draw in stored["railways"]),
    )


def write(counted: list[Position]) -> str:
    """One line a position, so that a change shows which one changed."""
    stored = [
        {"mode": p.mode, "counts": p.counts, "choices": ", ".join(p.choices), "deal": p.deal}
        for p in counted
    ]
    return "[\n" + ",\n".join(json.dumps(position) for position in stored) + "\n]\n"


def read() -> list[Position]:
    return [
        Position(
            one["mode"],
            one["deal"],
            tuple(filter(None, one["choices"].split(", "))),
            tuple(one["counts"]),
        )
        for one in json.loads(FILE.read_text(encoding="utf-8"))
    ]
