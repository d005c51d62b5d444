"""The golden games: a record for each mode and each way a game can end, and its outcome."""

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.golden.endings import way

from ceylon.record import Record
from ceylon.rules.facts import Fact

HERE = Path(__file__).parent
EXPECTED = HERE / "expected.json"


@dataclass(frozen=True)
class Outcome:
    """The outcome of a game."""

    way: str
    turns: int
    choices: int
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    facts: str
    """A checksum of all facts."""


def record_path(mode: str, ending: str) -> Path:
    return HERE / f"{mode}--{ending}.ceylon"


def outcome_of(record: Record) -> Outcome:
    told: list[Fact] = []
    game = record.game(0)
    for _, facts, game in record.replay():  # noqa: B007 - the last position is the final one
        told += facts
    scores = game.scores()
    return Outcome(
        way(told, solo=game.solo),
        int(game.turn),
        len(record.choices),
        tuple(score.total for score in scores),
        tuple(score.rank for score in scores),
        checksum(told),
    )


def checksum(told: list[Fact]) -> str:
    return hashlib.sha256("\n".join(map(repr, told)).encode()).hexdigest()[:16]


def read_expected() -> dict[str, Outcome]:
    stored = json.loads(EXPECTED.read_text(encoding="utf-8"))
    for one in stored.values():
        one["totals"], one["ranks"] = tuple(one["totals"]), tuple(one["ranks"])
    return {name: Outcome(**one) for name, one in stored.items()}


def write_expected(outcomes: dict[str, Outcome]) -> None:
    """One line per game, so that a diff shows which one changed."""
    lines = [f"{json.dumps(name)}: {json.dumps(asdict(o))}" for name, o in sorted(outcomes.items())]
    EXPECTED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
