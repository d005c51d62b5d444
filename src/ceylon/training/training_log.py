"""The training log: how the weights of each mode came about, for people and for programs."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from math import isinf
from pathlib import Path

from ceylon import __version__
from ceylon.arena.data import result_data
from ceylon.arena.results import Result
from ceylon.bots.search import Learned
from ceylon.sight.data.encoding import to_text
from ceylon.training.check import Check
from ceylon.training.training_plan import TrainingPlan, source
from ceylon.training.weights_file import checksum

Json = dict[str, object]


@dataclass(frozen=True)
class Generation:
    """What one generation played and fitted."""

    number: int
    played_by: str
    games: int
    mean_scores: list[float]
    """By seat; in the solo game CR Co. has the second."""
    positions: int
    """How many the weights were fitted to, earlier games of search included."""
    strength: float
    """The strength of the regularisation towards the previous weights."""
    r2: float
    log_loss: float
    """This and `r2` are for games that were not used for fitting."""
    spread: list[float]
    seconds_played: float
    """Processor time of all workers together."""
    seconds_fitted: float


def beside(weights: Path) -> Path:
    """The log beside a weights file."""
    return weights.with_name("training.json")


def read(file: Path) -> dict[str, Json]:
    log: dict[str, Json] = json.loads(file.read_text(encoding="utf-8"))
    return log


def as_text(log: dict[str, Json]) -> str:
    return to_text(log, indent=1, ascii_only=False) + "\n"


def entry(
    plan: TrainingPlan, learned: Learned, generations: Sequence[Generation], check: Check | None
) -> Json:
    """The log entry of one mode."""
    return {
        "checksum": checksum(learned),
        "command": plan.command(),
        "start": plan.started_from,
        "versions": {
            "ceylon": __version__,
            "source": source(),
            "python": platform.python_version(),
            "numpy": version("numpy"),
        },
        "generations": [asdict(generation) for generation in generations],
        "check": None if check is None else _check_as_json(check),
    }


def _check_as_json(check: Check) -> Json:
    ends = (None if isinf(n) else round(n, 4) for n in check.lead)
    return {
        "games": check.games,
        "simulations": check.simulations,
        "results": [_result(check.new), _result(check.old)],
        "lead": dict(zip(("share", "low", "high"), ends, strict=True)),
        "verdict": check.verdict,
    }


def _result(result: Result) -> Json:
    """Without the times, which differ between machines."""
    found = vars(result_data(result))
    return {name: each for name, each in found.items() if name != "milliseconds"}
