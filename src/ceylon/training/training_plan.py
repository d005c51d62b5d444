"""The parameters of a training, and the folder that belongs to it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ceylon import _build
from ceylon.bots.search import Learned
from ceylon.errors import N_
from ceylon.training.errors import TrainingError
from ceylon.training.modes import SOLO, TEN
from ceylon.training.weights_file import checksum

VERSION: Final = 1


@dataclass(frozen=True)
class TrainingPlan:
    """The same plan leads to the same weights, whatever the number of workers."""

    mode: str
    games: int
    """Games per generation of search."""
    simulations: int
    """Simulations per choice."""
    generations: int
    seed: int
    start: Learned | None = None
    """The weights to begin with; without any, greedy plays the first games."""

    @property
    def solo(self) -> bool:
        return self.mode == SOLO

    def games_of(self, generation: int) -> int:
        """Greedy is slow, and its games need only be good enough to begin with."""
        if generation == 0 and self.start is None:
            return max(TEN, self.games // 4)
        return self.games

    @property
    def all_games(self) -> int:
        return sum(map(self.games_of, range(self.generations)))

    @property
    def started_from(self) -> str:
        return "nothing" if self.start is None else checksum(self.start)

    def command(self) -> str:
        """What to type to train again."""
        mode = "--solo" if self.solo else f"--players {self.mode}"
        start = "nothing" if self.start is None else "FILE"
        return (
            f"ceylon train {mode} --games {self.games} --simulations {self.simulations}"
            f" --generations {self.generations} --seed {self.seed} --start {start}"
        )

    def description(self) -> dict[str, object]:
        """Everything that determines the games, including the rules and the search; but not the
        number of generations, which can be increased later."""
        return {
            "ceylon": "train",
            "version": VERSION,
            "mode": self.mode,
            "games": self.games,
            "simulations": self.simulations,
            "seed": self.seed,
            "start": self.started_from,
            "source": source(),
        }


def source() -> str:
    """A digest of the rules and the search with which the games were played."""
    return _build.digest(Path(_build.__file__).parent)[:16]


def prepare(folder: Path, plan: TrainingPlan) -> Path:
    """Create the folder, or resume it; return where its games are."""
    if folder.is_file():
        raise TrainingError(N_("{folder} is a file, not a folder"), {"folder": folder})
    games, file = folder / "games", folder / "plan.json"
    games.mkdir(parents=True, exist_ok=True)
    told = json.dumps(plan.description(), indent=1) + "\n"
    if file.exists() and file.read_text(encoding="utf-8") != told:
        text = N_("{folder} contains the games of another training run: choose another folder")
        raise TrainingError(text, {"folder": folder})
    file.write_text(told, encoding="utf-8")
    return games
