"""Weights files and their log: written as they are read, and belonging together."""

import json
from pathlib import Path

import pytest

from ceylon.bots.search import settings, settings_of
from ceylon.bots.weights import WeightsError, read
from ceylon.search.catalogue import NAMES
from ceylon.training import training_log
from ceylon.training.modes import SOLO, TABLES
from ceylon.training.numbers import complete, learned_of, numbers_of
from ceylon.training.prior import PLAYERS, RAILWAYS
from ceylon.training.weights_file import as_text, checksum, shipped


def test_the_shipped_weights_are_written_as_they_are_read() -> None:
    modes = read(shipped())
    assert list(modes) == list(TABLES)
    assert as_text(modes) == shipped().read_text(encoding="utf-8")


@pytest.mark.parametrize("mode", TABLES)
def test_the_shipped_log_belongs_to_the_shipped_weights(mode: str) -> None:
    assert training_log.read(training_log.beside(shipped()))[mode]["checksum"] == checksum(
        read(shipped())[mode]
    )


@pytest.mark.parametrize("mode", TABLES)
def test_weights_are_the_same_as_arrays(mode: str) -> None:
    """And search thinks with what is shipped."""
    learned = read(shipped())[mode]
    near, far = learned["spread"]
    again = learned_of(numbers_of(learned, solo=mode == SOLO), (near, far))
    assert again == learned
    boards = 2 if mode == SOLO else int(mode)
    usual = settings(boards, solo=mode == SOLO).weights
    assert list(settings_of(again).weights.rows) == list(usual.rows)
    assert list(settings_of(again).weights.railways) == list(usual.railways)
    assert list(settings_of(again).weights.spread) == list(usual.spread)


def test_every_feature_believed_in_is_one() -> None:
    """A feature that gets another name must not be forgotten."""
    assert set(PLAYERS) | set(RAILWAYS) <= set(NAMES)


def test_weights_of_other_features_can_be_used() -> None:
    """Those that are gone are left out; those that are new are as before anything was learnt."""
    learned = read(shipped())["2"]
    learned["weights"]["gone"] = [1.0, 2.0, 3.0]
    before = learned["weights"].pop("points"), learned["weights"].pop("C1")
    known = complete(learned, solo=False)
    assert list(known["weights"]) == list(NAMES)
    assert known["weights"]["points"] == [1.0, 0.0, 0.0] != before[0]
    assert known["weights"]["C1"] == [0.0, 0.0, 0.0] != before[1]
    assert known["weights"]["C2"] == learned["weights"]["C2"]


GOOD = {"2": {"spread": [1.0, 2.0], "weights": {"points": [1.0, 0.0, 0.0]}}}


def test_a_good_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "weights.json").write_text(json.dumps(GOOD), encoding="utf-8")
    assert read(tmp_path / "weights.json") == GOOD


@pytest.mark.parametrize(
    "text",
    [
        "",
        "my diary",
        "[]",
        "3",
        json.dumps({"5": GOOD["2"]}),
        json.dumps({"2": {"spread": [1.0, 2.0]}}),
        json.dumps({"2": {"weights": {}}}),
        json.dumps(GOOD).replace("2.0", "2.0, 3.0"),
        json.dumps(GOOD).replace("2.0", "NaN"),
        json.dumps(GOOD).replace("2.0", '"2"'),
        json.dumps(GOOD).replace("[1.0, 0.0, 0.0]", "[1.0, 0.0]"),
        json.dumps(GOOD).replace("[1.0, 0.0, 0.0]", "1.0"),
        json.dumps(GOOD).replace("[1.0, 0.0, 0.0]", "[1.0, 0.0, Infinity]"),
    ],
)
def test_other_files_are_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(WeightsError, match=r"weights.json is not a weights file"):
        read(file)
