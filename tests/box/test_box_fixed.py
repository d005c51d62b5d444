"""What no box can change is in the file all the same, each fact with its source."""

from collections.abc import Callable

import pytest

from ceylon.box import Box, describe, load

Problems = Callable[..., list[tuple[str, str]]]


@pytest.mark.parametrize(
    ("old", "new", "field", "sentence"),
    [
        ("number = 46", "number = 45", "cards.number", "this number is 45: it must be 46"),
        ("score = 1,", "score = 2,", "discs.score", "this number is 2: it must be 1"),
        ("hexes = 1 ", "hexes = 2 ", "small-tiles.hexes", "this number is 2: it must be 1"),
        (
            "spaces = 4,",
            "spaces = 3,",
            "councillor-tracks.spaces",
            "this number is 3: it must be 4",
        ),
        ("black = 16,", "", "tea.black", "this field is missing: add it"),
        ('west = "Dimbula"', 'west = "Kandy"', "positions.west", "this must be “Dimbula”"),
        (
            'west = "Dimbula"',
            "west = 1",
            "positions.west",
            "this must be text, in straight quotation marks",
        ),
    ],
)
def test_another_value_is_refused(
    problems_of: Problems, old: str, new: str, field: str, sentence: str
) -> None:
    """S2, S4, S6: the rules rely on it."""
    assert problems_of((old, new)) == [(f"fixed.{field}", sentence)]


def test_an_unknown_fact_is_refused(problems_of: Problems) -> None:
    ((field, _),) = problems_of(("[fixed]\n", "[fixed]\npawns = { number = 4 }\n"))
    assert field == "fixed.pawns"


def test_what_is_inferred_is_told_from_the_text() -> None:
    """S2, S4, A4: each fact has a source of its own, or that of the table."""
    told = {(section, name): row for section, rows in describe(load()) for name, *row in rows}
    assert told["Players", "discs"] == [
        "6: 1 for the score, 1 for technology, 4 for councillors",
        "text",
    ]
    assert told["Contract spaces", "spaces"] == ["5", "inferred"]
    assert told["Contract spaces", "markers, from the left"] == ["1, 1, 2, 2, 2", "ours"]
    assert told["Map", "their positions"] == [
        "Dimbula west, Uva east, Kandy north, Ruhuna south",
        "inferred",
    ]
    assert told["Map", "Kandy"][1] == "ours"
    assert told["Elevation tiles", "small tiles"] == ["4, of 1 hex each", "text"]
    assert told["Councillors", "spaces for discs"] == ["4, one for each player", "inferred"]


def test_the_source_of_a_fact_can_change(box_of: Callable[..., Box]) -> None:
    """An owner of the game may know what we inferred; the digest stays the same."""
    edit = ('spaces = 4, source = "inferred"', 'spaces = 4, source = "text"')
    box = box_of(edit)
    assert ("spaces for discs", "4, one for each player", "text") in dict(describe(box))[
        "Councillors"
    ]
    assert box.digest == load().digest
