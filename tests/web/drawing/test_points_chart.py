"""The chart of the points by turn, read with its own scales."""

import re
from collections.abc import Callable

import pytest
from tests.web.playing import each_mode, play

from ceylon.ids import Seat
from ceylon.rules.options import Options
from ceylon.rules.scoring import track_points
from ceylon.web.drawing.points_chart import FINAL_STEPS, draw_chart
from ceylon.words import Words

MINUS = "\N{MINUS SIGN}"


def scale(marks: list[tuple[float, float]]) -> Callable[[float], float]:
    """From a place in the drawing to the number there, by two labels of an axis."""
    (at, number), (other_at, other) = marks[0], marks[-1]
    return lambda place: number + (place - at) / (other_at - at) * (other - number)


def scales(chart: str) -> tuple[Callable[[float], float], Callable[[float], float]]:
    """Turns from left to right, points from bottom to top."""
    turns = re.findall(r'class="ax mid" x="([\d.]+)"[^>]*>(\d+)<', chart)
    points = re.findall(rf'class="ax end"[^>]* y="([\d.]+)">({MINUS}?\d+)<', chart)
    return (
        scale([(float(x), float(turn)) for x, turn in turns]),
        scale([(float(y) - 4, float(n.replace(MINUS, "-"))) for y, n in points]),
    )


def corners(chart: str, kind: str) -> list[tuple[float, float]]:
    """The corners of a line, as turns and points."""
    found = re.search(rf'class="{kind}" d="M([^"]+)"', chart)
    assert found
    turn, points = scales(chart)
    places = (corner.split() for corner in found[1].split("L"))
    return [(turn(float(x)), points(float(y))) for x, y in places]


def points_by_turn(options: Options) -> tuple[list[list[int]], str]:
    """Everyone's points after each turn of a game, and the chart of them."""
    history: dict[int, list[int]] = {}
    for playing in play(options):
        game = playing.game
        if game.turn:
            history[int(game.turn)] = [int(track_points(game, seat)) for seat in game.seats()]
    ranked = sorted(game.scores(), key=lambda score: score.rank)
    told = list(history.values())
    return told, str(draw_chart(Words.of("en"), told, ranked))


@each_mode
def test_the_lines_of_the_chart_tell_the_points(options: Options) -> None:
    """After every turn, and from there up or down to the total (criterion 35)."""
    history, chart = points_by_turn(options)
    for seat in map(Seat, range(len(history[0]))):
        told = [0, *(row[seat] for row in history)]
        drawn = corners(chart, f"ln l{seat}")
        assert [turn for turn, _ in drawn] == pytest.approx(list(range(len(told))), abs=0.05)
        assert [points for _, points in drawn] == pytest.approx(told, abs=0.1)
        start, end = corners(chart, f"ln fl l{seat}")
        assert start == pytest.approx(drawn[-1], abs=0.1)
        assert end[0] == pytest.approx(len(history) + FINAL_STEPS, abs=0.05)
        assert f">{round(end[1])}<".replace("-", MINUS) in chart
