"""The result of a training, and its two files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ceylon.bots import weights
from ceylon.bots.search import Learned
from ceylon.training import training_log, weights_file
from ceylon.training.check import Check
from ceylon.training.training_log import Generation
from ceylon.training.training_plan import TrainingPlan


@dataclass(frozen=True)
class Trained:
    """The result of a training so far."""

    plan: TrainingPlan
    learned: Learned
    generations: tuple[Generation, ...]
    check: Check | None = None


def write(trained: Trained, folder: Path) -> None:
    """Weights and log; for the other modes, those that are shipped."""
    mode, file = trained.plan.mode, weights_file.shipped()
    modes = {**weights.read(file), mode: trained.learned}
    told = training_log.entry(trained.plan, trained.learned, trained.generations, trained.check)
    entries = {**training_log.read(training_log.beside(file)), mode: told}
    (folder / file.name).write_text(weights_file.as_text(modes), encoding="utf-8")
    training_log.beside(folder / file.name).write_text(
        training_log.as_text(entries), encoding="utf-8"
    )
