"""The examples run, and say what they promise. The one that needs PyTorch is in tests/lab."""

import re
from pathlib import Path

import pytest
from examples import own_bot, policy, random_games

from ceylon import Game, Options, Seat, View
from ceylon.bots import bot

EXAMPLES = Path(own_bot.__file__).parent


def test_random_games(capsys: pytest.CaptureFixture[str]) -> None:
    random_games.main(["--seats", "2", "--games", "20"])
    told = capsys.readouterr().out
    assert int(re.findall(r"^games: (\d+)", told)[0]) >= 20
    assert re.findall(r"^seat (\d)", told, re.MULTILINE) == ["0", "1"]


def test_each_random_game_is_counted_once() -> None:
    games = random_games.played(3, 40, seed=2, at_once=8)
    assert len(games.winners) == len(games.points) == len(games.choices) >= 40
    for points, winner in zip(games.points, games.winners, strict=True):
        assert points[winner] == max(points)
    assert min(games.choices) > 50
    assert max(games.choices) < 400


def test_an_own_bot(capsys: pytest.CaptureFixture[str]) -> None:
    own_bot.main(["--games", "6"])
    assert capsys.readouterr().out == "thrifty wins 100% of its games against chance\n"


def test_the_policy_beats_chance() -> None:
    assert own_bot.match(policy.Policy, lambda seed: bot("chance", seed), 6) == 1


def test_the_policy_knows_only_games_of_two() -> None:
    game = Game.new(Options(3), 1)
    with pytest.raises(ValueError, match="games of two, not of 3"):
        policy.Policy().choose(View.of(game, Seat(0)), game.legal())


def test_each_example_says_how_it_is_run() -> None:
    for file in EXAMPLES.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        if "def main(" in text:
            assert f"    python -m examples.{file.stem}" in text, file.name
        listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
        assert file.name == "__init__.py" or f"`{file.stem}`" in listed, file.name
