"""What random games are like: their length, their points, and who wins.

    python -m examples.random_games --games 2000

Many games at once, in the vector environment: the first thing to look at in a game that is new.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ceylon.env.vector import CeylonVectorEnv


@dataclass
class Games:
    """What there is to know about games that are over."""

    choices: list[int] = field(default_factory=list)
    """How many choices each of them took."""
    points: list[list[int]] = field(default_factory=list)
    """The points by seat."""
    winners: list[int] = field(default_factory=list)
    options: list[float] = field(default_factory=list)
    """How many choices were legal, on average in each step."""


def played(seats: int, games: int, seed: int, *, at_once: int = 64) -> Games:
    """At least that many games of players who choose at random."""
    envs = CeylonVectorEnv(at_once, seats=seats)
    seen, _ = envs.reset(seed=seed)
    found, lengths = Games(), np.zeros(at_once, np.int64)
    while len(found.winners) < games:
        found.options.append(float(seen["action_mask"].sum(1).mean()))
        lengths += seen["action_mask"].any(1)
        seen, _, over, _, info = envs.step(envs.random_actions())
        for ended in np.flatnonzero(over):
            found.choices.append(int(lengths[ended]))
            found.points.append(info["points"][ended, :seats].tolist())
            found.winners.append(int(info["winner"][ended]))
        lengths[over] = 0
    return found


def told(games: Games) -> Iterator[str]:
    points: npt.NDArray[np.int64] = np.array(games.points)
    winners: npt.NDArray[np.int64] = np.array(games.winners)
    yield f"games: {len(winners)}"
    yield f"choices in a game: {np.mean(games.choices):.1f}"
    yield f"legal choices: {np.mean(games.options):.1f}"
    yield f"points: {points.mean():.1f}, those of the winner: {points.max(1).mean():.1f}"
    for seat, mean in enumerate(points.mean(0)):
        yield f"seat {seat}: {mean:.1f} points, {(winners == seat).mean():.1%} won"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="What random games are like.")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    print(*told(played(options.seats, options.games, options.seed)), sep="\n")  # noqa: T201


if __name__ == "__main__":
    main()
