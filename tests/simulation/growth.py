"""What more processes ask of the database, in schedules without faults: for docs/scale.md.

    python -m tests.simulation.growth

Each of them shows the one table to somebody, which is the most that they can have to do with it.
"""

# ruff: noqa: T201 - a command that talks to the person at the screen

import logging
from dataclasses import dataclass

from tests.simulation.world import FAULTY, QUIET, TIMELY, World

SEEDS = 10


@dataclass(frozen=True)
class Growth:
    """For one number of processes."""

    processes: int
    asked_at_rest: float
    """Questions to the database in a second, of each process, whatever happens at the tables."""
    asked_a_choice: float
    """Questions to the database for each choice, of all processes."""
    heard_a_choice: float
    """Notices that arrive for each choice, at all processes."""


def growth(processes: int, seeds: int = SEEDS) -> Growth:
    worlds = [World(seed, most_faults=0, processes=processes) for seed in range(seeds)]
    for world in worlds:
        world.run()
    choices = sum(len(world.database.games["g"].events) for world in worlds)
    seconds = seeds * (FAULTY + QUIET + TIMELY)
    beats = sum(sum(world.database.beats.values()) for world in worlds)
    asked, heard = (sum(each) for each in zip(*((w.asked, w.heard) for w in worlds), strict=True))
    return Growth(
        processes,
        round(beats / seconds / processes, 2),
        round((asked - beats) / choices, 1),
        round(heard / choices, 1),
    )


def main() -> None:
    logging.disable(logging.CRITICAL)
    for processes in (1, 2, 4, 8, 16):
        print(growth(processes))


if __name__ == "__main__":
    main()
