"""Mistakes in the map and in the elevation tiles."""

from collections.abc import Callable

import pytest

Problems = Callable[..., list[tuple[str, str]]]

APART = "the cells are not connected: move them together"


def test_seven_hexes(problems_of: Problems) -> None:
    """S2: 8 hexes in each district."""
    assert problems_of((", [5, 0], [1, 1]", ", [1, 1]")) == [
        ("map.Kandy", "this list has 7 entries, but the game has 8: add 1")
    ]


def test_hex_in_two_districts(problems_of: Problems) -> None:
    """S2: rivers separate the districts, so a hex belongs to one."""
    assert problems_of(("Kandy = [[2, 0]", "Kandy = [[1, 0]")) == [
        ("map.Kandy.1", "the hex [1, 0] is already D2: list each hex only once")
    ]


def test_hex_twice_in_a_district(problems_of: Problems) -> None:
    """S2: 8 different hexes."""
    assert problems_of(("Uva = [[4, 1], [5, 1]", "Uva = [[4, 1], [4, 1]")) == [
        ("map.Uva.2", "the hex [4, 1] is already U1: list each hex only once")
    ]


def test_district_in_two_pieces(problems_of: Problems) -> None:
    """S2: a district is one piece of land."""
    assert problems_of(("Kandy = [[2, 0]", "Kandy = [[20, 0]")) == [
        (
            "map.Kandy",
            "the hexes of Kandy are not connected: move them together",
        )
    ]


def test_missing_district(problems_of: Problems) -> None:
    """S2: the four districts are known by their names."""
    assert problems_of(("Kandy =", "Candy =")) == [
        ("map.Kandy", "this field is missing: add it"),
        ("map.Candy", "this field is unknown: did you mean “Kandy”?"),
    ]


@pytest.mark.parametrize("wrong", ["[2]", "[2, 0, 0]", "2", '"K1"'])
def test_hex_of_no_coordinates(problems_of: Problems, wrong: str) -> None:
    """S2: a hex is a pair of numbers."""
    assert problems_of(("Kandy = [[2, 0]", f"Kandy = [{wrong}")) == [
        ("map.Kandy.1", "a hex must be two whole numbers in brackets, like [3, -1]")
    ]


def test_hex_far_away(problems_of: Problems) -> None:
    """S2: the map fits on a table."""
    assert problems_of(("Kandy = [[2, 0]", "Kandy = [[-100, 0.5]")) == [
        ("map.Kandy.1", "this number is -100: it must be from -99 to 99"),
        ("map.Kandy.1", "this must be a whole number"),
    ]


@pytest.mark.parametrize("district", ["Dimbula", "Uva"])
def test_map_that_falls_apart(problems_of: Problems, district: str) -> None:
    """S3: two players leave out Uva or Dimbula, and walk over the rest."""
    # The four districts in a row, the one that will be left out second.
    order = [name for name in ("Kandy", "Ruhuna", "Dimbula", "Uva") if name != district]
    order.insert(1, district)
    edits = [(f"{name} = [[", f"{name} = {strip(place)}#[[") for place, name in enumerate(order)]
    sentence = f"without {district} the map falls apart: two players could not play on it"
    assert problems_of(*edits)[0] == ("map", sentence)


def strip(place: int) -> str:
    """A district four hexes long and two wide, so that several make a long road."""
    return str([[4 * place + q, r] for q in range(4) for r in range(2)])


def test_map_without_a_railway(problems_of: Problems) -> None:
    """R5: the line has three hexes in each district and ends at the rim in another one."""
    # Dimbula and Ruhuna touch only the two ends of a long Kandy, which three hexes do not cross.
    kandy = [*([0, r] for r in range(6)), [1, 5], [1, 4]]
    edits = [
        ("Dimbula = [[", f"Dimbula = {block(0, -3)}#[["),
        ("Kandy = [[", f"Kandy = {kandy}#[["),
        ("Ruhuna = [[", f"Ruhuna = {block(0, 6)}#[["),
        ("Uva = [[", f"Uva = {block(2, 2)}#[["),
    ]
    assert [problem for problem in problems_of(*edits) if problem[0] == "map"] == [
        ("map", "without Uva no railway of 9 hexes can be built for the solo game (R5)")
    ]


def block(q: int, r: int) -> str:
    return str([[q + dq, r + dr] for dr in range(3) for dq in range(3)][:8])


def test_four_tiles(problems_of: Problems) -> None:
    """S4: 4 of the 5 large tiles are drawn."""
    assert problems_of(("bee = [", "#bee = [")) == [
        ("elevation", "there must be 5 large elevation tiles, not 4")
    ]


def test_tile_of_three_cells(problems_of: Problems) -> None:
    """S4: a large tile covers exactly 4 hexes."""
    assert problems_of((", [0, 1], [1, -1]]", ", [0, 1]]")) == [
        ("elevation.bee", "this list has 3 entries, but the game has 4: add 1")
    ]


def test_cell_twice(problems_of: Problems) -> None:
    """S4: a large tile covers exactly 4 hexes."""
    assert problems_of((", [0, 1], [1, -1]]", ", [0, 1], [0, 1]]")) == [
        ("elevation.bee", "a cell is listed twice: a tile covers 4 hexes")
    ]


def test_tile_in_two_pieces(problems_of: Problems) -> None:
    """S4: a tile is one piece of wood."""
    assert problems_of((", [0, 1], [1, -1]]", ", [0, 1], [3, 3]]")) == [("elevation.bee", APART)]


def test_two_tiles_of_one_shape(problems_of: Problems) -> None:
    """S4: turned and flipped, no tile is another."""
    turned = "arch = [[5, 5], [5, 6], [4, 6], [6, 5]]"
    assert problems_of(("arch = [[0, 0], [1, 0], [1, 1], [0, 2]]", turned)) == [
        ("elevation.arch", "this tile has the same shape as bee: all shapes must differ")
    ]


def test_tile_that_does_not_fit(problems_of: Problems) -> None:
    """S4: any tile may be drawn for any district."""
    straight = str([[4, r] for r in range(1, 9)])
    sentence = "this tile does not fit into Uva any way round: change the tile or the map"
    assert problems_of(("Uva = [[", f"Uva = {straight}#[[")) == [
        (f"elevation.{tile}", sentence) for tile in ("bee", "arch", "pistol", "worm", "wave")
    ]


def test_tile_names(problems_of: Problems) -> None:
    """S4: the tiles are told apart by their names."""
    assert problems_of(("wave = [", "Bee = [")) == [
        ("elevation.Bee", "another tile already has this name: choose a different one")
    ]
    assert problems_of(("wave = [", '"big wave" = [')) == [
        ("elevation.big wave", "the name of a tile must be a single word, letters only")
    ]


def test_only_a_sound_map_is_tried_with_tiles(problems_of: Problems) -> None:
    """S4: one mistake, one sentence."""
    found = problems_of((", [5, 0], [1, 1]", ", [1, 1]"), ("bee = [[0, 0]", "bee = [[9, 9]"))
    assert [field for field, _ in found] == ["map.Kandy", "elevation.bee"]
