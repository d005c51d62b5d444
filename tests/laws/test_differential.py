"""Interpreted against compiled: the same seeds play the same games, step by step."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.laws import stream

import ceylon
from ceylon import _build

ROOT = Path(__file__).parents[2]
SEEDS = 2

needs_compiled_rules = pytest.mark.skipif(
    not _build.compiled(), reason="the rules run interpreted here: there is nothing to compare"
)


def interpreted_lines() -> list[str]:
    """The stream of a separate process, which runs the source."""
    source = str(Path(ceylon.__file__).parents[1])
    environment = {**os.environ, _build.PURE: "1", "PYTHONPATH": source}
    command = [sys.executable, "-m", "tests.laws.stream", str(SEEDS)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@needs_compiled_rules
def test_interpreted_and_compiled_rules_play_the_same_games() -> None:
    """Legal choices, questions, all fields, facts, reasons, prices, views, scores and playouts."""
    which, *interpreted = interpreted_lines()
    assert which == "interpreted"
    compiled = list(stream.lines(SEEDS))
    assert len(compiled) > 10_000
    for one, other in zip(interpreted, compiled, strict=False):
        assert one == other
    assert len(interpreted) == len(compiled)


def test_the_stream_notices_every_change() -> None:
    """A checksum that misses a field would compare nothing."""
    lines = list(stream.game_lines("2-without-uva", 1))
    assert lines == list(stream.game_lines("2-without-uva", 1))
    assert len(set(lines)) == len(lines)
    assert lines != list(stream.game_lines("2-without-uva", 2))
