"""The curve of docs/baselines.md shows the log that is kept."""

import json

from tools.learning_curve import DRAWING, LOG, drawing, points


def line(steps: int, own: float, other: float) -> str:
    return json.dumps({"steps": steps, "own": own, "other": other})


def test_a_check_is_a_point() -> None:
    log = "\n".join([line(1_000_000, 20.5, 70), line(2_500_000, 60, 59.5)])
    found = [(millions, value.value) for _, millions, value in points(log)]
    assert found == [(1.0, -49.5), (2.5, 0.5)]


def test_the_drawing_is_that_of_the_log() -> None:
    """If it is not: `python -m tools.learning_curve`."""
    assert drawing(LOG.read_text(encoding="utf-8")) == DRAWING.read_text(encoding="utf-8")
