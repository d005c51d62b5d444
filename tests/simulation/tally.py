"""Many schedules, one after the other, in one process."""

import logging
from dataclasses import dataclass, field

from tests.simulation.world import Broken, World


@dataclass
class Tally:
    """What was run."""

    schedules: int = 0
    faults: int = 0
    choices: int = 0
    broken: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.schedules += other.schedules
        self.faults += other.faults
        self.choices += other.choices
        self.broken += other.broken


def run(seeds: range) -> Tally:
    logging.disable(logging.CRITICAL)
    tally = Tally()
    for seed in seeds:
        world = World(seed)
        try:
            world.run()
        except Broken as problem:
            tally.broken.append(str(problem))
        tally.schedules += 1
        tally.faults += world.faults
        tally.choices += len(world.database.games["g"].events)
    return tally
