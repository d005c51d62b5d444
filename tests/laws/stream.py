"""A stream of checksums over whole games, to compare the interpreted rules with the compiled.

    CEYLON_PURE=1 python -m tests.laws.stream 2

prints one line per choice: what is asked, what is legal, all fields of the state, the facts, and
now and then all reasons, prices, views and scores. The golden perft counts come last.
"""

import hashlib
import sys
from collections.abc import Iterator
from random import Random

from tests.golden.perft import read as stored_positions
from tests.laws.fields import digest, seats_of, sight
from tests.laws.modes import MODES
from tests.laws.playing import STYLES, Style, choose

from ceylon import _build
from ceylon.ids import SPECTATOR
from ceylon.rules.choices import ALL_CHOICES, text_of
from ceylon.rules.game import Game
from ceylon.rules.playout import Dice, perft, play_out
from ceylon.rules.scoring import Score
from ceylon.rules.view import View

RARELY = 13
"""Everything that can be asked about a position is asked once in this many."""

FEW = 700
"""The golden counts below this number are recomputed."""


def checksum(thing: object) -> str:
    return hashlib.blake2b(repr(thing).encode(), digest_size=6).hexdigest()


def lines(seeds: int) -> Iterator[str]:
    """The stream of all modes and styles, with that many deals each."""
    for mode in MODES:
        for seed in range(seeds * len(STYLES)):
            yield from game_lines(mode, seed)
    yield from perft_lines()


def perft_lines() -> Iterator[str]:
    """The golden counts, as far as they are fast."""
    for position in stored_positions():
        game = position.game()
        for depth, count in enumerate(position.counts, start=1):
            if count < FEW:
                yield f"{position.mode}: {perft(game, depth)} of {count}"


def game_lines(mode: str, seed: int) -> Iterator[str]:
    rng = Random(seed)
    game = Game.new(MODES[mode], rng)
    style: Style | None = STYLES[seed % len(STYLES)]
    step = 0
    while not game.over:
        where = f"{mode} {seed} {step}: asked {game.question} of {game.seat}"
        legal = game.legal()
        asked = everything(game, rng) if step % RARELY == 0 else ""
        choice = choose(game, rng, style)
        yield f"{where} legal {checksum((legal, game.legal_mask()))} state {digest(game)} {asked}"
        told = game.play(choice)
        yield f"{mode} {seed} {step}: {text_of(choice)} told {checksum(told)}"
        step += 1
    yield f"{mode} {seed} over: state {digest(game)} {everything(game, rng)}"


def everything(game: Game, rng: Random) -> str:
    """Everything that a position answers, including after further play."""
    reasons = [game.why_not(choice) for choice in ALL_CHOICES]
    prices = [game.price(choice) for choice in game.legal()]
    views = [View.of(game, seat) for seat in (SPECTATOR, *seats_of(game))]
    imagined = views[-1].imagine(rng)
    scores = [vars_of(score) for score in game.scores()]
    answers = [reasons, prices, list(map(sight, views)), digest(imagined), scores]
    answers += [perft(game, 2)]
    if not imagined.over:
        answers += [play_out(imagined, Dice(rng.getrandbits(30))), digest(imagined)]
    return " ".join(checksum(answer) for answer in answers)


def vars_of(score: Score) -> list[object]:
    """The numbers of a score; compiled objects do not list theirs."""
    placings = [
        (one.majority, one.counted, one.place, one.points, one.tied) for one in score.placings
    ]
    played = (score.bonus, score.contracts, score.harvests, score.technology_spaces)
    rest = (score.councillor, score.companies, score.markers, score.total, score.rank, score.tied)
    return [placings, played, rest]


if __name__ == "__main__":
    sys.stdout.write(f"{'compiled' if _build.compiled() else 'interpreted'}\n")
    for line in lines(int(sys.argv[1])):
        sys.stdout.write(f"{line}\n")
