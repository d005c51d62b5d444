"""Hexes, tiles and railways on the shipped map."""

from itertools import combinations, pairwise

import pytest

from ceylon.box import DISTRICTS, load
from ceylon.box.shapes import connected, neighbours, orientations, placements, railway_lines

DIMBULA, UVA = DISTRICTS.index("Dimbula"), DISTRICTS.index("Uva")


def district(number: int) -> tuple[tuple[int, int], ...]:
    return load().hexes[8 * number : 8 * number + 8]


def test_neighbours() -> None:
    """A6.1: the six directions, each with its opposite."""
    around = neighbours((0, 0))
    assert len(set(around)) == 6
    assert {(-q, -r) for q, r in around} == set(around)
    assert all((0, 0) in neighbours(cell) for cell in around)


def test_connected() -> None:
    assert connected([])
    assert connected([(0, 0)])
    assert connected([(0, 0), (1, -1)])
    assert not connected([(0, 0), (1, 1)])


def test_outer_districts_do_not_touch() -> None:
    """S3: Kandy and Ruhuna lie between Dimbula and Uva."""
    uva = set(district(UVA))
    assert not any(uva.intersection(neighbours(cell)) for cell in district(DIMBULA))


@pytest.mark.parametrize(
    ("name", "count"), [("bee", 3), ("arch", 6), ("pistol", 12), ("worm", 12), ("wave", 6)]
)
def test_orientations(name: str, count: int) -> None:
    """S4: a tile may be turned and flipped; the more symmetric, the fewer ways."""
    (tile,) = (tile for tile in load().level_tiles if tile.name == name)
    shapes = orientations(tile.cells)
    assert len(shapes) == count
    assert all(len(shape) == 4 and connected(shape) for shape in shapes)


def test_all_shapes_differ() -> None:
    """S4: no tile is another one turned or flipped."""
    for one, other in combinations(load().level_tiles, 2):
        assert not orientations(one.cells) & orientations(other.cells)


def test_each_tile_fits_each_district_in_two_ways() -> None:
    """S4: any tile may be drawn for any district."""
    for tile in load().level_tiles:
        for number in range(4):
            ways = list(placements(tile.cells, district(number)))
            assert len(ways) == len(set(ways)) >= 2
            assert all(len(way) == 4 and way <= set(district(number)) for way in ways)


def test_number_of_placements() -> None:
    """S4: how many places there are to draw from, so that no change of the map goes unnoticed."""
    ways = {
        tile.name: [len(list(placements(tile.cells, district(d)))) for d in range(4)]
        for tile in load().level_tiles
    }
    assert ways == {
        "bee": [3, 4, 5, 5],
        "arch": [3, 3, 4, 4],
        "pistol": [8, 9, 10, 12],
        "worm": [2, 4, 6, 4],
        "wave": [2, 3, 3, 3],
    }


@pytest.mark.parametrize(("without", "count"), [(UVA, 1968), (DIMBULA, 2274)])
def test_railway_lines(without: int, count: int) -> None:
    """R5: the lines, ignoring the levels, each direction of travel counted separately."""
    lines = list(railway_lines(load().hexes, without))
    assert len(lines) == len(set(lines)) == count
    assert {tuple(reversed(line)) for line in lines} == set(lines)


@pytest.mark.parametrize("without", [UVA, DIMBULA])
def test_each_line_is_one_of_the_rules(without: int) -> None:
    """R5: 9 hexes, 3 following one another in each district, both ends at the rim."""
    hexes = load().hexes
    where = {cell: place // 8 for place, cell in enumerate(hexes)}
    lines = list(railway_lines(hexes, without))
    assert len(lines) > 100
    for line in lines:
        assert len(set(line)) == 9
        assert all(b in neighbours(a) for a, b in pairwise(line))
        threes = [{where[cell] for cell in line[i : i + 3]} for i in (0, 3, 6)]
        assert all(len(three) == 1 for three in threes)
        assert set.union(*threes) == set(range(4)) - {without}
        assert all(any(n not in where for n in neighbours(end)) for end in (line[0], line[-1]))
