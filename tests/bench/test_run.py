"""A very short run: its figures mean nothing, its shape does."""

import json
import sys
from typing import Any

import pytest

from ceylon.bench import Settings, crews, environments, references, run
from ceylon.bench.crews import AT_MOST
from ceylon.bench.report import COMPARISONS

SHORTEST = Settings(
    rounds=2, seconds=0.001, imports=1, mode_seconds=0.001, crew_rounds=2, crew_games=40
)
OURS = {"core_playouts", "driven", "driven_tight", "copies", "interpreted_driven"}
CREWS = {"arena_one_worker", "arena_two_workers"}


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """Without the reference engines, which need not be installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(references, "contestants", list)
        patch.setattr(references, "missing", lambda: ["open-spiel", "catanatron"])
        patch.setattr(environments, "contestants", list)
        patch.setattr(environments, "missing", lambda: ["envpool"])
        found = [each for each in crews.contenders() if each.name in CREWS]
        patch.setattr(crews, "contenders", lambda: found)
        return run(SHORTEST)


def test_our_own_figures_are_there_without_the_references(report: dict[str, Any]) -> None:
    by_processor_time = {name + AT_MOST for name in CREWS} if sys.platform == "linux" else set()
    assert set(report["rates"]) == OURS | CREWS | by_processor_time
    assert all(figures["low"] > 0 for figures in report["rates"].values())
    assert all(len(figures["rounds"]) == 2 for figures in report["rates"].values())


def test_what_is_missing_is_named(report: dict[str, Any]) -> None:
    theirs = [each for each in COMPARISONS if not each.ours.startswith("arena_two_workers")]
    assert all(report[comparison.key] is None for comparison in theirs)
    assert report["missing"] == ["open-spiel", "catanatron", "envpool"]


def test_every_mode_was_played(report: dict[str, Any]) -> None:
    assert len(report["modes"]) == 12
    assert all(mode["games_per_second"] > 0 for mode in report["modes"].values())
    assert all(mode["decisions_per_game"] > 22 for mode in report["modes"].values())


def test_the_size_of_a_state_was_measured(report: dict[str, Any]) -> None:
    assert report["state_bytes"] > 500
    assert set(report["limits"]) == {"import_ms", "state_bytes"}


def test_the_report_is_plain_json(report: dict[str, Any]) -> None:
    assert json.loads(json.dumps(report)) == report
