"""The API is what its description says: schemathesis finds no fault in it."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from tests.web.server.serving import Made, Served, play_to_the_end

EXAMPLES = "20"
UNFIT = "positive_data_acceptance"
"""Left out: what is well formed can still be against the rules of the game, and is refused."""


def description(served: Served, made: Made) -> dict[str, object]:
    """As published, with the one table that the examples play at."""
    with served.client() as client:
        text = client.get("/api/openapi.json").text
    found: dict[str, object] = json.loads(
        text.replace('{"type":"string","minLength":1}', json.dumps({"enum": [made.id]}))
    )
    assert made.id in json.dumps(found)
    return found


@pytest.mark.parametrize(("role", "apart"), [("seat 1", "stream"), ("host", "stream|links")])
def test_the_description_is_true(served: Served, tmp_path: Path, role: str, apart: str) -> None:
    made = served.made([{"kind": "human"}, {"kind": "open"}], hints=True)
    checked(made, role, tmp_path, "--exclude-path-regex", f"/({apart})$")


def test_the_description_of_a_finished_game_is_true(served: Served, tmp_path: Path) -> None:
    """The record and the analysis, which a game that goes on refuses."""
    made = served.made([{"kind": "human"}, {"kind": "human"}])
    assert play_to_the_end(made, [0, 1], Random(5))["finished"]
    watching = made.as_("watch")
    while watching.client.get(f"{watching.path}/analysis").status_code == 202:
        time.sleep(0.2)
    checked(made, "watch", tmp_path, "--include-path-regex", "/(record|analysis)$")


def checked(made: Made, role: str, folder: Path, *paths: str) -> None:
    """Whether all answers to a role, at these paths, are as described."""
    file = folder / "openapi.json"
    file.write_text(json.dumps(description(made.served, made)), encoding="utf-8")
    command = [
        *(str(Path(sys.executable).with_name("schemathesis")), "run", str(file)),
        *("--url", made.served.url, "--max-examples", EXAMPLES, "--seed", "46", "--no-color"),
        *("--header", f"Authorization: Bearer {made.answer['secrets'][role]}"),
        *("--phases", "examples,coverage,fuzzing", *paths),
        *("--exclude-checks", UNFIT, "--suppress-health-check", "all"),
        "--generation-deterministic",
    ]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ, cwd=folder
    )
    assert done.returncode == 0, done.stdout + done.stderr
