"""What came of the mutants of each module, kept in results.json beside this file.

A survivor is known by the change itself, not by mutmut's number for it, which another change of the
function would shift. answers.toml says of each survivor why it may live.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.mutants.workshop import environment, folder, source

HERE: Final = Path(__file__).parent
RESULTS: Final = HERE / "results.json"
ANSWERS: Final = HERE / "answers.toml"
KILLED: Final = {1, 3}
TIMEOUT: Final = {24, -24, 36, 152, 255}
NOTICED: Final = KILLED | TIMEOUT
UNTESTED: Final = {5, 33}
"""The exit codes of mutmut; untested is what no test calls."""


class Change(NamedTuple):
    """A survivor: a line, and what it becomes."""

    module: str
    was: str
    becomes: str


class Result(NamedTuple):
    killed: int
    timeout: int
    untested: int
    survivors: list[Change]


def read_results() -> dict[str, Result]:
    """By the module: those that were run."""
    kept: dict[str, Any] = json.loads(RESULTS.read_text("utf-8"))
    return {
        module: Result(
            each["killed"],
            each["timeout"],
            each["untested"],
            [Change(module, was, becomes) for was, becomes in each["survivors"]],
        )
        for module, each in kept.items()
    }


def read_answers() -> dict[Change, str]:
    """Why a survivor may live."""
    kept = tomllib.loads(ANSWERS.read_text("utf-8"))["answer"]
    return {Change(each["module"], each["was"], each["becomes"]): each["because"] for each in kept}


def note(module: str) -> None:
    """Keep what mutmut found in a module."""
    results = read_results()
    results[module] = _found(module)
    kept = {name: _plain(results[name]) for name in sorted(results)}
    RESULTS.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n", "utf-8")


def reopen(module: str) -> None:
    """Let all that was not noticed be tested again: there may be new tests."""
    if _meta(module).exists():
        meta: dict[str, Any] = json.loads(_meta(module).read_text("utf-8"))
        codes = meta["exit_code_by_key"]
        meta["exit_code_by_key"] = {
            name: code if code in NOTICED else None for name, code in codes.items()
        }
        _meta(module).write_text(json.dumps(meta), "utf-8")


def _meta(module: str) -> Path:
    """Where mutmut keeps its verdicts."""
    return folder(module) / "mutants" / f"{source(module)}.meta"


def _found(module: str) -> Result:
    codes: dict[str, int | None] = json.loads(_meta(module).read_text("utf-8"))["exit_code_by_key"]
    if None in codes.values():
        raise SystemExit(f"{module}: some mutants have no verdict yet; go on with --keep")
    seen = NOTICED | UNTESTED
    # Whatever ended in another way is read like a survivor.
    survivors = sorted(_change(module, name) for name, code in codes.items() if code not in seen)
    killed, timeout, untested = (
        sum(code in kind for code in codes.values()) for kind in (KILLED, TIMEOUT, UNTESTED)
    )
    return Result(killed, timeout, untested, survivors)


def _change(module: str, mutant: str) -> Change:
    diff = subprocess.run(  # noqa: S603 - the command is ours
        [sys.executable, "-m", "mutmut", "show", mutant],
        cwd=folder(module),
        env=environment(module),
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    return Change(module, _lines(diff, "-"), _lines(diff, "+"))


def _lines(diff: Iterable[str], sign: str) -> str:
    lines = [line[1:].strip() for line in diff if line[:1] == sign and line[:3] != sign * 3]
    return " ".join(lines)


def _plain(result: Result) -> dict[str, object]:
    survivors = [[each.was, each.becomes] for each in result.survivors]
    return {**result._asdict(), "survivors": survivors}
