"""A very short run: its figures mean nothing, its shape does."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from ceylon.bench import QUICK, Settings, add_options, bench, references, run, table
from ceylon.bench.command import settings
from ceylon.bench.report import COMPARISONS

SHORTEST = Settings(rounds=2, seconds=0.001, imports=1, mode_seconds=0.001, profiled_games=1)
OURS = {"core_playouts", "driven", "driven_tight", "copies", "interpreted_driven"}


def options(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_options(parser)
    return parser.parse_args(words)


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """Without the reference engines, which need not be installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(references, "contestants", list)
        patch.setattr(references, "missing", lambda: ["open-spiel", "catanatron"])
        return run(SHORTEST)


def test_our_own_figures_are_there_without_the_references(report: dict[str, Any]) -> None:
    assert set(report["rates"]) == OURS
    assert all(figures["low"] > 0 for figures in report["rates"].values())
    assert all(len(figures["rounds"]) == 2 for figures in report["rates"].values())


def test_what_is_missing_is_said_with_its_remedy(report: dict[str, Any]) -> None:
    assert all(report[comparison.key] is None for comparison in COMPARISONS)
    assert "open-spiel and catanatron" in report["missing"]
    assert "pip install 'ceylon[bench]'" in table(report)


def test_every_mode_was_played(report: dict[str, Any]) -> None:
    assert len(report["modes"]) == 12
    assert all(mode["games_per_second"] > 0 for mode in report["modes"].values())
    assert all(mode["decisions_per_game"] > 22 for mode in report["modes"].values())


def test_the_size_of_a_state_was_measured(report: dict[str, Any]) -> None:
    assert report["state_bytes"] > 500
    assert set(report["limits"]) == {"import_ms", "state_bytes"}


def test_the_shares_of_time_are_those_of_the_rules(report: dict[str, Any]) -> None:
    shares = report["profile"]["shares"]
    assert "legal.targets" in {found["function"] for found in shares}
    assert 0 < sum(found["share"] for found in shares) <= 1.01


def test_the_report_is_plain_json(report: dict[str, Any]) -> None:
    assert json.loads(json.dumps(report)) == report


def test_options_choose_the_settings() -> None:
    assert settings(options()) == Settings()
    assert settings(options("--quick")) == QUICK
    chosen = settings(options("--rounds", "4", "--seconds", "0.25"))
    assert (chosen.rounds, chosen.seconds) == (4, 0.25)


@pytest.mark.parametrize("words", [("--rounds", "0"), ("--seconds", "-1"), ("--seconds", "soon")])
def test_impossible_options_are_refused(words: tuple[str, str]) -> None:
    with pytest.raises(SystemExit):
        options(*words)


def test_the_command_prints_and_writes(
    report: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("ceylon.bench.command.run", lambda _: report)
    file = tmp_path / "figures.json"
    assert bench(options("--output", str(file))) == 0
    assert json.loads(file.read_text(encoding="utf-8")) == report
    assert f"Written to {file}" in capsys.readouterr().out
