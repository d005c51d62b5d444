"""`ceylon bench`: its options, its errors and what it prints; the figures are made up."""

import json
from pathlib import Path
from typing import Any

import pytest

from ceylon import bench
from ceylon.bench import QUICK, Settings
from ceylon.bench.report import COMPARISONS
from ceylon.cli import main
from ceylon.installation import to_install
from ceylon.words import LANGUAGES

Out = pytest.CaptureFixture[str]

REPORT: dict[str, Any] = {comparison.key: None for comparison in COMPARISONS} | {
    "import_ms": 12.5,
    "first_game_ms": 20.0,
    "state_bytes": 1300,
    "rates": {},
    "modes": {},
    "machine": {"processor": "A processor", "python": "3.11.7"},
    "settings": {"rounds": 2, "seconds": 0.5},
    "compiled": False,
    "missing": ["catanatron"],
}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings with which the benchmark was started."""
    found: list[Settings] = []

    def run(settings: Settings) -> dict[str, Any]:
        found.append(settings)
        return REPORT

    monkeypatch.setattr(bench, "run", run)
    return found


def test_options_choose_the_settings(asked: list[Settings], tmp_path: Path) -> None:
    output = ["--output", str(tmp_path / "figures.json")]
    main(["bench", *output])
    main(["bench", "--quick", *output])
    main(["bench", "--rounds", "4", "--seconds", "0.25", *output])
    assert asked[:2] == [Settings(), QUICK]
    assert (asked[2].rounds, asked[2].seconds) == (4, 0.25)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--rounds 0", "--rounds must be at least 1, not 0"),
        ("--rounds x", "--rounds must be a whole number, not “x”"),
        ("--seconds -1", "--seconds must be more than 0, not -1"),
        ("--seconds nan", "--seconds must be more than 0, not nan"),
        ("--seconds soon", "--seconds must be a number, not “soon”"),
    ],
)
def test_bad_input_is_a_sentence(
    arguments: str, sentence: str, asked: list[Settings], capsys: Out
) -> None:
    assert main(["bench", "--lang", "en", *arguments.split()]) == 2
    assert sentence in capsys.readouterr().err
    told = set()
    for language in LANGUAGES:
        assert main(["bench", "--lang", language, *arguments.split()]) == 2
        told.add(capsys.readouterr().err)
    assert len(told) == len(LANGUAGES)
    assert not asked


def test_every_option_has_help_in_every_language(capsys: Out) -> None:
    told: set[str] = set()
    for language in LANGUAGES:
        assert main(["bench", "--help", "--lang", language]) == 0
        lines = capsys.readouterr().out.partition("--rounds N ")[2].splitlines()
        told.update(line.strip() for line in lines if "(" in line)
    assert any("(default: bench.json)" in line for line in told)
    assert len(told) == 3 * len(LANGUAGES)


def test_it_prints_and_writes(asked: list[Settings], tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "figures.json"
    assert main(["bench", "--output", str(file), "--lang", "en"]) == 0
    assert asked == [Settings()]
    assert json.loads(file.read_text(encoding="utf-8")) == REPORT
    out = capsys.readouterr().out
    assert f"Not compared with catanatron. To install: {to_install('bench')}" in out
    assert out.endswith(f"Written to {file}\n")


def test_it_speaks_the_language_of_the_reader(
    asked: list[Settings], tmp_path: Path, capsys: Out
) -> None:
    told: set[str] = set()
    for language in LANGUAGES:
        main(["bench", "--output", str(tmp_path / "figures.json"), "--lang", language])
        told.update(capsys.readouterr().out.splitlines())
    assert len(asked) == len(LANGUAGES)
    assert len([line for line in told if "pip install" in line]) == len(LANGUAGES)
    assert len([line for line in told if "figures.json" in line]) == len(LANGUAGES)
