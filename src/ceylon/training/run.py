"""A whole training: generations that play and learn, then a check in the arena."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from ceylon.bots import weights
from ceylon.processes import Crew
from ceylon.training import weights_file
from ceylon.training.check import check
from ceylon.training.estimate import Found, learn
from ceylon.training.games import Games, play
from ceylon.training.numbers import complete, learned_of, numbers_of
from ceylon.training.positions import Positions
from ceylon.training.product import Trained
from ceylon.training.selfplay import Lesson
from ceylon.training.training_log import Generation
from ceylon.training.training_plan import TrainingPlan, prepare


class Training:
    """One training in its folder."""

    def __init__(
        self, plan: TrainingPlan, folder: Path, workers: Crew | int, progress: Callable[[int], None]
    ) -> None:
        """`progress` is called with the number of games done."""
        self._plan = plan
        self._folder = folder
        self._workers = workers
        self._progress = progress
        self._done = 0
        self._games = prepare(folder, plan)

    def generations(self) -> Iterator[Trained]:
        """The result after each generation."""
        plan = self._plan
        learned = None if plan.start is None else complete(plan.start, solo=plan.solo)
        earlier: list[Positions] = []
        told: list[Generation] = []
        for number in range(plan.generations):
            lesson = Lesson(plan.mode, plan.seed, number, plan.simulations, learned)
            games = play(lesson, plan.games_of(number), self._games, self._workers, self._add)
            positions = Positions.joined([*earlier, games.positions])
            # Greedy plays differently from search: its positions are used only once.
            earlier = [] if learned is None else [positions]
            start = time.perf_counter()
            found = learn(positions, numbers_of(learned, solo=plan.solo), solo=plan.solo)
            learned = learned_of(found.numbers, found.spread)
            told.append(_generation(lesson, plan, games, found, time.perf_counter() - start))
            yield Trained(plan, learned, tuple(told))

    def checked(self, trained: Trained, games: int) -> Trained:
        """The result, checked in that many games against the shipped weights."""
        plan, before = self._plan, self._done
        new, old = trained.learned, weights.read(weights_file.shipped())[plan.mode]
        found = check(
            plan,
            new,
            complete(old, solo=plan.solo),
            games,
            workers=self._workers,
            file=self._folder / f"check-{'-'.join(map(weights_file.checksum, (new, old)))}.jsonl",
            progress=lambda done: self._progress(before + done),
        )
        return replace(trained, check=found)

    def _add(self, games: int) -> None:
        self._done += games
        self._progress(self._done)


def _generation(
    lesson: Lesson, plan: TrainingPlan, games: Games, found: Found, seconds: float
) -> Generation:
    return Generation(
        number=lesson.generation,
        played_by=lesson.bot,
        games=plan.games_of(lesson.generation),
        mean_scores=[round(score, 2) for score in games.positions.scores().tolist()],
        positions=found.positions,
        strength=found.strength,
        r2=round(found.r2, 4),
        log_loss=round(found.log_loss, 4),
        spread=list(found.spread),
        seconds_played=round(games.seconds, 1),
        seconds_fitted=round(seconds, 1),
    )
