"""`ceylon analyse`: a chart and the turning points, for people and for programs."""

import json
import signal
from pathlib import Path

import pytest
from tests.analysis.playing import played

import ceylon.cli.analyse as command
from ceylon.analysis import Analysis, analyse
from ceylon.cli import main
from ceylon.cli.chances import chart
from ceylon.rules.options import Options
from ceylon.sight.data.advice import analysis_data
from ceylon.sight.data.encoding import to_json
from ceylon.words import LANGUAGES, Words

Out = pytest.CaptureFixture[str]
RECORD = played(Options(2), seed=4, choices=40)
SOLO = played(Options(1), seed=4, choices=20)


def saved(folder: Path) -> str:
    RECORD.save(folder / "game.ceylon")
    return str(folder / "game.ceylon")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(capsys: Out, tmp_path: Path, language: str) -> None:
    arguments = ["analyse", saved(tmp_path), "--simulations", "8", "--lang", language]
    assert main(arguments) == 0
    said = capsys.readouterr()
    assert said.err == ""
    words = Words.of(language)
    assert words.say("The choices that cost the most:") in said.out
    assert words.say("The game is not finished.") in said.out
    assert "● Ana" in said.out
    assert "■ Bo" in said.out


def test_what_it_tells_is_what_was_found(capsys: Out, tmp_path: Path) -> None:
    assert main(["analyse", saved(tmp_path), "--simulations", "8", "--lang", "en"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    words = Words.of("en").seated(RECORD.names)
    for number, point in enumerate(analyse(RECORD, simulations=8).turning_points, start=1):
        moment = point.moment
        assert f"({number}) Turn {moment.turn}, choice {moment.number}, " in out
        before = 100 * moment.chances[moment.seat]
        after = before - 100 * moment.swing
        assert f"The chance of winning fell from {before:.0f}% to {after:.0f}%. Better: " in out
        for reason in point.reasons:
            assert reason.sentence(words)[1:] in out


def test_for_programs(capsys: Out, tmp_path: Path) -> None:
    assert main(["analyse", saved(tmp_path), "--simulations", "8", "--json", "--lang", "ru"]) == 0
    out = capsys.readouterr().out
    assert out.isascii()  # so it is valid JSON in any encoding of the pipe
    data = json.loads(out)
    words = Words.of("ru").seated(RECORD.names)
    assert data == json.loads(to_json(analysis_data(analyse(RECORD, simulations=8), words)))


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--simulations", "0"], "--simulations must be more than 0, not 0"),
        (["--seconds", "nan"], "--seconds must be more than 0, not nan"),
        (["--seconds", "1", "--simulations", "5"], "cannot be used together"),
    ],
)
def test_wrong_arguments(capsys: Out, tmp_path: Path, arguments: list[str], problem: str) -> None:
    assert main(["analyse", saved(tmp_path), *arguments, "--lang", "en"]) == 2
    assert problem in capsys.readouterr().err


def test_a_broken_record(capsys: Out, tmp_path: Path) -> None:
    file = Path(saved(tmp_path))
    file.write_text(file.read_text().replace("start", "strat", 1))
    assert main(["analyse", str(file), "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith(f"ceylon: {file}: line ")
    assert main(["analyse", str(tmp_path / "none.ceylon"), "--lang", "en"]) == 1
    assert "none.ceylon" in capsys.readouterr().err


def test_stopping_shows_what_was_found(
    capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C after ten choices."""

    def interrupted(done: int, _total: int) -> None:
        if done == 10:
            signal.raise_signal(signal.SIGINT)

    def with_ctrl_c(*arguments: object, **named: object) -> Analysis:
        return analyse(*arguments, **{**named, "progress": interrupted})  # type: ignore[arg-type]

    monkeypatch.setattr(command, "analyse", with_ctrl_c)
    assert main(["analyse", saved(tmp_path), "--simulations", "8", "--lang", "en"]) == 130
    assert "Stopped after 10 of 40 choices." in capsys.readouterr().out


# The chart


@pytest.mark.parametrize("width", [30, 60, 200])
@pytest.mark.parametrize("record", [RECORD, SOLO], ids=["two", "solo"])
def test_no_line_of_the_chart_is_too_wide(record: object, width: int) -> None:
    analysis = analyse(record, simulations=2)  # type: ignore[arg-type]
    words = Words.of("en").seated(["A name that is much too long for a chart", "Bo"])
    lines = chart(words, analysis, width)
    assert max(line.cell_len for line in lines) <= width
    assert sum("%" in line.plain for line in lines) == 2


def test_the_higher_chance_has_the_higher_blocks() -> None:
    """It can be read without colours: the heights show who leads."""
    analysis = analyse(RECORD, simulations=2, turning_points=0)
    first, second = (
        sum("▁▂▃▄▅▆▇█".index(sign) + 1 for line in rows for sign in line if sign in "▁▂▃▄▅▆▇█")
        for rows in _strips(analysis)
    )
    means = [sum(column) for column in zip(*analysis.chart(), strict=True)]
    assert (first > second) == (means[0] > means[1])


def _strips(analysis: Analysis) -> tuple[list[str], list[str]]:
    lines = [line.plain for line in chart(Words.of("en").seated(["Ana", "Bo"]), analysis, 120)]
    return lines[:3], lines[3:6]
