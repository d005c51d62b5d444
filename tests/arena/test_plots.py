"""Plots: what is drawn is on the sheet, in order, with its numbers."""

import xml.etree.ElementTree as ET

import pytest

from ceylon.arena.interval import Interval
from ceylon.arena.plots import bars, curve, intervals
from ceylon.arena.svg import WIDTH, steps
from ceylon.words import Words

ENGLISH = Words.of("en")
SVG = "{http://www.w3.org/2000/svg}"


def read(drawn: str) -> ET.Element:
    return ET.fromstring(drawn)  # noqa: S314 - it is our own


def dots(drawn: str) -> list[tuple[float, float]]:
    circles = read(drawn).iter(f"{SVG}circle")
    return [(float(circle.attrib["cx"]), float(circle.attrib["cy"])) for circle in circles]


def test_a_greater_value_lies_further_to_the_right() -> None:
    rows = [("a", Interval(40, 30, 50)), ("b", Interval(60, 55, 65)), ("c", Interval(5, 0, 9))]
    (first, y), (second, below), (third, last) = dots(intervals(ENGLISH, "shares", rows, 50))
    assert third < first < second <= WIDTH
    assert y < below < last


def test_what_one_deal_says_can_be_drawn() -> None:
    """Its interval is unbounded: it fills the sheet."""
    unknown = Interval(-20.0, float("-inf"), float("inf"))
    ((x, _),) = dots(intervals(ENGLISH, "margins", [("a", unknown)], 0.0))
    assert 0 < x < WIDTH


def test_games_are_counted_in_whole_numbers() -> None:
    drawn = bars(ENGLISH, "games", [("36 turns", 9459.0)], whole=True)
    assert ">9,459<" in drawn


def test_bars_begin_at_nothing() -> None:
    drawn = read(bars(ENGLISH, "points", [("more", 10.0), ("less", -5.0)]))
    _, more, less = drawn.iter(f"{SVG}rect")
    assert float(less.attrib["width"]) == pytest.approx(float(more.attrib["width"]) / 2, abs=0.2)
    end = float(less.attrib["x"]) + float(less.attrib["width"])
    assert end == pytest.approx(float(more.attrib["x"]), abs=0.2)


def test_ten_times_as_long_is_always_as_far() -> None:
    half = Interval(50, 40, 60)
    points = [("c", 100.0, half), ("a", 1.0, half), ("b", 10.0, half)]
    first, second, third = [x for x, _ in dots(curve(ENGLISH, "strength", "time", points))]
    assert second - first == pytest.approx(third - second, abs=0.2)
    assert second > first


def test_names_cannot_break_the_file() -> None:
    drawn = read(bars(ENGLISH, 'a "title" & <more>', [("<bot>", 1.0)]))
    assert "<bot>" in {text.text for text in drawn.iter(f"{SVG}text")}
    assert drawn.attrib["aria-label"] == 'a "title" & <more>'


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (-1, 1, [-1, -0.5, 0, 0.5, 1]),
        (22, 25, [22, 22.5, 23, 23.5, 24, 24.5, 25]),
    ],
)
def test_marks_are_round_numbers(low: float, high: float, marks: list[float]) -> None:
    assert steps(low, high) == pytest.approx(marks)
