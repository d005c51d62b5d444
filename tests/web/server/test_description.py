"""The API is what its description says: schemathesis finds no fault in it.

It is given the closed description, in which no answer may have a field that is not described.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.thorough import sampled
from tests.web.server.repeatable import repeatable
from tests.web.server.serving import Served

from ceylon.web.server.openapi import description

EXAMPLES = 10
UNFIT = "positive_data_acceptance"
"""Left out: a well-formed request can still be against the rules of the game, and refused."""
GOLDEN = Path(__file__).parents[2] / "golden"
FINISHED = GOLDEN / "solo-drawn-without-uva--human-draws-the-last-card.ceylon"


def test_what_is_published_allows_more_fields(served: Served) -> None:
    """Later versions may have more; everything else is the same."""
    with served.client() as client:
        published = client.get("/api/openapi.json").json()
    assert published == description()
    assert '"unevaluatedProperties": false' not in json.dumps(published)
    names = published["components"]["schemas"].keys()
    assert names == description(closed=True)["components"]["schemas"].keys()


@pytest.mark.parametrize("examples", sampled((EXAMPLES, 50), EXAMPLES))
@pytest.mark.parametrize(
    ("role", "paths"),
    [
        ("seat 1", ["--exclude-path-regex", "/stream$"]),
        ("host", ["--include-path-regex", "/(seats/.*|curtain|skip|name|take)$"]),
    ],
)
def test_the_description_is_true(
    served: Served, tmp_path: Path, role: str, paths: list[str], examples: int
) -> None:
    """For a player everything, for the host what only the host may do."""
    made = served.made([{"kind": "human"}, {"kind": "open"}], hints=True)
    check(served, made.id, made.answer["secrets"][role], tmp_path, *paths, examples=examples)


def test_the_description_of_a_finished_game_is_true(tmp_path: Path) -> None:
    """The record and the analysis, which are refused for a game in progress."""
    with repeatable(tmp_path, brief=True) as served:
        made, secret = opened(served)
        host = served.client(secret)
        while host.get(f"/api/tables/{made}/analysis").status_code == 202:
            time.sleep(0.1)
        paths = ("--include-path-regex", "/(record|analysis)$")
        check(served, made, secret, tmp_path, *paths, examples=2 * EXAMPLES)


def opened(served: Served) -> tuple[str, str]:
    """A table where the game of a record is over, and the secret of its host."""
    with served.client(Accept="text/html") as browser:
        browser.post("/records", data={"text": FINISHED.read_text()}, files={"file": b""})
        name = next(name for name in browser.cookies if name.startswith("ceylon_host_"))
        return name.removeprefix("ceylon_host_"), browser.cookies[name]


def check(
    served: Served, table: str, secret: str, folder: Path, *paths: str, examples: int = EXAMPLES
) -> None:
    """Whether all answers to somebody, at these paths, are as described."""
    file = folder / "openapi.json"
    file.write_text(closed(table), encoding="utf-8")
    command = [
        *(str(Path(sys.executable).with_name("schemathesis")), "run", str(file)),
        *("--url", served.url, "--max-examples", str(examples), "--seed", "46", "--no-color"),
        *("--header", f"Authorization: Bearer {secret}"),
        *("--phases", "examples,coverage,fuzzing", *paths),
        *("--exclude-checks", UNFIT, "--suppress-health-check", "all"),
        "--generation-deterministic",
    ]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ, cwd=folder
    )
    assert done.returncode == 0, done.stdout + done.stderr


def closed(table: str) -> str:
    """The closed description, with the one table that the examples play at."""
    any_table = json.dumps({"type": "string", "minLength": 1})
    text = json.dumps(description(closed=True))
    assert any_table in text
    return text.replace(any_table, json.dumps({"enum": [table]}))
