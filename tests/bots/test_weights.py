"""The search with weights of one's own."""

import json
from pathlib import Path

import pytest
from tests.guests.strangers import GAME, VIEW

from ceylon import bots
from ceylon.bots.weights import WeightsError
from ceylon.guests import named
from ceylon.guests.harmless import harmless
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.search.catalogue import NAMES
from ceylon.training.weights_file import shipped


@pytest.fixture
def file(tmp_path: Path) -> Path:
    copy = tmp_path / "weights.json"
    copy.write_bytes(shipped().read_bytes())
    return copy


def test_with_the_shipped_weights_it_plays_as_ever(file: Path) -> None:
    own, usual = named(f"search-60@{file}", 4), bots.bot("search-60", 4)
    for game in (GAME, Game.new(Options(3), 2), Game.new(Options(1), 2)):
        view = View.of(game, game.seat)
        assert own.choose(view, game.legal()) == usual.choose(view, game.legal())
    assert own.name == f"search-60@{file}"


def test_with_others_it_plays_otherwise(file: Path) -> None:
    """Whatever is good is bad."""
    modes = json.loads(file.read_text(encoding="utf-8"))
    weights = modes["2"]["weights"]
    modes["2"]["weights"] = {name: [-number for number in row] for name, row in weights.items()}
    before = harmless(f"search-60@{file}")
    file.write_text(json.dumps(modes), encoding="utf-8")
    harmless.cache_clear()
    after = harmless(f"search-60@{file}")
    assert before.make(4).choose(VIEW, GAME.legal()) != after.make(4).choose(VIEW, GAME.legal())
    assert before.digest != after.digest


def test_a_mode_that_it_has_not_learnt(file: Path) -> None:
    """The shipped weights do not stand in: nobody would notice."""
    modes = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({"3": modes["3"], "4": modes["4"]}), encoding="utf-8")
    bot = named(f"search-60@{file}", 4)
    with pytest.raises(WeightsError, match="has no weights for the mode “2”, only for 3, 4"):
        bot.choose(VIEW, GAME.legal())


def test_weights_of_other_features(file: Path) -> None:
    modes = json.loads(file.read_text(encoding="utf-8"))
    del modes["solo"]["railways"][NAMES[3]]
    file.write_text(json.dumps(modes), encoding="utf-8")
    with pytest.raises(WeightsError, match=f"has no weight for the feature “{NAMES[3]}”"):
        named(f"search@{file}", 1)


def test_another_file(tmp_path: Path) -> None:
    (tmp_path / "diary.json").write_text("{}3", encoding="utf-8")
    with pytest.raises(WeightsError, match=r"diary.json is not a weights file"):
        named(f"search@{tmp_path / 'diary.json'}", 1)
    with pytest.raises(FileNotFoundError):
        named(f"search@{tmp_path / 'nothing.json'}", 1)
