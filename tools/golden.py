"""Find the golden games: in each mode one for each way a game can end.

    python tools/golden.py           replays them and compares the outcomes python tools/golden.py
    --write   looks for those that are missing, and stores all outcomes

A golden game changes only when the rules do. To replace one, remove its file first.
"""

# ruff: noqa: T201 - a script that talks to the person at the screen

import argparse
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.golden.endings import way, ways  # noqa: E402 - the path comes first
from tests.golden.games import (  # noqa: E402
    HERE,
    outcome_of,
    read_expected,
    record_path,
    write_expected,
)
from tests.laws.modes import MODES  # noqa: E402
from tests.laws.playing import STYLES, Style, choose  # noqa: E402

from ceylon.box import load  # noqa: E402
from ceylon.ids import Choice  # noqa: E402
from ceylon.record import Record  # noqa: E402
from ceylon.rules.choices import text_of  # noqa: E402
from ceylon.rules.deal import draw_deal  # noqa: E402
from ceylon.rules.facts import Fact  # noqa: E402
from ceylon.rules.game import Game  # noqa: E402

MOST_SEEDS = 20_000
ANYTHING = STYLES[1]
PLANTER = STYLES[2]
HOST = Style({"advance": 10, "contract": 0, "plant": 1, "rupees": 2}, thrifty=True)
"""Someone who leaves planting to the others, as the related action of every card."""


def pick(game: Game, rng: Random, seed: int) -> Choice:
    """In one game all play at random; in the next one player plants, and the others help."""
    if seed % 3 == 0:
        return choose(game, rng, ANYTHING)
    hosts = game.seat != seed % len(game.players)
    related = [choice for choice in game.legal() if text_of(choice).endswith("/plant")]
    if hosts and related:
        return rng.choice(related)
    return choose(game, rng, HOST if hosts else PLANTER)


def play(mode: str, seed: int) -> tuple[Record, list[Fact]]:
    """A whole game, with its facts."""
    rng = Random(seed)
    options = MODES[mode]
    record = Record(options, draw_deal(options, rng, load()), [], names_of(options.seats))
    game = Game.of(options, record.deal)
    told: list[Fact] = []
    while not game.over:
        record.choices.append(pick(game, rng, seed))
        told += game.play(record.choices[-1])
    return record, told


def names_of(seats: int) -> list[str]:
    return list(load().colours[:seats])


def find(mode: str) -> None:
    """Look for the games of a mode that are missing, and store them."""
    solo = MODES[mode].solo
    missing = {ending for ending in ways(solo=solo) if not record_path(mode, ending).exists()}
    for seed in range(MOST_SEEDS):
        if not missing:
            return
        record, told = play(mode, seed)
        found = way(told, solo=solo)
        if found in missing:
            missing.remove(found)
            record_path(mode, found).write_text(record.text(), encoding="utf-8")
            print(f"{mode}: {found} with seed {seed}")
    sys.exit(f"{mode}: no game of {MOST_SEEDS} ended so: {', '.join(missing)}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Find, replay and compare the golden games.")
    parser.add_argument("--write", action="store_true", help="look for missing ones, and store")
    if parser.parse_args().write:
        for mode in MODES:
            find(mode)
    records = {path.stem: path.read_text(encoding="utf-8") for path in HERE.glob("*.ceylon")}
    outcomes = {name: outcome_of(Record.parse(text)) for name, text in records.items()}
    if parser.parse_args().write:
        write_expected(outcomes)
    different = {name for name, found in outcomes.items() if read_expected().get(name) != found}
    for name in sorted(different):
        print(f"{name}: {read_expected().get(name)} became {outcomes[name]}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
