"""Making puzzles, from the games to the file, on a tiny budget."""

from pathlib import Path

import pytest
from tests.thorough import thorough

from ceylon.cli import main
from ceylon.puzzles.hunt import Hunt, hunt
from ceylon.puzzles.long_thought import Care
from ceylon.puzzles.puzzle_text import line_of, puzzle_of
from ceylon.puzzles.selection import OF_ONE_GAME, selected
from ceylon.puzzles.workshop import HuntError, hunt_all
from ceylon.rules.state import HARVESTING

TINY = Hunt(
    short=300, care=Care(seeds=2, budgets=(10, 30, 100, 300), simulations=200), proofs=3, share=0.3
)
GAMES = (3, 5)


@pytest.fixture(scope="module")
def found() -> list[str]:
    """Lines of the puzzles of two games."""
    return [line_of(puzzle) for number in GAMES for puzzle in hunt(TINY, number).puzzles]


def test_a_game_has_puzzles(found: list[str]) -> None:
    """None of them is forced, or in the middle of a harvest."""
    assert found
    for puzzle in map(puzzle_of, found):
        game = puzzle.position()
        assert game.legal_count() > len(puzzle.answers)
        assert game.question != HARVESTING
        assert puzzle.rivals[0] not in puzzle.answers


def test_a_selection_is_explained(found: list[str]) -> None:
    chosen = selected([puzzle_of(line) for line in found * 2], 99)
    assert 0 < len(chosen) <= OF_ONE_GAME * len(GAMES)
    assert all(any(puzzle.reasons.values()) for puzzle in chosen)


def test_a_folder_belongs_to_one_hunt(tmp_path: Path) -> None:
    hunt_all(TINY, 0, tmp_path, 1, lambda _done: None)
    with pytest.raises(HuntError, match="another way"):
        hunt_all(Hunt(seed=2), 0, tmp_path, 1, lambda _done: None)


def test_the_command_makes_a_file_and_resumes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was done is not done again; the same seed makes the same bytes."""
    command = ["--lang", "en", "puzzles", "--games", "1", "--workers", "1"]
    command += ["--simulations", "200", "--seed", "1", "--out", str(tmp_path / "out")]
    assert main(command) == 0
    told = capsys.readouterr().out
    file = tmp_path / "out" / "puzzles.jsonl"
    assert "1 game; positions: " in told
    assert f"Written to {file}" in told
    once = file.read_bytes()
    monkeypatch.setattr("ceylon.puzzles.workshop.hunt", None)
    assert main(command) == 0
    assert file.read_bytes() == once


def test_a_number_below_one_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "puzzles", "--games", "0"]) == 2
    assert "--games must be at least 1" in capsys.readouterr().err


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    hunt_all(TINY, 0, tmp_path, 1, lambda _done: None)
    (tmp_path / "00000.jsonl").write_text("{}\n")
    with pytest.raises(HuntError, match="damaged"):
        hunt_all(TINY, 1, tmp_path, 1, lambda _done: None)


@thorough
def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    lines = [
        [
            line_of(puzzle)
            for game in hunt_all(TINY, 4, folder, workers, lambda _done: None)
            for puzzle in game.puzzles
        ]
        for workers, folder in enumerate(folders, start=1)
    ]
    assert lines[0] == lines[1]
