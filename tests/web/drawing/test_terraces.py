"""The terraces of the finished page."""

import re

import pytest

from ceylon.ids import Seat
from ceylon.web.drawing.terraces import Terrace, draw_terraces
from ceylon.web.pages.standings import short_name


def numbers(terrace: Terrace) -> list[tuple[float, str]]:
    """The numbers on the layers, with their heights in the drawing."""
    drawn = draw_terraces("", [terrace], solo=False, minus="-")
    found = re.findall(r'<text class="sv" x="[^"]*" y="([^"]*)">(\d+)<', drawn)
    return [(float(y), said) for y, said in found]


def test_a_layer_that_is_cut_bears_its_number_on_what_is_left() -> None:
    """Neither lawn nor pawn covers it, and what is cut off has none."""
    whole = numbers(Terrace(Seat(0), (20, 10, 10, 0), 0, ""))
    cut = numbers(Terrace(Seat(0), (20, 10, 10, 0), 6, ""))
    assert [said for _, said in whole] == [said for _, said in cut] == ["20", "10", "10"]
    assert whole[:2] == cut[:2]
    assert cut[2][0] > whole[2][0]
    assert [said for _, said in numbers(Terrace(Seat(0), (20, 10, 10, 0), 14, ""))] == ["20", "10"]


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Ana", "Ana"),
        ("Planter 2", "Planter 2"),
        ("Planteur 2", "Plante… 2"),
        ("Planteur 3", "Plante… 3"),
        ("Wilhelmina", "Wilhelmi…"),
        ("Ana 20261119", "Ana 2026…"),
    ],
)
def test_short_names_stay_different(name: str, short: str) -> None:
    """Two bots of one kind differ by their number alone."""
    assert short_name(name) == short
