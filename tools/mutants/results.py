"""The results of the mutants of each module, kept in results.json beside this file.

A survivor is identified by the change itself, so that it keeps its answer when others are added to
the function. answers.toml explains why each survivor is acceptable.
"""

from __future__ import annotations

import enum
import json
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

HERE: Final = Path(__file__).parent
RESULTS: Final = HERE / "results.json"
ANSWERS: Final = HERE / "answers.toml"


class Verdict(enum.Enum):
    REFUSED = "refused by mypy"
    KILLED = "killed"
    TOO_SLOW = "too slow"
    SURVIVES = "survives"


class Change(NamedTuple):
    """A line, and what it becomes."""

    module: str
    was: str
    becomes: str


class Result(NamedTuple):
    refused: int
    killed: int
    too_slow: int
    survivors: list[Change]


def read_results() -> dict[str, Result]:
    """By the module: those that were run."""
    kept: dict[str, Any] = json.loads(RESULTS.read_text("utf-8"))
    return {
        module: Result(
            each["refused"],
            each["killed"],
            each["too_slow"],
            [Change(module, was, becomes) for was, becomes in each["survivors"]],
        )
        for module, each in kept.items()
    }


def read_answers() -> dict[Change, str]:
    """Why each survivor is acceptable."""
    kept = tomllib.loads(ANSWERS.read_text("utf-8"))["answer"]
    return {Change(each["module"], each["was"], each["becomes"]): each["because"] for each in kept}


def note(module: str, verdicts: Iterable[tuple[Change, Verdict]], *, again: bool) -> Result:
    """Store the results of all mutants of a module, or of a second run of some survivors."""
    found = list(verdicts)
    survivors = sorted(change for change, verdict in found if verdict is Verdict.SURVIVES)
    counts = Counter(verdict for _, verdict in found)
    refused, killed, too_slow = (
        counts[each] for each in (Verdict.REFUSED, Verdict.KILLED, Verdict.TOO_SLOW)
    )
    results = read_results()
    if again:
        refused, killed, too_slow, before = results[module]
        tried = {change for change, _ in found}
        survivors = sorted([*survivors, *(each for each in before if each not in tried)])
        killed += len(before) - len(survivors)
    result = Result(refused, killed, too_slow, survivors)
    _write({**results, module: result})
    return result


def _write(results: dict[str, Result]) -> None:
    kept = {module: _plain(results[module]) for module in sorted(results)}
    RESULTS.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n", "utf-8")


def _plain(result: Result) -> dict[str, object]:
    survivors = [[each.was, each.becomes] for each in result.survivors]
    return {**result._asdict(), "survivors": survivors}
