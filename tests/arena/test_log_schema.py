"""The JSON Schemas of results files and manifests: real ones are valid, others are not."""

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from ceylon.arena.outcome import Outcome
from ceylon.arena.part import Part
from ceylon.arena.plan import Plan, round_robin
from ceylon.arena.run import run
from ceylon.dataset.manifest import manifest

SCHEMAS = Path(__file__).parents[2] / "docs" / "schemas"
TWO = Plan((("chance", "chance"),), 1)


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def line() -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for(schema("arena-log"))


@pytest.mark.parametrize(
    ("plan", "part"),
    [
        (TWO, Part(1, 1)),
        (replace(TWO, timed=False, rotated=False), Part(2, 2)),
        (Plan(round_robin(("chance", "search-1", "pupil"), 3), 2, starting_tiles=True), Part(1, 2)),
        (Plan((("chance",),), 3, without="dimbula"), Part(1, 1)),
    ],
    ids=["two", "part", "three", "solo"],
)
def test_real_files_are_valid(
    plan: Plan, part: Part, line: jsonschema_rs.Validator, tmp_path: Path
) -> None:
    file = tmp_path / "log"
    assert list(run(plan, 2, workers=1, file=file, part=part))
    lines = [json.loads(each) for each in file.read_text(encoding="utf-8").splitlines()]
    assert len(lines) > 1
    for each in lines:
        line.validate(each)


def test_what_is_wrong_is_found(line: jsonschema_rs.Validator, tmp_path: Path) -> None:
    file = tmp_path / "log"
    assert list(run(TWO, 1, workers=1, file=file))
    head, game, _ = [json.loads(each) for each in file.read_text(encoding="utf-8").splitlines()]
    for key in head:
        assert not line.is_valid({k: v for k, v in head.items() if k != key})
    for key in game:
        assert not line.is_valid({k: v for k, v in game.items() if k != key})
        assert not line.is_valid({**game, key: "?"})
    assert not line.is_valid({**game, "mood": 1})
    assert not line.is_valid({**head, "part": [1, 2]})


def test_every_field_of_a_game_is_described() -> None:
    described = schema("arena-log")["$defs"]["game"]["properties"]
    assert list(described) == [field.name for field in fields(Outcome)]


def test_a_manifest_is_valid() -> None:
    validator = jsonschema_rs.validator_for(schema("selfplay-manifest"))
    found = json.loads(manifest(replace(TWO, rotated=False, date="2026-11-18"), 7))
    validator.validate(found)
    for key in found:
        assert not validator.is_valid({k: v for k, v in found.items() if k != key})
    assert not validator.is_valid({**found, "date": "today"})
