"""The soak itself: it counts what it played, and says what broke."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.laws.laws import BrokenLaw
from tests.laws.modes import MODES
from tests.laws.playing import LawfulGame
from tools import soak

from ceylon.record import Record

ROOT = Path(__file__).parents[2]


def test_it_plays_every_mode_alike() -> None:
    total = soak.soak(len(MODES), 5, list(MODES), jobs=1)
    assert total.games == dict.fromkeys(MODES, 1)
    assert total.endings.total() == len(MODES)
    assert total.choices > 50 * len(MODES)
    assert total.failure is None


def test_games_are_shared_out_among_modes_and_seeds() -> None:
    planned = [game for portion in soak.schedule(60, 3, list(MODES)) for game in portion]
    assert len(planned) == len(set(planned)) == 60
    assert {seed for _, seed in planned} == {3, 4, 5, 6, 7}
    assert {mode for mode, _ in planned} == set(MODES)


def test_a_broken_law_ends_it_with_a_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    step = LawfulGame.step

    def break_the_law(self: LawfulGame) -> None:
        step(self)
        if len(self.choices) == 30:
            raise BrokenLaw("money fell from the sky")

    monkeypatch.setattr(LawfulGame, "step", break_the_law)
    monkeypatch.chdir(tmp_path)
    total = soak.soak(24, 2, ["3-tiles"], jobs=1)
    assert total.failure is not None
    assert (total.failure.mode, total.failure.seed) == ("3-tiles", 2)
    said = soak.report(total.failure)
    assert "money fell from the sky" in said
    assert "--mode 3-tiles --seed 2 --games 1" in said
    record = Record.parse((tmp_path / "soak-3-tiles-2.ceylon").read_text(encoding="utf-8"))
    assert len(record.choices) == 30


def test_the_command() -> None:
    command = [sys.executable, "tools/soak.py", "--games", "2", "--mode", "2-without-uva"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "No law was broken." in done.stdout
    assert "2 of 2 games" in done.stderr
