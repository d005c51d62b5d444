"""A bot of one's own, and how strong it is.

    python -m examples.own_bot --games 100

A bot is a class with a name and a way to choose. This one looks one choice ahead: it imagines what
it cannot see, tries each choice, and takes the one after which it is furthest ahead.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from random import Random

from ceylon import Choice, Game, Options, Seat, View
from ceylon.bots import Bot, bot
from ceylon.bots.match import play


class Thrifty:
    """Counts points, and half as much what it owns."""

    name = "thrifty"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View, legal: list[Choice]) -> Choice:
        game = view.imagine(self._random)
        return max(legal, key=lambda choice: self._worth(game, choice))

    def _worth(self, game: Game, choice: Choice) -> tuple[float, float]:
        after = game.copy()
        after.push(choice)
        return ahead(after, game.seat), self._random.random()  # equals are drawn from


def ahead(game: Game, seat: Seat) -> float:
    """By how much a seat is ahead of the others, on average."""
    worth = [wealth(game, each) for each in game.seats()]
    others = [each for at, each in enumerate(worth) if at != seat]
    return worth[seat] - sum(others) / len(others)


def wealth(game: Game, seat: Seat) -> float:
    player = game.players[seat]
    things = int(player.rupees) / 4 + int(player.technology_tokens) - 2 * int(player.markers)
    return game.total(seat) + things / 2


def match(one: Callable[[int], Bot], other: Callable[[int], Bot], games: int) -> float:
    """The share that the first one wins; every deal is played from both seats."""
    won = 0
    for number in range(games):
        deal, seat = divmod(number, 2)
        bots = [one(number), other(number)]
        game = Game.new(Options(2), Random(deal))
        play(bots[::-1] if seat else bots, game)
        won += game.winner() == seat
    return won / games


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Let a bot of one's own play.")
    parser.add_argument("--against", default="chance", metavar="BOT")
    parser.add_argument("--games", type=int, default=100)
    options = parser.parse_args(arguments)
    share = match(Thrifty, lambda seed: bot(options.against, seed), options.games)
    print(f"thrifty wins {share:.0%} of its games against {options.against}")  # noqa: T201


if __name__ == "__main__":
    main()
