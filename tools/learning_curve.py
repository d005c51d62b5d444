"""Draw docs/baselines.svg: how far the policy of examples/masked_ppo.py is behind greedy as it
learns.

    python -m tools.learning_curve
"""

import json
from collections.abc import Iterator
from pathlib import Path

from ceylon.arena.interval import Interval
from ceylon.arena.plots import curve
from ceylon.words import Words

ROOT = Path(__file__).parents[1]
LOG = ROOT / "examples" / "policy.jsonl"
DRAWING = ROOT / "docs" / "baselines.svg"

TITLE = "points ahead of greedy, by millions of choices learnt from"
ACROSS = "millions of choices"


def main() -> None:
    DRAWING.write_text(drawing(LOG.read_text(encoding="utf-8")), encoding="utf-8")


def drawing(log: str) -> str:
    """The log that the training wrote, as a curve."""
    return curve(Words.of("en"), TITLE, ACROSS, list(points(log)))


def points(log: str) -> Iterator[tuple[str, float, Interval]]:
    """One for each check."""
    for line in log.splitlines():
        found = json.loads(line)
        ahead = found["own"] - found["other"]
        yield "", found["steps"] / 1e6, Interval(ahead, ahead, ahead)


if __name__ == "__main__":
    main()
