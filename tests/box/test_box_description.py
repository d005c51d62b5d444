"""The box in words, and the page that is written from it."""

from collections.abc import Callable
from pathlib import Path

from ceylon.box import SOURCES, Box, describe, drawn_map, load

PAGE = Path(__file__).parents[2] / "docs" / "box.md"


def rows(box: Box, section: str) -> list[tuple[str, str, str]]:
    return dict(describe(box))[section]


def test_every_row_has_a_source() -> None:
    sections = describe(load())
    assert len(sections) > 8
    for _, described in sections:
        assert described
        for name, value, source in described:
            assert name
            assert value
            assert source in SOURCES


def test_what_is_known_is_told_from_what_is_ours() -> None:
    """S6, A5.3: the known contract and the inferred +5 stand out from our own."""
    box = load()
    assert ("company 2", "BGG 11/4", "text") in rows(box, "Contracts")
    assert ("company 2", "BBG 10/3, BGW 12/5, BWW 13/6", "ours") in rows(box, "Contracts")
    assert rows(box, "Technology track") == [
        ("spaces after the start", "9", "ours"),
        ("space 3", "+5", "ours"),
        ("space 6", "+5", "inferred"),
        ("space 9", "+5", "ours"),
    ]
    assert ("in total", "46, each with two different actions", "text") in rows(box, "Action cards")
    assert ("plant/harvest", "5", "ours") in rows(box, "Action cards")


def test_every_value_of_the_box_is_told(box_of: Callable[..., Box]) -> None:
    """A value that nobody sees could be wrong for years."""
    shipped = describe(load())
    for old, new in [
        ("rupees = 15", "rupees = 14"),
        ("green = 0", "green = 1"),
        ("warehouse = 5", "warehouse = 6"),
        ('"pink"', '"green"'),
        ("rupees = 9, points = 2", "rupees = 9, points = 3"),
        ("[1, 1, 2, 2, 2]", "[1, 2, 1, 2, 2]"),
        ('1 = "rupees +5"\n2 = "free move"', '1 = "free move"\n2 = "rupees +5"'),
        ("bee = ", "rhombus = "),
        ("majority = [10, 6", "majority = [10, 7"),
        ("6, 10, 15]", "6, 10, 16]"),
        ("leftover = -2", "leftover = -3"),
        ("district-bonus = [10, 6", "district-bonus = [10, 7"),
        ('source = "ours"\nspaces = [', 'source = "text"\nspaces = ['),
    ]:
        assert describe(box_of((old, new))) != shipped, new


def test_nothing_to_start_with(box_of: Callable[..., Box]) -> None:
    """S8: a box without starting chests says so."""
    box = box_of(("black = 1,", "black = 0,"))
    assert ("chests to start with", "none", "text") in rows(box, "Players")


def test_drawn_map() -> None:
    """S2: rows of 6, 7, 6, 7 and 6 hexes."""
    assert drawn_map(load()) == [
        " D D K K K K",
        "D D K K K U U",
        " D D K R U U",
        "D R R R R U U",
        " D R R R U U",
    ]


def test_map_drawn_in_the_file_is_the_map() -> None:
    """S2: a reader of the file sees the drawing first."""
    text = (Path(__file__).parents[2] / "src/ceylon/box/box.toml").read_text(encoding="utf-8")
    assert "".join(f"#    {row}\n" for row in drawn_map(load())) in text
