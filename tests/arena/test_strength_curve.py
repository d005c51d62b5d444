"""One curve from several runs: the drawing of docs/strength.md."""

import json
from pathlib import Path

import pytest
from tools.strength_curve import main, points_of

from ceylon.arena.interval import Interval


def run_of(bot: str, share: float) -> object:
    """What a run against search-100ms writes, as far as the curve needs it."""
    mine = {"bot": bot, "win_share": share, "low": share - 0.1, "high": share + 0.1}
    theirs = {"bot": "search-100ms", "win_share": 1 - share, "low": 0.0, "high": 1.0}
    return {"results": [mine, theirs]}


def test_each_bot_is_a_point_and_the_opponent_of_all_is_even() -> None:
    runs = [run_of("search-10ms", 0.25), run_of("search-1000ms", 0.75)]
    even, fast, slow = points_of("search-100ms", runs)
    assert even == ("100 ms", 100.0, Interval(50.0, 50.0, 50.0))
    assert fast[:2] == ("10 ms", 10.0)
    assert fast[2] == pytest.approx((25.0, 15.0, 35.0))
    assert slow[:2] == ("1000 ms", 1000.0)


def test_the_drawing_is_written(tmp_path: Path) -> None:
    results, drawing = tmp_path / "results.json", tmp_path / "strength.svg"
    results.write_text(json.dumps(run_of("search-3000ms", 0.8)))
    main(["search-100ms", str(results), "--write", str(drawing)])
    drawn = drawing.read_text(encoding="utf-8")
    assert ">100 ms<" in drawn
    assert ">3000 ms<" in drawn


def test_a_bot_without_a_clock_is_no_point() -> None:
    with pytest.raises(SystemExit, match="greedy does not think by the clock"):
        list(points_of("search-100ms", [run_of("greedy", 0.1)]))
