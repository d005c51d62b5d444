"""S4: the elevation tiles, and how likely each way to lay them is."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.tables import BOX, LAW

from ceylon.rules.deal import coverings, draw_deal, draw_levels
from ceylon.rules.hexes import land_of
from ceylon.rules.options import Options

Cell = tuple[int, int]
TILES = range(len(BOX.level_tiles))
DRAWS = 4000


@cache
def shape(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """A canonical form for all rotations, reflections and translations of a shape."""
    turned = [cells, tuple((r, q) for q, r in cells)]
    for _ in range(5):
        turned += [tuple((-r, q + r) for q, r in one) for one in turned[-2:]]
    return min(_moved_to_origin(one) for one in turned)


def _moved_to_origin(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    q0, r0 = min(cells)
    return tuple(sorted((q - q0, r - r0) for q, r in cells))


SHAPES = {shape(tile.cells): number for number, tile in enumerate(BOX.level_tiles)}


def tile_on(hexes: tuple[int, ...]) -> int:
    """The tile that covers these hexes."""
    return SHAPES[shape(tuple(BOX.hexes[at] for at in hexes))]


def covered(levels: bytes, district: int) -> tuple[int, ...]:
    return tuple(at for at in range(8 * district, 8 * district + 8) if levels[at])


@LAW
@given(seats=st.integers(1, 4), without=st.sampled_from(["uva", "dimbula"]), seed=st.integers(0))
def test_every_district_gets_a_tile_of_its_own(seats: int, without: str, seed: int) -> None:
    """S4: 4 hexes of level 0, 3 of level 1 and 1 of level 2, in the shapes of different tiles."""
    options = Options(seats, without=without)
    levels = draw_deal(options, Random(seed), BOX).levels
    tiles = []
    for district in range(4):
        if district != options.left_out:
            here = levels[8 * district : 8 * district + 8]
            assert sorted(here) == [0, 0, 0, 0, 1, 1, 1, 2]
            tiles.append(tile_on(covered(levels, district)))
    assert len(set(tiles)) == len(tiles) == (3 if seats <= 2 else 4)


def test_the_five_tiles_have_different_shapes() -> None:
    """S4: so that four hexes determine which tile covers them."""
    assert len(SHAPES) == 5


@pytest.mark.parametrize("district", range(4))
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_may_be_turned_and_flipped(tile: int, district: int) -> None:
    """S4: it covers any 4 hexes of the district that have its shape, either side up."""
    found = [
        four
        for four in combinations(range(8 * district, 8 * district + 8), 4)
        if shape(tuple(BOX.hexes[at] for at in four)) == shape(BOX.level_tiles[tile].cells)
    ]
    assert coverings(BOX, tile, district) == found
    assert len(found) >= 2


@pytest.fixture(scope="module")
def drawn() -> list[bytes]:
    """Many draws for four districts, always the same ones."""
    rng = Random(4)
    land = land_of(BOX, -1)
    return [draw_levels(land, rng, BOX) for _ in range(DRAWS)]


def evenly(found: Iterable[tuple[int, ...]], kinds: int) -> bool:
    """Whether all kinds occur, and none much more often or more rarely than the others.

    Five standard deviations: the draws are fixed, and another distribution is far outside.
    """
    times = Counter(found)
    expected = times.total() / kinds
    allowed = 5 * expected**0.5
    return len(times) == kinds and all(abs(n - expected) < allowed for n in times.values())


@pytest.mark.parametrize("district", range(4))
def test_each_tile_is_as_likely_in_each_district(drawn: list[bytes], district: int) -> None:
    """S4: first which tile goes to which district, however many ways there are to lay it."""
    assert evenly([(tile_on(covered(levels, district)),) for levels in drawn], 5)


def test_each_order_of_the_tiles_is_as_likely(drawn: list[bytes]) -> None:
    """S4: 4 of 5 tiles in any order: 120 ways."""
    orders = [tuple(tile_on(covered(levels, d)) for d in range(4)) for levels in drawn]
    assert evenly(orders, 120)


@pytest.mark.parametrize("district", range(4))
@pytest.mark.parametrize("tile", TILES)
def test_each_way_to_lay_a_tile_is_as_likely(drawn: list[bytes], tile: int, district: int) -> None:
    """S4: then one of the sets of 4 hexes that the tile can cover there."""
    laid = [covered(levels, district) for levels in drawn]
    found = [hexes for hexes in laid if tile_on(hexes) == tile]
    assert evenly(found, len(coverings(BOX, tile, district)))


@pytest.mark.parametrize("district", range(4))
def test_each_place_of_the_small_tile_is_as_likely(drawn: list[bytes], district: int) -> None:
    """S4: then one of the 4 hexes, counted in map order."""
    tops = [covered(levels, district).index(levels.index(2, 8 * district)) for levels in drawn]
    assert evenly([(top,) for top in tops], 4)
